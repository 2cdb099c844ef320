// What the scripts here share: the arguments and the JSON lines of the peers' bench (its node/common.mjs).
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

const NAMES = ["data", "out", "server", "peer", "target"];

/** --data and --out are folders, --server the address of the counting server, --target a file or a variant. */
export const args = parseArgs({ options: Object.fromEntries(NAMES.map((name) => [name, { type: "string" }])) }).values;

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** Runs the case that --peer names. It gives { what: [value, unit], … }; a failure is a result too. */
export async function report(measure, cases) {
	const common = { measure, peer: args.peer, version };
	try {
		const results = await cases[args.peer]();
		for (const [what, [value, unit]] of Object.entries(results))
			console.log(JSON.stringify({ ...common, what, value, unit, n: 1, spread: [value, value] }));
	} catch (error) {
		console.log(JSON.stringify({ ...common, error: `${error.name}: ${error.message}`.slice(0, 300) }));
	}
}

export async function timed(work) {
	globalThis.gc?.();
	const begin = performance.now();
	const value = await work();
	return { ms: performance.now() - begin, value };
}

/** As the server of the peers' bench counts them. */
export async function counted(work) {
	await (await fetch(`${args.server}/__reset`)).text();
	const { ms } = await timed(work);
	const { requests, rounds, bytes } = await (await fetch(`${args.server}/__stats`)).json();
	return { requests: [requests, "requests"], rounds: [rounds, "rounds"], bytes: [bytes, "bytes"], time: [ms, "ms"] };
}

/** Buffers that were collected go back to the system a little later. */
export async function rssBytes() {
	for (let i = 0; i < 3; i++) {
		globalThis.gc?.();
		await sleep(20);
	}
	return process.memoryUsage().rss;
}

export function peakMb() {
	return Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]) / 1024;
}

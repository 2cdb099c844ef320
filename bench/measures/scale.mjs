// Building references of 1e3, 1e4 and, with --large, 1e5 files made by a template: does a file cost the same among many as among few?
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { busyNote } from "../busy-cores.mjs";

export const title = "Building references of many NetCDF-4 files, three variables and one time each";

const PYTHON = process.env.MIRAZARR_PYTHON ?? "../shared/peers/python";
const PEER = new URL("../scale/peer.py", import.meta.url).pathname;
const BUILD = new URL("../scale/build.mjs", import.meta.url).pathname;
const MAIN = new URL("../../dist/cli/main.js", import.meta.url).pathname;
const TELL_CPU = new URL("../scale/tell-cpu.mjs", import.meta.url).href;
const THREAD_MEMORY = new URL("../scale/thread-memory.mjs", import.meta.url).href;
const SIZES = process.env.MIRAZARR_BENCH_LARGE === "1" ? [1000, 10_000, 100_000] : [1000, 10_000];
/** What the command line tells the engine. */
const ENGINE = readFileSync(new URL("../../src/cli/engine.ts", import.meta.url), "utf8");
const ENGINE_FLAGS = Array.from(ENGINE.matchAll(/"(--[a-z-]+=\d+)"/g), ([, flag]) => flag).filter(
	(flag) => process.versions.v8.startsWith("11.") || !flag.startsWith("--interrupt-budget"),
);
/** What the template has in the place of its time. */
const TEMPLATE_TIME = 123456;
/** Milliseconds that the server waits before each answer. */
const LATENCY_MS = 50;
const CONNECTIONS = 128;

export async function run() {
	if (!existsSync(PYTHON))
		return [{ what: title, skipped: "there is no Python with netCDF4: name one in MIRAZARR_PYTHON" }];
	const folder = mkdtempSync(join(tmpdir(), "mirazarr-scale-"));
	try {
		const template = join(folder, "template.nc");
		await python("template", template, String(TEMPLATE_TIME));
		const files = new Template(readFileSync(template));
		const largest = SIZES.at(-1);
		for (let i = 0; i < largest; i++) writeFileSync(join(folder, fileName(i)), files.bytes(i));
		return [
			...(await costLines(folder)),
			...(await verifyLines(folder)),
			...(await httpLines(files)),
			...(await peerLines(folder)),
		];
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Files that differ in their time alone. */
class Template {
	#bytes;
	#timeAt;

	constructor(bytes) {
		const time = Buffer.alloc(8);
		time.writeDoubleLE(TEMPLATE_TIME);
		this.#bytes = bytes;
		this.#timeAt = bytes.indexOf(time);
		if (this.#timeAt < 0 || bytes.indexOf(time, this.#timeAt + 1) >= 0)
			throw new Error("the template does not have its time in one place");
	}

	bytes(i) {
		const bytes = Buffer.from(this.#bytes);
		bytes.writeDoubleLE(i, this.#timeAt);
		return bytes;
	}
}

const fileName = (i) => `f${String(i).padStart(7, "0")}.nc`;

/** Processor time and memory of builds, each in a process of its own; what starting costs is taken off, by a build of 64. */
async function costLines(folder) {
	const busy = await busyNote();
	const lines = [];
	const start = await build({ folder, count: 64, threads: 1 });
	const costs = [];
	const most = SIZES.at(-1);
	let one;
	for (const count of SIZES) {
		one = await build({ folder, count, threads: 1 });
		const cost = (one.cpuMs - start.cpuMs) / (count - 64);
		costs.push(cost);
		lines.push({
			what: `processor time of a file among ${count}`,
			value: cost / costs[0],
			unit: "× that among 1000",
			...(count === SIZES[0] ? {} : { atMost: 1.2 }),
			note: `${cost.toFixed(2)} ms`,
		});
		lines.push({
			what: `peak memory of ${count} files`,
			value: one.peakBytes / 2 ** 20,
			unit: "MiB",
			...(count === most ? { atMost: 700 } : {}),
		});
	}
	const two = await build({ folder, count: most, threads: 2 });
	// What the machine gives two programs that have nothing to do with each other: no threads can be faster.
	const pair = [1, 2].map(() => build({ folder, count: most / 2, threads: 1 }));
	const pairMs = Math.max(...(await Promise.all(pair)).map(({ wallMs }) => wallMs));
	lines.push({
		what: `two threads over one, ${most} files`,
		value: one.wallMs / two.wallMs,
		unit: "× as fast",
		atLeast: 1.7,
		note: [`processor time ${(two.cpuMs / one.cpuMs).toFixed(2)} ×`, busy].filter(Boolean).join("; "),
	});
	lines.push({
		what: "of what two programs get, with half of the files each",
		value: pairMs / two.wallMs,
		unit: "× as fast",
		atLeast: 0.85,
		note: `they are ${(one.wallMs / pairMs).toFixed(2)} × as fast as one with all: no threads can do more on this machine`,
	});
	lines.push({
		what: `peak memory of ${most} files in two threads`,
		value: two.peakBytes / 2 ** 20,
		unit: "MiB",
		atMost: 700,
	});
	lines.push({
		what: "peak memory of a thread there, the larger of two",
		value: Math.max(...two.threadBytes) / 2 ** 20,
		unit: "MiB",
		atMost: 400,
	});
	return lines;
}

/** What `mirazarr verify` takes for an object, by default and with every chunk, beside building it; what few take is taken off. */
async function verifyLines(folder) {
	const [few, many] = [64, SIZES[1]];
	const references = (count) => join(folder, `verified-${count}.parq`);
	const build = (count) => {
		const list = join(folder, `verified-${count}.txt`);
		writeFileSync(list, Array.from({ length: count }, (_, i) => join(folder, fileName(i))).join("\n"));
		return command("build", `@${list}`, "-o", references(count), "--concat", "time", "--threads", "1");
	};
	const verify = (count, ...flags) =>
		command("verify", references(count), "--allow", folder, "--threads", "1", ...flags);
	const costOf = async (run) => ((await run(many)).cpuMs - (await run(few)).cpuMs) / (many - few);
	const built = await costOf(build);
	const looked = await costOf(verify);
	const decoded = await costOf((count) => verify(count, "--sample", "all"));
	const unit = "× that of building it";
	return [
		{ what: "processor time of an object, verified", value: looked / built, unit, note: `${looked.toFixed(3)} ms` },
		{ what: "the same with its three chunks", value: decoded / built, unit, note: `${decoded.toFixed(3)} ms` },
	];
}

/** Files a second over HTTP, from a server that takes its time. */
async function httpLines(files) {
	const count = 2000;
	let requests = 0;
	const server = createServer((request, response) => {
		requests++;
		const bytes = files.bytes(Number(/(\d+)\.nc/.exec(request.url)[1]));
		const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "") ?? [];
		const body = from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
		setTimeout(() => {
			response.writeHead(from === undefined ? 200 : 206, {
				etag: '"a"',
				"content-length": body.length,
				...(from === undefined
					? {}
					: { "content-range": `bytes ${from}-${Number(from) + body.length - 1}/${bytes.length}` }),
			});
			response.end(request.method === "HEAD" ? undefined : body);
		}, LATENCY_MS);
	});
	await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
	try {
		const root = `http://127.0.0.1:${server.address().port}`;
		const { wallMs } = await build({ folder: root, count, threads: 1, concurrency: CONNECTIONS });
		return [
			{ what: `requests a file over HTTP, ${count} files`, value: requests / count, unit: "requests", atMost: 1.01 },
			{
				what: `files a second over HTTP, ${LATENCY_MS} ms a request, ${CONNECTIONS} at a time`,
				value: (1000 * count) / wallMs,
				unit: "files/s",
			},
		];
	} finally {
		server.closeAllConnections();
		await new Promise((closed) => server.close(closed));
	}
}

async function peerLines(folder) {
	const lines = [];
	for (const count of [100, 1000]) {
		const own = await build({ folder, count });
		const theirs = JSON.parse(await python("open", folder, String(count)));
		lines.push({
			what: `against open_virtual_mfdataset, ${count} files`,
			value: theirs.cpuMs / own.openCpuMs,
			unit: "× less processor time",
			atLeast: 8,
			note: `wall ${(theirs.wallMs / own.openMs).toFixed(1)} ×: ${Math.round(own.openMs)} ms, VirtualiZarr ${Math.round(theirs.wallMs)} ms`,
		});
	}
	return lines;
}

/** One build in a process of its own, in which the engine is set as `mirazarr build` sets it. */
async function build(task) {
	const engine = ["--import", THREAD_MEMORY, ...ENGINE_FLAGS];
	return JSON.parse(await output(process.execPath, [...engine, BUILD, JSON.stringify(task)]));
}

/** One command in a process of its own, and what it took. */
async function command(...args) {
	return JSON.parse(
		await output(process.execPath, ["--import", TELL_CPU, MAIN, ...args, "--progress", "none"], "ignore"),
	);
}

function python(...args) {
	return output(PYTHON, [PEER, ...args]);
}

async function output(command, args, stderr = "inherit") {
	const child = spawn(command, args, { stdio: ["ignore", "pipe", stderr] });
	let text = "";
	for await (const piece of child.stdout) text += piece;
	return text.trim().split("\n").at(-1);
}

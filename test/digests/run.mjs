/**
 * The same bytes everywhere: files of the corpus are opened, read and decoded by the built package in Node, on the main thread of a
 * page, in a worker of Chromium and in the workers of a page, and digests of all that must be the same.
 *
 *     node test/digests/run.mjs [--only TEXT] [--list]        after a build
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sampleOf } from "./sample.mjs";
import { startSite } from "./site.mjs";
import { WAYS } from "./ways.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const corpus = join(here, "../../../shared/corpus");
const { values: flags } = parseArgs({
	options: { only: { type: "string", default: "" }, list: { type: "boolean", default: false } },
});

/** A busy machine may need long; what hangs fails. */
const PATIENCE_MS = 120_000;
/** Jobs under way at once: one computes while another waits for its bytes. */
const AT_ONCE = 2;

if (!existsSync(join(here, "node_modules")))
	execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: here, stdio: "inherit" });
const { chromium } = createRequire(import.meta.url)("playwright-core");
const site = await startSite(join(corpus, "files"));
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	// Nothing outside of this machine can be meant.
	args: ["--no-sandbox", "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
const ways = await Promise.all(
	WAYS.map(async ({ name, start }) => ({ name, ...(await within(start({ browser, site }), `${name} starts`)) })),
);

const urlOf = (path) => `${site.url}/files/${path.split("/").map(encodeURIComponent).join("/")}`;
const jobs = sampleOf(corpus, urlOf).filter(({ name }) => name.includes(flags.only));
const counts = { passed: 0, failed: 0, digests: 0, errors: 0 };
const queue = jobs.values();
await Promise.all(
	Array.from({ length: AT_ONCE }, async () => {
		for (const job of queue) report(job, await judge(job));
	}),
);
console.log(
	`${counts.digests} digests and ${counts.errors} errors are the same in ${ways.map(({ name }) => name).join(", ")}`,
);
for (const { name, problem } of ways) {
	const told = await problem?.();
	if (told === undefined) continue;
	counts.failed++;
	console.log(`FAILED ${name}: ${told}`);
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
await Promise.all(ways.map(({ close }) => close()));
await browser.close();
site.close();
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;

function report({ name }, problems) {
	if (problems.length === 0) counts.passed++;
	else counts.failed++;
	if (problems.length > 0 || flags.list) console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${name}`);
	for (const problem of problems.slice(0, 8)) console.log(`       ${problem}`);
	if (problems.length > 8) console.log(`       … ${problems.length} differences`);
}

/** What is wrong with a job: errors that are none of ours, and what differs between the ways. */
async function judge(job) {
	let answers;
	try {
		const asked = ways.map(({ name, ask }) => within(ask({ asks: "digests", job }), `${name}: ${job.name}`));
		answers = await Promise.all(asked);
	} catch (error) {
		return [String(error.stack).slice(0, 1000)];
	}
	const [first, ...others] = answers;
	const problems = [];
	for (const key of new Set(answers.flatMap((one) => Object.keys(one)))) {
		const value = first[key];
		if (value?.startsWith("untyped")) problems.push(`${key}: ${value}`);
		const differing = others.flatMap((other, i) => (other[key] === value ? [] : [[ways[i + 1], other[key]]]));
		for (const [way, otherValue] of differing)
			problems.push(`${key}: ${await difference(job, key, way, value, otherValue)}`);
		if (differing.length === 0) counts[value.startsWith("error") ? "errors" : "digests"]++;
	}
	return problems;
}

/** In what two ways differ: the first element, where both have some. */
async function difference(job, key, way, value, otherValue) {
	const told = `${ways[0].name} has ${value}, ${way.name} ${otherValue}`;
	if ([value, otherValue].some((one) => one === undefined || /^(error|untyped)/.test(one)) || !key.startsWith("/"))
		return told;
	const [path, what] = [key.slice(0, key.lastIndexOf(" ")), key.slice(key.lastIndexOf(" ") + 1)];
	const question = { asks: "elements", job, path, what };
	const [own, other] = await Promise.all([ways[0].ask(question), way.ask(question)]);
	const [bytes, otherBytes] = [own, other].map(({ hex }) => Buffer.from(hex, "hex"));
	const at = bytes.findIndex((byte, i) => byte !== otherBytes[i]);
	if (at < 0) return `${told}; not when asked for again`;
	const itemBytes = Math.max(
		1,
		Math.floor(
			bytes.length /
				Math.max(
					1,
					own.shape.reduce((product, length) => product * length, 1),
				),
		),
	);
	const element = Math.floor(at / itemBytes);
	const shown = [bytes, otherBytes].map((all) => valueAt(all, element * itemBytes, itemBytes, own.dataType));
	return `element ${element} of ${own.dataType} [${own.shape}] is ${shown[0]} in ${ways[0].name}, ${shown[1]} in ${way.name}`;
}

function valueAt(bytes, at, itemBytes, dataType) {
	const item = bytes.subarray(at, at + itemBytes);
	const hex = item.subarray(0, 32).toString("hex");
	if (dataType === "float64" && itemBytes === 8) return `${item.readDoubleLE()} (${hex})`;
	return dataType === "float32" && itemBytes === 4 ? `${item.readFloatLE()} (${hex})` : hex;
}

/** What a promise gives, as long as patience lasts. */
async function within(work, what) {
	const ending = new AbortController();
	const late = sleep(PATIENCE_MS, undefined, { signal: ending.signal }).then(() => {
		throw new Error(`${what}: not done after ${PATIENCE_MS / 1000} s`);
	});
	late.catch(() => {});
	try {
		return await Promise.race([work, late]);
	} finally {
		ending.abort();
	}
}

function chromiumPath() {
	const known = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
		(path) => path && existsSync(path),
	);
	if (known === undefined) throw new Error("Chromium is needed: apt-get install -y chromium, or CHROMIUM=/path/to/it");
	return known;
}

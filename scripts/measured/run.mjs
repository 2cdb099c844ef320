// npm run measured: measures, keeps the numbers in bench/measured/, and writes docs/measured.md and the numbers of README of them.
//   npm run measured -- --only node            the bench alone; browser: that of a page; none: only the pages are written again
//   .ci/run | tee ci.log; npm run measured -- --only none --ci ci.log         and what a run of .ci/run found
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { corpusOf, interopOf, stepsOf } from "./ci-record.mjs";
import { between, fiveNumbers, measuredPage } from "./page.mjs";

const ROOT = new URL("../../", import.meta.url);
const fileOf = (path) => new URL(path, ROOT);
const recordOf = (name) => fileOf(`bench/measured/${name}.json`);
const today = () => new Date().toISOString().slice(0, 10);

const { values: options } = parseArgs({
	options: { only: { type: "string", default: "node,browser" }, ci: { type: "string" } },
});
const wanted = options.only.split(",");
if (wanted.includes("node")) keep("node", bench());
if (wanted.includes("browser")) keep("browser", bench("--browser"));
if (options.ci !== undefined) {
	const steps = stepsOf(readFileSync(options.ci, "utf8"));
	keep("ci", { date: today(), corpus: corpusOf(steps), interop: interopOf(steps) });
}

const records = Object.fromEntries(
	["node", "browser", "ci"].map((name) => [name, JSON.parse(readFileSync(recordOf(name), "utf8"))]),
);
writeFileSync(fileOf("docs/measured.md"), measuredPage(records));
const readme = readFileSync(fileOf("README.md"), "utf8");
writeFileSync(fileOf("README.md"), between(readme, "numbers", fiveNumbers(records)));

/** What the bench says, without times: these are for whoever watches it. */
function bench(...flags) {
	const { stdout, status } = spawnSync(
		process.execPath,
		["--expose-gc", fileOf("bench/run.mjs").pathname, "--json", ...flags],
		{ encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 2 ** 26 },
	);
	if (status !== 0) throw new Error(`the bench ended with ${status}`);
	const record = JSON.parse(stdout);
	const measures = record.measures.map(({ lines, ...measure }) => ({
		...measure,
		lines: lines.map(({ note, ...line }) => line),
	}));
	return { date: today(), ...record, measures };
}

function keep(name, record) {
	writeFileSync(recordOf(name), `${JSON.stringify(record, undefined, "\t")}\n`);
}

// npm run bench: every measure in turn, each in a process of its own, as one table of ratios and counts.
//   node --expose-gc bench/run.mjs [--only SUBSTRING] [--json]
//   node --expose-gc bench/run.mjs --browser [--isolated] [--profile] [--only SUBSTRING] [--json]      those of browser/, in Chromium
import { fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startBrowserBench } from "./browser/measures.mjs";
import { formatHeading, formatMeasure, formatSummary, judge } from "./report.mjs";

/** In the order of the table; each is a file of `measures/`. */
const MEASURES = [
	"start-up",
	"bundle-size",
	"first-value",
	"nodes",
	"reference-memory",
	"source-memory",
	"build-references",
	"concat-manifests",
	"concat-memory",
	"kerchunk-json",
	"kerchunk-json-read",
	"decode",
	"decode-portable",
	"whole-read",
	"threads",
	"scale",
	"update",
	"netcdf3-open",
	"netcdf3-records",
	"shard-part",
	"points",
	"blocks-memory",
	"dmrpp-chunks",
	"tiff-codecs",
	"image-codecs",
];

const { values: options } = parseArgs({
	options: {
		only: { type: "string" },
		json: { type: "boolean" },
		browser: { type: "boolean" },
		isolated: { type: "boolean" },
		profile: { type: "boolean" },
	},
});

if (!existsSync(new URL("../dist/node.js", import.meta.url)))
	fail("dist/ is missing: the bench measures the built package. Run `npm run build` first.");

const bench = options.browser ? await startBrowserBench(options) : { names: MEASURES, run: runMeasure, close() {} };
const wanted = bench.names.filter((name) => name.includes(options.only ?? ""));
if (wanted.length === 0) fail(`No measure has "${options.only}" in its name. Measures: ${bench.names.join(", ")}.`);

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const environment = {
	version,
	node: process.versions.node,
	platform: `${process.platform} ${process.arch}`,
	...(options.browser && { browser: browserText(bench.version) }),
};
if (!options.json) console.log(formatHeading(environment));

const measures = [];
for (const name of wanted) {
	const { title, lines } = await bench.run(name);
	const measure = { name, title, lines: lines.map((line) => ({ ...line, verdict: judge(line) })) };
	measures.push(measure);
	if (!options.json) console.log(formatMeasure(measure));
}
await bench.close();
console.log(options.json ? JSON.stringify({ ...environment, measures }, undefined, 2) : formatSummary(measures));
if (measures.some(({ lines }) => lines.some(({ failed }) => failed !== undefined))) process.exitCode = 1;

/** What two workers reach depends on who else is at work. */
function browserText(chromium) {
	const [load] = loadavg();
	const page = options.isolated ? "isolated page" : "page";
	return `${page} of Chromium ${chromium}, ${cpus().length} cores with a load of ${load.toFixed(1)} before`;
}

/** A process of its own: memory is counted from the same start, and no measure runs on code another one has tuned. */
function runMeasure(name) {
	return new Promise((done) => {
		const child = fork(new URL("measure-process.mjs", import.meta.url), [name], { execArgv: ["--expose-gc"] });
		child.on("message", done);
		child.on("exit", (code) => {
			if (code !== 0) fail(`The measure "${name}" failed.`);
		});
	});
}

function fail(message) {
	console.error(message);
	process.exit(1);
}

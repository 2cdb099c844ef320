// node bench/scale/simulate.mjs: ten million files on a thousand workers, with what was measured. What saturates first, and the way around it.
import { pathToFileURL } from "node:url";
import { simulate } from "./simulation.mjs";

/** What things cost, each with where it was measured. */
export const MEASURED = {
	/** Processor time of a small NetCDF-4 file in one thread: MIRAZARR_BENCH_LARGE=1 npm run bench -- --only scale, 1e5 files. */
	openMs: 0.43,
	/** Of the thread that asks, for each file that others opened (decoding partials, taking them into the table): 1.8 s of processor time for 2e4 files in two threads, with starting, joining and writing in it. */
	joinMs: 0.09,
	/** To join rows of the table once all are there: 47 µs a file, 1e5 files from partials. */
	mergeMs: 0.047,
	/** To write them as Parquet: 11 µs a file, the same build. */
	writeMs: 0.011,
	/** What an archive far away takes to answer: the latency of the bench's server. */
	requestMs: 50,
	putMs: 50,
	/** Batches of about 30 (src/exec/batch.ts), opened side by side. */
	filesPerBatch: 28,
	filesAtOnce: 16,
	/** One prefix of S3, as its maker states it; not measured here. */
	requestsPerSecond: 5500,
	/** BullMQ on Redis 7 did 6,100 jobs a second with two workers; some ten operations each. */
	redisOperationsPerSecond: 61_000,
	operationsPerBatch: 10,
	coordinators: 1,
};

const ARCHIVE = { ...MEASURED, files: 10_000_000, workers: 1000 };

/** As it is, and then one way around what is in the way after the other. */
export const SCENARIOS = [
	["one coordinator, one prefix of a bucket", ARCHIVE],
	["files below 16 prefixes", { ...ARCHIVE, requestsPerSecond: 16 * ARCHIVE.requestsPerSecond }],
	[
		"16 coordinators, each with a 16th of the list",
		{ ...ARCHIVE, coordinators: 16, requestsPerSecond: 16 * ARCHIVE.requestsPerSecond },
	],
	[
		"64 coordinators, 64 prefixes, batches of 64",
		{
			...ARCHIVE,
			coordinators: 64,
			requestsPerSecond: 64 * ARCHIVE.requestsPerSecond,
			filesPerBatch: 64,
			filesAtOnce: 64,
		},
	],
];

function print() {
	const row = (cells) => console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(46) : cell.padStart(13))).join(""));
	const parts = ["workers", "object store", "Redis", "coordinator"];
	console.log(
		`${ARCHIVE.files.toExponential(0)} files on ${ARCHIVE.workers} workers: minutes, and how busy each part is\n`,
	);
	row(["", "minutes", "last join", ...parts]);
	for (const [name, parameters] of SCENARIOS) {
		const { totalMs, lastMs, use, bottleneck } = simulate(parameters);
		const minutes = [totalMs, lastMs].map((ms) => (ms / 60_000).toFixed(0));
		row([name, ...minutes, ...parts.map((part) => `${Math.round(100 * use[part])} %`)]);
		console.log(`  what saturates: ${bottleneck}`);
	}
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) print();

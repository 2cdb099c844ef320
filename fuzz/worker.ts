/** A process that works through cases. It may die of one: the number of the case under way stands in a file. */
import { openSync, writeSync } from "node:fs";
import { type Case, caseId, makeInput } from "./case.ts";
import { exercise } from "./exercise.ts";
import type { Finding } from "./finding.ts";
import { derived, Random } from "./random.ts";
import { type FuzzFormat, loadSeeds, othersOf, pickSeed, type Seed } from "./seeds.ts";

/** What a worker is told to begin with. */
export type WorkerSettings = {
	root: string;
	corpus?: string | undefined;
	progressFile: string;
	/** The limits of the library, instead of small ones. */
	hasDefaultLimits: boolean;
};

/** Cases that follow from the seed of a run: those from `from` to below `to`, of some formats or of one file. */
export type CaseRange = {
	runSeed: number;
	from: number;
	to: number;
	formats: readonly FuzzFormat[];
	file?: string | undefined;
};

/** What a worker is asked. */
export type WorkerRequest = { range: CaseRange } | { one: Case };

/** What a format came to. */
export type FormatCount = { inputs: number; opened: number; arrays: number; values: number };

/** What a worker answers: findings as they occur, counts at the end. */
export type WorkerAnswer =
	| { finding: Finding }
	| { done: Record<string, FormatCount> }
	| { ready: true }
	| { failed: string };

/** Processor time beyond which an input counts as slow, and memory beyond which it counts as large. */
const SLOW_SECONDS = 3;
const MOST_GROWTH_KIB = 512 * 1024;

const settings = JSON.parse(process.argv[2] ?? "{}") as WorkerSettings;
const seeds = await loadSeeds(settings.root, settings.corpus);
const byFormat = new Map<FuzzFormat, Seed[]>();
for (const seed of seeds) byFormat.set(seed.format, [...(byFormat.get(seed.format) ?? []), seed]);
const byName = new Map(seeds.map((seed) => [seed.name, seed]));
const progress = openSync(settings.progressFile, "w");
const progressBytes = Buffer.alloc(8);
let underWay: { id: string; format: string } | undefined;

const knownOthers = new Map<string, Seed[]>();
/** Found once for each seed: a run asks millions of times. */
function others(seed: Seed): Seed[] {
	const known = knownOthers.get(seed.name) ?? othersOf(seed, seeds);
	knownOthers.set(seed.name, known);
	return known;
}

function say(answer: WorkerAnswer): void {
	process.send?.(answer);
}

for (const event of ["uncaughtException", "unhandledRejection"])
	process.on(event, (error: unknown) => {
		const stack = error instanceof Error ? (error.stack ?? "") : "";
		const { id = "", format = "" } = underWay ?? {};
		say({
			finding: { id, format, kind: "untyped", during: "behind the back of the caller", text: String(error), stack },
		});
	});

// A run that is ended by hand takes its workers along.
process.on("disconnect", () => process.exit());

process.on("message", (request: WorkerRequest) => {
	const work = "range" in request ? runRange(request.range) : runOne(request.one);
	work.then(
		(done) => say({ done }),
		(error: unknown) => say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
	);
});
say({ ready: true });

async function runRange({ runSeed, from, to, formats, file }: CaseRange): Promise<Record<string, FormatCount>> {
	const counts: Record<string, FormatCount> = {};
	const inFile = file === undefined ? undefined : seeds.filter(({ name }) => name.includes(file));
	if (inFile?.length === 0) throw new Error(`no seed has "${file}" in its name`);
	for (let index = from; index < to; index++) {
		const random = new Random(derived(runSeed, index));
		const candidates = inFile ?? byFormat.get(random.pick(formats)) ?? [];
		const seed = pickSeed(candidates, random);
		if (seed === undefined) continue;
		progressBytes.writeDoubleLE(index);
		writeSync(progress, progressBytes, 0, 8, 0);
		await runCase({ seed: seed.name, number: random.next() }, seed, counts);
		// Timers and messages of others would starve behind a row of promises.
		if (index % 64 === 0) await new Promise((done) => setImmediate(done));
	}
	return counts;
}

async function runOne(one: Case): Promise<Record<string, FormatCount>> {
	const seed = byName.get(one.seed);
	if (seed === undefined) throw new Error(`there is no seed "${one.seed}"`);
	const counts: Record<string, FormatCount> = {};
	progressBytes.writeDoubleLE(0);
	writeSync(progress, progressBytes, 0, 8, 0);
	await runCase(one, seed, counts);
	await new Promise((done) => setTimeout(done, 20));
	return counts;
}

async function runCase(one: Case, seed: Seed, counts: Record<string, FormatCount>): Promise<void> {
	const { format } = seed;
	const id = caseId(one);
	underWay = { id, format };
	const input = makeInput(one, seed, others(seed));
	const before = process.resourceUsage();
	const { isOpen, arrays, values, failures } = await exercise(
		input,
		new Random(one.number),
		settings.hasDefaultLimits ? {} : undefined,
	);
	const after = process.resourceUsage();
	counts[format] ??= { inputs: 0, opened: 0, arrays: 0, values: 0 };
	const count = counts[format];
	count.inputs++;
	if (isOpen) count.opened++;
	count.arrays += arrays;
	count.values += values;
	for (const failure of failures) say({ finding: { id, format, ...failure } });
	const seconds = (after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime) / 1e6;
	const finding = { id, format, during: "", stack: "" };
	if (seconds > SLOW_SECONDS)
		say({ finding: { ...finding, kind: "slow", text: `${seconds.toFixed(1)} s of processor time` } });
	const growth = after.maxRSS - before.maxRSS;
	if (growth > MOST_GROWTH_KIB)
		say({ finding: { ...finding, kind: "memory", text: `${Math.round(growth / 1024)} MiB more than before` } });
}

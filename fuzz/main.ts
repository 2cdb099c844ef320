import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { caseId, makeInput, parseCase, stepCount } from "./case.ts";
import { Differential, type Disagreement, PEER_FORMATS } from "./differential/run.ts";
import { type Finding, signatureOf } from "./finding.ts";
import { packInput } from "./kept-input.ts";
import type { Random } from "./random.ts";
import { FORMATS, type FuzzFormat, isOfCorpus, loadSeeds, othersOf, pickSeed, type Seed } from "./seeds.ts";
import { addCounts, Supervisor } from "./supervisor.ts";
import type { FormatCount } from "./worker.ts";

const USAGE = `npm run fuzz -- [options]
  --count N         inputs to make, default 20000
  --seconds N       go on for so long instead
  --format F,…      only these: ${FORMATS.join(", ")}
  --file TEXT       only seeds with this in their name
  --seed S          another run: a number, default 1
  --from N          begin with the Nth input of the run
  --corpus          small files of ../shared/corpus as seeds too
  --default-limits  those of the library, which allow gigabytes: what may a small file cost?
  --reproduce ID    one case again, with all that is known about it
  --save FILE       with --reproduce: write the damaged input there
  --differential    compare what is read with other programs; MIRAZARR_PYTHON names a Python that has them`;

const BATCH = 2000;
/** Of each bug this many cases are kept; one is minimised. */
const MOST_SHOWN = 3;

/** One bug, with what shows it. */
type Bug = { signature: string; first: Finding; count: number; ids: string[] };

/** Runs the fuzzer; gives the exit code: 0 if nothing was found. */
export async function main(argv: string[], root: string, workerFile: string): Promise<number> {
	const { values } = parseArgs({
		args: argv,
		options: {
			count: { type: "string" },
			seconds: { type: "string" },
			format: { type: "string" },
			file: { type: "string" },
			seed: { type: "string", default: "1" },
			from: { type: "string", default: "0" },
			corpus: { type: "boolean", default: false },
			"default-limits": { type: "boolean", default: false },
			reproduce: { type: "string" },
			save: { type: "string" },
			differential: { type: "boolean", default: false },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) {
		console.log(USAGE);
		return 0;
	}
	const corpus = values.corpus || isOfCorpus(values.reproduce ?? "") ? join(root, "../shared/corpus") : undefined;
	const seeds = await loadSeeds(root, corpus);
	const supervisor = new Supervisor({ workerFile, root, corpus, hasDefaultLimits: values["default-limits"] });
	try {
		if (values.differential) return await differential(seeds, values, root, dirname(workerFile));
		if (values.reproduce !== undefined) return await reproduce(values.reproduce, values.save, seeds, supervisor);
		const formats = chosenFormats(values.format);
		const inFile =
			values.file === undefined ? undefined : seeds.filter(({ name }) => name.includes(values.file as string));
		if (inFile?.length === 0) throw new Error(`No seed has "${values.file}" in its name`);
		const seedOf = (random: Random): Seed | undefined =>
			pickSeed(inFile ?? ofFormat(seeds, random.pick(formats)), random);
		const bugs = new Map<string, Bug>();
		const counts: Record<string, FormatCount> = {};
		const began = performance.now();
		const most = values.seconds === undefined ? Number(values.from) + Number(values.count ?? 20_000) : Infinity;
		for (let from = Number(values.from); from < most; from += BATCH) {
			if (values.seconds !== undefined && performance.now() - began > Number(values.seconds) * 1000) break;
			const range = {
				runSeed: Number(values.seed),
				from,
				to: Math.min(from + BATCH, most),
				formats,
				file: values.file,
			};
			addCounts(counts, await supervisor.runRange(range, seedOf, (finding) => note(bugs, finding)));
			progressLine(counts, bugs, began);
		}
		process.stderr.write("\n");
		for (const bug of bugs.values()) bug.first.id = await minimised(bug, supervisor);
		report(counts, bugs, (performance.now() - began) / 1000);
		return bugs.size === 0 ? 0 : 1;
	} finally {
		supervisor.stop();
	}
}

/** Compares with other programs: a case of `--reproduce`, or a run. */
async function differential(
	seeds: readonly Seed[],
	options: { seed: string; from: string; count?: string; seconds?: string; format?: string; reproduce?: string },
	root: string,
	folder: string,
): Promise<number> {
	const python = process.env.MIRAZARR_PYTHON ?? "python3";
	const peers = new Differential(seeds, {
		python,
		script: join(root, "fuzz/differential/peer.py"),
		folder: join(folder, "inputs"),
	});
	const total = { inputs: 0, openedByBoth: 0, arrays: 0, disagreements: [] as Disagreement[] };
	try {
		if (options.reproduce !== undefined)
			total.disagreements.push(...(await peers.compareCase(parseCase(options.reproduce), total)));
		else {
			const formats = PEER_FORMATS.filter((format) => chosenFormats(options.format).includes(format));
			const began = performance.now();
			const most = options.seconds === undefined ? Number(options.from) + Number(options.count ?? 2000) : Infinity;
			for (let index = Number(options.from); index < most; index++) {
				if (options.seconds !== undefined && performance.now() - began > Number(options.seconds) * 1000) break;
				await peers.runIndex(Number(options.seed), index, formats, total);
			}
		}
	} finally {
		peers.close();
	}
	const { inputs, openedByBoth, arrays, disagreements } = total;
	for (const { format, kind, path, text, id } of disagreements)
		console.log(`${format} ${kind} ${path}: ${text}\n  ${id}`);
	console.log(
		`${inputs} inputs, ${openedByBoth} opened by both, ${arrays} arrays compared, ${disagreements.length} differ`,
	);
	return disagreements.length === 0 ? 0 : 1;
}

function chosenFormats(text: string | undefined): readonly FuzzFormat[] {
	if (text === undefined) return FORMATS;
	const names = text.split(",");
	const unknown = names.find((name) => !FORMATS.some((format) => format === name));
	if (unknown !== undefined) throw new Error(`There is no format "${unknown}": ${FORMATS.join(", ")}`);
	return FORMATS.filter((format) => names.includes(format));
}

function ofFormat(seeds: readonly Seed[], format: FuzzFormat): Seed[] {
	return seeds.filter((seed) => seed.format === format);
}

function note(bugs: Map<string, Bug>, finding: Finding): void {
	const signature = signatureOf(finding);
	const bug = bugs.get(signature);
	if (bug === undefined) {
		bugs.set(signature, { signature, first: finding, count: 1, ids: [finding.id] });
		// A long run may be ended by hand: what it found is known by then.
		process.stderr.write(`\r${finding.kind} ${finding.during}: ${finding.text.slice(0, 100)} ${finding.id}\n`);
	} else {
		bug.count++;
		if (bug.ids.length < MOST_SHOWN && !bug.ids.includes(finding.id)) bug.ids.push(finding.id);
	}
}

/** Leaves out changes one after the other, as long as the same happens without them. */
async function minimised({ first, signature }: Bug, supervisor: Supervisor): Promise<string> {
	const { seed, number } = parseCase(first.id);
	let steps = Array.from({ length: stepCount(number) }, (_, step) => step);
	const shows = async (some: readonly number[]): Promise<boolean> => {
		const findings = await supervisor.runOne({ seed, number, steps: some }, first.format);
		return findings.some((finding) => signatureOf(finding) === signature);
	};
	for (const step of [...steps]) {
		const without = steps.filter((other) => other !== step);
		if (await shows(without)) steps = without;
	}
	return caseId({ seed, number, steps });
}

async function reproduce(
	id: string,
	file: string | undefined,
	seeds: readonly Seed[],
	supervisor: Supervisor,
): Promise<number> {
	const one = parseCase(id);
	const seed = seeds.find(({ name }) => name === one.seed);
	if (seed === undefined) throw new Error(`There is no seed "${one.seed}"`);
	const input = makeInput(one, seed, othersOf(seed, seeds));
	for (const key of seed.damaged) {
		const [before, after] = [seed.objects.get(key), input.objects.get(key)];
		if (before !== after) console.log(`${key || "(the file)"}: ${differences(before, after)}`);
	}
	if (file !== undefined) {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, packInput(input));
	}
	const findings = await supervisor.runOne(one, seed.format);
	for (const { kind, during, text, stack } of findings) console.log(`${kind} ${during}: ${text}\n${stack}`);
	if (findings.length === 0) console.log("nothing wrong");
	return findings.length === 0 ? 0 : 1;
}

/** The first places at which bytes differ. */
function differences(before: Uint8Array | undefined, after: Uint8Array | undefined): string {
	if (after === undefined) return "removed";
	const places: string[] = [];
	for (let at = 0; at < Math.min(before?.length ?? 0, after.length) && places.length < 12; at++)
		if (before?.[at] !== after[at]) places.push(`${at}: ${before?.[at]?.toString(16)} → ${after[at]?.toString(16)}`);
	return `${before?.length ?? 0} bytes, now ${after.length}; ${places.join(", ")}`;
}

function progressLine(
	counts: Readonly<Record<string, FormatCount>>,
	bugs: ReadonlyMap<string, Bug>,
	began: number,
): void {
	const inputs = Object.values(counts).reduce((sum, count) => sum + count.inputs, 0);
	const perSecond = Math.round(inputs / ((performance.now() - began) / 1000));
	process.stderr.write(`\r${inputs} inputs, ${perSecond} a second, ${bugs.size} findings `);
}

function report(counts: Readonly<Record<string, FormatCount>>, bugs: ReadonlyMap<string, Bug>, seconds: number): void {
	console.log(
		`${"format".padEnd(10)} ${"inputs".padStart(9)} ${"opened".padStart(8)} ${"arrays".padStart(10)} ${"read".padStart(9)}`,
	);
	for (const [format, { inputs, opened, arrays, values }] of Object.entries(counts).sort())
		console.log(
			`${format.padEnd(10)} ${String(inputs).padStart(9)} ${`${Math.round((100 * opened) / inputs)} %`.padStart(8)} ${String(arrays).padStart(10)} ${String(values).padStart(9)}`,
		);
	const inputs = Object.values(counts).reduce((sum, count) => sum + count.inputs, 0);
	console.log(`${inputs} inputs in ${Math.round(seconds)} s, ${bugs.size} findings`);
	for (const { first, count, ids } of bugs.values()) {
		const where = [...first.stack.matchAll(/^\s+at .*/gm)]
			.slice(0, 4)
			.map(([line]) => line.replace(/\(.*\/(src|fuzz)\//, "($1/"));
		console.log(`\n${first.kind} ${first.during}, ${count} times: ${first.text.slice(0, 300)}`);
		for (const line of where) console.log(line);
		for (const id of [first.id, ...ids.slice(1)]) console.log(`  --reproduce '${id}'`);
	}
}

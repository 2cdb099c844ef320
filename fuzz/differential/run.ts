import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMiraError } from "../../src/errors.ts";
import { read } from "../../src/read/read.ts";
import { type Case, caseId, type Input, makeInput, stepCount } from "../case.ts";
import { open } from "../exercise.ts";
import { derived, Random } from "../random.ts";
import { type FuzzFormat, othersOf, pickSeed, type Seed } from "../seeds.ts";
import { compareArrays, type Difference } from "./compare.ts";
import { Peer, type PeerArray } from "./peer.ts";

/** Formats that other programs read, too. */
export const PEER_FORMATS: readonly FuzzFormat[] = ["hdf5", "netcdf3", "tiff", "grib", "fits", "zarr", "codecs"];

/** A case in which we and another program read different values. */
export type Disagreement = Difference & { id: string; format: FuzzFormat; path: string };

/** What a comparison came to. */
export type Comparison = { inputs: number; openedByBoth: number; arrays: number; disagreements: Disagreement[] };

const MOST_ELEMENTS = 20_000;

/** Compares what we read of damaged files with what other programs read of them. */
export class Differential {
	readonly #seeds: readonly Seed[];
	readonly #peer: Peer;
	readonly #folder: string;
	#made = 0;
	/** Arrays of a seed that differ before anything is changed: what is known about them stands in docs/divergences.md. */
	readonly #known = new Map<string, ReadonlySet<string>>();

	/** `folder` is where inputs are written for the other programs. */
	constructor(seeds: readonly Seed[], { python, script, folder }: { python: string; script: string; folder: string }) {
		this.#seeds = seeds;
		this.#peer = new Peer(python, script);
		this.#folder = folder;
	}

	/** Compares the case of that number in a run. */
	async runIndex(runSeed: number, index: number, formats: readonly FuzzFormat[], total: Comparison): Promise<void> {
		const random = new Random(derived(runSeed, index));
		const format = random.pick(formats);
		const seed = pickSeed(
			this.#seeds.filter((one) => one.format === format),
			random,
		);
		if (seed === undefined) return;
		total.inputs++;
		const one: Case = { seed: seed.name, number: random.next(), isGentle: true };
		if (!this.#known.has(seed.name)) {
			const differing = await this.compareCase({ ...one, steps: [] });
			this.#known.set(seed.name, new Set(differing.map(({ path }) => path)));
		}
		const found = await this.compareCase(one, total);
		if (found.length > 0) total.disagreements.push(...(await this.#minimised(one, found)));
	}

	/** All arrays of a case that both read, and read differently. */
	async compareCase(one: Case, total?: Comparison): Promise<Disagreement[]> {
		const seed = this.#seeds.find(({ name }) => name === one.seed);
		if (seed === undefined) throw new Error(`There is no seed "${one.seed}"`);
		const input = makeInput(one, seed, othersOf(seed, this.#seeds));
		const ours = await readAll(input, seed.format);
		if (ours.size === 0) return [];
		const answer = await this.#peer.ask(seed.format, this.#write(input));
		if ("error" in answer) return [];
		if (total !== undefined) total.openedByBoth++;
		return Object.entries(answer.arrays).flatMap(([path, theirs]: [string, PeerArray]) => {
			const array = ours.get(path);
			if (array === undefined || this.#known.get(one.seed)?.has(path)) return [];
			if (total !== undefined) total.arrays++;
			const difference = compareArrays(array, theirs);
			return difference === undefined ? [] : [{ ...difference, id: caseId(one), format: seed.format, path }];
		});
	}

	/** Ends the other programs. */
	close(): void {
		this.#peer.stop();
	}

	async #minimised(one: Case, found: Disagreement[]): Promise<Disagreement[]> {
		let steps = Array.from({ length: stepCount(one.number, true) }, (_, step) => step);
		let shown = found;
		for (const step of [...steps]) {
			const fewer = steps.filter((other) => other !== step);
			const still = await this.compareCase({ ...one, steps: fewer });
			if (still.length === 0) continue;
			steps = fewer;
			shown = still;
		}
		return shown.slice(0, 1);
	}

	/** A folder for each case: libraries keep what they know of a path. */
	#write({ objects, target }: Input): string {
		rmSync(join(this.#folder, String(this.#made++)), { recursive: true, force: true });
		const folder = join(this.#folder, String(this.#made));
		for (const [key, bytes] of objects) {
			const path = join(folder, key);
			mkdirSync(dirname(path), { recursive: true });
			writeFileSync(path, bytes);
		}
		return target === "" ? folder : join(folder, target);
	}
}

async function readAll(input: Input, format: FuzzFormat): Promise<Map<string, Awaited<ReturnType<typeof read>>>> {
	const arrays = new Map<string, Awaited<ReturnType<typeof read>>>();
	try {
		const store = await open(input, format === "grib" ? { grib: { layout: "messages" } } : {});
		for (const { path, kind } of store.contents()) {
			if (kind !== "array") continue;
			try {
				const { shape } = store.array(path).description;
				if (shape.reduce((product, length) => product * length, 1) > MOST_ELEMENTS) continue;
				// Beyond the end of a file there is nothing to be right about: netCDF-C gives zeros, we the fill value.
				const isCut = store.diagnostics.some((one) => one.code === "truncated-file" && one.path === path);
				// Of two variables of one name netCDF4-python shows the last, we the first.
				const isTwice = store.diagnostics.some(({ code }) => code === "unusable-name");
				if (!isCut && !isTwice) arrays.set(path, await read(store, path));
			} catch (error) {
				if (!isMiraError(error)) throw error;
			}
		}
	} catch (error) {
		if (!isMiraError(error)) throw error;
	}
	return arrays;
}

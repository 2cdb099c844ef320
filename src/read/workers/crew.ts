import { allocate } from "../../codecs/memory.ts";
import { copyRuns, type Runs } from "../../codecs/runs.ts";
import type { OnePass } from "../../fill/one-pass.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { LoadedChunk } from "../chunk.ts";
import { runsOf } from "../chunk-runs.ts";
import type { SelectedChunk } from "../fetch-selection.ts";
import { type Chain, type Recipe, throughPass } from "./batch.ts";
import type { StartWorker } from "./job.ts";
import { DecodePool } from "./pool.ts";

/** What is decoded together: enough that a message costs little beside it. */
const BATCH_BYTES = 2 ** 19;

/** The workers of this thread, which all its readers share. */
const pools = new Map<StartWorker, DecodePool>();

/** What a crew makes. */
export type CrewTask = {
	outShape: readonly number[];
	/** Size of a stored element. */
	itemBytes: number;
	/** What is done to stored elements. */
	pass: OnePass | undefined;
	/** Room for the result, where what is never written stands already. */
	room: () => Uint8Array;
	/** Whether that is shared memory, which workers write to. */
	isShared: boolean;
	signal: AbortSignal | undefined;
};

/** A crew of so many workers; undefined where none can be started. */
export async function startCrew(start: StartWorker, count: number, task: CrewTask): Promise<Crew | undefined> {
	const pool = pools.get(start) ?? new DecodePool(start);
	pools.set(start, pool);
	return (await pool.ready(count)) ? new Crew(pool, count, task) : undefined;
}

/** A chunk of a batch: what is selected of it stands at its `runs` there, and goes from there to its `placement`. */
type CrewPart = { chunk: LoadedChunk; runs: Runs; placement: Runs; isAll: boolean };

type EncodedPart = CrewPart & { bytes: Uint8Array };

/** Decodes the chunks of one selection in workers, and puts them to their places in the result. */
export class Crew {
	readonly #pool: DecodePool;
	readonly #count: number;
	readonly #task: CrewTask;
	readonly #recipes = new Map<Chain, Recipe>();
	readonly #underWay = new Set<Promise<void>>();
	#parts: EncodedPart[] = [];
	#chain: Chain | undefined;
	/** Selected elements of the parts. */
	#elementCount = 0;
	#output: Uint8Array | undefined;
	#failure: { error: unknown } | undefined;

	constructor(pool: DecodePool, count: number, task: CrewTask) {
		this.#pool = pool;
		this.#count = count;
		this.#task = task;
		if (task.isShared) this.#output = task.room();
	}

	/** Takes on a chunk; waits while enough is under way. */
	async add({ chunk, spans }: SelectedChunk): Promise<void> {
		const { itemBytes, outShape } = this.#task;
		const encoded = await chunk.encoded();
		if (encoded?.chain !== this.#chain) await this.#send();
		this.#chain = encoded?.chain;
		const counts = spans.map(({ count }) => count);
		const first = this.#elementCount;
		const within = spans.map((span) => ({ ...span, to: 0 }));
		const runs = runsOf(chunk.shape, counts, within, itemBytes);
		const dense = spans.map((span) => ({ ...span, from: 0, step: 1 }));
		const placement = runsOf(counts, outShape, dense, this.#outBytes);
		const part = {
			chunk,
			runs: { ...runs, to: runs.to + first * itemBytes },
			placement: { ...placement, from: placement.from + first * this.#outBytes },
			isAll: counts.every((count, d) => count === outShape[d]),
		};
		const count = first + elementCount(counts);
		if (encoded === undefined) {
			this.#take(await this.#decodeHere([part], count), [part]);
			return;
		}
		this.#parts.push({ ...part, bytes: encoded.bytes });
		this.#elementCount = count;
		if (count * itemBytes >= BATCH_BYTES) await this.#send();
	}

	/** The result, when everything has come back. */
	async finish(): Promise<Uint8Array> {
		await this.#send();
		while (this.#underWay.size > 0) await this.#next();
		return this.#output ?? this.#task.room();
	}

	/** Size of an element of the result. */
	get #outBytes(): number {
		return this.#task.pass?.target.itemBytes ?? this.#task.itemBytes;
	}

	async #send(): Promise<void> {
		const [chain, parts, count] = [this.#chain, this.#parts, this.#elementCount];
		if (chain === undefined || parts.length === 0) return;
		this.#parts = [];
		this.#elementCount = 0;
		while (this.#underWay.size >= 2 * this.#count) await this.#next();
		const done = this.#decode(chain, parts, count).catch((error: unknown) => {
			this.#failure ??= { error };
		});
		this.#underWay.add(done);
		done.finally(() => this.#underWay.delete(done));
	}

	async #next(): Promise<void> {
		await Promise.race(this.#underWay);
		if (this.#failure !== undefined) throw this.#failure.error;
	}

	async #decode(chain: Chain, parts: readonly EncodedPart[], count: number): Promise<void> {
		const { signal, isShared, itemBytes } = this.#task;
		const batch = {
			// What was read may be the memory of a cache: it stays, and a copy of it goes.
			encoded: joinBytes(parts.map(({ bytes }) => bytes)),
			parts: parts.map(({ bytes, runs, placement }) => ({
				encodedBytes: bytes.length,
				runs,
				placement: isShared ? placement : undefined,
			})),
			storedBytes: count * itemBytes,
			resultBytes: count * this.#outBytes,
		};
		const shared = isShared ? this.#output : undefined;
		try {
			const recipe = this.#recipe(chain);
			const elements = await this.#pool.run({ recipe, batch, shared, most: this.#count, signal });
			if (!isShared && this.#take(elements, parts)) this.#pool.reuse(elements);
		} catch (error) {
			if (signal?.aborted) throw error;
			// Here an error gets all that belongs to it, and what a worker had no memory for may still go well.
			this.#take(await this.#decodeHere(parts, count), parts);
		}
	}

	async #decodeHere(parts: readonly CrewPart[], count: number): Promise<Uint8Array> {
		const { pass, itemBytes } = this.#task;
		const stored = allocate(count * itemBytes);
		for (const { chunk, runs } of parts) await chunk.decodeInto(stored, runs);
		if (pass === undefined) return stored;
		const result = allocate(count * this.#outBytes);
		throughPass(pass, stored, result);
		return result;
	}

	#recipe(chain: Chain): Recipe {
		const pass = this.#task.pass?.recipe;
		const known = this.#recipes.get(chain) ?? (pass === undefined ? storedRecipe(chain) : { chain, pass });
		this.#recipes.set(chain, known);
		return known;
	}

	/** Puts what is selected of some chunks to its places. False if it is the result itself, and not a copy. */
	#take(elements: Uint8Array, parts: readonly CrewPart[]): boolean {
		// The commonest case needs no copy: one chunk that is the whole answer.
		if (this.#output === undefined && parts[0]?.isAll) {
			this.#output = elements;
			return false;
		}
		this.#output ??= this.#task.room();
		for (const { placement } of parts) copyRuns(elements, this.#output, placement);
		return true;
	}
}

/** Of arrays that are read chunk by chunk the recipe is always the same, and workers need not be told again. */
const storedRecipes = new WeakMap<Chain, Recipe>();

function storedRecipe(chain: Chain): Recipe {
	const recipe = storedRecipes.get(chain) ?? { chain, pass: undefined };
	storedRecipes.set(chain, recipe);
	return recipe;
}

import { allocate } from "../../codecs/memory.ts";
import { copyRuns, type Runs } from "../../codecs/runs.ts";
import type { OnePass } from "../../fill/one-pass.ts";
import type { Origin } from "../../manifest/origin.ts";
import type { LoadedChunk } from "../chunk.ts";
import type { ChunkWaves } from "../fetch-selection.ts";
import { type BatchPart, type Chain, type Recipe, throughPass } from "./batch.ts";
import type { StartWorker } from "./job.ts";
import { type Layout, layOut } from "./layout.ts";
import { DecodePool, JOBS_A_WORKER } from "./pool.ts";
import { type Portion, portionsOf } from "./portions.ts";

/** Portions that are under way for each worker in any case, and what more of them may take in memory. */
const LEAST_PORTIONS = 2;
const MOST_BYTES = 2 ** 25;

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

/** Decodes the chunks of a selection by so many workers; undefined where none can be started. */
export async function decodeWithCrew(
	{ start, count }: { start: StartWorker; count: number },
	origin: Origin,
	chunks: ChunkWaves,
	task: CrewTask,
): Promise<Uint8Array | undefined> {
	const crew = await startCrew(start, count, task);
	if (crew === undefined) return undefined;
	for await (const portion of portionsOf(origin, chunks, portionBytes(chunks.decodedBytes, count), task.signal))
		await crew.add(portion);
	return crew.finish();
}

/** What is decoded together: enough that a message costs little beside it, and so little that all workers end at about the same time. */
function portionBytes(decodedBytes: number, count: number): number {
	return Math.min(Math.max(decodedBytes / (8 * count), 2 ** 16), 2 ** 20);
}

/** A crew of so many workers; undefined where none can be started. */
export async function startCrew(start: StartWorker, count: number, task: CrewTask): Promise<Crew | undefined> {
	const pool = pools.get(start) ?? new DecodePool(start);
	pools.set(start, pool);
	return (await pool.ready(count)) ? new Crew(pool, count, task) : undefined;
}

/** Decodes the chunks of one selection in workers, and puts them to their places in the result. */
export class Crew {
	readonly #pool: DecodePool;
	readonly #count: number;
	readonly #task: CrewTask;
	readonly #recipes = new Map<Chain, Recipe>();
	readonly #underWay = new Set<Promise<void>>();
	/** What these take in memory, at most. */
	#bytesUnderWay = 0;
	#output: Uint8Array | undefined;
	#failure: { error: unknown } | undefined;

	constructor(pool: DecodePool, count: number, task: CrewTask) {
		this.#pool = pool;
		this.#count = count;
		this.#task = task;
		if (task.isShared) this.#output = task.room();
	}

	/** Takes on a portion; waits while enough is under way. */
	async add(portion: Portion): Promise<void> {
		const { pass, itemBytes, outShape } = this.#task;
		const layout = layOut(portion.parts, outShape, itemBytes, pass?.target.itemBytes ?? itemBytes);
		const bytes = portion.encodedBytes + layout.resultBytes;
		while (this.#isBusy(bytes)) await this.#next();
		const done = this.#decode(portion, layout).catch((error: unknown) => {
			this.#failure ??= { error };
		});
		this.#underWay.add(done);
		this.#bytesUnderWay += bytes;
		done.finally(() => {
			this.#underWay.delete(done);
			this.#bytesUnderWay -= bytes;
		});
	}

	/** True if workers have enough, or as much as memory allows; but each should find the next when it is done with one. */
	#isBusy(bytes: number): boolean {
		const portions = this.#underWay.size / this.#count;
		return portions >= LEAST_PORTIONS && (portions > JOBS_A_WORKER || this.#bytesUnderWay + bytes > MOST_BYTES);
	}

	/** The result, when everything has come back. */
	async finish(): Promise<Uint8Array> {
		while (this.#underWay.size > 0) await this.#next();
		return this.#output ?? this.#task.room();
	}

	async #next(): Promise<void> {
		await Promise.race(this.#underWay);
		if (this.#failure !== undefined) throw this.#failure.error;
	}

	async #decode(portion: Portion, layout: Layout): Promise<void> {
		const { signal } = this.#task;
		try {
			if (portion.chain !== undefined) return await this.#decodeElsewhere(portion, portion.chain, layout);
		} catch (error) {
			if (signal?.aborted) throw error;
		}
		// Here an error gets all that belongs to it, and what a worker had no memory for may still go well.
		this.#take(await this.#decodeHere(await portion.load(), layout), layout);
	}

	async #decodeElsewhere({ parts, encoded }: Portion, chain: Chain, layout: Layout): Promise<void> {
		const { signal, isShared } = this.#task;
		const { runs, placements, storedBytes, resultBytes } = layout;
		const { memory } = this.#pool;
		const isResult = this.#isResult(layout);
		const elements = await this.#pool.run({
			recipe: this.#recipe(chain),
			batch: {
				encoded: "file" in encoded ? encoded : memory.copyOf(encoded),
				parts: batchParts(parts, runs),
				storedBytes,
				resultBytes,
			},
			target: () =>
				isShared
					? { shared: this.#output as Uint8Array, placements }
					: { room: isResult ? ownMemory(resultBytes) : memory.take(resultBytes) },
			most: this.#count,
			signal,
		});
		if (elements === undefined) return;
		this.#take(elements, layout);
		if (this.#output !== elements) memory.give(elements);
	}

	async #decodeHere(chunks: readonly LoadedChunk[], { runs, storedBytes, resultBytes }: Layout): Promise<Uint8Array> {
		const stored = allocate(storedBytes);
		for (const [i, chunk] of chunks.entries()) await chunk.decodeInto(stored, runs[i] as Runs);
		const { pass } = this.#task;
		if (pass === undefined) return stored;
		const result = allocate(resultBytes);
		throughPass(pass, stored, result);
		return result;
	}

	#recipe(chain: Chain): Recipe {
		const pass = this.#task.pass?.recipe;
		const known = this.#recipes.get(chain) ?? (pass === undefined ? storedRecipe(chain) : { chain, pass });
		this.#recipes.set(chain, known);
		return known;
	}

	/** The commonest case needs no copy: what is the whole answer. */
	#isResult({ isAll }: Layout): boolean {
		return isAll && this.#output === undefined;
	}

	/** Puts what is selected of some chunks to its places. */
	#take(elements: Uint8Array, layout: Layout): void {
		if (this.#isResult(layout)) {
			this.#output = elements;
			return;
		}
		this.#output ??= this.#task.room();
		for (const placement of layout.placements) copyRuns(elements, this.#output, placement);
	}
}

function batchParts(parts: Portion["parts"], runs: readonly Runs[]): BatchPart[] {
	const batch: BatchPart[] = [];
	for (const { at, encodedBytes } of parts) batch.push({ at, encodedBytes, runs: runs[batch.length] as Runs });
	return batch;
}

/** What becomes the result is nobody else's memory, and no longer than it. */
function ownMemory(bytes: number): Uint8Array<ArrayBuffer> {
	return allocate(bytes) as Uint8Array<ArrayBuffer>;
}

/** Of arrays that are read chunk by chunk the recipe is always the same, and workers need not be told again. */
const storedRecipes = new WeakMap<Chain, Recipe>();

function storedRecipe(chain: Chain): Recipe {
	const recipe = storedRecipes.get(chain) ?? { chain, pass: undefined };
	storedRecipes.set(chain, recipe);
	return recipe;
}

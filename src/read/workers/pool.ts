import { onAbort } from "../../io/abort.ts";
import { startTimer, type Timer } from "../../io/timer.ts";
import { MOST_RECIPES } from "./answer-jobs.ts";
import type { Batch, Recipe } from "./batch.ts";
import type { Answer, DecodeWorker, JobTarget, StartWorker } from "./job.ts";
import { SpareMemory } from "./spare-memory.ts";

/** Jobs that a worker has at a time: the next lies there when one is done, also if nobody looks after it for some milliseconds. */
export const JOBS_A_WORKER = 4;
/** Workers that nobody needed for so long are ended: each has an engine and memory of its own. */
const IDLE_MILLISECONDS = 10_000;
/** A script that is not there by then is not waited for. */
const START_MILLISECONDS = 10_000;
/** Workers that die are replaced, but not for ever. */
const MOST_FAILURES = 8;

/** What is decoded, for whom, and by how many at most. */
export type PoolTask = {
	recipe: Recipe;
	batch: Batch;
	/** Where the result goes: asked when a worker begins, so that what waits takes no memory for it. */
	target: () => JobTarget;
	/** How many workers may do it: the first so many. */
	most: number;
	signal: AbortSignal | undefined;
};

type Task = Omit<PoolTask, "signal"> & { settle(outcome: Outcome): void };

/** Elements, or undefined where they are in shared memory already. */
type Outcome = Uint8Array<ArrayBuffer> | undefined | Error;

/** A worker and what it is at. */
type Hand = { worker: DecodeWorker; tasks: Map<number, Task>; told: Set<Recipe> };

/**
 * Workers that decode. They are started when there is work, as many as it asks for, and ended when there was none for a while.
 * Where workers cannot be started every task is refused, and its owner does it.
 */
export class DecodePool {
	/** What goes out with tasks, and comes back. */
	readonly memory: SpareMemory = new SpareMemory();
	readonly #start: StartWorker;
	readonly #hands = new Set<Hand>();
	readonly #starting = new Set<Promise<void>>();
	readonly #waiting: Task[] = [];
	readonly #recipeIds = new WeakMap<Recipe, number>();
	/** Starts that failed and workers that died. */
	#failures = 0;
	#nextId = 0;
	#idle: Timer;

	constructor(start: StartWorker) {
		this.#start = start;
	}

	/** How many workers there are. */
	get size(): number {
		return this.#hands.size;
	}

	/** Starts workers until there are so many, and waits for the first. False if there is none, and there will be none. */
	async ready(count: number): Promise<boolean> {
		while (this.#hands.size + this.#starting.size < count && this.#failures < MOST_FAILURES) {
			const started = this.#startOne();
			this.#starting.add(started);
			started.finally(() => {
				this.#starting.delete(started);
				this.#dispatch();
			});
		}
		while (this.#hands.size === 0 && this.#starting.size > 0) await Promise.race(this.#starting);
		return this.#hands.size > 0;
	}

	/**
	 * Does a task; its memory is the worker's from now on. Gives the elements, unless they went to shared memory. Rejects if it cannot, or
	 * with the signal's reason.
	 */
	run({ signal, ...wanted }: PoolTask): Promise<Uint8Array<ArrayBuffer> | undefined> {
		clearTimeout(this.#idle);
		return new Promise<Uint8Array<ArrayBuffer> | undefined>((resolve, reject) => {
			const takeBack = onAbort(signal, () => {
				// A worker that is at it goes on: nothing can interrupt it. Its answer is nobody's.
				const place = this.#waiting.indexOf(task);
				if (place >= 0) this.#waiting.splice(place, 1);
				reject(signal?.reason);
			});
			const settle = (outcome: Outcome): void => {
				takeBack();
				if (outcome instanceof Error) reject(outcome);
				else resolve(outcome);
			};
			const task: Task = { ...wanted, settle };
			this.#waiting.push(task);
			// What is read slowly may come when those that waited for it were ended.
			if (this.#hands.size === 0) void this.ready(wanted.most);
			this.#dispatch();
		});
	}

	/** Ends all workers; what they were at is refused. */
	end(): void {
		for (const hand of this.#hands) {
			hand.worker.end();
			this.#bury(hand);
		}
		this.memory.clear();
	}

	async #startOne(): Promise<void> {
		const started = this.#start().catch(() => undefined);
		let timer: Timer;
		const late = new Promise<undefined>((resolve) => {
			timer = startTimer(() => resolve(undefined), START_MILLISECONDS);
		});
		const worker = await Promise.race([started, late]);
		clearTimeout(timer);
		if (worker === undefined) {
			this.#failures = MOST_FAILURES;
			// It may still come; nobody waits for it any more.
			started.then((tooLate) => tooLate?.end());
			return;
		}
		const hand: Hand = { worker, tasks: new Map(), told: new Set() };
		worker.listen(
			(answer) => this.#take(hand, answer),
			() => {
				// One that was ended here is no longer among them.
				if (this.#hands.has(hand)) this.#failures++;
				this.#bury(hand);
			},
		);
		this.#hands.add(hand);
		this.#dispatch();
		this.#endIfIdle();
	}

	/** Gives waiting tasks to those with the least to do. */
	#dispatch(): void {
		while (this.#waiting.length > 0) {
			const [task] = this.#waiting as [Task];
			let free: Hand | undefined;
			for (const hand of [...this.#hands].slice(0, task.most))
				if (hand.tasks.size < (free?.tasks.size ?? JOBS_A_WORKER)) free = hand;
			if (free === undefined) break;
			this.#waiting.shift();
			this.#give(free, task);
		}
		if (this.#hands.size > 0 || this.#starting.size > 0) return;
		for (const task of this.#waiting.splice(0)) task.settle(new Error("there are no workers"));
	}

	#give({ worker, tasks, told }: Hand, task: Task): void {
		const { recipe, batch } = task;
		const id = this.#nextId++;
		const isKnown = told.has(recipe);
		if (!isKnown) {
			told.add(recipe);
			// The worker forgets in the same order.
			for (const old of told) if (told.size > MOST_RECIPES) told.delete(old);
		}
		try {
			const recipeId = this.#recipeId(recipe);
			worker.post({ id, recipeId, recipe: isKnown ? undefined : recipe, batch, target: task.target() });
		} catch (error) {
			// Something in it cannot be sent.
			told.delete(recipe);
			task.settle(error as Error);
			return;
		}
		if (tasks.size === 0) worker.hold(true);
		tasks.set(id, task);
	}

	#recipeId(recipe: Recipe): number {
		const id = this.#recipeIds.get(recipe) ?? this.#nextId++;
		this.#recipeIds.set(recipe, id);
		return id;
	}

	#take(hand: Hand, answer: Answer): void {
		if (answer.kind === "ready") return;
		const task = hand.tasks.get(answer.id);
		hand.tasks.delete(answer.id);
		if (hand.tasks.size === 0) hand.worker.hold(false);
		if (answer.kind === "done" && answer.encoded !== undefined) this.memory.give(answer.encoded);
		task?.settle(answer.kind === "done" ? answer.elements : new Error("the worker could not decode a chunk"));
		this.#dispatch();
		this.#endIfIdle();
	}

	/** Also those that were started for work which then never came, because reading failed. */
	#endIfIdle(): void {
		if (this.#waiting.length > 0 || [...this.#hands].some(({ tasks }) => tasks.size > 0)) return;
		clearTimeout(this.#idle);
		this.#idle = startTimer(() => this.end(), IDLE_MILLISECONDS);
	}

	#bury(hand: Hand): void {
		this.#hands.delete(hand);
		for (const task of hand.tasks.values()) task.settle(new Error("the worker died"));
		hand.tasks.clear();
		this.#dispatch();
	}
}

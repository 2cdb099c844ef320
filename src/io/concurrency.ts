import { MiraError } from "../errors.ts";
import { onAbort } from "./abort.ts";

/** Runs at most `limit` tasks at a time, in the order in which they were asked for. */
export class Limiter {
	readonly #limit: number;
	/** In order of arrival; a set, so an aborted one can leave from the middle. */
	readonly #waiting = new Set<() => void>();
	#running = 0;

	constructor(limit: number) {
		this.#limit = atLeastOne(limit);
	}

	/** The result of `task`. Aborting takes it out of the queue; a task that runs has to watch the signal itself. */
	async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
		await this.#enter(signal);
		try {
			return await task();
		} finally {
			this.#leave();
		}
	}

	async #enter(signal: AbortSignal | undefined): Promise<void> {
		signal?.throwIfAborted();
		if (this.#running < this.#limit) {
			this.#running++;
			return;
		}
		await new Promise<void>((resolve, reject) => {
			const start = (): void => {
				takeBack();
				resolve();
			};
			const takeBack = onAbort(signal, () => {
				this.#waiting.delete(start);
				reject(signal?.reason);
			});
			this.#waiting.add(start);
		});
	}

	/** The slot goes straight to the next in line, so nobody who arrives in between can overtake. */
	#leave(): void {
		const [next] = this.#waiting;
		if (next === undefined) {
			this.#running--;
			return;
		}
		this.#waiting.delete(next);
		next();
	}
}

/**
 * What becomes of each item, in their order, at most `limit` at a time. One is begun when it is its turn: a hundred thousand
 * that wait would take memory. The first failure ends it; what is under way then goes on, and nobody waits for it.
 */
export async function mapLimited<T, R>(
	items: readonly T[],
	limit: number,
	task: (item: T, place: number) => Promise<R>,
): Promise<R[]> {
	const results = new Array<R>(items.length);
	let next = 0;
	let isOver = false;
	const work = async (): Promise<void> => {
		while (next < items.length && !isOver) {
			const place = next++;
			results[place] = await task(items[place] as T, place);
		}
	};
	try {
		await Promise.all(Array.from({ length: Math.min(atLeastOne(limit), items.length) }, work));
	} finally {
		isOver = true;
	}
	return results;
}

/** With none at a time nobody would ever have a turn, and everything would wait for ever. */
function atLeastOne(limit: number): number {
	if (limit >= 1) return limit;
	throw new MiraError("bad-argument", `concurrency is ${limit}, and nothing would ever be done`, {
		hint: "Pass a whole number of at least 1, or leave it out",
	});
}

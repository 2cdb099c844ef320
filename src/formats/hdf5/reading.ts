/**
 * Work on a file that waits only where bytes are not at hand. It is written as a generator: `yield*` where an async function has
 * `await`. What it yields is waited for by whoever runs it. Most of what a walk through a file reads is already there, and a
 * promise for each step of each object would cost many times what the step itself does.
 */
export type Reading<T> = Generator<Promise<unknown>, T, unknown>;

/** What a promise brings. */
export function* waitFor<T>(promise: Promise<T>): Reading<T> {
	return (yield promise) as T;
}

/** Runs a reading: its result, or a promise of it where it had to wait. */
export function start<T>(reading: Reading<T>): T | Promise<T> {
	const step = reading.next();
	return step.done === true ? step.value : proceed(reading, step.value);
}

/** Like `start`, for a reading whose failure is looked at later, or never. */
export function startQuietly<T>(reading: Reading<T>): T | Promise<T> {
	const begun = start(reading);
	if (begun instanceof Promise) begun.catch(() => {});
	return begun;
}

async function proceed<T>(reading: Reading<T>, first: Promise<unknown>): Promise<T> {
	let waiting = first;
	while (true) {
		const resume = await waiting.then(
			(value) => () => reading.next(value),
			(error: unknown) => () => reading.throw(error),
		);
		const step = resume();
		if (step.done === true) return step.value;
		waiting = step.value;
	}
}

/** What was started, or its result: it may be there already. */
export function* resultOf<T>(started: T | Promise<T>): Reading<T> {
	return started instanceof Promise ? yield* waitFor(started) : started;
}

/** Readings that wait at a time: each holds all that it was about. */
const MOST_WAITING = 4096;

type Blocked<T> = { reading: Reading<T>; place: number; promise: Promise<unknown> };

/**
 * Reads for every item, in their order. Those that have to wait do so together: what they ask for at a time becomes few
 * requests.
 */
export function* readEach<I, T>(items: readonly I[], read: (item: I, place: number) => Reading<T>): Reading<T[]> {
	const results = new Array<T>(items.length);
	let blocked: Blocked<T>[] = [];
	const note = (reading: Reading<T>, place: number, step: IteratorResult<Promise<unknown>, T>): void => {
		if (step.done === true) {
			results[place] = step.value;
			return;
		}
		const promise = step.value;
		// An error of another ends them all; then nobody waits for this one.
		promise.catch(() => {});
		blocked.push({ reading, place, promise });
	};
	function* wait(): Reading<void> {
		const wave = blocked;
		blocked = [];
		const promises = [...new Set(wave.map(({ promise }) => promise))];
		const settled = yield* waitFor(Promise.allSettled(promises));
		const outcomes = new Map(promises.map((promise, i) => [promise, settled[i] as PromiseSettledResult<unknown>]));
		for (const { reading, place, promise } of wave) {
			const outcome = outcomes.get(promise) as PromiseSettledResult<unknown>;
			const isThere = outcome.status === "fulfilled";
			note(reading, place, isThere ? reading.next(outcome.value) : reading.throw(outcome.reason));
		}
	}
	for (const [place, item] of items.entries()) {
		const reading = read(item, place);
		note(reading, place, reading.next());
		while (blocked.length >= MOST_WAITING) yield* wait();
	}
	while (blocked.length > 0) yield* wait();
	return results;
}

/** Two readings at once. */
export function* readBoth<A, B>(first: Reading<A>, second: Reading<B>): Reading<[A, B]> {
	const [a, b] = yield* readEach<Reading<A | B>, A | B>([first, second], (reading) => reading);
	return [a as A, b as B];
}

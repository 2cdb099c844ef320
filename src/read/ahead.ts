import { eitherSignal } from "../io/abort.ts";

/**
 * Starts a task for each item, one item ahead of whoever takes the results: the next is under way while the last result is
 * dealt with. Leaving early, or an error, aborts what is under way.
 */
export async function* oneAhead<T, R>(
	items: Iterable<T>,
	start: (item: T, signal: AbortSignal | undefined) => Promise<R>,
	signal: AbortSignal | undefined,
): AsyncGenerator<[item: T, result: R], void, undefined> {
	let stop: AbortController | undefined;
	let current: [item: T, result: Promise<R>] | undefined;
	try {
		for (const item of items) {
			if (current === undefined) {
				current = [item, start(item, signal)];
				continue;
			}
			stop ??= new AbortController();
			const next = start(item, eitherSignal(signal, stop.signal));
			// Who waits for it gets the error; if an earlier one fails, nobody does.
			next.catch(() => {});
			yield [current[0], await current[1]];
			current = [item, next];
		}
		if (current !== undefined) yield [current[0], await current[1]];
	} finally {
		stop?.abort();
	}
}

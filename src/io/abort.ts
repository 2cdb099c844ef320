import { inheritDeadlines } from "./deadline-signals.ts";

/** Callbacks by signal. Node warns at the eleventh listener of a signal, and a thousand reads may share one. */
const callbacks = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls `callback` once when `signal` aborts. Returns the function that takes it back. */
export function onAbort(signal: AbortSignal | undefined, callback: () => void): () => void {
	if (signal === undefined) return () => {};
	let waiting = callbacks.get(signal);
	if (waiting === undefined) {
		const registered = new Set<() => void>();
		signal.addEventListener("abort", () => {
			for (const each of registered) each();
		});
		callbacks.set(signal, registered);
		waiting = registered;
	}
	waiting.add(callback);
	return () => waiting.delete(callback);
}

/** The result of `promise`, or the reason of `signal` as soon as that aborts; the promise itself is not stopped. */
export async function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
	let takeBack = (): void => {};
	const aborted = new Promise<never>((_, reject) => {
		if (signal?.aborted) reject(signal.reason);
		else takeBack = onAbort(signal, () => reject(signal?.reason));
	});
	try {
		return await Promise.race([aborted, promise]);
	} finally {
		takeBack();
	}
}

/** A signal that aborts with either of two. */
export function eitherSignal(a: AbortSignal | undefined, b: AbortSignal | undefined): AbortSignal | undefined {
	if (a === undefined || b === undefined || a === b) return a ?? b;
	const either = AbortSignal.any([a, b]);
	inheritDeadlines(either, [a, b]);
	return either;
}

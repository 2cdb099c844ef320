/** A timer that runs, or undefined where it would never go off. */
export type Timer = ReturnType<typeof setTimeout> | undefined;

/** Platforms take a longer time for none at all. */
const MAX_MS = 2 ** 31 - 1;

/** Calls back after a time, unless the program has come to its end by then: to wait for a time must not keep it alive. */
export function startTimer(callback: () => void, ms: number): Timer {
	if (ms > MAX_MS) return undefined;
	const timer = setTimeout(callback, ms);
	// Only Node has it.
	timer.unref?.();
	return timer;
}

/** Looks at the clock, and aborts the signal that it belongs to when its time is over. */
type LookAtClock = () => void;

/** How the signals are asked for the time that have one. */
const clocks = new WeakMap<AbortSignal, LookAtClock>();

/** From now on who asks whether `signal` is over also looks at a clock. */
export function addDeadline(signal: AbortSignal, look: LookAtClock): void {
	const before = clocks.get(signal);
	clocks.set(signal, () => {
		before?.();
		look();
	});
}

/** Gives a signal the deadlines of those whose abort is its own. */
export function inheritDeadlines(signal: AbortSignal, parents: readonly AbortSignal[]): void {
	for (const parent of parents) {
		const look = clocks.get(parent);
		if (look !== undefined) addDeadline(signal, look);
	}
}

/**
 * Throws the reason of a signal that is aborted, or whose time is over. Between the steps of work that lets no timer go off, only
 * who looks at the clock knows that.
 */
export function throwIfOver(signal: AbortSignal | undefined): void {
	if (signal === undefined) return;
	clocks.get(signal)?.();
	signal.throwIfAborted();
}

import { type ErrorDetails, hint, MiraError, type OptionValues, option, TAKES } from "../errors.ts";
import { abortable, onAbort } from "./abort.ts";
import { addDeadline, inheritDeadlines } from "./deadline-signals.ts";
import { startTimer, type Timer } from "./timer.ts";

/** How a call can be ended before it is done. */
export type AbortOptions = {
	/** Ends the call, which fails with the reason of the signal. */
	signal?: AbortSignal | undefined;
	/** Milliseconds after which the call fails with `timeout`. By default it may take as long as it makes progress. */
	timeoutMs?: number | undefined;
};

/** What they take. */
export const ABORT_OPTIONS: OptionValues<AbortOptions> = { signal: TAKES.signal, timeoutMs: TAKES.number };

/**
 * What a signal aborts with when its time is over. Not a `MiraError`, as no reason of a caller is one: nobody on the way takes it for
 * an error of a file, and goes on with the next.
 */
export class TimeOver extends Error {
	override readonly name = "AbortError";
	readonly timeoutMs: number;

	constructor(timeoutMs: number) {
		super(`not finished after ${durationText(timeoutMs)}`);
		this.timeoutMs = timeoutMs;
	}
}

/** A signal that aborts with another one, or when a time is over: by a timer, or when somebody looks (`throwIfOver`). */
export class Deadline {
	readonly #controller = new AbortController();
	readonly #takeBack: () => void;
	#endsMs = Number.POSITIVE_INFINITY;
	#over: TimeOver | undefined;
	#timer: Timer;

	/** The time begins with {@link start}. */
	constructor(signal: AbortSignal | undefined) {
		if (signal !== undefined) inheritDeadlines(this.signal, [signal]);
		addDeadline(this.signal, () => {
			if (performance.now() >= this.#endsMs) this.#abort();
		});
		this.#takeBack = onAbort(signal, () => this.#controller.abort(signal?.reason));
		if (signal?.aborted) this.#controller.abort(signal.reason);
	}

	get signal(): AbortSignal {
		return this.#controller.signal;
	}

	/** Whether it was this time that ended the work, and nobody before. */
	get isOver(): boolean {
		return this.#over !== undefined && this.signal.reason === this.#over;
	}

	/** So much time from now on. */
	start(timeoutMs: number): void {
		this.#over = new TimeOver(timeoutMs);
		this.#endsMs = performance.now() + timeoutMs;
		this.#timer = startTimer(() => this.#abort(), timeoutMs);
	}

	/** The work is done: no time counts any more. */
	end(): void {
		this.#endsMs = Number.POSITIVE_INFINITY;
		clearTimeout(this.#timer);
		this.#takeBack();
	}

	#abort(): void {
		this.#controller.abort(this.#over);
	}
}

/** What a call is about, for the error; and whether it is waited for until it has ended by itself, as what writes should be. */
export type DeadlineDetails = Pick<ErrorDetails, "url" | "path"> & { isWriting?: true };

/**
 * What `run` gives, unless the time of its options is over before: then `timeout`, whether or not what it waits for obeys its
 * signal. `run` gets the options with a signal for both.
 */
export async function withDeadline<T, Options extends AbortOptions>(
	what: string,
	options: Options,
	run: (options: Options) => Promise<T>,
	{ isWriting, ...place }: DeadlineDetails = {},
): Promise<T> {
	const { signal, timeoutMs } = options;
	if (timeoutMs === undefined) return run(options);
	const deadline = new Deadline(signal);
	deadline.start(timeoutMs);
	try {
		const result = run({ ...options, signal: deadline.signal, timeoutMs: undefined });
		return await (isWriting ? result : abortable(result, deadline.signal));
	} catch (error) {
		if (!deadline.isOver) throw error;
		throw new MiraError("timeout", `${what} was not finished after ${durationText(timeoutMs)}`, {
			...place,
			...hint`Raise ${option("timeoutMs")}`,
		});
	} finally {
		deadline.end();
	}
}

/** A time for people: `500 ms`, `30 s`, `5 min`. */
export function durationText(ms: number): string {
	if (ms < 1000) return `${ms} ms`;
	return ms < 120_000 || ms % 60_000 !== 0 ? `${ms / 1000} s` : `${ms / 60_000} min`;
}

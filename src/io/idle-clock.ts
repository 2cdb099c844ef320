import { hint, option } from "../errors.ts";
import { DEFAULT_LIMITS } from "../zarr/budget.ts";
import { onAbort } from "./abort.ts";
import { TransientError } from "./retry.ts";
import { startTimer, type Timer } from "./timer.ts";

/** What a request is given. */
export type Patience = {
	signal?: AbortSignal | undefined;
	/** Seconds in which a server has to send {@link LEAST_BYTES}, or all that is left. Default 30. */
	maxIdleSeconds?: number | undefined;
	/** Bytes that go out before an answer can come. */
	sentBytes?: number | undefined;
	/** Other requests that this one may have to wait behind. */
	traffic?: Traffic | undefined;
};

/** When a byte last arrived for any request of a store. */
export type Traffic = { lastMs: number };

/**
 * Fewer bytes than this in the time without progress are none: a byte now and then would hold a connection for years. Slow and
 * steady links are far above it, also where sixteen requests share a satellite's 64 kbit/s.
 */
const LEAST_BYTES = 1024;

/** How fast a body is taken to leave, at the least. Platforms do not tell how far they are. */
const LEAST_SENT_PER_SECOND = 2 ** 14;

/**
 * What `request` gives, unless the server stalls: no answer, no body, or fewer than {@link LEAST_BYTES} bytes, in the time that
 * `patience` has. Then the request is aborted by the signal of the clock, and a `TransientError` says so, whether or not what
 * carries the request obeys the signal. The reason of the caller's own signal comes first.
 */
export async function withinIdleTime<T>(
	url: string,
	patience: Patience,
	request: (clock: IdleClock) => Promise<T>,
): Promise<T> {
	const { signal } = patience;
	signal?.throwIfAborted();
	const clock = new IdleClock(url, patience);
	const takeBack = onAbort(signal, () => clock.end(signal?.reason));
	try {
		return await Promise.race([request(clock), clock.ended]);
	} catch (error) {
		// Whatever an abort looks like below, callers see the reason they gave, and the stall that was.
		signal?.throwIfAborted();
		throw clock.stall ?? error;
	} finally {
		takeBack();
		clock.stop();
	}
}

/** Measures the time in which a server sends nothing that is of use. One timer for a request, however many pieces arrive. */
export class IdleClock {
	/** Rejects when the request is not waited for any longer. */
	readonly ended: Promise<never>;
	readonly #controller = new AbortController();
	readonly #idleMs: number;
	readonly #traffic: Traffic | undefined;
	#url: string;
	#timer: Timer;
	/** When the timer should go off: if it is late, so are we. */
	#dueMs = 0;
	/** The begin of the period in which enough has to arrive. */
	#sinceMs: number;
	#receivedBytes = 0;
	#hasAnswer = false;
	#stall: TransientError | undefined;
	#reject: (reason: unknown) => void = () => {};

	constructor(url: string, { maxIdleSeconds = DEFAULT_LIMITS.maxIdleSeconds, sentBytes = 0, traffic }: Patience) {
		this.#url = url;
		this.#idleMs = maxIdleSeconds * 1000;
		this.#traffic = traffic;
		this.#sinceMs = performance.now() + (sentBytes / LEAST_SENT_PER_SECOND) * 1000;
		this.ended = new Promise((_, reject) => {
			this.#reject = reject;
		});
		// Nobody waits for it where a request ends in another way.
		this.ended.catch(() => {});
		this.#look();
	}

	/** Ends the request where it is carried. */
	get signal(): AbortSignal {
		return this.#controller.signal;
	}

	/** The error of a request that was given up. */
	get stall(): TransientError | undefined {
		return this.#stall;
	}

	/** A request goes out to `url`: the first, or one that another answer led to. */
	asks(url: string): void {
		this.#url = url;
		this.#hasAnswer = false;
	}

	/** The head of the answer is there. */
	answered(): void {
		this.#hasAnswer = true;
		this.#begin(performance.now());
	}

	/** A piece of the body is there. */
	received(bytes: number): void {
		this.#receivedBytes += bytes;
		if (this.#receivedBytes >= LEAST_BYTES) this.#begin(performance.now());
	}

	/** Ends the request for a reason. */
	end(reason: unknown): void {
		this.stop();
		this.#reject(reason);
		this.#controller.abort(reason);
	}

	/** No more time is measured. */
	stop(): void {
		clearTimeout(this.#timer);
	}

	#begin(nowMs: number): void {
		this.#sinceMs = nowMs;
		this.#receivedBytes = 0;
		if (this.#traffic !== undefined) this.#traffic.lastMs = nowMs;
	}

	#look(): void {
		const nowMs = performance.now();
		// Who was busy, or asleep, has not looked at what arrived meanwhile.
		if (this.#dueMs > 0 && nowMs - this.#dueMs > this.#idleMs / 2) this.#sinceMs = nowMs;
		if (!this.#hasAnswer) this.#sinceMs = Math.max(this.#sinceMs, this.#traffic?.lastMs ?? 0);
		this.#dueMs = this.#sinceMs + this.#idleMs;
		const restMs = this.#dueMs - nowMs;
		if (restMs > 0) this.#timer = startTimer(() => this.#look(), restMs);
		else this.#giveUp();
	}

	#giveUp(): void {
		const seconds = `${this.#idleMs / 1000} s`;
		const what =
			this.#receivedBytes > 0
				? `The server sent ${this.#receivedBytes} bytes within ${seconds}, fewer than ${LEAST_BYTES}`
				: `The server ${this.#hasAnswer ? "sent nothing for" : "did not answer within"} ${seconds}`;
		this.#stall = new TransientError("network", what, {
			url: this.#url,
			idleMs: this.#idleMs,
			...hint`Try again later. If the server is only slow, raise ${option("limits.maxIdleSeconds")}`,
		});
		this.end(this.#stall);
	}
}

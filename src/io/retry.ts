import { type ErrorCode, type ErrorDetails, MiraError } from "../errors.ts";
import { powerOfTwo } from "../zarr/arithmetic/powers.ts";
import { onAbort } from "./abort.ts";
import { throwIfOver } from "./deadline-signals.ts";

/** A failure that may pass: no answer, an answer that broke off, an overloaded server. */
export class TransientError extends MiraError {
	/** How long the server asks us to wait. */
	readonly retryAfterMs: number | undefined;
	/** How long we waited for nothing. */
	readonly idleMs: number;

	constructor(
		code: ErrorCode,
		message: string,
		details: ErrorDetails & { retryAfterMs?: number | undefined; idleMs?: number | undefined } = {},
	) {
		super(code, message, details);
		this.retryAfterMs = details.retryAfterMs;
		this.idleMs = details.idleMs ?? 0;
	}
}

/** How an operation is tried again. */
export type RetryOptions = {
	/** Tries in all, default 6. */
	attempts?: number;
	/** Longest first wait, doubled for each try, default 100 ms. */
	baseMs?: number;
	/** Longest single wait, default 15 s. */
	capMs?: number;
	/**
	 * Waiting that one operation may spend in all, between tries and for servers that send nothing, default 60 s. A server that
	 * asks for more is not waited for.
	 */
	budgetMs?: number;
	/** For tests: waits, and rejects with the signal's reason when that aborts. */
	sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
	/** For tests: a number from 0 up to 1. */
	random?: () => number;
};

/**
 * The result of `operation`, tried again while it throws a `TransientError`. Waits are drawn from the whole interval
 * ("full jitter"), because clients that failed together must not come back together; `Retry-After` is the least wait.
 */
export async function withRetry<T>(
	operation: () => Promise<T>,
	options: RetryOptions = {},
	signal?: AbortSignal,
): Promise<T> {
	const { attempts = 6, baseMs = 100, capMs = 15_000, budgetMs = 60_000, sleep = wait, random = Math.random } = options;
	let waitedMs = 0;
	for (let attempt = 1; ; attempt++) {
		throwIfOver(signal);
		try {
			return await operation();
		} catch (error) {
			if (!(error instanceof TransientError) || attempt >= attempts) throw error;
			const jitterMs = random() * Math.min(capMs, baseMs * powerOfTwo(attempt - 1));
			const waitMs = Math.max(jitterMs, error.retryAfterMs ?? 0);
			waitedMs += waitMs + error.idleMs;
			if (waitedMs > budgetMs) throw error;
			await sleep(waitMs, signal);
		}
	}
}

/** Milliseconds that a `Retry-After` header asks for, given as seconds or as a date (RFC 9110, 10.2.3). */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
	if (header === null) return undefined;
	if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
	const dateMs = Date.parse(header);
	return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		const timer = setTimeout(() => {
			takeBack();
			resolve();
		}, ms);
		const takeBack = onAbort(signal, () => {
			clearTimeout(timer);
			reject(signal?.reason);
		});
	});
}

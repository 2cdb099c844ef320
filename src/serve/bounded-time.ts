import { Refusal } from "./refusal.ts";

/** The answer to a request whose source took too long. */
export function timeoutRefusal(timeoutMs: number): Refusal {
	return new Refusal(504, "timeout", `the source did not answer within ${timeoutMs / 1000} s`);
}

/** The result of `work`, whose signal aborts after a time. */
export async function withinTime<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(timeoutRefusal(timeoutMs)), timeoutMs);
	try {
		return await work(ending.signal);
	} finally {
		clearTimeout(timer);
	}
}

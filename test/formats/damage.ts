import { isMiraError } from "../../src/errors.ts";

/** Numbers below `n` that look random and are the same in every run: a failure can be repeated by its seed. */
export function generator(seed: number): (n: number) => number {
	let state = seed;
	return (n) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * n);
	};
}

/** What came of work on a damaged file: its result, or undefined after a MiraError. Any other error is a failure. */
export async function orRefusal<T>(work: Promise<T>, what: string): Promise<T | undefined> {
	try {
		return await work;
	} catch (error) {
		if (!isMiraError(error)) throw new Error(`${what}: not a MiraError`, { cause: error });
		return undefined;
	}
}

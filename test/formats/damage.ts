import { expect } from "vitest";
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
	const [result, error] = await work.then(
		(found): [T, undefined] => [found, undefined],
		(thrown: unknown): [undefined, unknown] => [undefined, thrown],
	);
	expect(error === undefined || isMiraError(error) ? "" : error, what).toBe("");
	return result;
}

/** How many single bits are changed, and how often a file is cut off. */
export const FLIPS = 50;
export const CUTS = 20;

/** A file in {@link FLIPS} and {@link CUTS} damaged forms, each with what was done to it. */
export function* damaged(bytes: Uint8Array, seed: number): IterableIterator<[what: string, bytes: Uint8Array]> {
	const random = generator(seed);
	for (let i = 0; i < FLIPS; i++) {
		const changed = bytes.slice();
		const at = random(bytes.length);
		const bit = random(8);
		changed[at] = (changed[at] as number) ^ (1 << bit);
		yield [`bit ${bit} of byte ${at} changed`, changed];
	}
	for (let i = 0; i < CUTS; i++) {
		const length = random(bytes.length);
		yield [`cut off at ${length}`, bytes.slice(0, length)];
	}
}

const ARRAYS = [
	"ArrayBuffer",
	"Uint8Array",
	"Uint16Array",
	"Uint32Array",
	"Int32Array",
	"Float64Array",
	"Array",
] as const;

/** The largest room, in bytes, that any one call made for an array of a given length while work was done. */
export async function largestRoom(work: () => Promise<unknown>): Promise<number> {
	let largest = 0;
	const originals = ARRAYS.map((name) => globalThis[name]);
	const watched = (original: (typeof originals)[number]): unknown =>
		new Proxy(original, {
			construct(target, args, newTarget) {
				const [length] = args;
				const itemBytes = "BYTES_PER_ELEMENT" in target ? target.BYTES_PER_ELEMENT : 1;
				if (args.length === 1 && typeof length === "number") largest = Math.max(largest, length * itemBytes);
				return Reflect.construct(target, args, newTarget === watcher.get(target) ? target : newTarget);
			},
		});
	const watcher = new Map<unknown, unknown>(originals.map((original) => [original, watched(original)]));
	for (const [i, name] of ARRAYS.entries()) Object.assign(globalThis, { [name]: watcher.get(originals[i]) });
	try {
		await work();
	} finally {
		for (const [i, name] of ARRAYS.entries()) Object.assign(globalThis, { [name]: originals[i] });
	}
	return largest;
}

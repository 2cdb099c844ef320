import { withoutSignature } from "../io/url.ts";

/** Files that are opened together, and become one partial. */
export type Batch = {
	/** Its place among the batches. */
	number: number;
	/** The place of its first file among all of them. */
	first: number;
	urls: readonly string[];
};

/** One file in so many is the last of its batch. */
const MEAN_FILES = 32;
const MOST_FILES = 64;

/**
 * Files in batches, in their order. A batch ends where the name of a file says so: a list that gets a file more, or loses one,
 * has the same batches as before but for one, and what was done for the others is still good.
 */
export function batchesOf(urls: readonly string[]): Batch[] {
	const batches: Batch[] = [];
	let first = 0;
	for (const [place, url] of urls.entries()) {
		const count = place + 1 - first;
		const isEnd = count === MOST_FILES || place === urls.length - 1 || hashOf(withoutSignature(url)) % MEAN_FILES === 0;
		if (!isEnd) continue;
		batches.push({ number: batches.length, first, urls: urls.slice(first, place + 1) });
		first = place + 1;
	}
	return batches;
}

/** FNV-1a, with a last step that lets neighbours differ in all bits. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
	return (hash ^ (hash >>> 15)) >>> 0;
}

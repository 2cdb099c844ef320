import type { ByteRange } from "./source.ts";

/** When two neighbouring ranges become one request. */
export type MergeRule = {
	/** A gap of at most this many bytes costs less to read than a request of its own: it is read, whatever the waste. */
	freeGap: number;
	/** Largest gap between them, in bytes. */
	gap: number;
	/** Bytes nobody asked for, as a share of those somebody did, that a request may hold. */
	waste: number;
	/** Largest request that merging makes; a single range may be larger. */
	maxRequestBytes: number;
};

/** One request, and the ranges that it serves, as indexes into what was asked for. */
export type MergedRange = ByteRange & { members: number[] };

/**
 * Merges ranges, none of them empty, into requests. Every range lies within the request that names it; ranges that
 * overlap a request always join it; requests come in order of offset.
 */
export function coalesce(ranges: readonly ByteRange[], rule: MergeRule): MergedRange[] {
	const { freeGap, gap, waste, maxRequestBytes } = rule;
	const byOffset = [...ranges.entries()].sort(([, a], [, b]) => a.offset - b.offset);
	const requests: MergedRange[] = [];
	let current: MergedRange | undefined;
	let usefulBytes = 0;
	for (const [index, { offset, length }] of byOffset) {
		const end = offset + length;
		if (current !== undefined) {
			const currentEnd = current.offset + current.length;
			const distance = offset - currentEnd;
			const addedBytes = Math.max(0, end - Math.max(offset, currentEnd));
			const mergedLength = Math.max(currentEnd, end) - current.offset;
			const isThrifty = distance <= gap && mergedLength <= (1 + waste) * (usefulBytes + addedBytes);
			const fits = mergedLength <= maxRequestBytes && (distance <= freeGap || isThrifty);
			if (distance < 0 || fits) {
				current.length = mergedLength;
				current.members.push(index);
				usefulBytes += addedBytes;
				continue;
			}
		}
		current = { offset, length, members: [index] };
		usefulBytes = length;
		requests.push(current);
	}
	return requests;
}

import type { Cursor } from "./cursor.ts";

/** A selection of a dataspace as the file has it (specification, "Dataspace selection"). */
export type StoredSelection =
	| { kind: "all" }
	| { kind: "none" }
	| { kind: "points"; points: number[][] }
	/** Corners of every block, both included. */
	| { kind: "blocks"; rank: number; blocks: { first: number[]; last: number[] }[] }
	| { kind: "regular"; axes: RegularAxis[] };

/** Along one dimension: `count` blocks of `block` elements, `stride` apart (undefined: without end). */
export type RegularAxis = { start: number; stride: number; count: number | undefined; block: number };

const NONE = 0;
const POINTS = 1;
const HYPERSLAB = 2;
const ALL = 3;

/** Reads a selection of any kind and version. */
export function parseStoredSelection(cursor: Cursor): StoredSelection {
	const type = cursor.u32();
	const version = cursor.u32();
	switch (type) {
		case NONE:
		case ALL:
			cursor.skip(8); // reserved, length
			return { kind: type === ALL ? "all" : "none" };
		case POINTS:
			return parsePoints(cursor, version);
		case HYPERSLAB:
			return parseHyperslab(cursor, version);
		default:
			throw cursor.corrupt(`a selection of type ${type} is unknown`, 0);
	}
}

function parsePoints(cursor: Cursor, version: number): StoredSelection {
	if (version !== 1 && version !== 2) throw cursor.corrupt(`version ${version} of a list of points is unknown`, 4);
	if (version === 1) cursor.skip(8); // reserved, length
	const width = version === 1 ? 4 : cursor.u8();
	const rank = rankOf(cursor);
	const count = countOf(cursor, width, rank * width);
	return { kind: "points", points: Array.from({ length: count }, () => coordinates(cursor, rank, width)) };
}

function parseHyperslab(cursor: Cursor, version: number): StoredSelection {
	if (version === 1) {
		cursor.skip(8); // reserved, length
		return parseBlocks(cursor, 4);
	}
	if (version !== 2 && version !== 3) throw cursor.corrupt(`version ${version} of a hyperslab is unknown`, 4);
	const isRegular = (cursor.u8() & 1) !== 0;
	const width = version === 2 ? 8 : cursor.u8();
	if (version === 2) cursor.skip(4); // length
	if (!isRegular) return parseBlocks(cursor, width);
	const axes = Array.from({ length: rankOf(cursor) }, (): RegularAxis => {
		const start = cursor.uint(width);
		const stride = cursor.uint(width);
		const count = cursor.uintOrNone(width);
		const block = cursor.uintOrNone(width);
		// A block without end is the same as blocks of one element, side by side, without end.
		return block === undefined
			? { start, stride: 1, count: undefined, block: 1 }
			: { start, stride: Math.max(stride, 1), count, block };
	});
	return { kind: "regular", axes };
}

function parseBlocks(cursor: Cursor, width: number): StoredSelection {
	const rank = rankOf(cursor);
	const count = countOf(cursor, width, 2 * rank * width);
	const blocks = Array.from({ length: count }, () => ({
		first: coordinates(cursor, rank, width),
		last: coordinates(cursor, rank, width),
	}));
	return { kind: "blocks", rank, blocks };
}

function coordinates(cursor: Cursor, rank: number, width: number): number[] {
	return Array.from({ length: rank }, () => cursor.uint(width));
}

/** The library knows no more dimensions than 32. */
function rankOf(cursor: Cursor): number {
	const rank = cursor.u32();
	if (rank > 32) throw cursor.corrupt(`a selection cannot have ${rank} dimensions`);
	return rank;
}

/** A count that the bytes behind it cannot hold is no reason to make room for so many. */
function countOf(cursor: Cursor, width: number, itemBytes: number): number {
	const count = cursor.uint(width);
	if (count * Math.max(itemBytes, 1) > cursor.bytes.length - cursor.at)
		throw cursor.corrupt(`a selection cannot have ${count} parts in the bytes that it has`);
	return count;
}

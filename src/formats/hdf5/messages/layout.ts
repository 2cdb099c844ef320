import { MiraError } from "../../../errors.ts";
import type { Cursor } from "../cursor.ts";
import type { ChunkIndex, Layout } from "../object-model.ts";

const COMPACT = 0;
const CONTIGUOUS = 1;
const CHUNKED = 2;
const VIRTUAL = 3;

/** Parses a data layout message (0x0008) of version 1 to 5. Old ones do not tell the size of the data: `dataBytes` does. */
export function parseLayout(cursor: Cursor, dataBytes: number): Layout {
	const version = cursor.u8();
	if (version === 1 || version === 2) return parseOld(cursor, dataBytes);
	if (version > 5 || version === 0)
		throw new MiraError("unsupported-feature", `version ${version} of the data layout is unknown`, {
			offset: cursor.address,
		});
	const layoutClass = cursor.u8();
	switch (layoutClass) {
		case COMPACT:
			return parseCompact(cursor, cursor.u16());
		case CONTIGUOUS: {
			const address = cursor.offset();
			return { kind: "contiguous", address, sizeBytes: cursor.length() };
		}
		case CHUNKED:
			return version === 3 ? parseChunked3(cursor) : parseChunked4(cursor, version);
		case VIRTUAL: {
			const heapAddress = cursor.offset();
			return { kind: "virtual", heapAddress, heapIndex: cursor.u32() };
		}
		default:
			throw unknownClass(cursor, layoutClass);
	}
}

function parseCompact(cursor: Cursor, sizeBytes: number): Layout {
	const byteOffset = cursor.address + cursor.at;
	return { kind: "compact", byteOffset, bytes: cursor.take(sizeBytes) };
}

function parseOld(cursor: Cursor, dataBytes: number): Layout {
	const rank = cursor.u8();
	const layoutClass = cursor.u8();
	cursor.skip(5);
	const address = layoutClass === COMPACT ? 0 : cursor.offset();
	const lengths = Array.from({ length: rank }, () => cursor.u32());
	if (layoutClass === COMPACT) return parseCompact(cursor, cursor.u32());
	if (layoutClass === CONTIGUOUS) return { kind: "contiguous", address, sizeBytes: dataBytes };
	if (layoutClass !== CHUNKED) throw unknownClass(cursor, layoutClass);
	return chunked(cursor, lengths, { kind: "btree-v1", address }, false);
}

function parseChunked3(cursor: Cursor): Layout {
	const rank = cursor.u8();
	const address = cursor.offset();
	const lengths = Array.from({ length: rank }, () => cursor.u32());
	return chunked(cursor, lengths, { kind: "btree-v1", address }, false);
}

function parseChunked4(cursor: Cursor, layoutVersion: number): Layout {
	const flags = cursor.u8();
	const rank = cursor.u8();
	const width = cursor.u8();
	if (width < 1 || width > 8) throw cursor.corrupt(`lengths of chunks have ${width} bytes`);
	const lengths = Array.from({ length: rank }, () => cursor.uint(width));
	const index = parseIndex(cursor, layoutVersion, (flags & 0x02) !== 0);
	return chunked(cursor, lengths, index, (flags & 0x01) !== 0);
}

/** The last length is the size of an element. */
function chunked(cursor: Cursor, lengths: number[], index: ChunkIndex, hasUnfilteredEdges: boolean): Layout {
	const chunkShape = lengths.slice(0, -1);
	const elementBytes = lengths.at(-1);
	if (elementBytes === undefined || chunkShape.length === 0 || lengths.includes(0))
		throw cursor.corrupt(`chunks cannot have the shape [${chunkShape.join(", ")}]`);
	return { kind: "chunked", chunkShape, elementBytes, index, hasUnfilteredEdges };
}

function parseIndex(cursor: Cursor, layoutVersion: number, isFilteredSingle: boolean): ChunkIndex {
	const indexType = cursor.u8();
	switch (indexType) {
		case 1: {
			const filteredBytes = isFilteredSingle ? cursor.length() : undefined;
			const filterMask = isFilteredSingle ? cursor.u32() : 0;
			return { kind: "single", address: cursor.offset(), filteredBytes, filterMask };
		}
		case 2:
			return { kind: "implicit", address: cursor.offset() };
		case 3: {
			const pageBits = cursor.u8();
			return { kind: "fixed-array", address: cursor.offset(), pageBits, layoutVersion };
		}
		case 4: {
			const maxBits = cursor.u8();
			const indexElements = cursor.u8();
			const minPointers = cursor.u8();
			const minElements = cursor.u8();
			const pageBits = cursor.u8();
			const address = cursor.offset();
			return {
				kind: "extensible-array",
				address,
				maxBits,
				indexElements,
				minPointers,
				minElements,
				pageBits,
				layoutVersion,
			};
		}
		case 5:
			cursor.skip(6); // size of nodes, when to split and merge them: the tree says so itself
			return { kind: "btree-v2", address: cursor.offset(), layoutVersion };
		default:
			throw new MiraError("unsupported-feature", `chunk index ${indexType} is unknown`, { offset: cursor.address });
	}
}

function unknownClass(cursor: Cursor, layoutClass: number): MiraError {
	return new MiraError("unsupported-feature", `data layout ${layoutClass} is unknown`, { offset: cursor.address });
}

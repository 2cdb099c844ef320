import type { ChunkList } from "./chunk-list.ts";

/** A dimension of a variable: a shared one by its path, or a length alone. */
export type DmrDimension = { kind: "shared"; path: string } | { kind: "anonymous"; length: number };

/** An attribute with its values as they are written. A `Container` has members instead. */
export type DmrAttribute = { name: string; type: string; values: string[]; members: DmrAttribute[] };

/** An enumeration: names for integers of a type. */
export type DmrEnumeration = { baseType: string; members: { name: string; value: bigint }[] };

/** Where the values of a variable are, as far as the document says. */
export type DmrStorage = {
	/** Filters in the order in which they were applied, by name. */
	filters: string[];
	deflateLevels: number[];
	fillValue: string | undefined;
	byteOrder: "little" | "big";
	/** Where the members of a structure end, with the gaps behind them. */
	structOffsets: number[];
	/** Undefined for data in one piece. */
	chunkShape: number[] | undefined;
	chunks: ChunkList;
	/** Chunks of HDF4 that lie in several pieces are listed once for each, at the same position, and belong together. */
	hasLinkedBlocks: boolean;
	/** Pieces of HDF4 that make one chunk together. */
	blocks: DmrBlock[];
};

/** A piece of data that are not chunked; in another object where it has an `href`. */
export type DmrBlock = { offset: number; length: number; href: string | undefined };

/** Values that are in the document itself. */
export type DmrInlineValues =
	/** Base64 of the bytes as the file has them. */
	| { kind: "compact"; base64: string }
	/** Base64 of little-endian bytes, of arrays compressed by deflate: coordinates that the data file does not hold. */
	| { kind: "missingdata"; base64: string }
	| { kind: "strings"; strings: DmrString[] }
	/** Base64 of structures with text in them, in a form of their own. */
	| { kind: "structures"; base64: string };

/** One text of a list, or several equal ones. `sizeBytes` is set for text that is compressed, in base64. */
export type DmrString = { text: string; count: number; sizeBytes: number | undefined };

/** A variable, or a member of a structure. */
export type DmrVariable = {
	name: string;
	/** A type of DAP4, such as `Int32`, `String`, `Enum` or `Structure`. */
	type: string;
	/** Path of the enumeration. */
	enumeration: string | undefined;
	dimensions: DmrDimension[];
	attributes: DmrAttribute[];
	/** Of a structure. */
	members: DmrVariable[];
	storage: DmrStorage | undefined;
	inlineValues: DmrInlineValues | undefined;
	/** Text of a fixed length, and what fills it up. */
	fixedString: { length: number; padding: string } | undefined;
};

/** A group with all that is in it. */
export type DmrGroup = {
	name: string;
	/** With a slash at the end, as names in it are appended: `/` for the root. */
	path: string;
	dimensions: Map<string, number>;
	enumerations: Map<string, DmrEnumeration>;
	variables: DmrVariable[];
	groups: DmrGroup[];
	attributes: DmrAttribute[];
};

/** A whole document. */
export type DmrDocument = {
	root: DmrGroup;
	/** Name of the data set that was described. */
	name: string;
	/** Where its data are, as the writer knew it. */
	href: string | undefined;
};

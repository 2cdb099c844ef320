import type { MiraError } from "../../errors.ts";
import type { Datatype } from "./element-type.ts";

/** A dataspace message (0x0001): `null` has no elements and no shape. */
export type Dataspace =
	| { kind: "null" }
	| { kind: "scalar" }
	/** `maxShape` is undefined where it equals the shape; an unlimited dimension is undefined in it. */
	| { kind: "simple"; shape: number[]; maxShape: (number | undefined)[] | undefined };

/** A filter of a pipeline message (0x000B), in the order of writing. */
export type Filter = { id: number; name: string; isOptional: boolean; parameters: number[] };

/** A fill value message (0x0005, or the old 0x0004). The value has the datatype and byte order of the dataset. */
export type FillMessage = {
	/** `default`: the library's zero; `undefined`: the writer asked for none. */
	status: "default" | "user" | "undefined";
	value: Uint8Array | undefined;
	/** When the library writes it: `never` is netCDF's NOFILL. */
	time: "alloc" | "never" | "if-set";
	place: string;
};

/** A data layout message (0x0008) of any version. Addresses are relative to the base. */
export type Layout =
	/** The data lie inside the object header: `byteOffset` is their place in the file. */
	| { kind: "compact"; byteOffset: number; bytes: Uint8Array }
	/** `address` is `UNDEFINED_ADDRESS` while nothing was written. */
	| { kind: "contiguous"; address: number; sizeBytes: number }
	| { kind: "chunked"; chunkShape: number[]; elementBytes: number; index: ChunkIndex; hasUnfilteredEdges: boolean }
	| { kind: "virtual"; heapAddress: number; heapIndex: number };

/**
 * How the chunks of a dataset are found. `layoutVersion` decides the width of chunk sizes: up to 4 by the size of a chunk,
 * from 5 on the size of lengths.
 */
export type ChunkIndex =
	| { kind: "btree-v1"; address: number }
	| { kind: "single"; address: number; filteredBytes: number | undefined; filterMask: number }
	| { kind: "implicit"; address: number }
	| { kind: "fixed-array"; address: number; pageBits: number; layoutVersion: number }
	| {
			kind: "extensible-array";
			address: number;
			maxBits: number;
			indexElements: number;
			minPointers: number;
			minElements: number;
			pageBits: number;
			layoutVersion: number;
	  }
	| { kind: "btree-v2"; address: number; layoutVersion: number };

/** A slot of an external file list message (0x0007). */
export type ExternalFile = { name: string; offsetBytes: number; sizeBytes: number | undefined };

/** An attribute: its raw elements, still in the byte order of the file; variable-length parts are resolved later. */
export type RawAttribute = {
	name: string;
	datatype: Datatype;
	dataspace: Dataspace;
	bytes: Uint8Array;
	creationOrder: number | undefined;
};

/** A dataset without its attributes, which may lie far from its header. */
export type StoredDataset = {
	address: number;
	datatype: Datatype;
	dataspace: Dataspace;
	layout: Layout;
	fill: FillMessage;
	filters: readonly Filter[];
	externalFiles: readonly ExternalFile[];
};

/** What an object header says about a dataset. */
export type DatasetHeader = StoredDataset & {
	attributes: readonly RawAttribute[];
	/** Attributes that could not be read; the rest is not affected. */
	problems: readonly MiraError[];
};

/** Where a name leads: an object in this file, a path in it, an object of another file, or what only an application knows. */
export type Link =
	| { kind: "hard"; name: string; address: number; creationOrder: number | undefined }
	| { kind: "soft"; name: string; target: string; creationOrder: number | undefined }
	| { kind: "external"; name: string; file: string; target: string; creationOrder: number | undefined }
	| { kind: "user-defined"; name: string; linkType: number; creationOrder: number | undefined };

/** A group, opened. */
export type GroupObject = {
	kind: "group";
	address: number;
	/** In the order of creation where it is tracked, else by name. */
	links: readonly Link[];
	/** The same as they are in the file, by which the library finds the name of an object. */
	storedLinks: readonly Link[];
	attributes: readonly RawAttribute[];
	hasCreationOrder: boolean;
	/** Attributes and links that could not be read; the rest is not affected. */
	problems: readonly MiraError[];
};

/** An object of the file, opened. */
export type Hdf5Object =
	| GroupObject
	| { kind: "dataset"; header: DatasetHeader }
	| { kind: "datatype"; address: number }
	/** A header that cannot be understood; the others can still be read. */
	| { kind: "refused"; address: number; error: MiraError };

/** A link into another file, which is not followed here; `file` is as the link has it, relative to this one. */
export type ExternalObject = { kind: "external"; file: string; target: string };

/** One node of the tree, found by a path. `aliasOf` is the first path of an object that several lead to. */
export type Hdf5Node = { path: string; object: Hdf5Object | ExternalObject; aliasOf: string | undefined };

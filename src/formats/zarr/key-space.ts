import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { ChunkKeyEncoding } from "../../zarr/chunk-key.ts";

/**
 * The keys of a Zarr store, wherever they are kept: objects below a url, members of a zip, references. Paths and keys have
 * no slash at their ends; the path of the root is empty.
 */
export interface KeySpace {
	/** What was opened, for errors. */
	readonly url: string;
	/** What the store may still make us do. */
	readonly budget: Budget;
	/** The family of the fill values of Zarr v2 arrays (design, rule 10). */
	readonly v2Policy: "zarr-v2" | "kerchunk";
	/** The document at a key such as `group/.zattrs`; undefined where there is none. */
	document(key: string): Promise<Uint8Array | undefined>;
	/** Called when all documents were read, to let go of them. */
	releaseDocuments?(): void;
	/** Names below a path that may be groups or arrays; undefined where that cannot be known. */
	children(path: string): Promise<readonly string[] | undefined>;
	/** True where `children` are known from documents alone, at no cost: then nodes below an array, which is wrong, are seen. */
	readonly knowsAllNodes?: boolean;
	/** True where the root may be any directory of somebody's disk, which must not be searched through unless it is a store. */
	readonly isUncertain?: boolean;
	/** The array that was described, with its chunks. `keyPath` is where its keys begin, which a subgroup may hide. */
	array(description: ArrayDescription, chunkKeys: ChunkKeyEncoding, keyPath: string): StoreArray;
}

/** A key or path below another one. */
export function joinKey(path: string, name: string): string {
	return path === "" ? name : `${path}/${name}`;
}

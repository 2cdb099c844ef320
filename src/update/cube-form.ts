import type { LoadedVariable } from "../dataset/variable.ts";
import type { ObjectStore } from "../io/object-store.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { ChunkManifest } from "../manifest/chunk-manifest.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { SourceFacts } from "../verify/source-facts.ts";
import type { PlannedNode } from "../write/plan/plan.ts";
import type { JsonObject } from "../zarr/json.ts";
import type { ChunkMoves, Layout } from "./stretches.ts";

/** Where a cube is. */
export type CubeTarget = {
	/** The URL of the JSON file, of the Parquet directory or of the repository. */
	url: string;
	/** A store that can `put`: that of the folder which the JSON file is in, or of the directory or repository itself. */
	store: ObjectStore;
};

/** An array of a cube that gets other chunks. */
export type ArrayEdit = {
	/** Without a slash at its ends. */
	path: string;
	/** Documents that are other ones than before, by their keys below the path. */
	documents: PlannedNode["documents"];
	oldGrid: readonly number[];
	axis: number;
	/** Where the chunks go that stay; undefined where none does. */
	moves: ChunkMoves | undefined;
	/** Chunks that are added, in the grid that the array will have. */
	added: ChunkManifest;
	/** All its values as they will be, where it has them inlined: for forms in which chunks have to stay as they are. */
	loaded?: LoadedVariable | undefined;
};

/** Everything that becomes different in a cube. */
export type CubeEdit = {
	layout: Layout;
	arrays: readonly ArrayEdit[];
	/** Documents of the root, where they are other ones. */
	root: PlannedNode["documents"] | undefined;
	/** Whether a reader who knows the cube as it was finds every chunk where it was, or in a file that has changed. */
	keepsPlaces: boolean;
	/** Reads the files that are put. */
	registry: ObjectStoreRegistry;
	/** What is known of these files, and which others are no longer in the cube. */
	noted: readonly SourceFacts[];
	forgotten: readonly string[];
	/** Stores that were put or left, each with a slash: what is noted of their objects is no longer true. */
	outdated: readonly string[];
};

/** What an update wrote. */
export type UpdateWritten = {
	/** Size of all objects that were written. */
	bytes: number;
	/** Their number. */
	objects: number;
	/** Of Icechunk, the id of the new snapshot. */
	snapshot?: string | undefined;
};

/** What was noted of a source when references to it were made. */
export type NotedVersion = Partial<Omit<SourceFacts, "url">>;

/** A form of references that can be updated. */
export interface CubeForm {
	readonly name: "Kerchunk JSON" | "Kerchunk Parquet" | "Icechunk";
	readonly store: ManifestStore;
	readonly zarrFormat: 2 | 3;
	/** A document of an array, by its key: `.zarray`, `.zattrs`, `zarr.json`. */
	document(path: string, key: string): JsonObject | undefined;
	/** What was noted of the sources, by their urls; of none where nothing was. */
	noted(): Promise<ReadonlyMap<string, NotedVersion>>;
	/** Writes an edit: at every moment readers find the cube as it was, or as it will be. */
	write(edit: CubeEdit, options: WriteOptions): Promise<UpdateWritten>;
}

/** How an edit is written. */
export type WriteOptions = {
	/** Another place for the whole cube, empty: for Parquet, where an edit moves chunks. */
	into?: ObjectStore | undefined;
	/** Go on although another update says that it is under way. */
	takeOver?: boolean | undefined;
	/** Who makes the update, for those whom it keeps away. */
	holder?: string | undefined;
	signal?: AbortSignal | undefined;
};

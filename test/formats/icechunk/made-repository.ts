import { type FileType, wrapFile } from "../../../src/icechunk/file.ts";
import { FlatBufferBuilder } from "../../../src/icechunk/flatbuffer-builder.ts";
import type { Reference } from "../../../src/icechunk/flatbuffer-record.ts";
import {
	bytes,
	list,
	optional,
	optionalStruct,
	record,
	required,
	struct,
	structs,
	text,
	uint8,
	uint32,
	uint64,
} from "../../../src/icechunk/flatbuffer-record.ts";
import { idText } from "../../../src/icechunk/object-id.ts";
import { type Node, REPO, type Repo, SNAPSHOT, type Snapshot } from "../../../src/icechunk/schemas.ts";
import { writeJson } from "../../../src/zarr/json.ts";

/** A reference as a table of its own has it; nothing is checked. */
export type MadeRef = {
	index: number[];
	inline?: Uint8Array;
	offset?: bigint;
	length?: bigint;
	chunkId?: Uint8Array;
	location?: string;
	etag?: string;
	lastModified?: number;
	compressedLocation?: Uint8Array;
};

type RefTable = {
	index: Uint8Array;
	inline: Uint8Array | undefined;
	offset: bigint;
	length: bigint;
	chunkId: Uint8Array | undefined;
	location: string | undefined;
	etag: string | undefined;
	lastModified: number;
	compressedLocation: Uint8Array | undefined;
};
type ArrayTable = { nodeId: Uint8Array; refs: RefTable[] };
type ManifestTable = {
	id: Uint8Array;
	arrays: ArrayTable[];
	dictionary: Uint8Array | undefined;
	compression: number;
};

const REF = record<RefTable>({
	index: required(structs(4, 4)),
	inline: optional(bytes),
	offset: uint64,
	length: uint64,
	chunkId: optionalStruct(12),
	location: optional(text),
	etag: optional(text),
	lastModified: uint32,
	compressedLocation: optional(bytes),
});
const MANIFEST = record<ManifestTable>({
	id: struct(12),
	arrays: required(list(record<ArrayTable>({ nodeId: struct(8), refs: required(list(REF)) }))),
	dictionary: optional(bytes),
	compression: uint8,
});

export const NODE_ID: Uint8Array = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8);
export const MANIFEST_ID: Uint8Array = new Uint8Array(12).fill(7);
export const SNAPSHOT_ID: Uint8Array = new Uint8Array(12).fill(3);

/** A file whose content is not compressed. */
export function plainFile(type: FileType, content: Uint8Array): Uint8Array {
	const file = wrapFile([content], type, "test");
	file[38] = 0;
	return file;
}

export function bufferOf<T>(schema: Reference<T>, value: T): Uint8Array {
	const builder = new FlatBufferBuilder();
	return builder.finish(schema.write(builder, value), "Ichk");
}

export function manifestBuffer(refs: readonly MadeRef[], changes: Partial<ManifestTable> = {}): Uint8Array {
	const tables = refs.map(
		(ref): RefTable => ({
			inline: undefined,
			offset: 0n,
			length: 0n,
			chunkId: undefined,
			location: undefined,
			etag: undefined,
			lastModified: 0,
			compressedLocation: undefined,
			...ref,
			index: new Uint8Array(Uint32Array.from(ref.index).buffer),
		}),
	);
	const arrays = [{ nodeId: NODE_ID, refs: tables }];
	return bufferOf(MANIFEST, { id: MANIFEST_ID, arrays, dictionary: undefined, compression: 0, ...changes });
}

/** `zarr.json` of an array of bytes, one a chunk. */
export function arrayDocument(shape: number[]): Uint8Array {
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape,
		data_type: "uint8",
		chunk_grid: { name: "regular", configuration: { chunk_shape: shape.map(() => 1) } },
		chunk_key_encoding: { name: "default" },
		fill_value: 255,
		codecs: [{ name: "bytes" }],
		attributes: {},
	};
	return new TextEncoder().encode(writeJson(document));
}

export function arrayNode(path: string, shape: number[], changes: Partial<Node> = {}): Node {
	const manifests = [{ id: MANIFEST_ID, extents: new Uint8Array(0) }];
	const value = { shape: new Uint8Array(0), dimensionNames: undefined, manifests, shapeV2: [] };
	return {
		id: NODE_ID,
		path,
		userData: arrayDocument(shape),
		data: { kind: "array", value },
		extra: undefined,
		...changes,
	};
}

export function snapshotOf(nodes: Node[], changes: Partial<Snapshot> = {}): Snapshot {
	return {
		id: SNAPSHOT_ID,
		parentId: undefined,
		nodes,
		flushedAtMicros: 0n,
		message: "",
		metadata: [],
		manifestFiles: new Uint8Array(0),
		manifestFilesV2: [],
		extra: undefined,
		...changes,
	};
}

export function repoOf(changes: Partial<Repo> = {}): Repo {
	return {
		specVersion: 2,
		tags: [],
		branches: [{ name: "main", snapshotIndex: 0 }],
		deletedTags: [],
		snapshots: [
			{
				id: SNAPSHOT_ID,
				parentOffset: -1,
				flushedAtMicros: 0n,
				message: "",
				metadata: undefined,
				prunedAncestorLogs: undefined,
			},
		],
		status: { availability: 0, setAtMicros: 0n, reason: undefined },
		metadata: undefined,
		latestUpdates: [],
		repoBeforeUpdates: undefined,
		config: undefined,
		enabledFeatureFlags: undefined,
		disabledFeatureFlags: undefined,
		extra: undefined,
		...changes,
	};
}

/** The files of a repository with one array `/a`; each of them can be another. */
export function madeRepository(
	refs: readonly MadeRef[],
	files: { repo?: Uint8Array; snapshot?: Uint8Array; manifest?: Uint8Array; shape?: number[] } = {},
): [string, Uint8Array][] {
	const snapshot = snapshotOf([arrayNode("/a", files.shape ?? [4])]);
	return [
		["repo", files.repo ?? plainFile("repository", bufferOf(REPO, repoOf()))],
		[`snapshots/${idText(SNAPSHOT_ID)}`, files.snapshot ?? plainFile("snapshot", bufferOf(SNAPSHOT, snapshot))],
		[`manifests/${idText(MANIFEST_ID)}`, files.manifest ?? plainFile("manifest", manifestBuffer(refs))],
	];
}

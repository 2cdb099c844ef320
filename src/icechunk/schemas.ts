/**
 * The tables of Icechunk's files (its specification, versions 1 to 2.1). Fields are in the order of their slots; manifests,
 * which have a table for each chunk, are read and written by code of their own.
 */
import {
	bytes,
	type Field,
	int32,
	list,
	type OneOf,
	optional,
	optionalStruct,
	type Reference,
	record,
	required,
	struct,
	structs,
	text,
	uint8,
	uint16,
	uint32,
	uint64,
	union,
} from "./flatbuffer-record.ts";

const id8: Field<Uint8Array> = struct(8);
const id12: Field<Uint8Array> = struct(12);

type Empty = Record<never, never>;

/** A property of a snapshot or repository. The value is a FlexBuffer, in version 1 MessagePack. */
export type MetadataItem = { name: string; value: Uint8Array };

const METADATA: Reference<MetadataItem[]> = list(
	record<MetadataItem>({ name: required(text), value: required(bytes) }),
);

// ------------------------------------------------------------------------------------------------ repo

/** A branch or tag. */
export type Ref = { name: string /** Its place among the snapshots. */; snapshotIndex: number };

/** What the repository says of a snapshot. */
export type SnapshotInfo = {
	id: Uint8Array;
	/** The place of its parent among the snapshots; -1 for none. */
	parentOffset: number;
	flushedAtMicros: bigint;
	message: string;
	metadata: MetadataItem[] | undefined;
	/** Since version 2.1: 12 bytes for each. */
	prunedAncestorLogs: Uint8Array | undefined;
};

/** Whether the repository may be written. */
export type RepoStatus = {
	/** 0 online, 1 read-only, 2 offline. */
	availability: number;
	setAtMicros: bigint;
	reason: string | undefined;
};

type Named = { name: string };
type NamedBefore = { name: string; previousSnapshotId: Uint8Array };

/** What an update of the repository did. */
export type UpdateType = OneOf<{
	repoInitialized: Empty;
	repoMigrated: { fromVersion: number; toVersion: number };
	configChanged: Empty;
	metadataChanged: Empty;
	tagCreated: Named;
	tagDeleted: NamedBefore;
	branchCreated: Named;
	branchDeleted: NamedBefore;
	branchReset: NamedBefore;
	newCommit: { branch: string; newSnapshotId: Uint8Array };
	commitAmended: { branch: string; previousSnapshotId: Uint8Array; newSnapshotId: Uint8Array };
	newDetachedSnapshot: { newSnapshotId: Uint8Array };
	collectionRan: Empty;
	expirationRan: Empty;
	featureFlagChanged: { id: number; newValue: number; isSet: number };
	statusChanged: { status: RepoStatus | undefined };
}>;

/** An update of the repository. */
export type Update = {
	type: UpdateType;
	updatedAtMicros: bigint;
	/** The copy of the file that the next update replaced. */
	backupPath: string | undefined;
};

/** The file `repo` of format 2. */
export type Repo = {
	specVersion: number;
	/** Sorted by their names, and so are the branches. */
	tags: Ref[];
	branches: Ref[];
	deletedTags: string[];
	/** Sorted by their ids. */
	snapshots: SnapshotInfo[];
	status: RepoStatus;
	metadata: MetadataItem[] | undefined;
	/** The newest first. */
	latestUpdates: Update[];
	/** The copy of the file in which older updates stand. */
	repoBeforeUpdates: string | undefined;
	/** A FlexBuffer. */
	config: Uint8Array | undefined;
	enabledFeatureFlags: Uint8Array | undefined;
	disabledFeatureFlags: Uint8Array | undefined;
	extra: Uint8Array | undefined;
};

const REFS: Reference<Ref[]> = list(record<Ref>({ name: required(text), snapshotIndex: uint32 }));

const SNAPSHOT_INFO: Reference<SnapshotInfo> = record<SnapshotInfo>({
	id: id12,
	parentOffset: int32,
	flushedAtMicros: uint64,
	message: required(text),
	metadata: optional(METADATA),
	prunedAncestorLogs: optional(structs(12, 1)),
});

const STATUS: Reference<RepoStatus> = record<RepoStatus>({
	availability: uint8,
	setAtMicros: uint64,
	reason: optional(text),
});

const EMPTY: Reference<Empty> = record<Empty>({});
const NAMED: Reference<Named> = record<Named>({ name: required(text) });
const NAMED_BEFORE: Reference<NamedBefore> = record<NamedBefore>({ name: required(text), previousSnapshotId: id12 });

const UPDATE_TYPE: Field<UpdateType> = union({
	repoInitialized: EMPTY,
	repoMigrated: record<{ fromVersion: number; toVersion: number }>({ fromVersion: uint8, toVersion: uint8 }),
	configChanged: EMPTY,
	metadataChanged: EMPTY,
	tagCreated: NAMED,
	tagDeleted: NAMED_BEFORE,
	branchCreated: NAMED,
	branchDeleted: NAMED_BEFORE,
	branchReset: NAMED_BEFORE,
	newCommit: record<{ branch: string; newSnapshotId: Uint8Array }>({ branch: required(text), newSnapshotId: id12 }),
	commitAmended: record<{ branch: string; previousSnapshotId: Uint8Array; newSnapshotId: Uint8Array }>({
		branch: required(text),
		previousSnapshotId: id12,
		newSnapshotId: id12,
	}),
	newDetachedSnapshot: record<{ newSnapshotId: Uint8Array }>({ newSnapshotId: id12 }),
	collectionRan: EMPTY,
	expirationRan: EMPTY,
	featureFlagChanged: record<{ id: number; newValue: number; isSet: number }>({
		id: uint16,
		newValue: uint8,
		isSet: uint8,
	}),
	statusChanged: record<{ status: RepoStatus | undefined }>({ status: optional(STATUS) }),
});

/** The file `repo` of format 2. */
export const REPO: Reference<Repo> = record<Repo>({
	specVersion: uint8,
	tags: required(REFS),
	branches: required(REFS),
	deletedTags: required(list(text)),
	snapshots: required(list(SNAPSHOT_INFO)),
	status: required(STATUS),
	metadata: optional(METADATA),
	latestUpdates: required(
		list(record<Update>({ type: UPDATE_TYPE, updatedAtMicros: uint64, backupPath: optional(text) })),
	),
	repoBeforeUpdates: optional(text),
	config: optional(bytes),
	enabledFeatureFlags: optional(structs(2, 2)),
	disabledFeatureFlags: optional(structs(2, 2)),
	extra: optional(bytes),
});

// ------------------------------------------------------------------------------------------------ snapshot

/** A manifest of an array, and which chunks it may hold. */
export type ManifestRef = {
	id: Uint8Array;
	/** For each dimension the first chunk and the one behind the last, as two uint32. */
	extents: Uint8Array;
};

/** What a snapshot knows of an array besides its document. */
export type ArrayData = {
	/** Of version 1: length and chunk length, two uint64 for each dimension. */
	shape: Uint8Array;
	dimensionNames: { name: string | undefined }[] | undefined;
	manifests: ManifestRef[];
	shapeV2: { length: bigint; chunkCount: number }[] | undefined;
};

/** A group or array. */
export type Node = {
	id: Uint8Array;
	/** Such as `/group/array`. */
	path: string;
	/** The document `zarr.json`. */
	userData: Uint8Array;
	data: OneOf<{ array: ArrayData; group: Empty }>;
	extra: Uint8Array | undefined;
};

/** A manifest file of a snapshot. */
export type ManifestFile = {
	id: Uint8Array;
	sizeBytes: bigint;
	referenceCount: number;
	extra: Uint8Array | undefined;
};

/** A snapshot: every group and array at one time. */
export type Snapshot = {
	id: Uint8Array;
	/** Of version 1. */
	parentId: Uint8Array | undefined;
	/** Sorted by their paths. */
	nodes: Node[];
	flushedAtMicros: bigint;
	message: string;
	metadata: MetadataItem[];
	/** Of version 1: id, size and number of references, 32 bytes for each. */
	manifestFiles: Uint8Array;
	/** Sorted by their ids. */
	manifestFilesV2: ManifestFile[] | undefined;
	extra: Uint8Array | undefined;
};

const ARRAY_DATA: Reference<ArrayData> = record<ArrayData>({
	shape: required(structs(16, 8)),
	dimensionNames: optional(list(record<{ name: string | undefined }>({ name: optional(text) }))),
	manifests: required(list(record<ManifestRef>({ id: id12, extents: required(structs(8, 4)) }))),
	shapeV2: optional(list(record<{ length: bigint; chunkCount: number }>({ length: uint64, chunkCount: uint32 }))),
});

const NODE: Reference<Node> = record<Node>({
	id: id8,
	path: required(text),
	userData: required(bytes),
	data: union({ array: ARRAY_DATA, group: EMPTY }),
	extra: optional(bytes),
});

/** A snapshot file. */
export const SNAPSHOT: Reference<Snapshot> = record<Snapshot>({
	id: id12,
	parentId: optionalStruct(12),
	nodes: required(list(NODE)),
	flushedAtMicros: uint64,
	message: required(text),
	metadata: required(METADATA),
	manifestFiles: required(structs(32, 8)),
	manifestFilesV2: optional(
		list(
			record<ManifestFile>({
				id: id12,
				sizeBytes: uint64,
				referenceCount: uint32,
				extra: optional(bytes),
			}),
		),
	),
	extra: optional(bytes),
});

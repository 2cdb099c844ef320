import { compareIds } from "../../icechunk/byte-order.ts";
import { idText } from "../../icechunk/object-id.ts";
import type { ManifestFile, ManifestRef, Node, Snapshot } from "../../icechunk/schemas.ts";
import { isJsonObject, type JsonObject, parseJson } from "../../zarr/json.ts";
import type { ArrayChange } from "./array-change.ts";
import { type ChunkTarget, manifestFile } from "./manifest-file.ts";
import { type ManifestPart, type ManifestSplit, splitManifest } from "./manifest-splits.ts";
import { snapshotBuffer } from "./repo-update.ts";
import { type SnapshotChange, withDocument } from "./snapshot-change.ts";
import { randomId, type TargetStore } from "./target.ts";
import { type ChangedChunks, type LogBuffer, transactionLogBuffer } from "./transaction-log.ts";

/** What the files of a snapshot are made of. */
export type SnapshotInput = {
	change: SnapshotChange;
	/** Targets of the urls of references. */
	targets: ReadonlyMap<string, ChunkTarget>;
	/** Manifests of the snapshot before, for those that are kept. */
	manifestFiles: readonly ManifestFile[];
	split: ManifestSplit;
	/** Chunks up to this size stay in their manifest. */
	inlineThresholdBytes: number;
	snapshot: Pick<Snapshot, "id" | "flushedAtMicros" | "message" | "metadata">;
};

/** Chunks that are written at a time. */
const CONCURRENCY = 16;

/** Writes chunks, manifests, the snapshot and its transaction log. Nobody sees them before the commit is published. */
export async function writeSnapshotFiles(target: TargetStore, input: SnapshotInput): Promise<void> {
	const { change, snapshot } = input;
	const files = new Map(input.manifestFiles.map((file) => [idText(file.id), file]));
	// What cannot be is found before anything is written.
	const log = transactionLog(input);
	const nodes: Node[] = [];
	for (const node of change.nodes) {
		const array = change.arrays.get(node.path);
		nodes.push(array === undefined ? inVersion2(node) : await writeArray(target, node, array, input, files));
	}
	const used = new Set(nodes.flatMap(manifestsOf).map(({ id }) => idText(id)));
	const buffer = snapshotBuffer({
		...snapshot,
		parentId: undefined,
		nodes,
		manifestFiles: new Uint8Array(0),
		manifestFilesV2: [...files.values()]
			.filter(({ id }) => used.has(idText(id)))
			.sort((a, b) => compareIds(a.id, b.id)),
		extra: undefined,
	});
	await target.putFile("snapshots", snapshot.id, "snapshot", buffer);
	await target.putLog(snapshot.id, log);
}

/** Writes the new manifests of an array; gives its node with them. */
async function writeArray(
	target: TargetStore,
	node: Node,
	{ document, written, kept }: ArrayChange,
	{ targets, split, inlineThresholdBytes }: SnapshotInput,
	files: Map<string, ManifestFile>,
): Promise<Node> {
	const urlTargets = written.urls.map((url) => targets.get(url) as ChunkTarget);
	const inlined = await writeChunks(target, written.columns.inlined, inlineThresholdBytes);
	const names = Array.isArray(document.dimension_names) ? document.dimension_names : [];
	const refs: ManifestRef[] = [...kept];
	for (const { rows, extents } of splitManifest(written, names as (string | null)[], split)) {
		const id = randomId(12);
		const buffer = manifestFile({ id, nodeId: node.id, manifest: written, rows, targets: urlTargets, inlined });
		const size = await target.putFile("manifests", id, "manifest", buffer);
		files.set(idText(id), { id, sizeBytes: BigInt(size), referenceCount: rows.length, extra: undefined });
		refs.push({ id, extents: extentBytes(extents) });
	}
	if (node.data.kind !== "array") return node;
	return { ...node, data: { kind: "array", value: { ...node.data.value, manifests: refs } } };
}

/** Chunks that are too large for a manifest become objects of the repository; equal ones only once. */
async function writeChunks(
	target: TargetStore,
	chunks: readonly Uint8Array[],
	inlineThresholdBytes: number,
): Promise<(ChunkTarget | undefined)[]> {
	const ids = new Map<Uint8Array, Uint8Array>();
	for (const bytes of chunks) if (bytes.length > inlineThresholdBytes) ids.set(bytes, randomId(12));
	const waiting = [...ids];
	for (let i = 0; i < waiting.length; i += CONCURRENCY)
		await Promise.all(
			waiting.slice(i, i + CONCURRENCY).map(([bytes, id]) => target.put(`chunks/${idText(id)}`, bytes)),
		);
	return chunks.map((bytes): ChunkTarget | undefined => {
		const id = ids.get(bytes);
		return id && { kind: "native", id };
	});
}

function extentBytes(extents: ManifestPart["extents"]): Uint8Array {
	return new Uint8Array(Uint32Array.from(extents.flatMap(({ from, to }) => [from, to])).buffer);
}

function manifestsOf({ data }: Node): ManifestRef[] {
	return data.kind === "array" ? data.value.manifests : [];
}

/** A node that nobody changed, as this version has it: the parent may be a snapshot of version 1. */
function inVersion2(node: Node): Node {
	if (node.data.kind !== "array" || node.data.value.shapeV2 !== undefined) return node;
	const document = parseJson(node.userData, { floats: "tagged" });
	return isJsonObject(document) ? { ...withDocument(node, document as JsonObject), userData: node.userData } : node;
}

function transactionLog({ change, snapshot }: SnapshotInput): LogBuffer {
	const { nodes, arrays, added, removed, updated } = change;
	const ids = (list: readonly Node[], kind?: Node["data"]["kind"]): Uint8Array[] =>
		list
			.filter(({ data }) => kind === undefined || data.kind === kind)
			.map(({ id }) => id)
			.sort(compareIds);
	const updatedChunks = nodes.flatMap((node): ChangedChunks[] => {
		const array = arrays.get(node.path);
		if (array === undefined || array.changed.length === 0) return [];
		return [{ nodeId: node.id, gridShape: array.written.gridShape, numbers: array.changed }];
	});
	return transactionLogBuffer({
		id: snapshot.id,
		newGroups: ids(added, "group"),
		newArrays: ids(added, "array"),
		deletedGroups: ids(removed, "group"),
		deletedArrays: ids(removed, "array"),
		updatedArrays: ids(updated, "array"),
		updatedGroups: ids(updated, "group"),
		updatedChunks: updatedChunks.sort((a, b) => compareIds(a.nodeId, b.nodeId)),
	});
}

import { MiraError } from "../../errors.ts";
import { readManifest } from "../../icechunk/manifest.ts";
import { idText } from "../../icechunk/object-id.ts";
import type { Repository } from "../../icechunk/repository.ts";
import type { ManifestFile, ManifestRef, Node } from "../../icechunk/schemas.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { type ArrayChange, KeptTargets } from "./array-change.ts";
import type { ChunkTarget } from "./manifest-file.ts";
import { chunkNumbers } from "./transaction-log.ts";

/** An array of a repository whose chunks along one axis move, go, or get others between them. */
export type ArraySplice = {
	document: JsonObject;
	axis: number;
	oldGrid: readonly number[];
	/** The new place of a chunk along the axis, -1 where it goes. */
	move(index: number): number;
	/** The new number of a chunk, by its old one. */
	moveNumber(number: number): number;
	/** Chunks that are added, in the new grid. */
	added: ChunkManifest;
};

/** Most references of a manifest that takes in smaller ones. */
const MOST_REFERENCES = 100_000;

/**
 * What a commit writes of such an array. Manifests in which nothing moves are kept, and what is behind them is written anew. Small
 * ones at the end are taken in by those that follow, so that a cube which grows every day has few of them, and each reference
 * is written again a few times in all.
 */
export async function spliceArray(
	node: Node,
	splice: ArraySplice,
	manifestFiles: readonly ManifestFile[],
	repository: Repository,
	targets: Map<string, ChunkTarget>,
): Promise<ArrayChange> {
	if (node.data.kind !== "array")
		throw new MiraError("cannot-combine", "there is a group where the cube has an array", { path: node.path });
	const { manifests } = node.data.value;
	const { document, oldGrid, axis, added } = splice;
	const counts = new Map(manifestFiles.map(({ id, referenceCount }) => [idText(id), referenceCount]));
	const rewritten = new Set(manifests.filter((ref) => !staysAsItIs(ref, splice)));
	// From the end on, as the digits of a binary counter carry.
	let taken = added.rowCount + sumOf(rewritten, counts);
	for (const ref of manifests
		.filter((one) => !rewritten.has(one))
		.toSorted((a, b) => beginOf(b, axis) - beginOf(a, axis))) {
		const own = counts.get(idText(ref.id)) ?? MOST_REFERENCES;
		if (own > taken || own + taken > MOST_REFERENCES) break;
		rewritten.add(ref);
		taken += own;
	}
	const builder = new ManifestBuilder(added.gridShape, { path: node.path });
	for (const { id } of rewritten) {
		const old = new ManifestBuilder(oldGrid, { path: node.path });
		const query = { url: repository.urlOf("manifests", id), id, nodeId: node.id, gridShape: oldGrid };
		readManifest(await repository.manifest(id), query, new KeptTargets(targets), old);
		const { columns } = old.build();
		const copy = builder.copyFrom(columns);
		for (let row = 0; row < columns.urlIds.length; row++) {
			const number = splice.moveNumber(columns.keys?.[row] ?? row);
			if (number >= 0) copy(row, number);
		}
	}
	const copy = builder.copyFrom(added.columns);
	for (let row = 0; row < added.columns.urlIds.length; row++) copy(row, added.columns.keys?.[row] ?? row);
	const written = builder.build();
	return {
		document,
		written,
		kept: manifests.filter((ref) => !rewritten.has(ref)),
		changed: chunkNumbers(written),
	};
}

function sumOf(refs: Iterable<ManifestRef>, counts: ReadonlyMap<string, number>): number {
	let sum = 0;
	for (const { id } of refs) sum += counts.get(idText(id)) ?? MOST_REFERENCES;
	return sum;
}

function extentAlong({ extents }: ManifestRef, axis: number): { from: number; to: number } | undefined {
	if (8 * axis + 8 > extents.length) return undefined;
	const view = new DataView(extents.buffer, extents.byteOffset, extents.byteLength);
	return { from: view.getUint32(8 * axis, true), to: view.getUint32(8 * axis + 4, true) };
}

function beginOf(ref: ManifestRef, axis: number): number {
	return extentAlong(ref, axis)?.from ?? 0;
}

/** Whether every chunk that a manifest may have keeps its place. */
function staysAsItIs(ref: ManifestRef, { axis, oldGrid, move }: ArraySplice): boolean {
	const { from, to } = extentAlong(ref, axis) ?? { from: 0, to: oldGrid[axis] as number };
	for (let index = from; index < Math.min(to, oldGrid[axis] as number); index++)
		if (move(index) !== index) return false;
	return true;
}

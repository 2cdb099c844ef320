import { MiraError } from "../../errors.ts";
import { ABSENT, type ChunkManifest, countChunks } from "../../manifest/chunk-manifest.ts";
import { renumber } from "./renumber.ts";

/** How many chunks a manifest has along each of some dimensions. */
export type ManifestSplit = Readonly<Record<string, number>>;

/** A part of the references of an array: the rows of its manifest, and the chunks between which they lie. */
export type ManifestPart = {
	rows: Uint32Array;
	/** For each dimension the first chunk and the one behind the last. */
	extents: { from: number; to: number }[];
};

/** Most references of a file, where nothing is asked for: who wants one of them reads a whole file. */
const MOST_REFERENCES = 100_000;

/**
 * Divides the references of an array among manifests: boxes of `split` chunks, and where the array has too many for one file
 * and nothing is asked for, boxes that are as long as they can be along the last dimensions. Parts without any reference are
 * left out.
 */
export function splitManifest(
	manifest: ChunkManifest,
	dimensionNames: readonly (string | null)[],
	split: ManifestSplit,
): ManifestPart[] {
	const { gridShape, columns } = manifest;
	const sizes = boxShape(manifest, dimensionNames, split);
	const parts = gridShape.map((length, d) => Math.ceil(length / (sizes[d] as number)));
	const partAt = (index: number, d: number): number => Math.floor(index / (sizes[d] as number));
	const partOf = new Uint32Array(columns.urlIds.length);
	const counts = new Map<number, number>();
	for (let row = 0; row < partOf.length; row++) {
		if (columns.urlIds[row] === ABSENT) continue;
		const part = renumber(columns.keys?.[row] ?? row, gridShape, parts, partAt);
		partOf[row] = part;
		counts.set(part, (counts.get(part) ?? 0) + 1);
	}
	const rows = new Map(Array.from(counts, ([part, count]) => [part, { rows: new Uint32Array(count), next: 0 }]));
	for (let row = 0; row < partOf.length; row++) {
		if (columns.urlIds[row] === ABSENT) continue;
		const own = rows.get(partOf[row] as number);
		if (own !== undefined) own.rows[own.next++] = row;
	}
	return Array.from(rows.values(), (part) => ({ rows: part.rows, extents: extentsOf(manifest, part.rows) }));
}

function boxShape(
	{ gridShape, rowCount }: ChunkManifest,
	names: readonly (string | null)[],
	split: ManifestSplit,
): number[] {
	const asked = gridShape.map((_, d) => split[names[d] ?? ""]);
	for (const size of asked)
		if (size !== undefined && !(Number.isSafeInteger(size) && size > 0))
			throw new MiraError("bad-argument", `a manifest must have a positive number of chunks, not ${size}`);
	if (asked.some((size) => size !== undefined)) return gridShape.map((length, d) => asked[d] ?? Math.max(length, 1));
	// Where most chunks are missing, a box may have more places than references.
	const most = MOST_REFERENCES * Math.max(1, countChunks(gridShape) / Math.max(rowCount, 1));
	let inner = 1;
	return gridShape
		.toReversed()
		.map((length) => {
			const room = Math.max(1, Math.floor(most / inner));
			inner *= length;
			// Parts of equal length, so that the last is not a crumb.
			return Math.max(1, Math.ceil(length / Math.ceil(length / room)));
		})
		.toReversed();
}

function extentsOf({ gridShape, columns }: ChunkManifest, rows: Uint32Array): ManifestPart["extents"] {
	const extents = gridShape.map((length) => ({ from: length, to: 0 }));
	for (const row of rows) {
		let rest = columns.keys?.[row] ?? row;
		for (let d = gridShape.length - 1; d >= 0; d--) {
			const extent = extents[d] as { from: number; to: number };
			const index = rest % (gridShape[d] as number);
			extent.from = Math.min(extent.from, index);
			extent.to = Math.max(extent.to, index + 1);
			rest = Math.floor(rest / (gridShape[d] as number));
		}
	}
	return extents;
}

import { MiraError } from "../errors.ts";
import { ChunkManifest, countChunks } from "./chunk-manifest.ts";
import { ManifestBuilder } from "./manifest-builder.ts";

/** In a list of chunks to take: none, the place stays empty. */
export const NO_CHUNK = -1;

/**
 * A manifest with these chunks along an axis, in this order: a slice, a selection, the same chunk again and again
 * (broadcasting), or with `NO_CHUNK` places that nothing fills (reindexing). Urls that are no longer used are gone.
 */
export function takeChunks(manifest: ChunkManifest, axis: number, chunks: readonly number[]): ChunkManifest {
	const { gridShape, columns } = manifest;
	const length = gridShape[axis] ?? 0;
	if (chunks.length === length && chunks.every((chunk, i) => chunk === i)) return manifest;
	const targets = new Map<number, number[]>();
	for (const [to, chunk] of chunks.entries()) {
		if (chunk === NO_CHUNK) continue;
		const places = targets.get(chunk);
		if (places === undefined) targets.set(chunk, [to]);
		else places.push(to);
	}
	const inner = countChunks(gridShape.slice(axis + 1));
	const builder = new ManifestBuilder(gridShape.map((n, d) => (d === axis ? chunks.length : n)));
	const copy = builder.copyFrom(columns);
	for (let row = 0; row < columns.urlIds.length; row++) {
		const number = columns.keys?.[row] ?? row;
		const place = Math.floor(number / inner);
		const outer = Math.floor(place / length) * chunks.length;
		for (const to of targets.get(place % length) ?? []) copy(row, (outer + to) * inner + (number % inner));
	}
	return builder.build();
}

/** The same chunks in a grid with one more axis, of one chunk. */
export function insertAxis(manifest: ChunkManifest, axis: number): ChunkManifest {
	return new ChunkManifest(manifest.gridShape.toSpliced(axis, 0, 1), () => manifest.columns);
}

/** The same chunks in a grid without an axis that has one chunk. */
export function removeAxis(manifest: ChunkManifest, axis: number): ChunkManifest {
	if (manifest.gridShape[axis] !== 1)
		throw new MiraError(
			"bad-argument",
			`axis ${axis} of [${manifest.gridShape.join(", ")}] chunks does not have exactly one chunk`,
		);
	return new ChunkManifest(manifest.gridShape.toSpliced(axis, 1), () => manifest.columns);
}

import { MiraError } from "../errors.ts";
import { ABSENT, type ChunkManifest, chunkIndex, countChunks, INLINED, WHOLE } from "./chunk-manifest.ts";
import { ManifestBuilder } from "./manifest-builder.ts";

/** What to make of a chunk of `chunkBytes`: `count` pieces of `bytes` side by side, the first at `beginBytes`. */
export type Pieces = { chunkBytes: number; count: number; beginBytes: number; bytes: number };

/**
 * A manifest with every chunk cut along an axis. Only for chunks that are neither compressed nor reordered, so a piece
 * of the elements is a piece of the bytes: references get other offsets and lengths, inlined bytes are cut too.
 */
export function cutChunks(manifest: ChunkManifest, axis: number, pieces: Pieces, path?: string): ChunkManifest {
	const { gridShape, columns } = manifest;
	const { keys, urlIds, offsets, lengths, longLengths, inlined } = columns;
	const { chunkBytes, count, beginBytes, bytes } = pieces;
	const inner = countChunks(gridShape.slice(axis + 1));
	const cutGrid = gridShape.map((n, d) => (d === axis ? n * count : n));
	const builder = new ManifestBuilder(cutGrid, { path, expected: urlIds.length * count });
	const copy = builder.copyFrom(columns);
	for (let row = 0; row < urlIds.length; row++) {
		const id = urlIds[row] as number;
		if (id === ABSENT) continue;
		const number = keys?.[row] ?? row;
		if (id !== INLINED && lengths[row] === WHOLE)
			throw new MiraError("unsupported-feature", "its chunks are objects whose size is not known, and cannot be cut", {
				path,
			});
		const stored =
			id === INLINED ? inlined[offsets[row] as number]?.length : (longLengths.get(row) ?? (lengths[row] as number));
		if (stored !== chunkBytes)
			throw new MiraError(
				"corrupt-chunk",
				`chunk [${chunkIndex(gridShape, number).join(", ")}] has ${stored} bytes where its shape needs ${chunkBytes}`,
				{ path },
			);
		const first = Math.floor(number / inner) * count;
		for (let i = 0; i < count; i++)
			copy(row, (first + i) * inner + (number % inner), { offset: beginBytes + i * bytes, length: bytes });
	}
	return builder.build();
}

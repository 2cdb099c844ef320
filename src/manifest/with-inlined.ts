import { ChunkManifest, INLINED } from "./chunk-manifest.ts";

/** The same manifest with some rows of its columns inlined instead of referenced. */
export function withInlined(manifest: ChunkManifest, rows: ReadonlyMap<number, Uint8Array>): ChunkManifest {
	if (rows.size === 0) return manifest;
	const { columns } = manifest;
	const inlined = [...columns.inlined];
	const urlIds = columns.urlIds.slice();
	const offsets = columns.offsets.slice();
	for (const [row, bytes] of rows) {
		urlIds[row] = INLINED;
		offsets[row] = inlined.length;
		inlined.push(bytes);
	}
	return new ChunkManifest(manifest.gridShape, { ...columns, urlIds, offsets, inlined });
}

import { MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { ABSENT, ChunkManifest, LONG, WHOLE } from "../../manifest/chunk-manifest.ts";

/** The same manifest with lengths for the chunks that are whole objects (K6): Icechunk has no word for "all of it". */
export async function measureWholes(
	manifest: ChunkManifest,
	path: string,
	registry: ObjectStoreRegistry,
	signal: AbortSignal | undefined,
): Promise<ChunkManifest> {
	const { columns } = manifest;
	const { urlIds, lengths, urls } = columns;
	const wholes: number[] = [];
	for (let row = 0; row < urlIds.length; row++)
		if ((urlIds[row] as number) < ABSENT && lengths[row] === WHOLE) wholes.push(row);
	if (wholes.length === 0) return manifest;
	const measured = lengths.slice();
	const longLengths = new Map(columns.longLengths);
	await Promise.all(
		wholes.map(async (row) => {
			const url = urls[urlIds[row] as number] as string;
			const size = await registry.source(url).size({ signal });
			if (size === 0) throw new MiraError("bad-reference", "a chunk is an empty object", { path, url });
			measured[row] = Math.min(size, LONG);
			if (size >= LONG) longLengths.set(row, size);
		}),
	);
	return new ChunkManifest(manifest.gridShape, { ...columns, lengths: measured, longLengths });
}

import { icechunkFormat } from "../formats/icechunk/format.ts";
import { kerchunkFormat } from "../formats/kerchunk/format.ts";
import { chunkIndex, countChunks } from "../manifest/chunk-manifest.ts";
import type { ManifestArray } from "../manifest/manifest-array.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { gridShape } from "../zarr/chunk-grid.ts";

/** Formats whose references are read only when they are needed. */
const LAZY = new Set([icechunkFormat.name, kerchunkFormat.store?.name]);
/** Arrays with more chunks than this are not looked at as a whole. */
const MOST_CHUNKS = 2 ** 16;
/** Chunks of them that are, from the first to the last. */
const SAMPLE = 64;

/**
 * Looks at references that would be read only when they are needed: where they lead outside what may be read, the
 * diagnostics of the store say so from then on. What cannot be looked up now fails when it is asked for.
 */
export async function lookAhead({ format, group }: ManifestStore): Promise<void> {
	if (!LAZY.has(format)) return;
	const looks = Array.from(walk(group), (node) =>
		node.kind === "array" && node.array.kind === "manifest" ? lookAt(node.array) : undefined,
	);
	await Promise.allSettled(looks);
}

async function lookAt(array: ManifestArray): Promise<unknown> {
	const grid = gridShape(array.description.chunkGrid, array.description.shape);
	const count = countChunks(grid);
	if (count <= MOST_CHUNKS) return array.manifest();
	const step = (count - 1) / (SAMPLE - 1);
	return array.find(Array.from({ length: SAMPLE }, (_, i) => chunkIndex(grid, Math.round(i * step))));
}

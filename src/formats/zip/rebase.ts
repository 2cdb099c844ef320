import { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import type { ManifestGroup } from "../../manifest/manifest-group.ts";
import { mapArrays } from "../../manifest/map-tree.ts";

/** References into an object that is a part of another: from there on they are references into the other one. */
export type Rebase = { from: string; to: string; offset: number };

/** A tree whose references have another base. Arrays that are computed read through the registry, which knows both. */
export function rebaseGroup(group: ManifestGroup, rebase: Rebase): ManifestGroup {
	return mapArrays(group, (array) =>
		array.kind === "derived"
			? array
			: new ManifestArray(array.description, async () => rebaseManifest(await array.manifest(), rebase)),
	);
}

function rebaseManifest(manifest: ChunkManifest, { from, to, offset }: Rebase): ChunkManifest {
	const { columns } = manifest;
	const id = columns.urls.indexOf(from);
	if (id < 0) return manifest;
	const offsets = columns.offsets.map((begin, row) => (columns.urlIds[row] === id ? begin + offset : begin));
	return new ChunkManifest(manifest.gridShape, { ...columns, offsets, urls: columns.urls.with(id, to) });
}

import type { ManifestFile, Snapshot } from "./schemas.ts";

/** The manifest files that a snapshot names, whichever version wrote it. */
export function manifestFilesOf({ manifestFiles, manifestFilesV2 }: Snapshot): ManifestFile[] {
	if (manifestFilesV2 !== undefined) return manifestFilesV2;
	const view = new DataView(manifestFiles.buffer, manifestFiles.byteOffset, manifestFiles.byteLength);
	return Array.from({ length: manifestFiles.length / 32 }, (_, i) => ({
		id: manifestFiles.slice(32 * i, 32 * i + 12),
		sizeBytes: view.getBigUint64(32 * i + 16, true),
		referenceCount: view.getUint32(32 * i + 24, true),
		extra: undefined,
	}));
}

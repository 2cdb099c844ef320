/** A file of the tarball. */
export type PackedFile = { path: string; size: number };

/** Packs what was built, or with `--dry-run` only says what would be packed. */
export function packedFiles(root: string, options: string[]): Promise<{ files: PackedFile[]; size: number }>;

/** How much there is of each kind, and what is wrong with that. */
export function judgeContents(
	files: PackedFile[],
	tarballBytes: number,
): { kinds: { kind: string; count: number; kilobytes: number }[]; problems: string[] };

/** What every file of a repository begins with: `ICE🧊CHUNK`. */
export const MAGIC: Uint8Array = new TextEncoder().encode("ICE\u{1f9ca}CHUNK");

/** True for the beginning of a file of a repository. */
export function isIcechunkFile(head: Uint8Array): boolean {
	return MAGIC.every((byte, i) => head[i] === byte);
}

/** What tells a repository: its file `repo` (format 2), or the branch that every one of format 1 has. */
export const SIGNATURE_FILES: readonly [repo: string, branch: string] = ["repo", "refs/branch.main/ref.json"];

/** True for a repository, by those of these files that it has. */
export function isIcechunk(files: ReadonlyMap<string, Uint8Array>): boolean {
	const [repo, branch] = SIGNATURE_FILES.map((name) => files.get(name));
	return (repo !== undefined && isIcechunkFile(repo)) || branch !== undefined;
}

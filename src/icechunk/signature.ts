/** What every file of a repository begins with: `ICE🧊CHUNK`. */
export const MAGIC: Uint8Array = new TextEncoder().encode("ICE\u{1f9ca}CHUNK");

/** True for the beginning of a file of a repository. */
export function isIcechunkFile(head: Uint8Array): boolean {
	return MAGIC.every((byte, i) => head[i] === byte);
}

/** True for a repository: by its file `repo` (format 2), or by the branch that every one of format 1 has. */
export async function isIcechunk(read: (name: string) => Promise<Uint8Array | undefined>): Promise<boolean> {
	const [repo, branch] = await Promise.all([read("repo"), read("refs/branch.main/ref.json")]);
	return (repo !== undefined && isIcechunkFile(repo)) || branch !== undefined;
}

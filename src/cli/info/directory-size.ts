import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** More files than this are not looked at: the size of a store is worth a moment, not a minute. */
const MOST_FILES = 20_000;
/** Files that are asked for at a time. */
const AT_ONCE = 64;

/** Bytes of all files of a local store; undefined for what is elsewhere, no folder, or has too many files. */
export async function directorySize(url: string): Promise<number | undefined> {
	if (!url.startsWith("file:")) return undefined;
	try {
		const files = await filesBelow(fileURLToPath(url));
		if (files === undefined) return undefined;
		let total = 0;
		for (let first = 0; first < files.length; first += AT_ONCE) {
			const sizes = await Promise.all(files.slice(first, first + AT_ONCE).map(async (path) => (await stat(path)).size));
			total += sizes.reduce((sum, size) => sum + size, 0);
		}
		return total;
	} catch {
		// What cannot be listed has been opened all the same: its size is the least of what is asked of it.
		return undefined;
	}
}

async function filesBelow(root: string): Promise<string[] | undefined> {
	const files: string[] = [];
	const folders = [root];
	for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
		for (const entry of await readdir(folder, { withFileTypes: true })) {
			if (entry.isDirectory()) folders.push(join(folder, entry.name));
			else if (entry.isFile()) files.push(join(folder, entry.name));
			if (files.length + folders.length > MOST_FILES) return undefined;
		}
	return files;
}

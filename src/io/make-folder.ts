import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder, with those that it is in. The `recursive` of Node says of a file system that is read-only that the folder does not
 * exist, and of one that makes no folders, such as /proc, it never ends.
 */
export async function makeFolder(path: string): Promise<void> {
	await mkdirUnlessThere(path).catch(async (error: unknown) => {
		if (!isCode(error, "ENOENT") || dirname(path) === path) throw error;
		await makeFolder(dirname(path));
		await mkdirUnlessThere(path);
	});
}

async function mkdirUnlessThere(path: string): Promise<void> {
	await mkdir(path).catch((error: unknown) => {
		if (!isCode(error, "EEXIST")) throw error;
	});
}

function isCode(error: unknown, code: string): boolean {
	return error instanceof Error && "code" in error && error.code === code;
}

import { constants } from "node:fs";

/** Not to wait for the writer of a pipe: whether something is a file is asked when it is open. */
export const READ_FLAGS: number = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * Inode, time of change in microseconds and size: a file that was written again or replaced has another. The same tag that
 * object_store (Icechunk, obstore) gives the file, so references that carry it can be checked.
 */
export function etagOf({ size, mtimeNs, ino }: { size: bigint; mtimeNs: bigint; ino: bigint }): string {
	return `"${ino.toString(16)}-${(mtimeNs / 1000n).toString(16)}-${size.toString(16)}"`;
}

import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { allocate } from "../../codecs/memory.ts";
import { etagOf, READ_FLAGS } from "../../io/file-etag.ts";
import type { FileBytes } from "./batch.ts";

/** Larger memory is let go after use. */
const MOST_KEPT_BYTES = 2 ** 24;
/** Node reads at most 2 GiB at a time. */
const MOST_READ_BYTES = 2 ** 30;

/** Reads files here and now, for a thread that has nothing else to do. What it gives stands in memory that serves again for the next. */
export function fileReader(): (bytes: FileBytes) => Uint8Array {
	let kept = new Uint8Array(0) as Uint8Array;
	return (wanted) => {
		const bytes = kept.length < wanted.length ? allocate(wanted.length) : kept;
		if (bytes.length <= MOST_KEPT_BYTES) kept = bytes;
		readStretches(wanted, bytes);
		return bytes;
	};
}

/** Throws if the file is not, or no longer, the one that was opened: that is told by whoever reads it the usual way. */
function readStretches({ file: { path, etag }, stretches }: FileBytes, bytes: Uint8Array): void {
	const descriptor = openSync(path, READ_FLAGS);
	try {
		requireSame(etagOf(fstatSync(descriptor, { bigint: true })), etag);
		for (const { offset, length, at } of stretches)
			for (let done = 0; done < length; ) {
				const part = Math.min(length - done, MOST_READ_BYTES);
				const count = readSync(descriptor, bytes, at + done, part, offset + done);
				if (count === 0) throw new Error("the file ends too soon");
				done += count;
			}
	} finally {
		closeSync(descriptor);
	}
	// By path, so that a file which was replaced is seen, too.
	requireSame(etagOf(statSync(path, { bigint: true })), etag);
}

function requireSame(found: string, expected: string): void {
	if (found !== expected) throw new Error("the file has changed");
}

import { type BigIntStats, close, fstatSync, open, read, stat } from "node:fs";
import { READ_FLAGS } from "./file-etag.ts";

/**
 * A file that is open for reading, by its number. The handles of node:fs/promises, and what they make for every call, cost more than
 * the system takes to open and read a small file.
 */
export class Descriptor {
	readonly #number: number;

	/** Opens the file at a path; whoever has it closes it. */
	static open(path: string): Promise<Descriptor> {
		return new Promise((opened, failed) => {
			open(path, READ_FLAGS, (error, number) => (error === null ? opened(new Descriptor(number)) : failed(error)));
		});
	}

	private constructor(number: number) {
		this.#number = number;
	}

	/** What it was when it was opened, or is now. The system knows of a file that is open: nobody waits for that. */
	status(): BigIntStats {
		return fstatSync(this.#number, { bigint: true });
	}

	/** Reads up to so many bytes at a position, and puts them at a place; gives how many there were. */
	read(into: Uint8Array, at: number, length: number, position: number): Promise<number> {
		return new Promise((done, failed) => {
			read(this.#number, into, at, length, position, (error, count) => (error === null ? done(count) : failed(error)));
		});
	}

	/** Lets it go. */
	close(): void {
		close(this.#number, () => {});
	}
}

/** What is at a path now. */
export function statusOf(path: string): Promise<BigIntStats> {
	return new Promise((done, failed) => {
		stat(path, { bigint: true }, (error, found) => (error === null ? done(found) : failed(error)));
	});
}

import {
	type BigIntStats,
	close,
	closeSync,
	fstatSync,
	open,
	openSync,
	read,
	readSync,
	realpath,
	realpathSync,
	stat,
	statSync,
} from "node:fs";
import { READ_FLAGS } from "./file-etag.ts";

/** Where calls take longer than this on the average, they wait for a disk or a network: there several are under way at a time. */
const LONG_MILLISECONDS = 0.25;
/** Of how many calls the average is: one that took long because the machine is busy says nothing. */
const AVERAGED_CALLS = 16;
/** Once they take long, so many are made elsewhere before they are tried here again; twice as many where that is in vain. */
const FEWEST_ELSEWHERE = 64;
const MOST_ELSEWHERE = 8192;
/** More bytes than this take their time from memory too. */
const MOST_BYTES_HERE = 2 ** 18;

/** A file that is open for reading, by its number. */
export type Descriptor = number;

/**
 * What the system is asked about files. In threads of Node, so that nobody waits; or here, where the thread that asks has nothing
 * else to do: a file that is in memory is there in a few microseconds, and handing the question over takes ten times as long. Where
 * answers turn out to take their time, they are waited for elsewhere.
 */
export class FileCalls {
	readonly #mayBlock: boolean;
	#average = 0;
	#countHere = 0;
	/** Calls that are still to be made elsewhere, and how many it will be the next time. */
	#elsewhere = 0;
	#nextElsewhere = FEWEST_ELSEWHERE;

	/** `mayBlock`: whether the thread has nothing else to do. */
	constructor({ mayBlock = false }: { mayBlock?: boolean | undefined } = {}) {
		this.#mayBlock = mayBlock;
	}

	/** Opens the file at a path; whoever has it closes it. */
	open(path: string): Descriptor | Promise<Descriptor> {
		return this.#call(
			() => openSync(path, READ_FLAGS),
			(done) => open(path, READ_FLAGS, done),
		);
	}

	/** Reads up to so many bytes at a position, and puts them at a place; gives how many there were. */
	read(file: Descriptor, into: Uint8Array, at: number, length: number, position: number): number | Promise<number> {
		return this.#call(
			() => readSync(file, into, at, length, position),
			(done) => read(file, into, at, length, position, done),
			length <= MOST_BYTES_HERE,
		);
	}

	/** What is at a path now. */
	status(path: string): BigIntStats | Promise<BigIntStats> {
		return this.#call(
			() => statSync(path, { bigint: true }),
			(done) => stat(path, { bigint: true }, done),
		);
	}

	/** A path without symbolic links. */
	realPath(path: string): string | Promise<string> {
		return this.#call(
			() => realpathSync.native(path),
			(done) => realpath.native(path, done),
		);
	}

	/** What an open file is. The system knows that: nobody waits. */
	statusOf(file: Descriptor): BigIntStats {
		return fstatSync(file, { bigint: true });
	}

	/** Lets an open file go. */
	close(file: Descriptor): void {
		if (this.#isHere()) closeSync(file);
		else close(file, () => {});
	}

	#isHere(): boolean {
		return this.#mayBlock && this.#elsewhere === 0;
	}

	#call<T>(
		here: () => T,
		elsewhere: (done: (error: Error | null, result: T) => void) => void,
		isShort = true,
	): T | Promise<T> {
		if (!isShort || !this.#isHere()) {
			if (this.#elsewhere > 0) this.#elsewhere--;
			return new Promise((resolve, reject) => {
				elsewhere((error, result) => (error === null ? resolve(result) : reject(error)));
			});
		}
		const begin = performance.now();
		try {
			return here();
		} finally {
			this.#judge(performance.now() - begin);
		}
	}

	#judge(milliseconds: number): void {
		this.#average += (milliseconds - this.#average) / AVERAGED_CALLS;
		this.#countHere++;
		if (this.#average <= LONG_MILLISECONDS) return;
		if (this.#countHere > FEWEST_ELSEWHERE) this.#nextElsewhere = FEWEST_ELSEWHERE;
		this.#elsewhere = this.#nextElsewhere;
		this.#nextElsewhere = Math.min(2 * this.#nextElsewhere, MOST_ELSEWHERE);
		this.#average = 0;
		this.#countHere = 0;
	}
}

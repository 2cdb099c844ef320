import { type Descriptor, FileCalls } from "./file-calls.ts";

/** An open file, and what it was when it was opened. */
export type OpenFile = { descriptor: Descriptor; size: number; etag: string; modifiedMs: number };

/** A file that somebody reads, or read of late. */
export type OpenEntry = { file: Promise<OpenFile>; users: number; isRetired: boolean; usedMs: number };

/** Files stay open a while, because a read costs far less than opening; but not so long that anyone would notice. */
const IDLE_MS = 2_000;
/** Processes may have 1024 by default, and there may be a thread for every core. */
const MOST_FILES = 64;

/** Files that are open, of as many stores as there are: each of very many files may have a store of its own. */
export class OpenFiles {
	/** By path, least recently used first. */
	readonly #entries = new Map<string, OpenEntry>();
	#sweep: NodeJS.Timeout | undefined;
	/** How the system is asked. */
	readonly calls: FileCalls;

	constructor(calls: FileCalls = new FileCalls()) {
		this.calls = calls;
	}

	/** How many there are. */
	get count(): number {
		return this.#entries.size;
	}

	/** The file at a path, opened unless it is; whoever asked gives it back by `release`. */
	acquire(path: string, open: () => Promise<OpenFile>): OpenEntry {
		let entry = this.#entries.get(path);
		if (entry === undefined) entry = { file: open(), users: 0, isRetired: false, usedMs: 0 };
		else this.#entries.delete(path);
		this.#entries.set(path, entry);
		entry.users++;
		entry.usedMs = performance.now();
		for (const [oldest, other] of this.#entries) {
			if (this.#entries.size <= MOST_FILES) break;
			this.retire(oldest, other);
		}
		this.#sweep ??= setTimeout(() => this.#retireIdle(), IDLE_MS).unref();
		return entry;
	}

	/** Tells that a read has ended. */
	release(entry: OpenEntry): void {
		entry.users--;
		this.#closeUnused(entry);
	}

	/** Nobody gets this file any more; those who have it finish. */
	retire(path: string, entry: OpenEntry): void {
		if (this.#entries.get(path) === entry) this.#entries.delete(path);
		entry.isRetired = true;
		this.#closeUnused(entry);
	}

	#retireIdle(): void {
		const now = performance.now();
		this.#sweep = undefined;
		for (const [path, entry] of this.#entries) {
			const restMs = entry.usedMs + IDLE_MS - now;
			if (restMs > 0) {
				this.#sweep = setTimeout(() => this.#retireIdle(), restMs).unref();
				return;
			}
			this.retire(path, entry);
		}
	}

	/** Nothing else closes them. */
	#closeUnused({ file, users, isRetired }: OpenEntry): void {
		if (isRetired && users === 0) file.then(({ descriptor }) => this.calls.close(descriptor)).catch(() => {});
	}
}

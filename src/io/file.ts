import type { BigIntStats } from "node:fs";
import { readdir, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMiraError, MiraError } from "../errors.ts";
import type { Descriptor, FileCalls } from "./file-calls.ts";
import { etagOf } from "./file-etag.ts";
import { fileFailure } from "./file-failure.ts";
import { withFileLock } from "./file-lock.ts";
import { makeFolder } from "./make-folder.ts";
import {
	type GetOptions,
	type ListedObject,
	type ListOptions,
	type ObjectFacts,
	type ObjectPart,
	type ObjectStore,
	type PutOptions,
	writeConflict,
} from "./object-store.ts";
import { type OpenFile, OpenFiles } from "./open-files.ts";
import type { ByteRange, LocalFile } from "./source.ts";
import { allowHint, decodePath, encodePath, formatUrl, isUrl, parseUrl } from "./url.ts";

/** The URL of a local path, relative to the working directory; a URL stays as it is. Nothing in a path is special. */
export function fileUrl(pathOrUrl: string): string {
	return isUrl(pathOrUrl) ? pathOrUrl : pathToFileURL(pathOrUrl).href;
}

/** Options of a {@link FileStore}. */
export type FileOptions = {
	/** Let `put` write. Default false. */
	writable?: boolean | undefined;
	/** Files that stay open for the next read, shared with other stores. Default: those of this store. */
	openFiles?: OpenFiles | undefined;
};

/** Node reads at most 2 GiB at a time. */
const MAX_READ_BYTES = 2 ** 30;

/**
 * Local files: one file, or all files below a directory. Symbolic links in the path to that root are followed, because
 * the user named it. A link below it that leaves it is refused unless it leads to something else that may be read: an
 * unpacked archive must not reach `~/.ssh`.
 */
export class FileStore implements ObjectStore {
	readonly readsInto = true;
	readonly #root: string;
	readonly #writable: boolean;
	readonly #openFiles: OpenFiles;

	constructor(pathOrUrl: string, { writable = false, openFiles = new OpenFiles() }: FileOptions = {}) {
		this.#root = localPath(fileUrl(pathOrUrl));
		this.#writable = writable;
		this.#openFiles = openFiles;
	}

	async get(path: string, range: ByteRange | undefined, options: GetOptions = {}): Promise<ObjectPart> {
		const file = this.#resolve(path);
		try {
			// Twice: a handle kept from before a file was replaced is let go, and then the new file is read.
			return (
				(await this.#readOnce(file, range, options)) ?? (await this.#readOnce(file, range, options)) ?? changing(file)
			);
		} catch (error) {
			options.signal?.throwIfAborted();
			throw fileFailure(error, file, "read");
		}
	}

	/** Opened, because that shows whether it may be read, and at once closed: of a hundred thousand files none is asked for again. */
	async look(path: string, { signal, mayFollow }: GetOptions = {}): Promise<ObjectFacts> {
		const file = this.#resolve(path);
		try {
			const { descriptor, size, etag, modifiedMs } = await this.#openFile(file, mayFollow);
			this.#openFiles.calls.close(descriptor);
			return { size, etag, modifiedMs };
		} catch (error) {
			signal?.throwIfAborted();
			throw fileFailure(error, file, "read");
		}
	}

	/** The file of an object, and what it was when it was opened. */
	async localFile(path: string, mayFollow: GetOptions["mayFollow"]): Promise<LocalFile> {
		const file = this.#resolve(path);
		const entry = this.#openFiles.acquire(file, () => this.#openFile(file, mayFollow));
		try {
			const { etag, size } = await entry.file;
			return { path: file, etag, size };
		} catch (error) {
			this.#openFiles.retire(file, entry);
			throw fileFailure(error, file, "read");
		} finally {
			this.#openFiles.release(entry);
		}
	}

	async *list(path: string, { signal, shallow = false, mayFollow }: ListOptions = {}): AsyncGenerator<ListedObject> {
		const directory = this.#resolve(path);
		const entries = await this.#checkLinks(directory, mayFollow)
			.then((target) => readdir(target, { withFileTypes: true }))
			.catch((error: unknown) => {
				throw fileFailure(error, directory, "read");
			});
		for (const entry of entries) {
			signal?.throwIfAborted();
			const file = join(directory, entry.name);
			const listed = encodePath(relative(this.#root, file).split(sep).join("/"));
			// Links to directories are shown by a shallow listing but not entered by a deep one: they may go in circles.
			if (entry.isDirectory()) {
				if (shallow) yield { path: `${listed}/`, size: 0 };
				else yield* this.list(listed, { signal });
				continue;
			}
			const found = await stat(file).catch(() => undefined);
			if (found?.isFile()) yield { path: listed, size: found.size };
			else if (shallow && found?.isDirectory()) yield { path: `${listed}/`, size: 0 };
			// Data that are not there now: who would leave them out silently would make a cube with holes.
			else if (shallow && found === undefined && entry.isSymbolicLink()) yield { path: listed, size: 0 };
		}
	}

	async put(path: string, bytes: Uint8Array, { signal, only }: PutOptions = {}): Promise<void> {
		const file = this.#resolve(path);
		if (!this.#writable) {
			throw new MiraError("not-allowed", "This store was opened for reading", {
				url: pathToFileURL(file).href,
				hint: "Make it with { writable: true }",
			});
		}
		const unfinished = `${file}.${crypto.randomUUID()}.partial`;
		try {
			await this.#putBeside(unfinished, bytes, signal);
			if (only === undefined) await rename(unfinished, file);
			else
				await withFileLock(`${file}.mirazarr-lock`, signal, async (isHeld) => {
					const wanted = only === "if-absent" ? undefined : only.ifEtag;
					if ((await currentEtag(file)) !== wanted || !(await isHeld())) throw writeConflict(pathToFileURL(file).href);
					await makeLater(unfinished, file);
					await rename(unfinished, file);
				});
		} catch (error) {
			await unlink(unfinished).catch(() => {});
			signal?.throwIfAborted();
			throw fileFailure(error, file, "written");
		}
	}

	/** Writes a file in a folder that is mostly there, where one may go. */
	async #putBeside(file: string, bytes: Uint8Array, signal: AbortSignal | undefined): Promise<void> {
		const folder = resolve(file, "..");
		const write = async (): Promise<void> => {
			await this.#checkLinks(folder, undefined);
			await writeFile(file, bytes, { signal });
		};
		await write().catch(async (error: unknown) => {
			if (!isAbsent(error)) throw error;
			await makeFolder(folder);
			await write();
		});
	}

	/** The local path of an object. Nothing that is written in `path` leads out of the root. */
	#resolve(path: string): string {
		const key = decodePath(path);
		const file = key === "" ? this.#root : resolve(this.#root, `.${sep}${key}`);
		if (key.includes("\0") || !isBelow(file, this.#root)) {
			throw new MiraError("not-allowed", `The path "${path}" leads out of its store`, {
				url: pathToFileURL(this.#root).href,
			});
		}
		return file;
	}

	/** A part of a file, or undefined if the file is another than when it was opened. */
	async #readOnce(
		path: string,
		range: ByteRange | undefined,
		{ signal, into, maxBytes = Infinity, mayFollow }: GetOptions,
	): Promise<ObjectPart | undefined> {
		signal?.throwIfAborted();
		const files = this.#openFiles;
		const entry = files.acquire(path, () => this.#openFile(path, mayFollow));
		try {
			const { descriptor, size, etag, modifiedMs } = await entry.file;
			if (range === undefined && size > maxBytes) {
				throw new MiraError("limit-exceeded", `The file has more than ${maxBytes} bytes`, {
					url: pathToFileURL(path).href,
				});
			}
			const offset = range?.offset ?? 0;
			const length = Math.max(0, Math.min(range?.length ?? size, size - offset));
			// Not cleared: nobody gets it before all of it was read.
			const bytes = into?.length === length ? into : new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
			const received = await readFully(files.calls, descriptor, offset, bytes, signal);
			// Looked at after reading, so a change while reading is seen; by path, so a replaced file is.
			const isSame = received === bytes.length && etagOf(await files.calls.status(path)) === etag;
			if (isSame) return { bytes, size, etag, modifiedMs };
			files.retire(path, entry);
			return undefined;
		} catch (error) {
			files.retire(path, entry);
			throw error;
		} finally {
			files.release(entry);
		}
	}

	async #openFile(path: string, mayFollow: GetOptions["mayFollow"]): Promise<OpenFile> {
		const target = await this.#checkLinks(path, mayFollow);
		const { calls } = this.#openFiles;
		const descriptor = await calls.open(target);
		try {
			const found = calls.statusOf(descriptor);
			if (!found.isFile()) {
				throw new MiraError("not-found", `This is ${found.isDirectory() ? "a directory" : "not a regular file"}`, {
					url: pathToFileURL(path).href,
				});
			}
			return { descriptor, size: Number(found.size), etag: etagOf(found), modifiedMs: Number(found.mtimeNs) / 1e6 };
		} catch (error) {
			calls.close(descriptor);
			throw error;
		}
	}

	/** The path without symbolic links, if they lead where one may go. */
	async #checkLinks(path: string, mayFollow: GetOptions["mayFollow"]): Promise<string> {
		// The user named it: wherever that leads is what was meant.
		if (path === this.#root) return path;
		const { calls } = this.#openFiles;
		const target = await calls.realPath(path);
		if (target === path || isBelow(target, await calls.realPath(this.#root))) return target;
		const targetUrl = pathToFileURL(target).href;
		if (mayFollow?.(targetUrl)) return target;
		throw new MiraError("not-allowed", `A symbolic link leads to ${target}, outside what may be read`, {
			url: pathToFileURL(path).href,
			...allowHint(targetUrl),
		});
	}
}

/** Fills `bytes`; returns how many there were before the end of the file. */
async function readFully(
	calls: FileCalls,
	descriptor: Descriptor,
	offset: number,
	bytes: Uint8Array,
	signal: AbortSignal | undefined,
): Promise<number> {
	let at = 0;
	while (at < bytes.length) {
		signal?.throwIfAborted();
		const count = await calls.read(descriptor, bytes, at, Math.min(bytes.length - at, MAX_READ_BYTES), offset + at);
		if (count === 0) break;
		at += count;
	}
	return at;
}

/**
 * Gives a file a later date than the one whose place it takes. Clocks of file systems tick every few milliseconds, and an inode
 * that was let go is used again at once: of three versions within a tick the third would have the tag of the first, and somebody
 * who read that one would overwrite what he has not seen.
 */
async function makeLater(file: string, before: string): Promise<void> {
	const replaced = await statIfThere(before);
	if (replaced === undefined) return;
	const { atimeMs, mtimeMs } = await stat(file);
	const earliestMs = Number(replaced.mtimeNs) / 1e6 + 1;
	if (mtimeMs < earliestMs) await utimes(file, atimeMs / 1000, earliestMs / 1000);
}

/** Undefined if there is no such file. */
async function currentEtag(file: string): Promise<string | undefined> {
	const found = await statIfThere(file);
	return found && etagOf(found);
}

async function statIfThere(file: string): Promise<BigIntStats | undefined> {
	return await stat(file, { bigint: true }).catch((error: unknown) => {
		if (isAbsent(error)) return undefined;
		throw error;
	});
}

function isAbsent(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function isBelow(path: string, root: string): boolean {
	return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

/** The local path of a `file:` URL in our spelling, in which `?` and `#` are characters of the name. */
export function localPath(url: string): string {
	try {
		return resolve(fileURLToPath(formatUrl(parseUrl(url))));
	} catch (cause) {
		if (isMiraError(cause)) throw cause;
		throw new MiraError("bad-argument", "This is not the URL of a local file", { url, cause });
	}
}

function changing(path: string): never {
	throw new MiraError("source-changed", "The file changes while it is read", { url: pathToFileURL(path).href });
}

import type { Stats } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { checkOptions, MiraError, type OptionValues, TAKES } from "../errors.ts";
import { abortable } from "../io/abort.ts";
import { FileStore, fileUrl } from "../io/file.ts";
import { ObjectStoreRegistry } from "../io/registry.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { withinTime } from "./bounded-time.ts";
import { contentTag } from "./entity-tag.ts";
import { FairGate } from "./fair-gate.ts";
import type { Metric } from "./metrics.ts";
import { notFound, Refusal } from "./refusal.ts";
import { ServedSource, type SourceSurroundings } from "./served-source.ts";
import type { FoundSource, SourceShelf } from "./site.ts";
import { AT_LEAST_ONE } from "./site-options.ts";

/** A directory whose files are served by their names. */
export type FilesRootOptions = {
	/** Nothing outside of it is read, and nothing in it is written. */
	directory: string;
	/** Opens a file or a store in it, by the registry that it is given: `openStore` of `mirazarr`, perhaps with more options. */
	open: (url: string, options: { registry: ObjectStoreRegistry; signal: AbortSignal }) => Promise<ManifestStore>;
	/** Whether a folder below it is a store, to be opened as one; by default none is, and files alone are served. */
	isStore?: ((folder: string) => Promise<boolean>) | undefined;
	/** How many stay open, default 64; the one that was not asked for longest is closed. */
	maxOpen?: number | undefined;
};

const ROOT_OPTIONS: OptionValues<FilesRootOptions> = {
	directory: TAKES.text,
	open: TAKES.function,
	isStore: TAKES.function,
	maxOpen: AT_LEAST_ONE,
};

/** Refuses options that make no sense, and a directory that is none. */
export async function checkRoot(functionName: string, options: FilesRootOptions): Promise<void> {
	checkOptions(`${functionName}, root`, options, ROOT_OPTIONS);
	const found = await stat(options.directory).catch(() => undefined);
	if (found?.isDirectory() !== true)
		throw new MiraError("not-found", `there is no directory ${options.directory} to serve`);
}

/** Openings at a time, in all and for one client: a header may be long, and parsing it keeps others waiting. */
const OPENINGS = { total: 8, client: 4 };
/** What each open store may keep of its header beside what it made of it. */
const HEADER_CACHE_BYTES = 2 ** 22;
/** Files that were open before, of which it is known which version clients have seen. */
const MOST_REMEMBERED = 2 ** 14;
/** Names that are longer no file system has. */
const LONGEST_NAME_BYTES = 255;
/** On Windows a backslash leads into a folder, and a colon to another drive or stream; a backslash is missed nowhere. */
const NOT_IN_NAMES = sep === "\\" ? /[\\:]/ : /\\/;

/** The files below a directory as sources, each opened when somebody asks for it. */
export class FilesRoot implements SourceShelf {
	readonly #directory: string;
	readonly #files: FileStore;
	readonly #open: FilesRootOptions["open"];
	readonly #isStore: (folder: string) => Promise<boolean>;
	readonly #mostOpen: number;
	readonly #surroundings: SourceSurroundings;
	readonly #gate = new FairGate({
		...OPENINGS,
		queue: Number.POSITIVE_INFINITY,
		clientQueue: Number.POSITIVE_INFINITY,
	});
	/** By path from the root with slashes, least recently used first. */
	readonly #sources = new Map<string, ServedSource>();
	readonly #opening = new Map<string, Promise<ServedSource>>();
	/** The version of each source when it was opened last, the oldest first. */
	readonly #versions = new Map<string, string>();
	#opened = 0;

	constructor({ directory, open, isStore, maxOpen = 64 }: FilesRootOptions, surroundings: SourceSurroundings) {
		this.#directory = resolve(directory);
		this.#files = new FileStore(this.#directory);
		this.#open = open;
		this.#isStore = isStore ?? (async () => false);
		this.#mostOpen = maxOpen;
		this.#surroundings = surroundings;
	}

	async find(names: readonly string[], client: string | undefined, signal: AbortSignal): Promise<FoundSource> {
		const known = this.#openSource(names);
		if (known !== undefined) return known;
		const count = await this.#sourceLength(names);
		if (count === undefined) throw absence(names);
		const path = names.slice(0, count).join("/");
		const source = this.#sources.get(path) ?? (await this.#openPath(path, client, signal));
		return { source, key: names.slice(count) };
	}

	metrics(): Metric[] {
		return [
			{
				name: "mirazarr_root_open",
				help: "Files of the root that are open.",
				type: "gauge",
				value: this.#sources.size,
			},
			{
				name: "mirazarr_root_openings_total",
				help: "Files of the root that were opened.",
				type: "counter",
				value: this.#opened,
			},
		];
	}

	/** A source that is open has none below it: the first that the path goes through is the one. */
	#openSource(names: readonly string[]): FoundSource | undefined {
		let path = "";
		for (const [i, name] of names.entries()) {
			path = i === 0 ? name : `${path}/${name}`;
			const source = this.#sources.get(path);
			if (source === undefined) continue;
			this.#sources.delete(path);
			this.#sources.set(path, source);
			return { source, key: names.slice(i + 1) };
		}
		return undefined;
	}

	/** How many of the names lead to a file or to the folder of a store; undefined where they lead to neither. */
	async #sourceLength(names: readonly string[]): Promise<number | undefined> {
		const root = await realpath(this.#directory).catch(() => undefined);
		let place = this.#directory;
		for (const [i, name] of names.entries()) {
			if (root === undefined || !isServedName(name)) return undefined;
			place = join(place, name);
			const target = await realpath(place).catch(() => undefined);
			if (target === undefined || !target.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
			const found: Stats | undefined = await stat(target).catch(() => undefined);
			if (found?.isFile() === true) return i + 1;
			if (found?.isDirectory() !== true) return undefined;
			if (await this.#isStore(target)) return i + 1;
		}
		return undefined;
	}

	async #openPath(path: string, client: string | undefined, signal: AbortSignal): Promise<ServedSource> {
		const underWay = this.#opening.get(path);
		if (underWay !== undefined) return abortable(underWay, signal);
		const leave = await this.#gate.enter(client, 1, signal);
		const known = this.#sources.get(path) ?? this.#opening.get(path);
		const opening = known === undefined ? this.#start(path) : Promise.resolve(known);
		// It goes on for others, or for the next request, if this client goes away; and its place is taken until it ends.
		opening.then(leave, leave);
		return abortable(opening, signal);
	}

	#start(path: string): Promise<ServedSource> {
		const opening = withinTime(this.#surroundings.timeoutMs, (signal) => this.#newSource(path, signal)).finally(() =>
			this.#opening.delete(path),
		);
		this.#opening.set(path, opening);
		return opening;
	}

	async #newSource(path: string, signal: AbortSignal): Promise<ServedSource> {
		const store = await this.#openStore(path, signal);
		const version = await versionOf(store);
		const before = this.#versions.get(path);
		const isOther = before !== undefined && before !== version;
		const reopen = async (reopenSignal: AbortSignal): Promise<ManifestStore> => {
			const again = await this.#openStore(path, reopenSignal);
			this.#remember(path, await versionOf(again));
			return again;
		};
		const source = new ServedSource(`files/${path}`, store, this.#surroundings, reopen, isOther);
		// It was closed in between, and clients may still read by what it was.
		if (isOther)
			source.noteChange(new MiraError("source-changed", "The file is another than it was", { url: store.url }));
		else this.#remember(path, version);
		this.#keep(path, source);
		return source;
	}

	/** With a registry of its own: what is seen first of an object is what a registry stays with. */
	async #openStore(path: string, signal: AbortSignal): Promise<ManifestStore> {
		// Links in it are followed as long as they stay below the directory: each read looks where they lead.
		const registry = new ObjectStoreRegistry({ cacheBytes: HEADER_CACHE_BYTES });
		registry.register(fileUrl(this.#directory), this.#files);
		this.#opened++;
		return this.#open(fileUrl(join(this.#directory, path)), { registry, signal });
	}

	#keep(path: string, source: ServedSource): void {
		this.#sources.set(path, source);
		for (const oldest of this.#sources.keys()) {
			if (this.#sources.size <= this.#mostOpen) break;
			this.#sources.delete(oldest);
		}
	}

	#remember(path: string, version: string): void {
		this.#versions.delete(path);
		this.#versions.set(path, version);
		for (const oldest of this.#versions.keys()) {
			if (this.#versions.size <= MOST_REMEMBERED) break;
			this.#versions.delete(oldest);
		}
	}
}

/** What tells one version from another: the tag of the file, and the metadata, which a folder has alone. */
async function versionOf(store: ManifestStore): Promise<string> {
	const document = (await store.get("/zarr.json")) ?? new Uint8Array(0);
	return `${store.registry.source(store.url).etag} ${await contentTag(document)}`;
}

/** Hidden files stay hidden. */
function isServedName(name: string): boolean {
	return (
		!name.startsWith(".") && !NOT_IN_NAMES.test(name) && new TextEncoder().encode(name).length <= LONGEST_NAME_BYTES
	);
}

/**
 * Clients look for metadata that may not be there, which is 404. For a chunk that would mean the fill value, and who asks for
 * one has seen the file before.
 */
function absence(names: readonly string[]): Refusal {
	const isMetadata = /^(zarr\.json|\.z\w+)$/.test(names.at(-1) ?? "");
	if (isMetadata || !names.includes("c")) return notFound("there is no such file");
	return new Refusal(410, "not-found", "there is no such file any more");
}

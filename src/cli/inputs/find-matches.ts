import { realpath } from "node:fs/promises";
import { MiraError } from "../../errors.ts";
import { ROOT_DOCUMENTS } from "../../formats/zarr/format.ts";
import { Limiter } from "../../io/concurrency.ts";
import { isUrl } from "../../io/url.ts";
import { alternatives, type GlobPart, globParts } from "./glob.ts";
import { naturalOrder } from "./natural-order.ts";
import { canList, type Entry, type Looking, listFolder } from "./places.ts";

/** A pattern must not crawl a whole disk or bucket. */
const MOST_SEEN = 2_000_000;
const MOST_LEVELS = 32;
/** Folders that are listed side by side. */
const CONCURRENCY = 16;

/**
 * Everything that a pattern matches, each once, in natural order. Stores are not entered: chunks are not files of anybody.
 * `onSeen` is told how many entries were looked at.
 */
export async function findMatches(
	pattern: string,
	looking: Looking,
	onSeen: (count: number) => void = () => {},
): Promise<Entry[]> {
	const search = new Search(pattern, looking, onSeen);
	for (const one of alternatives(pattern)) await search.add(one);
	return [...search.found.values()].sort((a, b) => naturalOrder(a.place, b.place));
}

class Search {
	readonly found = new Map<string, Entry>();
	readonly #pattern: string;
	readonly #looking: Looking;
	readonly #onSeen: (count: number) => void;
	readonly #limiter = new Limiter(CONCURRENCY);
	readonly #listed = new Map<string, Promise<Entry[]>>();
	#seen = 0;
	/** Folders that `**` has been in, without links: those may go in circles. */
	readonly #entered = new Set<string>();

	constructor(pattern: string, looking: Looking, onSeen: (count: number) => void) {
		this.#pattern = pattern;
		this.#looking = looking;
		this.#onSeen = onSeen;
	}

	/** Adds what a pattern without braces matches. */
	async add(pattern: string): Promise<void> {
		this.#entered.clear();
		const [, origin = "", path = ""] = /^([a-z][a-z0-9+.-]+:\/\/[^/]*\/)?(.*)$/is.exec(pattern) ?? [];
		const parts = globParts(path.replace(/\/+$/, ""), origin !== "");
		const wild = parts.findIndex(({ kind }) => kind !== "name");
		const fixed = parts.slice(0, wild === -1 ? parts.length - 1 : wild);
		const folder = origin + fixed.map((part) => (part.kind === "name" ? `${part.name}/` : "")).join("");
		if (!canList(folder === "" ? "." : folder, this.#looking))
			throw new MiraError("unsupported-feature", "what cannot be listed cannot be searched for a pattern", {
				url: this.#pattern,
				hint: "Name the files, or write their URLs into a file, one per line, and pass @FILE",
			});
		await this.#below(folder, parts.slice(fixed.length), 0);
	}

	async #below(folder: string, parts: readonly GlobPart[], level: number): Promise<void> {
		const [part, ...rest] = parts;
		if (part === undefined || level > MOST_LEVELS) return;
		if (part.kind === "any" && !(await this.#isNew(folder, rest.length))) return;
		const entries = await this.#entriesOf(folder);
		if (level > 0 && entries.some(({ name }) => ROOT_DOCUMENTS.includes(name))) return;
		if (part.kind !== "any") return this.#matching(entries, parts, level);
		const visible = entries.filter(({ name }) => !name.startsWith("."));
		// `**` stands for no folder too; at the end, for every file.
		if (rest.length === 0) for (const entry of visible) if (!entry.isFolder) this.found.set(entry.place, entry);
		await Promise.all([
			this.#matching(entries, rest, level),
			...visible.map((entry) => (entry.isFolder ? this.#below(entry.place, parts, level + 1) : undefined)),
		]);
	}

	/** `**` and what stands behind it may lead to the same folder. */
	#entriesOf(folder: string): Promise<Entry[]> {
		const listed = this.#listed.get(folder) ?? this.#limiter.run(() => this.#list(folder), this.#looking.signal);
		this.#listed.set(folder, listed);
		return listed;
	}

	async #list(folder: string): Promise<Entry[]> {
		const entries: Entry[] = [];
		for await (const entry of listFolder(folder === "" ? "." : folder, this.#looking)) {
			if (++this.#seen > MOST_SEEN) throw this.#tooMany();
			entries.push(entry);
		}
		this.#onSeen(this.#seen);
		return entries;
	}

	/** Entries that the next part matches, or what is below them for the parts behind it. */
	async #matching(entries: readonly Entry[], [part, ...rest]: readonly GlobPart[], level: number): Promise<void> {
		const matches = entries.filter(({ name }) =>
			part?.kind === "name" ? part.name === name : part?.kind === "pattern" && part.matches(name),
		);
		if (rest.length === 0) for (const entry of matches) this.found.set(entry.place, entry);
		else
			await Promise.all(
				matches.map((entry) => (entry.isFolder ? this.#below(entry.place, rest, level + 1) : undefined)),
			);
	}

	async #isNew(folder: string, restLength: number): Promise<boolean> {
		const place = isUrl(folder) ? folder : await realpath(folder === "" ? "." : folder).catch(() => folder);
		const key = `${restLength} ${place}`;
		if (this.#entered.has(key)) return false;
		this.#entered.add(key);
		return true;
	}

	#tooMany(): MiraError {
		return new MiraError(
			"limit-exceeded",
			`the pattern ${this.#pattern} leads through more than ${MOST_SEEN} entries`,
			{
				hint: "Write more of the path before its first wildcard",
			},
		);
	}
}

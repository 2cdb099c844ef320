import { realpath } from "node:fs/promises";
import { MiraError } from "../../errors.ts";
import { ROOT_DOCUMENTS } from "../../formats/zarr/format.ts";
import { isUrl } from "../../io/url.ts";
import { alternatives, type GlobPart, globParts } from "./glob.ts";
import { naturalOrder } from "./natural-order.ts";
import { canList, type Entry, type Looking, listFolder } from "./places.ts";

/** A pattern must not crawl a whole disk or bucket without a word. */
const MOST_SEEN = 100_000;
const MOST_LEVELS = 32;

/** Everything that a pattern matches, each once, in natural order. Stores are not entered: chunks are not files of anybody. */
export async function findMatches(pattern: string, looking: Looking): Promise<Entry[]> {
	const found = new Map<string, Entry>();
	for (const one of alternatives(pattern))
		for await (const entry of new Search(one, looking).matches()) found.set(entry.place, entry);
	return [...found.values()].sort((a, b) => naturalOrder(a.place, b.place));
}

class Search {
	readonly #pattern: string;
	readonly #looking: Looking;
	#seen = 0;
	/** Folders that `**` has been in, without links: those may go in circles. */
	readonly #entered = new Set<string>();

	constructor(pattern: string, looking: Looking) {
		this.#pattern = pattern;
		this.#looking = looking;
	}

	async *matches(): AsyncGenerator<Entry> {
		const [, origin = "", path = ""] = /^([a-z][a-z0-9+.-]+:\/\/[^/]*\/)?(.*)$/is.exec(this.#pattern) ?? [];
		const parts = globParts(path.replace(/\/+$/, ""), origin !== "");
		const wild = parts.findIndex(({ kind }) => kind !== "name");
		const fixed = parts.slice(0, wild).map((part) => (part.kind === "name" ? part.name : ""));
		const folder = origin + fixed.map((name) => `${name}/`).join("");
		if (!canList(folder === "" ? "." : folder, this.#looking))
			throw new MiraError("unsupported-feature", "what cannot be listed cannot be searched for a pattern", {
				url: this.#pattern,
				hint: "Name the files, or write their URLs into a file, one per line, and pass @FILE",
			});
		yield* this.#below(folder, parts.slice(wild), 0);
	}

	async *#below(folder: string, [part, ...rest]: readonly GlobPart[], level: number): AsyncGenerator<Entry> {
		this.#looking.signal.throwIfAborted();
		if (part === undefined || level > MOST_LEVELS) return;
		if (part.kind === "any" && !(await this.#isNew(folder, rest.length))) return;
		const entries: Entry[] = [];
		for await (const entry of listFolder(folder === "" ? "." : folder, this.#looking)) {
			if (++this.#seen > MOST_SEEN) throw this.#tooMany();
			entries.push(entry);
		}
		if (level > 0 && entries.some(({ name }) => ROOT_DOCUMENTS.includes(name))) return;
		// `**` stands for no folder too; at the end, for every file.
		if (part.kind === "any" && rest.length > 0) yield* this.#matching(entries, rest, level);
		for (const entry of part.kind === "any" ? entries : []) {
			if (entry.isFolder && !entry.name.startsWith(".")) yield* this.#below(entry.place, [part, ...rest], level + 1);
			else if (rest.length === 0 && !entry.name.startsWith(".")) yield entry;
		}
		if (part.kind !== "any") yield* this.#matching(entries, [part, ...rest], level);
	}

	/** Entries that the next part matches, or what is below them for the parts behind it. */
	async *#matching(
		entries: readonly Entry[],
		[part, ...rest]: readonly GlobPart[],
		level: number,
	): AsyncGenerator<Entry> {
		for (const entry of entries) {
			const isMatch =
				part?.kind === "name" ? part.name === entry.name : part?.kind === "pattern" && part.matches(entry.name);
			if (!isMatch) continue;
			if (rest.length === 0) yield entry;
			else if (entry.isFolder) yield* this.#below(entry.place, rest, level + 1);
		}
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

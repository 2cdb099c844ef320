import { type Advice, hint, isMiraError, option } from "../errors.ts";
import { commonDirectory, directoryUrl, formatUrl, parseUrl } from "./url.ts";

/** A place outside what may be read, and how many objects in it or below are referred to. */
export type OutsidePlace = { prefix: string; objectCount: number };

/**
 * What references lead to outside what may be read, in as few places as there are: the common directory on each host, in
 * each bucket, and below each directory of the root of local files. Whether to read it is then one question, however many
 * objects there are.
 */
export class OutsidePlaces {
	readonly #urls = new Set<string>();
	readonly #places = new Map<string, OutsidePlace>();
	/** By the beginnings of urls up to their last slash: objects are many, their directories few. */
	readonly #known = new Map<string, ReturnType<typeof placeOf>>();

	/** Notes an object; false if it was known. */
	add(url: string): boolean {
		if (this.#urls.has(url)) return false;
		this.#urls.add(url);
		const { key, directory } = this.#placeOf(url);
		const known = this.#places.get(key);
		const prefix = known === undefined ? directory : commonDirectory(known.prefix, directory);
		this.#places.set(key, { prefix, objectCount: (known?.objectCount ?? 0) + 1 });
		return true;
	}

	#placeOf(url: string): ReturnType<typeof placeOf> {
		// A query may have slashes, too.
		if (url.includes("?")) return placeOf(url);
		const beginning = url.slice(0, url.lastIndexOf("/") + 1);
		const place = this.#known.get(beginning) ?? placeOf(url);
		this.#known.set(beginning, place);
		return place;
	}

	/** Whether an object was noted. */
	has(url: string): boolean {
		return this.#urls.has(url);
	}

	/** The places, in the order in which they were met. */
	get places(): OutsidePlace[] {
		return [...this.#places.values()];
	}

	/** Number of objects. */
	get objectCount(): number {
		return this.#urls.size;
	}

	/** How all of it can be read. */
	get advice(): Advice {
		const prefixes = this.places.map(({ prefix }) => prefix);
		return hint`To read ${this.objectCount === 1 ? "it" : "them"}, pass ${option("allow", prefixes)}`;
	}

	/** What and how much it is: `400 objects below file:///data/`. */
	get summary(): string {
		const count = this.objectCount;
		const prefixes = this.places.map(({ prefix }) => prefix);
		return `${count === 1 ? "1 object" : `${count} objects`} below ${prefixes.join(" and ")}`;
	}
}

/** To allow all that is on a host is one thing, to allow the root of this machine another. */
function placeOf(url: string): { key: string; directory: string } {
	try {
		const parsed = parseUrl(url);
		const directory = directoryUrl(formatUrl({ ...parsed, query: "" }));
		const isFile = parsed.origin === "file://";
		return { key: isFile && parsed.segments.length > 1 ? `file:///${parsed.segments[0]}/` : parsed.origin, directory };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return { key: url, directory: directoryUrl(url) };
	}
}

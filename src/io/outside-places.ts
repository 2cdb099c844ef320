import { type Advice, hint, isMiraError, option } from "../errors.ts";
import { PerDirectory } from "./per-directory.ts";
import { commonDirectory, directoryUrl, formatUrl, parseUrl } from "./url.ts";

/** A place outside what may be read, and how many objects in it or below are referred to. */
export type OutsidePlace = { prefix: string; objectCount: number };

/**
 * What references lead to outside what may be read, in as few places as there are: the common directory on each host, in
 * each bucket, and below each directory of the root of local files. Whether to read it is then one question, however many
 * objects there are.
 */
export class OutsidePlaces {
	readonly #lists: (readonly string[])[] = [];
	/** How many of the lists are in what is below: there may be very many objects, and mostly nobody asks. */
	#settledCount = 0;
	readonly #places = new Map<string, OutsidePlace>();
	readonly #placeOf = new PerDirectory((url) => {
		const { key, directory } = placeOf(url);
		const place = this.#places.get(key) ?? { prefix: directory, objectCount: 0 };
		this.#places.set(key, place);
		return { place, directory };
	});
	/** The last in the order of their names, as long as they come in that order: then none comes twice. */
	#greatest = "";
	#urls: Set<string> | undefined;

	/** Notes objects. */
	add(urls: readonly string[]): void {
		if (urls.length > 0) this.#lists.push(urls);
	}

	/** Whether an object was noted. */
	has(url: string): boolean {
		this.#settle();
		this.#urls ??= new Set(this.#lists.flat());
		return this.#urls.has(url);
	}

	#settle(): void {
		const lists = this.#lists;
		for (; this.#settledCount < lists.length; this.#settledCount++)
			for (const [i, url] of (lists[this.#settledCount] as readonly string[]).entries()) {
				if (this.#urls === undefined && url <= this.#greatest) this.#urls = new Set(this.#noted(i));
				this.#greatest = url;
				if (this.#urls?.has(url) === true) continue;
				this.#urls?.add(url);
				this.#put(url);
			}
	}

	/** All objects up to one of the list that is being settled. */
	*#noted(count: number): Generator<string> {
		for (let i = 0; i < this.#settledCount; i++) yield* this.#lists[i] as readonly string[];
		yield* (this.#lists[this.#settledCount] as readonly string[]).slice(0, count);
	}

	#put(url: string): void {
		const { place, directory } = this.#placeOf.of(url);
		place.objectCount++;
		if (place.prefix !== directory) place.prefix = commonDirectory(place.prefix, directory);
	}

	/** The places, in the order in which they were met. */
	get places(): OutsidePlace[] {
		this.#settle();
		return Array.from(this.#places.values(), (place) => ({ ...place }));
	}

	/** Number of objects. */
	get objectCount(): number {
		return this.places.reduce((sum, { objectCount }) => sum + objectCount, 0);
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

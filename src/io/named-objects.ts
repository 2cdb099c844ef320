import type { ObjectStore } from "./object-store.ts";
import { parseUrl, placeKey, prefixLength } from "./url.ts";

/**
 * Very many objects that may be read, each from a store of its own: a store is made when its object is asked for. Until then an
 * object takes no more memory than its name, which whoever named it has anyway.
 */
export class NamedObjects {
	/** By their places. */
	readonly #urls = new Map<string, string>();
	readonly #make: (url: string) => ObjectStore;

	constructor(make: (url: string) => ObjectStore) {
		this.#make = make;
	}

	add(url: string): void {
		const parsed = parseUrl(url);
		const key = placeKey(parsed, prefixLength(parsed));
		// The very same text where it is the same: a copy of each would take as much as all else.
		this.#urls.set(key === url ? url : key, url);
	}

	/** The url of the object at a place, and its store. */
	take(key: string): { url: string; store: ObjectStore } | undefined {
		const url = this.#urls.get(key);
		return url === undefined ? undefined : { url, store: this.#make(url) };
	}

	/** All of their urls. */
	get urls(): Iterable<string> {
		return this.#urls.values();
	}
}

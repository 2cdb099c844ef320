import { PerDirectory } from "../io/per-directory.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { parseUrl, placeKey } from "../io/url.ts";

/** Names that have one spelling, and lead nowhere else. */
const PLAIN = /^[\w-][\w.-]*$/;

/** Says of very many urls what follows from their places. Most of them are beside each other: their directories are looked up once. */
export class Places {
	readonly #registry: ObjectStoreRegistry;
	readonly #openDirectories = new PerDirectory((url) => this.#registry.has(directoryOf(url)));
	// With a name behind it: a directory alone may be spelt without its slash.
	readonly #directoryKeys = new PerDirectory((url) => keyOf(`${directoryOf(url)}x`).slice(0, -1));

	constructor(registry: ObjectStoreRegistry) {
		this.#registry = registry;
	}

	/** Whether an object may not be read. */
	isOutside(url: string): boolean {
		// One of a directory that is closed may have been named by itself.
		return !(isPlain(url) && this.#openDirectories.of(url)) && !this.#registry.has(url);
	}

	/** Equal for all texts of one object: they may differ in what they encode. */
	key(url: string): string {
		return isPlain(url) ? this.#directoryKeys.of(url) + nameOf(url) : keyOf(url);
	}
}

function isPlain(url: string): boolean {
	return !url.includes("?") && PLAIN.test(nameOf(url));
}

function directoryOf(url: string): string {
	return url.slice(0, url.lastIndexOf("/") + 1);
}

function nameOf(url: string): string {
	return url.slice(url.lastIndexOf("/") + 1);
}

function keyOf(url: string): string {
	const parsed = parseUrl(url);
	return placeKey(parsed, parsed.segments.length) + parsed.query;
}

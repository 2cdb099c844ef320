import { PerDirectory, spellByDirectory } from "../io/per-directory.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { parseUrl, placeKey } from "../io/url.ts";

/** Names that lead nowhere else. */
const PLAIN = /^[\w-][\w.-]*$/;

/** Says of very many urls what follows from their places. Most of them are beside each other: their directories are looked up once. */
export class Places {
	/** Equal for all texts of one object: they may differ in what they encode. */
	readonly key: (url: string) => string = spellByDirectory(keyOf);
	readonly #registry: ObjectStoreRegistry;
	readonly #openDirectories = new PerDirectory((url) => this.#registry.has(directoryOf(url)));

	constructor(registry: ObjectStoreRegistry) {
		this.#registry = registry;
	}

	/** Whether an object may not be read. */
	isOutside(url: string): boolean {
		// One of a directory that is closed may have been named by itself.
		return !(isPlain(url) && this.#openDirectories.of(url)) && !this.#registry.has(url);
	}
}

function isPlain(url: string): boolean {
	return !url.includes("?") && PLAIN.test(url.slice(url.lastIndexOf("/") + 1));
}

function directoryOf(url: string): string {
	return url.slice(0, url.lastIndexOf("/") + 1);
}

function keyOf(url: string): string {
	const parsed = parseUrl(url);
	return placeKey(parsed, parsed.segments.length) + parsed.query;
}

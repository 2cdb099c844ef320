/** What is the same for all objects of a directory, found out once for each: objects are many, their directories few. */
export class PerDirectory<T> {
	readonly #find: (url: string) => T;
	readonly #known = new Map<string, T>();
	#last: { directory: string; value: T } | undefined;

	/** `find` gives it for the directory of one object. */
	constructor(find: (url: string) => T) {
		this.#find = find;
	}

	/** What it is for the directory that an object is in. */
	of(url: string): T {
		const last = this.#last;
		// Most are beside the one before.
		if (last !== undefined && url.startsWith(last.directory) && isName(url, last.directory.length)) return last.value;
		// A query may have slashes, too.
		if (url.includes("?")) return this.#find(url);
		const directory = url.slice(0, url.lastIndexOf("/") + 1);
		const value = this.#known.get(directory) ?? this.#find(url);
		this.#known.set(directory, value);
		this.#last = { directory, value };
		return value;
	}
}

/** Whether the rest of a url leads neither into another directory nor to a query. */
function isName(url: string, from: number): boolean {
	return url.indexOf("/", from) < 0 && url.indexOf("?", from) < 0;
}

/** Names that everybody spells in the same way. */
const PLAIN = /^[\w-][\w.-]*$/;

/**
 * Spells urls as `spell` does, for very many of them: those with plain names are spelt as their directory is, and are the very same
 * text where that has one spelling.
 */
export function spellByDirectory(spell: (url: string) => string): (url: string) => string {
	const directories = new PerDirectory((url) => {
		const beginning = url.slice(0, url.lastIndexOf("/") + 1);
		// With a name behind it: a directory alone may be spelt without its slash.
		const directory = spell(`${beginning}x`).slice(0, -1);
		return { directory, isSame: directory === beginning };
	});
	return (url) => {
		const at = url.lastIndexOf("/") + 1;
		// What stands behind a scheme is a host, or a bucket.
		if (!PLAIN.test(url.slice(at)) || url.startsWith("//", at - 2)) return spell(url);
		const { directory, isSame } = directories.of(url);
		return isSame ? url : directory + url.slice(at);
	};
}

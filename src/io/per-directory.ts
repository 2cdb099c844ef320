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
		// A query may have slashes, too.
		if (url.includes("?")) return this.#find(url);
		const length = url.lastIndexOf("/") + 1;
		const last = this.#last;
		// Most are beside the one before.
		if (last?.directory.length === length && url.startsWith(last.directory)) return last.value;
		const directory = url.slice(0, length);
		const value = this.#known.get(directory) ?? this.#find(url);
		this.#known.set(directory, value);
		this.#last = { directory, value };
		return value;
	}
}

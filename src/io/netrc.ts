import type { Login } from "./http-session.ts";

/** What a `.netrc` file says. */
export type Netrc = {
	/** By the name of the host. */
	machines: Record<string, Login>;
	/** For every host that has no entry of its own. */
	default?: Login | undefined;
};

/**
 * Reads a `.netrc` file, as curl and Python do: words between blanks, in quotes where they have blanks themselves; `#` where a
 * keyword could stand begins a comment. The first entry for a host counts. Macros are skipped, to the empty line that ends
 * them; entries without a login or a password are none.
 */
export function parseNetrc(text: string): Netrc {
	const netrc: Netrc = { machines: {} };
	const words = new Words(text);
	let host: string | undefined;
	let entry: { name?: string | undefined; password?: string | undefined } = {};
	const finish = (): void => {
		const { name, password } = entry;
		if (host === undefined || name === undefined || password === undefined) return;
		if (host === DEFAULT) netrc.default ??= { name, password };
		else if (!Object.hasOwn(netrc.machines, host)) netrc.machines[host] = { name, password };
	};
	for (let keyword = words.keyword(); keyword !== undefined; keyword = words.keyword()) {
		if (keyword === "machine" || keyword === "default") {
			finish();
			host = keyword === "default" ? DEFAULT : words.next()?.toLowerCase();
			entry = {};
		} else if (keyword === "login") entry.name = words.next();
		else if (keyword === "password") entry.password = words.next();
		else if (keyword === "account") words.next();
		else if (keyword === "macdef") words.skipMacro();
	}
	finish();
	return netrc;
}

/** No host has a name with a blank in it. */
const DEFAULT = "the default";

class Words {
	readonly #text: string;
	#at = 0;

	constructor(text: string) {
		this.#text = text;
	}

	/** The next word that no comment holds. */
	keyword(): string | undefined {
		for (;;) {
			const word = this.next();
			if (!word?.startsWith("#")) return word;
			this.#skip(/[^\n]*/y);
		}
	}

	next(): string | undefined {
		this.#skip(/\s*/y);
		const quoted = this.#skip(/"((?:[^"\\]|\\.)*)"/sy);
		if (quoted !== undefined) return quoted.slice(1, -1).replace(/\\(.)/gs, "$1");
		const word = this.#skip(/\S+/y);
		return word === undefined || word === "" ? undefined : word;
	}

	skipMacro(): void {
		this.#skip(/.*?(?:\n[^\S\n]*\n|$)/sy);
	}

	#skip(pattern: RegExp): string | undefined {
		pattern.lastIndex = this.#at;
		const found = pattern.exec(this.#text)?.[0];
		this.#at += found?.length ?? 0;
		return found;
	}
}

import type { Diagnostic } from "../../diagnostics.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { allowHint, directoryUrl } from "../../io/url.ts";

const MAX_REPORTED = 20;

/** Says which references lie outside of what may be read, once for each directory: they are kept, and fail when they are read. */
export class OutsideReport {
	readonly #registry: ObjectStoreRegistry;
	readonly #diagnostics: Diagnostic[];
	readonly #seen = new Set<string>();
	#reported = 0;

	constructor(registry: ObjectStoreRegistry, diagnostics: Diagnostic[]) {
		this.#registry = registry;
		this.#diagnostics = diagnostics;
	}

	add(urls: Iterable<string>): void {
		for (const url of urls) {
			const directory = directoryUrl(url);
			if (this.#seen.has(directory)) continue;
			this.#seen.add(directory);
			if (!this.#registry.has(url)) this.#report(directory);
		}
	}

	#report(directory: string): void {
		this.#reported++;
		if (this.#reported > MAX_REPORTED + 1) return;
		const where = this.#reported > MAX_REPORTED ? "more directories" : directory;
		this.#diagnostics.push({
			severity: "warning",
			code: "not-allowed",
			path: "/",
			message: `references into ${where} are outside of what may be read`,
			...(this.#reported > MAX_REPORTED ? {} : allowHint(directory)),
		});
	}
}

import type { Diagnostic } from "../../diagnostics.ts";
import { OutsidePlaces } from "../../io/outside-places.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { directoryUrl } from "../../io/url.ts";

/**
 * Says which references lie outside what may be read, in one diagnostic that grows with what is found: they are kept, and
 * fail when they are read.
 */
export class OutsideReport {
	readonly #registry: ObjectStoreRegistry;
	readonly #diagnostics: Diagnostic[];
	readonly #isOutside = new Map<string, boolean>();
	readonly #places = new OutsidePlaces();
	readonly #diagnostic: Diagnostic = { severity: "warning", code: "not-allowed", path: "/", message: "" };

	constructor(registry: ObjectStoreRegistry, diagnostics: Diagnostic[]) {
		this.#registry = registry;
		this.#diagnostics = diagnostics;
	}

	add(urls: Iterable<string>): void {
		let isNew = false;
		for (const url of urls) {
			if (!this.#lookUp(url) || !this.#places.add(url)) continue;
			this.#registry.noteOutside(url);
			isNew = true;
		}
		if (isNew) this.#report();
	}

	/** Objects are many, their directories few. */
	#lookUp(url: string): boolean {
		const directory = directoryUrl(url);
		const known = this.#isOutside.get(directory) ?? !this.#registry.has(url);
		this.#isOutside.set(directory, known);
		return known;
	}

	#report(): void {
		const { objectCount, summary, advice } = this.#places;
		const verb = objectCount === 1 ? "is" : "are";
		Object.assign(this.#diagnostic, { message: `${summary} ${verb} outside what may be read`, ...advice });
		if (!this.#diagnostics.includes(this.#diagnostic)) this.#diagnostics.push(this.#diagnostic);
	}
}

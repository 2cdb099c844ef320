import type { Diagnostic } from "../../diagnostics.ts";
import { OutsidePlaces } from "../../io/outside-places.ts";
import { PerDirectory } from "../../io/per-directory.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";

/**
 * Says which references lie outside what may be read, in one diagnostic that grows with what is found: they are kept, and
 * fail when they are read.
 */
export class OutsideReport {
	readonly #registry: ObjectStoreRegistry;
	readonly #diagnostics: Diagnostic[];
	readonly #isOutside: PerDirectory<boolean>;
	readonly #places = new OutsidePlaces();
	readonly #diagnostic: Diagnostic = { severity: "warning", code: "not-allowed", path: "/", message: "" };

	constructor(registry: ObjectStoreRegistry, diagnostics: Diagnostic[]) {
		this.#registry = registry;
		this.#diagnostics = diagnostics;
		this.#isOutside = new PerDirectory((url) => !registry.has(url));
	}

	/** Notes objects that are referred to, wherever they are. */
	add(urls: readonly string[]): void {
		const outside = urls.filter((url) => this.#isOutside.of(url));
		if (outside.length === 0) return;
		this.#places.add(outside);
		this.#registry.noteOutside(outside);
		this.#report();
	}

	#report(): void {
		const { objectCount, summary, advice } = this.#places;
		const verb = objectCount === 1 ? "is" : "are";
		Object.assign(this.#diagnostic, { message: `${summary} ${verb} outside what may be read`, ...advice });
		if (!this.#diagnostics.includes(this.#diagnostic)) this.#diagnostics.push(this.#diagnostic);
	}
}

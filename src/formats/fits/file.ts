import type { Diagnostic } from "../../diagnostics.ts";
import type { FillOptions } from "../../fill/fill-options.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { Source } from "../../io/source.ts";
import type { InlineBudget } from "../../manifest/inline-budget.ts";
import type { Budget } from "../../zarr/budget.ts";

/** What the HDUs of a file have in common. */
export type FitsFile = {
	url: string;
	source: Source;
	fileBytes: number;
	registry: ObjectStoreRegistry;
	/** The account of the opening. */
	limits: Budget;
	options: FillOptions;
	/** Filled while arrays are built. */
	diagnostics: Diagnostic[];
	/** Names of the axes of images, which all stand in one group. */
	dimensions: DimensionNames;
	budget: InlineBudget;
};

/**
 * Names of the axes of images. All images are in one group, where a name must have one length: an axis that differs from one
 * of the same name before it gets the number of its HDU (`x_2`).
 */
export class DimensionNames {
	readonly #facts = new Map<string, string>();

	/** The name of axis `axis`, from 1, of an HDU; `fact` is all that must be the same for axes to share a name. */
	claim(axis: number, hdu: number, fact: string): string {
		const name = ["x", "y", "z"][axis - 1] ?? `axis${axis}`;
		for (const candidate of [name, `${name}_${hdu}`]) {
			const known = this.#facts.get(candidate) ?? fact;
			if (known !== fact) continue;
			this.#facts.set(candidate, fact);
			return candidate;
		}
		return `${name}_${hdu}`;
	}
}

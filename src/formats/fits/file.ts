import type { Diagnostic } from "../../diagnostics.ts";
import type { FillOptions } from "../../fill/policies.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { Source } from "../../io/source.ts";
import type { InlineBudget } from "../../manifest/inline-budget.ts";
import type { DimensionNames } from "./dimensions.ts";

/** What the HDUs of a file have in common. */
export type FitsFile = {
	url: string;
	source: Source;
	fileBytes: number;
	registry: ObjectStoreRegistry;
	options: FillOptions;
	/** Filled while arrays are built. */
	diagnostics: Diagnostic[];
	/** Names of the axes of images, which all stand in one group. */
	dimensions: DimensionNames;
	budget: InlineBudget;
};

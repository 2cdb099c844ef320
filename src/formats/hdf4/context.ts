import type { Diagnostic } from "../../diagnostics.ts";
import type { FillOptions } from "../../fill/fill-options.ts";
import type { InlineBudget } from "../../manifest/inline-budget.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { Hdf4File } from "./file.ts";

/** What the arrays of a file have in common. */
export type ArrayContext = {
	file: Hdf4File;
	/** The account of the opening. */
	limits: Budget;
	fillOptions: FillOptions;
	budget: InlineBudget;
	/** Filled while the arrays are built. */
	diagnostics: Diagnostic[];
};

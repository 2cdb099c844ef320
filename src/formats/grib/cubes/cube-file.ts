import type { ObjectStoreRegistry } from "../../../io/registry.ts";
import type { InlineBudget } from "../../../manifest/inline-budget.ts";
import type { GribFile } from "../messages.ts";
import type { PlacedField } from "./place.ts";

/** What the cubes of a file have in common. */
export type CubeFile = GribFile & {
	registry: ObjectStoreRegistry;
	budget: InlineBudget;
	/** What becomes of two fields for one place. */
	duplicates: "error" | "first" | "last";
	/** Which fields are taken. */
	accepts(placed: PlacedField): boolean;
};

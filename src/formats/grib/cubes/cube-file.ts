import type { ObjectStoreRegistry } from "../../../io/registry.ts";
import { InlineBudget, type InlineBudgetOptions } from "../../../manifest/inline-budget.ts";
import type { GribFile } from "../messages.ts";
import { fieldFilter, type GribFilter } from "./filter.ts";
import type { PlacedField } from "./place.ts";

/** What can be chosen about cubes. */
export type CubeOptions = {
	/** Cubes: take only fields with these values of their keys, such as `{ name: ["2t", "10u"], number: 0 }`. */
	filter?: GribFilter | undefined;
	/** Cubes: two fields for one place are an error of their array, unless one of them is chosen. */
	duplicates?: "error" | "first" | "last" | undefined;
	/**
	 * Cubes: rows from north to south, whichever way they are coded, with coordinates to match. The default is the direction of
	 * the file. Lists of points (reduced and unstructured grids) stay as they are.
	 */
	northUp?: boolean | undefined;
	/**
	 * Cubes: true, the default, gives a group one `level` and one `percentile`, with the values of all its arrays; where an array
	 * has no field, it is missing. With false an array has its own values alone: those that differ from the first are along
	 * `level_1`, `level_2`, ….
	 */
	accumulate?: boolean | undefined;
	/** How much may be kept inline: coordinates. */
	inlineBudget?: InlineBudgetOptions | undefined;
};

/** What the cubes of a file have in common. */
export type CubeFile = GribFile & {
	registry: ObjectStoreRegistry;
	budget: InlineBudget;
	/** What becomes of two fields for one place. */
	duplicates: "error" | "first" | "last";
	northUp: boolean;
	accumulate: boolean;
	/** Which fields are taken. */
	accepts(placed: PlacedField): boolean;
};

/** A file with what was chosen about its cubes. */
export function cubeFile(file: GribFile, registry: ObjectStoreRegistry, options: CubeOptions): CubeFile {
	return {
		...file,
		registry,
		budget: new InlineBudget(options.inlineBudget),
		duplicates: options.duplicates ?? "error",
		northUp: options.northUp ?? false,
		accumulate: options.accumulate ?? true,
		accepts: fieldFilter(options.filter ?? {}),
	};
}

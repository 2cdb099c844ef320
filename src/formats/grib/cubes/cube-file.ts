import type { ObjectStoreRegistry } from "../../../io/registry.ts";
import { InlineBudget } from "../../../manifest/inline-budget.ts";
import type { ParserOptions } from "../../parser-options.ts";
import type { GribOptions } from "../format.ts";
import type { GribFile } from "../messages.ts";
import { SharedFacts } from "../shared-facts.ts";
import { fieldFilter } from "./filter.ts";
import type { PlacedField } from "./place.ts";

/** What can be chosen about cubes. */
export type CubeOptions = Pick<GribOptions, "filter" | "duplicates" | "northUp" | "accumulate"> &
	Pick<ParserOptions, "inlineBudget">;

/** What the cubes of a file have in common. */
export type CubeFile = GribFile & {
	registry: ObjectStoreRegistry;
	inline: InlineBudget;
	facts: SharedFacts;
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
		inline: new InlineBudget(options.inlineBudget),
		facts: new SharedFacts(file.options),
		duplicates: options.duplicates ?? "error",
		northUp: options.northUp ?? false,
		accumulate: options.accumulate ?? true,
		accepts: fieldFilter(options.filter ?? {}),
	};
}

import { DerivedArray } from "./derived-array.ts";
import type { ArrayDescription } from "./manifest-array.ts";
import type { StoreArray } from "./manifest-group.ts";

/** The same chunks under another description. */
export function redescribe(array: StoreArray, changes: Partial<ArrayDescription>): StoreArray {
	const description = { ...array.description, ...changes };
	return array.kind === "derived" ? new DerivedArray(description, array.compute) : array.describedAs(description);
}

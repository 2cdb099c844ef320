import type { ArrayDescription } from "./manifest-array.ts";
import type { StoreArray } from "./manifest-group.ts";

/** The same chunks under another description. */
export function redescribe(array: StoreArray, changes: Partial<ArrayDescription>): StoreArray {
	return array.describedAs({ ...array.description, ...changes });
}

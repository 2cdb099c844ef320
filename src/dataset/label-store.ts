import { ManifestGroup, type StoreArray } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import type { ChunkElements } from "../read/chunk.ts";
import { sameBytes } from "../zarr/scalar.ts";
import { toArray, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** The array of a variable, with the elements that it had where those can be edited. */
type KnownArray = { array: StoreArray; elements: ChunkElements | undefined };

/** By variable: what was read of its array is known by that array, and is not read again. */
const arrays = new WeakMap<Variable, KnownArray>();

/** The dataset as a store to find labels in: its arrays are the same ones every time, as long as nobody edits them. */
export function labelStore({ variables, attributes, url, registry }: VirtualDataset): ManifestStore {
	const group = new ManifestGroup(attributes);
	for (const [name, variable] of variables) group.add(name, arrayOf(variable, `/${name}`));
	return new ManifestStore({ url, group, registry });
}

function arrayOf(variable: Variable, path: string): StoreArray {
	const known = arrays.get(variable);
	const elements = variable.kind === "loaded" ? variable.elements : undefined;
	if (known !== undefined && known.array.description.path === path && isSame(known.elements, elements))
		return known.array;
	const array = toArray(variable, path);
	arrays.set(variable, { array, elements });
	return array;
}

function isSame(a: ChunkElements | undefined, b: ChunkElements | undefined): boolean {
	if (a instanceof Uint8Array && b instanceof Uint8Array) return sameBytes(a, b);
	if (a === undefined || b === undefined) return a === b;
	return a.length === b.length && Array.from(a as ArrayLike<unknown>).every((element, i) => Object.is(element, b[i]));
}

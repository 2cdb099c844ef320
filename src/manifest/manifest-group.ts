import type { MiraError } from "../errors.ts";
import { type Attributes, attributeToJson } from "../zarr/attributes.ts";
import type { JsonObject } from "../zarr/json.ts";
import type { DerivedArray } from "./derived-array.ts";
import type { ManifestArray } from "./manifest-array.ts";

/** An array of a store. */
export type StoreArray = ManifestArray | DerivedArray;

/**
 * Arrays, groups and attributes, nested. Names are raw: any character but `/`. A store whose root is an array has it in the
 * root group, under the empty name, and nothing else.
 */
export class ManifestGroup {
	readonly arrays: Map<string, StoreArray> = new Map();
	readonly groups: Map<string, ManifestGroup> = new Map();
	readonly attributes: Attributes;
	/** Arrays that cannot be shown at all, with the reason: they are listed, and asking for one throws it. */
	readonly refused: Map<string, MiraError> = new Map();
	/** Of the refused arrays those of which only a fill value does not fit, as they are without it: to be explained. */
	readonly unfit: Map<string, StoreArray> = new Map();

	constructor(attributes: Attributes = new Map()) {
		this.attributes = attributes;
	}
}

/** A node of the tree, with its path. */
export type TreeNode =
	| { kind: "group"; path: `/${string}`; group: ManifestGroup }
	| { kind: "array"; path: `/${string}`; array: StoreArray }
	| { kind: "refused"; path: `/${string}`; error: MiraError; unfit?: StoreArray | undefined };

/** Every node below a group, itself first, parents before children. */
export function* walk(group: ManifestGroup, path: `/${string}` = "/"): IterableIterator<TreeNode> {
	if (path !== "/" || !hasRootArray(group)) yield { kind: "group", path, group };
	const below = (name: string): `/${string}` => (path === "/" ? `/${name}` : `${path}/${name}`);
	for (const [name, array] of group.arrays) yield { kind: "array", path: below(name), array };
	for (const [name, error] of group.refused)
		yield { kind: "refused", path: below(name), error, unfit: group.unfit.get(name) };
	for (const [name, child] of group.groups) yield* walk(child, below(name));
}

/** True for the root of a store that is an array itself. */
export function hasRootArray(group: ManifestGroup): boolean {
	return group.arrays.has("") || group.refused.has("");
}

/** The attributes of a group as JSON. */
export function groupAttributes(group: ManifestGroup): JsonObject {
	return Object.fromEntries([...group.attributes].map(([name, value]) => [name, attributeToJson(value)]));
}

import type { ValidityRule } from "../../fill/model.ts";
import { pathBelow, redescribe, type StoreArray } from "../../manifest/manifest-group.ts";
import { type Attributes, textAttribute, textIn } from "../../zarr/attributes.ts";

/** Where the arrays of a store are in another one that is made of them. */
export class MovedArrays {
	readonly #root: `/${string}`;
	readonly #moved = new Map<string, `/${string}`>();

	/** `root` is the group that becomes the root. */
	constructor(root: `/${string}`) {
		this.#root = root;
	}

	/** Notes that an array goes into a group, both by their paths in the store that is arranged. The first note holds. */
	note(path: string, group: `/${string}`, name: string): void {
		if (!this.#moved.has(path)) this.#moved.set(path, pathBelow(group, name));
	}

	/** True for an array that is somewhere else. */
	has(path: string): boolean {
		return this.#moved.has(path);
	}

	/** The path of an array in the other store. */
	newPath(path: string): string {
		const own = this.#moved.get(path) ?? path;
		return this.#root === "/" ? own : own.slice(this.#root.length);
	}

	/** An array that names others by the paths that they have now: those that say what of it is valid. */
	renamed(array: StoreArray): StoreArray {
		const paths = new Set(masksOf(array));
		if (paths.size === 0) return array;
		const { fill, attributes } = array.description;
		const validity = fill.validity.map(
			(rule): ValidityRule => (rule.kind === "maskArray" ? { ...rule, path: this.newPath(rule.path) } : rule),
		);
		const mask = textIn(attributes, MASK);
		const own: Attributes = new Map(attributes);
		if (mask !== undefined && paths.has(mask)) own.set(MASK, textAttribute(this.newPath(mask)));
		return redescribe(array, { fill: { ...fill, validity }, attributes: own });
	}
}

/** The attribute of an image of TIFF that names its mask; a decoded view has no other trace of it. */
const MASK = "mask";

/** The paths of the arrays that say what of an array is valid. */
export function masksOf({ fill, attributes }: StoreArray): string[] {
	const rules = fill.validity.flatMap((rule) => (rule.kind === "maskArray" ? [rule.path] : []));
	const named = textIn(attributes, MASK);
	return named?.startsWith("/") && !rules.includes(named) ? [...rules, named] : rules;
}

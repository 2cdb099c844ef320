import { boundsOwners } from "../cf/bounds.ts";
import type { ManifestGroup, StoreArray } from "../manifest/manifest-group.ts";
import { textIn } from "../zarr/attributes.ts";

/** What an array is to the others of its group: `reference` describes a coordinate system and holds no values. */
export type ArrayRole = "data" | "coordinate" | "bounds" | "reference";

/** The role of each array of a group, by the CF conventions (chapters 5 and 7). */
export function rolesIn({ arrays }: ManifestGroup): Map<string, ArrayRole> {
	const roles = new Map<string, ArrayRole>();
	const named = new Set<string>();
	const references = new Set<string>();
	for (const { attributes } of arrays.values()) {
		for (const name of wordsOf(textIn(attributes, "coordinates"))) named.add(name);
		// The extended form pairs references with coordinates: "crs: x y".
		for (const name of wordsOf(textIn(attributes, "grid_mapping")?.replaceAll(":", " "))) references.add(name);
	}
	const bounds = boundsOwners(arrays);
	for (const [name, array] of arrays)
		roles.set(
			name,
			isReference(array, references.has(name))
				? "reference"
				: bounds.has(name)
					? "bounds"
					: named.has(name) || isAxis(name, array)
						? "coordinate"
						: "data",
		);
	return roles;
}

/** True for an array with one dimension, which has its name. */
export function isAxis(name: string, { description: { shape, dimensionNames } }: StoreArray): boolean {
	return shape.length === 1 && dimensionNames?.[0] === name;
}

function isReference({ attributes, description: { shape } }: StoreArray, isNamed: boolean): boolean {
	const isSmall = shape.length === 0 || (shape.length === 1 && shape[0] === 1);
	const describes = ["grid_mapping_name", "crs_wkt", "spatial_ref", "GeoTransform"].some((name) =>
		attributes.has(name),
	);
	return isSmall && (describes || (isNamed && shape.length === 0));
}

function wordsOf(text: string | undefined): string[] {
	return text === undefined ? [] : text.split(/\s+/);
}

import type { Attributes } from "../zarr/attributes.ts";

/** Attributes that name the variable with the bounds of cells (CF conventions, sections 7.1 and 7.4). */
const BOUNDS_ATTRIBUTES = ["bounds", "climatology"];

/**
 * The variables of a group that hold the bounds of another, each with the name of that other: `time_bnds` belongs to `time`.
 * Names that the group does not have are left out.
 */
export function boundsOwners(arrays: ReadonlyMap<string, { attributes: Attributes }>): Map<string, string> {
	const owners = new Map<string, string>();
	for (const [owner, { attributes }] of arrays)
		for (const attribute of BOUNDS_ATTRIBUTES) {
			const value = attributes.get(attribute);
			const name = value?.dataType === "string" ? value.values[0]?.trim() : undefined;
			if (name !== undefined && name !== owner && arrays.has(name)) owners.set(name, owner);
		}
	return owners;
}

/** Attributes of a variable with bounds: units and calendar are those of its owner where it has none itself (CF, section 7.1). */
export function withOwnersUnits(attributes: Attributes, owner: Attributes): Attributes {
	const units = attributes.has("units") ? undefined : owner.get("units");
	if (units === undefined) return attributes;
	const calendar = attributes.get("calendar") ?? owner.get("calendar");
	return new Map([
		...attributes,
		["units", units],
		...(calendar === undefined ? [] : [["calendar", calendar] as const]),
	]);
}

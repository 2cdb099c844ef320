import { boundsOwners } from "../../cf/bounds.ts";
import { type ManifestGroup, pathBelow } from "../../manifest/manifest-group.ts";
import { isNumeric } from "../../zarr/data-type.ts";
import { roleOf } from "../labels/axis-role.ts";

/**
 * Names of the arrays of a group that can be pictures: numbers along two dimensions or more, which are not coordinates, bounds or masks
 * of others.
 */
export function imagesIn(path: `/${string}`, group: ManifestGroup): string[] {
	const others = new Set<string>(boundsOwners(group.arrays).keys());
	for (const { attributes, fill } of group.arrays.values()) {
		const coordinates = attributes.get("coordinates");
		if (coordinates?.dataType === "string")
			for (const name of coordinates.values.flatMap((text) => text.split(/\s+/))) others.add(name);
		for (const rule of fill.validity) if (rule.kind === "maskArray") others.add(rule.path);
	}
	return Array.from(group.arrays).flatMap(([name, { description }]) => {
		const { shape, dataType, attributes } = description;
		const isOther = others.has(name) || others.has(pathBelow(path, name));
		const isImage = shape.length >= 2 && isNumeric(dataType) && roleOf(name, dataType, attributes) === undefined;
		return isImage && !isOther ? [name] : [];
	});
}

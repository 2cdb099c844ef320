import { type DescribedSystem, mappingAttributes, wktOf } from "../../cf/described-system.ts";
import { MiraError } from "../../errors.ts";
import { boundingBox } from "../../read/labels/affine.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import { attributesFromJson } from "../../zarr/attributes.ts";
import { CONVENTIONS } from "../../zarr/conventions.ts";
import { JsonFloat, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import { type Georeference, scaledTransform } from "./georeference.ts";

/** An image of a pyramid: its path in the store, and its size. */
export type Level = { path: string; width: number; height: number };

/**
 * Attributes of the group in the conventions that viewers read: `multiscales` for the overviews, `spatial:` for the place of
 * the pixels, `proj:` for the coordinate system, and the grid mapping of CF for one that has no code.
 */
export function groupConventions(
	full: Level,
	overviews: readonly Level[],
	georeference: Georeference | undefined,
): Attributes {
	const used: JsonValue[] = [];
	const attributes: JsonObject = { zarr_conventions: used };
	if (overviews.length > 0) {
		used.push(CONVENTIONS.multiscales);
		attributes.multiscales = { layout: [full, ...overviews].map((level) => describeLevel(level, full, georeference)) };
	}
	if (georeference !== undefined) {
		const { transform, raster, crsCode } = georeference;
		const system = describedIn(georeference);
		if (crsCode !== undefined || system !== undefined) {
			used.push(CONVENTIONS.proj);
			if (crsCode !== undefined) attributes["proj:code"] = crsCode;
			else if (system !== undefined) attributes["proj:wkt2"] = wktOf(system);
		}
		used.push(CONVENTIONS.spatial);
		attributes["spatial:dimensions"] = ["y", "x"];
		attributes["spatial:shape"] = [full.height, full.width];
		attributes["spatial:transform"] = floats(transform);
		attributes["spatial:bbox"] = floats(boundingBox(transform, full));
		// The transform is that of corners whatever the raster type, so that the numbers are those of cells.
		attributes["spatial:registration"] = "pixel";
		if (raster === "point") attributes.AREA_OR_POINT = "Point";
	}
	if (used.length === 0) return new Map();
	return new Map([...attributesFromJson(attributes), ...mappingOf(georeference)]);
}

/** The system that a file describes without a code, where it is understood. */
export function describedIn(georeference: Georeference | undefined): DescribedSystem | undefined {
	const described = georeference?.described;
	return described instanceof MiraError ? undefined : described;
}

/** The grid mapping of that system; nothing where CF has none. */
export function mappingOf(georeference: Georeference | undefined): Attributes {
	const system = describedIn(georeference);
	return (system && mappingAttributes(system)) ?? new Map();
}

function describeLevel(level: Level, full: Level, georeference: Georeference | undefined): JsonObject {
	const scale: [number, number] = [full.height / level.height, full.width / level.width];
	return {
		asset: level.path.slice(1),
		...(level === full ? {} : { derived_from: full.path.slice(1) }),
		transform: { scale: floats(scale), translation: floats([0, 0]) },
		...(georeference === undefined
			? {}
			: {
					"spatial:shape": [level.height, level.width],
					"spatial:transform": floats(scaledTransform(georeference, scale)),
				}),
	};
}

function floats(numbers: readonly number[]): JsonFloat[] {
	return numbers.map((number) => new JsonFloat(number));
}

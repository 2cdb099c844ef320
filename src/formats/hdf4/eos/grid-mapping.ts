import { mappingAttributes, wktOf } from "../../../cf/described-system.ts";
import { type Attributes, attributesFromJson, textAttribute } from "../../../zarr/attributes.ts";
import { CONVENTIONS } from "../../../zarr/conventions.ts";
import { JsonFloat, type JsonObject } from "../../../zarr/json.ts";
import { gctpSystem } from "./gctp-system.ts";
import { gridCells } from "./grid-axes.ts";
import type { EosStructure } from "./struct-metadata.ts";

/** The dimensions that a field on a grid has. */
export const GRID_DIMENSIONS: readonly string[] = ["YDim", "XDim"];

/** The coordinate system of a grid: attributes of the grid mapping array, and of the group of its fields. */
export type GridMapping = { reference: Attributes; group: Attributes };

/**
 * What the document of a grid says of its coordinate system: a CF grid mapping, WKT, and `proj:` and `spatial:` of Zarr, whose
 * dimensions are by the names given. Nothing but the name of the mapping for degrees on an earth of which nothing is said.
 */
export function gridMapping(
	structure: EosStructure,
	dimensionNames: readonly string[] = GRID_DIMENSIONS,
): GridMapping | { problem: string } {
	const found = gctpSystem(structure);
	const cells = gridCells(structure);
	if ("problem" in found) return found;
	if ("problem" in cells) return cells;
	const { system } = found;
	const mapping: Attributes =
		system === undefined
			? new Map([["grid_mapping_name", textAttribute("latitude_longitude")]])
			: (mappingAttributes(system) ?? new Map());
	const wkt = system && wktOf(system);
	const { left, top, right, bottom, width, height } = cells;
	const floats = (...numbers: number[]) => numbers.map((number) => new JsonFloat(number));
	const conventions: JsonObject = {
		zarr_conventions: [...(wkt === undefined ? [] : [CONVENTIONS.proj]), CONVENTIONS.spatial],
		...(wkt === undefined ? {} : { "proj:wkt2": wkt }),
		"spatial:dimensions": [...dimensionNames],
		"spatial:shape": [height, width],
		"spatial:transform": floats((right - left) / width, 0, left, 0, (bottom - top) / height, top),
		"spatial:bbox": floats(Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom)),
		"spatial:registration": "pixel",
	};
	return {
		reference: new Map([...mapping, ...(wkt === undefined ? [] : [["crs_wkt", textAttribute(wkt)] as const])]),
		group: new Map([...attributesFromJson(conventions), ...mapping]),
	};
}

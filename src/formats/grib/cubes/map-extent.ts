import { readGridSection } from "../../../codecs/grib/grids/grid-section.ts";
import { mapSteps } from "../../../codecs/grib/grids/places.ts";
import { type Attributes, attributesFromJson } from "../../../zarr/attributes.ts";
import { CONVENTIONS } from "../../../zarr/conventions.ts";
import { JsonFloat } from "../../../zarr/json.ts";
import type { GroupGrid } from "./grid-coordinates.ts";

/**
 * Where the cells of a grid on a map are, by the convention `spatial:`, in the metres of its grid mapping. Nothing for grids whose
 * rows and columns have coordinates, or that are on no map.
 */
export function mapExtentAttributes({ field, fieldShape, places }: GroupGrid): Attributes {
	const section = readGridSection(field.sections);
	const { scanning } = field.layout;
	const [rows, columns] = fieldShape.shape;
	if (section.kind !== "map" || places.kind !== "points" || scanning === undefined) return new Map();
	if (rows === undefined || columns === undefined) return new Map();
	const { x, y, dx, dy } = mapSteps(section, scanning);
	if (![x, y, dx, dy].every(Number.isFinite) || dx === 0 || dy === 0) return new Map();
	const isTurned = fieldShape.order === "north_up";
	const [top, step] = isTurned ? [y + (rows - 1) * dy, -dy] : [y, dy];
	const [left, upper] = [x - dx / 2, top - step / 2];
	const [right, lower] = [left + columns * dx, upper + rows * step];
	const floats = (...numbers: number[]): JsonFloat[] => numbers.map((number) => new JsonFloat(number));
	return attributesFromJson({
		zarr_conventions: [CONVENTIONS.spatial],
		"spatial:dimensions": [...fieldShape.dimensionNames],
		"spatial:shape": [rows, columns],
		"spatial:transform": floats(dx, 0, left, 0, step, upper),
		"spatial:bbox": floats(
			Math.min(left, right),
			Math.min(upper, lower),
			Math.max(left, right),
			Math.max(upper, lower),
		),
		"spatial:registration": "pixel",
	});
}

import { readGridSection } from "../../../codecs/grib/grids/grid-section.ts";
import { type MapSteps, mapSteps } from "../../../codecs/grib/grids/places.ts";
import type { Axis } from "../../../codecs/grib/grids/regular-axis.ts";
import { type Attributes, attributesFromJson } from "../../../zarr/attributes.ts";
import { JsonFloat } from "../../../zarr/json.ts";
import type { GroupGrid } from "./grid-coordinates.ts";

/** The rows and columns of a grid on a map, as its arrays have them: middles of cells, in metres from the origin of its projection. */
export type MapCells = MapSteps & { rows: number; columns: number };

/** The cells of a grid on a map; undefined for grids that are on none, or say nothing of the kind. */
export function mapCells({ field, fieldShape }: GroupGrid): MapCells | undefined {
	const { scanning } = field.layout;
	const [rows, columns] = fieldShape.shape;
	if (scanning === undefined || rows === undefined || columns === undefined) return undefined;
	const steps = mapSteps(readGridSection(field.sections), scanning);
	if (steps === undefined || !Object.values(steps).every(Number.isFinite) || steps.dx === 0 || steps.dy === 0)
		return undefined;
	const { y, dy } = steps;
	if (fieldShape.order !== "north_up") return { ...steps, rows, columns };
	return { ...steps, y: y + (rows - 1) * dy, dy: -dy, rows, columns };
}

/** The coordinates of the columns and rows of a map. */
export function mapAxes({ x, y, dx, dy, rows, columns }: MapCells): { x: Axis; y: Axis } {
	const evenly = (first: number, step: number, length: number): Axis => ({
		length,
		values: () => Float64Array.from({ length }, (_, i) => first + i * step),
	});
	return { x: evenly(x, dx, columns), y: evenly(y, dy, rows) };
}

/** Where the cells of a map are, by the convention `spatial:`. */
export function mapExtentAttributes(
	{ x, y, dx, dy, rows, columns }: MapCells,
	dimensionNames: readonly string[],
): Attributes {
	const [left, upper] = [x - dx / 2, y - dy / 2];
	const [right, lower] = [left + columns * dx, upper + rows * dy];
	const floats = (...numbers: number[]): JsonFloat[] => numbers.map((number) => new JsonFloat(number));
	return attributesFromJson({
		"spatial:dimensions": [...dimensionNames],
		"spatial:shape": [rows, columns],
		"spatial:transform": floats(dx, 0, left, 0, dy, upper),
		"spatial:bbox": floats(
			Math.min(left, right),
			Math.min(upper, lower),
			Math.max(left, right),
			Math.max(upper, lower),
		),
		"spatial:registration": "pixel",
	});
}

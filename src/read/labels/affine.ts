import { MiraError } from "../../errors.ts";
import { type Attributes, type AttributeValue, attributeToJson } from "../../zarr/attributes.ts";
import { isJsonObject, type JsonValue, plainJson } from "../../zarr/json.ts";

/** From columns and rows, counted from the corner of the first pixel, to x and y: `x = a·column + b·row + c`, `y = d·column + e·row + f`. */
export type AffineTransform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Where the pixels of an array are, by the convention `spatial:`. */
export type SpatialPlace = {
	transform: AffineTransform;
	/** Names of the dimensions of rows and columns. */
	dimensions: readonly [rows: string, columns: string];
};

/**
 * The place of an image by the attributes of a group above it: its own, or that of the level of `multiscales` which `asset` (its
 * path from the group on) names. `lengthOf` gives the lengths of its dimensions: a place of another size is that of another image.
 */
export function spatialPlace(
	attributes: Attributes,
	asset: string,
	lengthOf: (dimension: string) => number | undefined,
): SpatialPlace | undefined {
	const named = jsonOf(attributes.get("spatial:dimensions"));
	const dimensions = isPair(named) ? named : (["y", "x"] as const);
	for (const place of [levelNamed(attributes, asset), plainMembers(attributes)]) {
		const transform = place?.["spatial:transform"];
		const size = place?.["spatial:shape"];
		const fits = Array.isArray(size) && dimensions.every((name, i) => size[i] === lengthOf(name));
		if (isTransform(transform) && fits) return { transform, dimensions };
	}
	return undefined;
}

function plainMembers(attributes: Attributes): { [name: string]: JsonValue | undefined } {
	return {
		"spatial:transform": jsonOf(attributes.get("spatial:transform")),
		"spatial:shape": jsonOf(attributes.get("spatial:shape")),
	};
}

function levelNamed(attributes: Attributes, asset: string): { [name: string]: JsonValue | undefined } | undefined {
	const multiscales = jsonOf(attributes.get("multiscales"));
	const layout = isJsonObject(multiscales) && Array.isArray(multiscales.layout) ? multiscales.layout : [];
	return layout.filter(isJsonObject).find((level) => level.asset === asset);
}

function jsonOf(attribute: AttributeValue | undefined): JsonValue | undefined {
	return attribute === undefined ? undefined : plainJson(attributeToJson(attribute));
}

function isPair(value: JsonValue | undefined): value is [string, string] {
	return Array.isArray(value) && value.length === 2 && value.every((name) => typeof name === "string");
}

function isTransform(value: JsonValue | undefined): value is [number, number, number, number, number, number] {
	return Array.isArray(value) && value.length === 6 && value.every((number) => Number.isFinite(number));
}

/** x and y of the centre of a pixel. */
export function centreOf([a, b, c, d, e, f]: AffineTransform, row: number, column: number): { x: number; y: number } {
	return {
		x: a * (column + 0.5) + b * (row + 0.5) + c,
		y: d * (column + 0.5) + e * (row + 0.5) + f,
	};
}

/** Row and column of a place, with their fractions; undefined where all pixels lie on a line. */
export function pixelAt(
	[a, b, c, d, e, f]: AffineTransform,
	x: number,
	y: number,
): { row: number; column: number } | undefined {
	const determinant = a * e - b * d;
	if (determinant === 0) return undefined;
	return {
		column: (e * (x - c) - b * (y - f)) / determinant,
		row: (a * (y - f) - d * (x - c)) / determinant,
	};
}

/** True for an image that is not turned: x follows from the column alone, y from the row. */
export function isUpright([, b, , d]: AffineTransform): boolean {
	return b === 0 && d === 0;
}

/** The pixel of a turned image at a place, which may lie one pixel outside. */
export function pixelIn(
	transform: AffineTransform,
	x: number,
	y: number,
	[rows = 0, columns = 0]: readonly number[],
): [row: number, column: number] {
	const pixel = pixelAt(transform, x, y);
	const [row, column] = [Math.floor(pixel?.row ?? Number.NaN), Math.floor(pixel?.column ?? Number.NaN)];
	if (!(row >= -1 && row <= rows && column >= -1 && column <= columns))
		throw new MiraError("bad-selection", `x = ${x}, y = ${y} is outside the image`);
	return [Math.min(Math.max(row, 0), rows - 1), Math.min(Math.max(column, 0), columns - 1)];
}

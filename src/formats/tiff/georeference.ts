import type { DescribedSystem } from "../../cf/described-system.ts";
import { isMiraError, type MiraError } from "../../errors.ts";
import { describeSystem } from "./crs-keys.ts";
import type { Directory } from "./directory.ts";
import { GEO_KEY, type GeoKeys, geoKeyNumber, isRegisteredCode } from "./geo-keys.ts";
import { TAG } from "./tags.ts";

/**
 * Where the pixels of an image are: `x = a·column + b·row + c`, `y = d·column + e·row + f`, for the corner of a pixel; its
 * centre is half a pixel on.
 */
export type Georeference = {
	transform: [a: number, b: number, c: number, d: number, e: number, f: number];
	/** What a value stands for: its cell (`area`), or the point at its centre. */
	raster: "area" | "point";
	/** True where rows and columns do not run along the axes of the coordinates. */
	isRotated: boolean;
} & CoordinateSystem;

/** What is known of the system of the coordinates. */
export type CoordinateSystem = {
	/** Such as `EPSG:32633`, where the file names a code. */
	crsCode: string | undefined;
	isGeographic: boolean;
	/** What the file describes without a code, or why its description is not understood. */
	described?: DescribedSystem | MiraError | undefined;
};

const MODEL_GEOGRAPHIC = 2;
const RASTER_POINT = 2;

/** The georeference of an image; undefined if it has none, or only single points. */
export function readGeoreference(directory: Directory, keys: GeoKeys): Georeference | undefined {
	const raster = geoKeyNumber(keys, GEO_KEY.rasterType) === RASTER_POINT ? "point" : "area";
	const stored = storedTransform(directory);
	if (stored === undefined || !stored.every(Number.isFinite)) return undefined;
	const [a, b, c, d, e, f] = stored;
	// In PixelIsPoint the tags give centres (OGC 19-008r4, 7.2): the corner is half a pixel before.
	const shift = raster === "point" ? 0.5 : 0;
	return { ...placedBy([a, b, c - shift * (a + b), d, e, f - shift * (d + e)], keys), raster };
}

/** The georeference of an image whose place is known from elsewhere, and perhaps its coordinate system too. */
export function placedBy(
	transform: Georeference["transform"],
	keys: GeoKeys,
	crs: CoordinateSystem = coordinateSystem(keys),
): Georeference {
	const [, b, , d] = transform;
	return { transform, raster: "area", isRotated: b !== 0 || d !== 0, ...crs };
}

function coordinateSystem(keys: GeoKeys): CoordinateSystem {
	const code = crsCode(keys);
	const isGeographic = geoKeyNumber(keys, GEO_KEY.modelType) === MODEL_GEOGRAPHIC;
	return { crsCode: code, isGeographic, described: code === undefined ? descriptionIn(keys) : undefined };
}

function descriptionIn(keys: GeoKeys): CoordinateSystem["described"] {
	try {
		return describeSystem(keys);
	} catch (error) {
		if (isMiraError(error)) return error;
		throw error;
	}
}

function storedTransform(directory: Directory): Georeference["transform"] | undefined {
	const matrix = Array.from(directory.numbers(TAG.ModelTransformation) ?? [], Number);
	if (matrix.length >= 8) {
		const [a = 0, b = 0, , c = 0, d = 0, e = 0, , f = 0] = matrix;
		return [a, b, c, d, e, f];
	}
	const [scaleX = 0, scaleY = 0] = Array.from(directory.numbers(TAG.ModelPixelScale) ?? [], Number);
	const tie = Array.from(directory.numbers(TAG.ModelTiepoint) ?? [], Number);
	if (scaleX === 0 || scaleY === 0 || tie.length < 6) return undefined;
	const [column = 0, row = 0, , x = 0, y = 0] = tie;
	// Rows go down; GDAL takes a negative scale for a mistake of the writer, and so do those who compare with it.
	const stepY = -Math.abs(scaleY);
	return [scaleX, 0, x - column * scaleX, 0, stepY, y - row * stepY];
}

function crsCode(keys: GeoKeys): string | undefined {
	// A projected system of its own is not the geographic one that it is based on.
	const isProjected = [GEO_KEY.projectedType, GEO_KEY.projection, GEO_KEY.method].some((key) => keys.has(key));
	const code = geoKeyNumber(keys, isProjected ? GEO_KEY.projectedType : GEO_KEY.geographicType);
	return isRegisteredCode(code) ? `EPSG:${code}` : undefined;
}

/** The transform of an image of the same extent with another number of pixels. */
export function scaledTransform(
	{ transform: [a, b, c, d, e, f] }: Georeference,
	[rows, columns]: readonly [rows: number, columns: number],
): Georeference["transform"] {
	return [a * columns, b * rows, c, d * columns, e * rows, f];
}

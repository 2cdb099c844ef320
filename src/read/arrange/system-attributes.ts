import { unitOfAxes } from "../../cf/axis-units.ts";
import { type CoordinateSystem, LONGITUDES_AND_LATITUDES } from "../../cf/coordinate-system.ts";
import { DEGREE, type DescribedSystem, WGS84 } from "../../cf/described-system.ts";
import { isMiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { coordinateSystem } from "../crs/coordinate-system-of.ts";

/** The code of longitudes and latitudes of which nothing more is said: those of GPS, as everybody takes them. */
const LONGITUDE_LATITUDE: JsonObject = { "proj:code": "EPSG:4326" };

/**
 * The coordinate system of an array by the convention `proj:`: a code, or a text in WKT 2. Nothing where neither is known, or where x
 * and y are counted in another unit than that of the system: a transform would lead to another place.
 */
export function systemAttributes(store: ManifestStore, path: string, isGeographic: boolean): JsonObject {
	const system = coordinateSystem(store, path);
	if (system === undefined || system === LONGITUDES_AND_LATITUDES) return isGeographic ? LONGITUDE_LATITUDE : {};
	// An array may have longitudes and latitudes besides x and y, and be placed by them.
	if (isGeographic && system.kind === "projected") return LONGITUDE_LATITUDE;
	if (!isInItsUnit(system)) return {};
	const { code, wkt2, described } = system;
	// The convention allows nothing but an authority and a number.
	if (code !== undefined && /^[A-Z]+:\d+$/.test(code)) return { "proj:code": code };
	if (isGeographic && described !== undefined && isWithoutFigure(described)) return LONGITUDE_LATITUDE;
	return wkt2 === undefined ? {} : { "proj:wkt2": wkt2 };
}

function isInItsUnit({ described, axisUnits }: CoordinateSystem): boolean {
	if (described === undefined) return true;
	const { projection, geographic } = described;
	const isRotated = projection?.method === "rotatedPole";
	const own = isRotated ? DEGREE : (projection?.unit ?? geographic.unit);
	try {
		return Math.abs(unitOfAxes(axisUnits, described).size / own.size - 1) < 1e-9;
	} catch (error) {
		if (!isMiraError(error, "unsupported-feature")) throw error;
		return false;
	}
}

/** True for a grid mapping that names longitudes and latitudes, and nothing of the earth. */
function isWithoutFigure({ projection, geographic: { datum, ellipsoid } }: DescribedSystem): boolean {
	const { semiMajor, inverseFlattening } = WGS84.ellipsoid;
	const isUsual = ellipsoid.semiMajor === semiMajor && ellipsoid.inverseFlattening === inverseFlattening;
	return projection === undefined && !datum.isRegistered && isUsual;
}

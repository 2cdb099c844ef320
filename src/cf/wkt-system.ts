import { MiraError } from "../errors.ts";
import { DEGREE, type DescribedSystem, type GeographicSystem, METRE, type Unit } from "./described-system.ts";
import type { MethodName, ProjectionParameters } from "./projection-methods.ts";
import { readMethod } from "./read-method.ts";
import { childOf, childrenOf, nameOf, numberAt, parseWkt, type WktElement } from "./wkt-text.ts";

/** The system that a text in WKT 1 (of GDAL or ESRI) or WKT 2 describes. Throws where it is not known. */
export function systemOfWktText(text: string): DescribedSystem {
	return systemOfElement(parseWkt(text));
}

function systemOfElement(root: WktElement): DescribedSystem {
	switch (root.keyword) {
		case "BOUNDCRS":
			return boundSystem(root);
		case "COMPD_CS":
		case "COMPOUNDCRS": {
			const [horizontal] = childrenOf(root, ...PROJECTED, ...GEOGRAPHIC, "BOUNDCRS");
			if (horizontal === undefined) throw refusal(`${root.keyword} without a horizontal system`);
			return systemOfElement(horizontal);
		}
		default:
			if (PROJECTED.includes(root.keyword)) return projectedSystem(root);
			if (GEOGRAPHIC.includes(root.keyword)) return geographicOrDerived(root);
			throw refusal(`the coordinate system is a ${root.keyword}`);
	}
}

const PROJECTED = ["PROJCS", "PROJCRS", "PROJECTEDCRS"];
const GEOGRAPHIC = ["GEOGCS", "GEOGCRS", "GEOGRAPHICCRS", "GEODCRS", "GEODETICCRS"];
const BASES = ["GEOGCS", "BASEGEOGCRS", "BASEGEODCRS"];
const UNITS = ["UNIT", "LENGTHUNIT", "ANGLEUNIT", "SCALEUNIT"];

function projectedSystem(root: WktElement): DescribedSystem {
	const base = childOf(root, ...BASES);
	if (base === undefined) throw refusal(`${root.keyword} without a geographic system`);
	const geographic = geographicSystem(base);
	const unit = unitIn(root) ?? METRE;
	const projection = extensionProjection(root) ?? conversionOf(root, geographic, unit);
	// GDAL says it of its own if it is not y; ESRI has no word for it.
	const datum = childOf(base, "DATUM");
	if (root.keyword === "PROJCS" && projection.method === "geostationaryY" && datum && nameOf(datum).startsWith("D_"))
		throw refusal("the satellite does not say which axis sweeps");
	// Eastings that grow to the west are other numbers than those that are computed; around a pole all directions are the same.
	const isPolar = /^(polarStereographic|stereographic|lambertAzimuthal|azimuthalEquidistant)/.test(projection.method);
	const directions = childrenOf(root, "AXIS").map(({ values }) => String(values[1]).toUpperCase());
	if (directions.includes("WEST") || (!isPolar && directions.includes("SOUTH")))
		throw refusal("axes that point to the west or south");
	return { name: nameOf(root), code: codeOf(root), geographic, projection: { ...projection, unit } };
}

function geographicOrDerived(root: WktElement): DescribedSystem {
	const conversion = childOf(root, "DERIVINGCONVERSION");
	const base = childOf(root, ...BASES);
	if (conversion === undefined || base === undefined) {
		const geographic = geographicSystem(root);
		return { name: geographic.name, geographic, projection: undefined };
	}
	const geographic = geographicSystem(base);
	return { name: nameOf(root), geographic, projection: { ...methodIn(conversion, geographic, METRE), unit: METRE } };
}

type Method = { method: MethodName; parameters: ProjectionParameters };

function conversionOf(root: WktElement, geographic: GeographicSystem, unit: Unit): Method {
	return methodIn(childOf(root, "CONVERSION") ?? root, geographic, unit);
}

/** In WKT 2 each parameter has its unit; in WKT 1 angles have that of the geographic system, lengths that of the projected one. */
function methodIn(parent: WktElement, geographic: GeographicSystem, length: Unit): Method {
	const method = childOf(parent, "METHOD", "PROJECTION");
	if (method === undefined) throw refusal("a projected system without a projection");
	const isFirst = method.keyword === "PROJECTION" && parent.keyword === "PROJCS";
	const parameters = childrenOf(parent, "PARAMETER").map((element) => {
		const name = nameOf(element);
		const isLength = /easting|northing|height/i.test(name);
		const own = isLength ? (/height/i.test(name) ? METRE : length) : geographic.unit;
		return {
			name,
			epsg: epsgOf(element),
			value: numberAt(element, 1),
			unit: isFirst ? own : (unitIn(element) ?? (isLength ? METRE : DEGREE)),
		};
	});
	return readMethod({ name: nameOf(method), epsg: epsgOf(method), parameters }, length, geographic.ellipsoid);
}

/** What WKT 1 has no words for, GDAL adds as a text of PROJ. */
function extensionProjection(root: WktElement): Method | undefined {
	const text = childrenOf(root, "EXTENSION").find((one) => nameOf(one) === "PROJ4")?.values[1];
	if (typeof text !== "string") return undefined;
	const values = new Map(
		text.split(/\s+/).map((part): [string, string] => {
			const [key = "", value = ""] = part.replace(/^\+/, "").split("=");
			return [key, value];
		}),
	);
	const number = (name: string) => Number(values.get(name) ?? 0);
	const offsets = { easting: number("x_0"), northing: number("y_0") };
	const longitude = number("lon_0");
	switch (values.get("proj")) {
		// The sphere of the web maps, under latitudes of the ellipsoid.
		case "merc":
			if (values.get("nadgrids") !== "@null" || values.get("a") !== values.get("b")) return undefined;
			return { method: "pseudoMercator", parameters: { latitude: 0, longitude, ...offsets } };
		case "geos":
			return {
				method: values.get("sweep") === "x" ? "geostationaryX" : "geostationaryY",
				parameters: { longitude, height: number("h"), ...offsets },
			};
		case "ob_tran":
			if (!/^(longlat|lonlat|latlong|latlon)$/.test(values.get("o_proj") ?? "")) return undefined;
			return {
				method: "rotatedPole",
				parameters: { latitude: number("o_lat_p"), longitude: longitude - 180, gridLongitude: number("o_lon_p") },
			};
		default:
			return undefined;
	}
}

function geographicSystem(root: WktElement): GeographicSystem {
	const datum = childOf(root, "DATUM", "GEODETICDATUM", "TRF", "ENSEMBLE");
	const figure = datum && childOf(datum, "SPHEROID", "ELLIPSOID");
	if (datum === undefined || figure === undefined) throw refusal(`${root.keyword} without an ellipsoid`);
	const unit = unitIn(root) ?? DEGREE;
	const meridian = childOf(root, "PRIMEM", "PRIMEMERIDIAN");
	const shift = childOf(datum, "TOWGS84")?.values.map(Number);
	const code = codeOf(root);
	return {
		name: nameOf(root),
		code,
		datum: { name: datumName(nameOf(datum)), isRegistered: code !== undefined || codeOf(datum) !== undefined },
		ellipsoid: {
			name: nameOf(figure),
			semiMajor: numberAt(figure, 1) * (unitIn(figure)?.size ?? 1),
			inverseFlattening: numberAt(figure, 2),
		},
		meridian:
			meridian === undefined
				? { name: "Greenwich", longitude: 0 }
				: {
						name: nameOf(meridian),
						longitude: meridianDegrees(meridian),
					},
		unit,
		toWgs84: shift !== undefined && [3, 7].includes(shift.length) && shift.every(Number.isFinite) ? shift : undefined,
	};
}

/** Names of WKT 1 have underscores for spaces, and those of ESRI a prefix, by which PROJ would take WKT 2 for WKT 1. */
function datumName(name: string): string {
	const plain = name.replace(/^D_/, "");
	return DATUM_NAMES.get(plain.toUpperCase()) ?? plain.replaceAll("_", " ");
}

/** Names of well-known datums that are others in the register. */
const DATUM_NAMES: ReadonlyMap<string, string> = new Map([
	["WGS_1984", "World Geodetic System 1984"],
	["WGS_1972", "World Geodetic System 1972"],
	["NORTH_AMERICAN_1983", "North American Datum 1983"],
	["NORTH_AMERICAN_1927", "North American Datum 1927"],
	["ETRS_1989", "European Terrestrial Reference System 1989"],
	["EUROPEAN_1950", "European Datum 1950"],
	["OSGB_1936", "Ordnance Survey of Great Britain 1936"],
]);

/** In degrees: so GDAL and ESRI write it in WKT 1, whatever the unit of the system; others have Paris in grads. */
function meridianDegrees(meridian: WktElement): number {
	const value = numberAt(meridian, 1);
	const unit = unitIn(meridian);
	if (unit === undefined) return Math.abs(value - 2.5969213) < 1e-9 ? 2.33722917 : value;
	return Math.abs(unit.size / DEGREE.size - 1) < 1e-12 ? value : (value * unit.size) / DEGREE.size;
}

/** The shift of a bound system: a transformation of three or seven parameters, as position vector. */
function boundSystem(root: WktElement): DescribedSystem {
	const source = childOf(root, "SOURCECRS")?.values[0];
	const step = childOf(root, "ABRIDGEDTRANSFORMATION");
	if (typeof source !== "object" || step === undefined) throw refusal("BOUNDCRS without a source or a transformation");
	const system = systemOfElement(source);
	const method = childOf(step, "METHOD");
	const name = method === undefined ? "" : nameOf(method);
	if (!/translation|position vector|coordinate frame/i.test(name))
		throw refusal(`a system that is bound to another by ${name === "" ? "nothing" : name}`);
	const sign = /coordinate frame/i.test(name) ? -1 : 1;
	const values = childrenOf(step, "PARAMETER");
	const toWgs84 = SHIFT.map((label, i) => {
		const element = values.find((one) => letters(nameOf(one)) === label);
		if (element === undefined) return 0;
		const value = numberAt(element, 1);
		if (i < 3) return value * (unitIn(element)?.size ?? 1);
		// The scale is a factor in abridged transformations (ISO 19162, 16.2); with a unit it is what is beyond one.
		const unit = unitIn(element);
		if (i === 6) return unit === undefined || unit.size === 1 ? (value - 1) * 1e6 : value * unit.size * 1e6;
		return sign * (unit === undefined ? value : (value * unit.size * 180 * 3600) / Math.PI);
	});
	return { ...system, geographic: { ...system.geographic, toWgs84 } };
}

const SHIFT = [
	"xaxistranslation",
	"yaxistranslation",
	"zaxistranslation",
	"xaxisrotation",
	"yaxisrotation",
	"zaxisrotation",
	"scaledifference",
];

/** The unit of an element: its own, or that of its first axis. */
function unitIn(parent: WktElement): Unit | undefined {
	const element =
		childOf(parent, ...UNITS) ?? childrenOf(parent, "AXIS").flatMap((axis) => childOf(axis, ...UNITS) ?? [])[0];
	const size = element === undefined ? Number.NaN : numberAt(element, 1);
	return element === undefined || !(size > 0) ? undefined : { name: nameOf(element), size };
}

function codeOf(parent: WktElement): string | undefined {
	const element = childOf(parent, "ID", "AUTHORITY");
	if (element === undefined) return undefined;
	return `${nameOf(element).toUpperCase()}:${String(element.values[1])}`;
}

function epsgOf(parent: WktElement): number | undefined {
	const [authority, code] = codeOf(parent)?.split(":") ?? [];
	return authority === "EPSG" ? Number(code) : undefined;
}

function letters(name: string): string {
	return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

function refusal(message: string): MiraError {
	return new MiraError("unsupported-feature", message);
}

import { MiraError } from "../errors.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../zarr/json.ts";
import {
	DEGREE,
	type DescribedSystem,
	type GeographicSystem,
	METRE,
	methodOn,
	parameterName,
	type Unit,
	WGS84,
} from "./described-system.ts";
import { METHODS, type ProjectionParameter } from "./projection-methods.ts";
import { type ReadMethod, readMethod } from "./read-method.ts";

const SCHEMA = "https://proj.org/schemas/v0.7/projjson.schema.json";

/** A system as PROJJSON. */
export function projjsonOf(system: DescribedSystem): JsonObject {
	const { geographic } = system;
	const { toWgs84 } = geographic;
	const own = systemJson(system);
	if (toWgs84 === undefined) return { $schema: SCHEMA, ...own };
	const [x = 0, y = 0, z = 0, rx = 0, ry = 0, rz = 0, ppm = 0] = toWgs84;
	const seconds = { type: "AngularUnit", name: "arc-second", conversion_factor: 4.84813681109536e-6 };
	const million = { type: "ScaleUnit", name: "parts per million", conversion_factor: 1e-6 };
	const values: readonly (readonly [name: string, value: number, unit: JsonValue, code: number])[] = [
		["X-axis translation", x, "metre", 8605],
		["Y-axis translation", y, "metre", 8606],
		["Z-axis translation", z, "metre", 8607],
		["X-axis rotation", rx, seconds, 8608],
		["Y-axis rotation", ry, seconds, 8609],
		["Z-axis rotation", rz, seconds, 8610],
		["Scale difference", ppm, million, 8611],
	];
	return {
		$schema: SCHEMA,
		type: "BoundCRS",
		source_crs: own,
		target_crs: geographicJson(WGS84),
		transformation: {
			name: `Transformation from ${geographic.name} to WGS84`,
			method: { name: "Position Vector transformation (geog2D domain)", id: identifier("EPSG:9606") as JsonObject },
			parameters: values.map(([name, value, unit, code]) => ({ name, value, unit, id: { authority: "EPSG", code } })),
		},
	};
}

function systemJson(system: DescribedSystem): JsonObject {
	const { name, code, geographic, projection } = system;
	if (projection === undefined) return geographicJson(geographic);
	const { method, parameters, unit } = projection;
	const { name: methodName, epsg } = methodOn(method, geographic);
	const isAngular = method === "rotatedPole";
	return {
		type: isAngular ? "DerivedGeographicCRS" : "ProjectedCRS",
		name,
		base_crs: baseJson(geographic),
		conversion: {
			name: "unnamed",
			method: { name: methodName, ...withId(epsg === undefined ? undefined : `EPSG:${epsg}`) },
			parameters: Object.entries(METHODS[method].parameters).map(([parameter, registered]) => ({
				name: parameterName(registered),
				value: parameters[parameter as ProjectionParameter] as number,
				unit: parameterUnit(parameter as ProjectionParameter, unit),
				...withId(typeof registered === "string" ? undefined : `EPSG:${registered}`),
			})),
		},
		coordinate_system: isAngular ? degreeAxes(geographic.unit) : lengthAxes(unit),
		...withId(code),
	};
}

function parameterUnit(parameter: ProjectionParameter, length: Unit): JsonValue {
	if (parameter === "easting" || parameter === "northing") return unitJson(length, "LinearUnit");
	if (parameter === "height") return "metre";
	return parameter === "scale" ? "unity" : "degree";
}

function geographicJson(system: GeographicSystem): JsonObject {
	return {
		type: "GeographicCRS",
		...geodesyJson(system),
		coordinate_system: degreeAxes(system.unit),
		...withId(system.code),
	};
}

function baseJson(system: GeographicSystem): JsonObject {
	return {
		type: "GeographicCRS",
		...geodesyJson(system),
		coordinate_system: degreeAxes(DEGREE),
		...withId(system.code),
	};
}

function geodesyJson({ name, datum, ellipsoid, meridian }: GeographicSystem): JsonObject {
	const { semiMajor, inverseFlattening } = ellipsoid;
	return {
		name,
		datum: {
			type: "GeodeticReferenceFrame",
			name: datum.name,
			ellipsoid: {
				name: ellipsoid.name,
				...(inverseFlattening === 0
					? { radius: semiMajor }
					: { semi_major_axis: semiMajor, inverse_flattening: inverseFlattening }),
			},
			...(meridian.longitude === 0 ? {} : { prime_meridian: { name: meridian.name, longitude: meridian.longitude } }),
		},
	};
}

function degreeAxes(unit: Unit): JsonObject {
	const angle = unitJson(unit, "AngularUnit");
	return {
		subtype: "ellipsoidal",
		axis: [
			{ name: "Geodetic latitude", abbreviation: "Lat", direction: "north", unit: angle },
			{ name: "Geodetic longitude", abbreviation: "Lon", direction: "east", unit: angle },
		],
	};
}

function lengthAxes(unit: Unit): JsonObject {
	const length = unitJson(unit, "LinearUnit");
	return {
		subtype: "Cartesian",
		axis: [
			{ name: "Easting", abbreviation: "E", direction: "east", unit: length },
			{ name: "Northing", abbreviation: "N", direction: "north", unit: length },
		],
	};
}

function unitJson({ name, size }: Unit, type: "LinearUnit" | "AngularUnit"): JsonValue {
	if (type === "LinearUnit" && size === 1) return "metre";
	if (type === "AngularUnit" && size === DEGREE.size) return "degree";
	return { type, name, conversion_factor: size };
}

function withId(code: string | undefined): JsonObject {
	const id = identifier(code);
	return id === undefined ? {} : { id };
}

function identifier(code: string | undefined): JsonObject | undefined {
	const [authority, number] = code?.split(":") ?? [];
	if (authority === undefined || number === undefined) return undefined;
	return { authority, code: /^\d+$/.test(number) ? Number(number) : number };
}

/** The system that PROJJSON describes. Throws where it is not known. */
export function systemOfProjjson(json: JsonValue): DescribedSystem {
	const crs = objectOf(json, "PROJJSON");
	if (crs.type === "BoundCRS") {
		const source = systemOfProjjson(crs.source_crs ?? null);
		const toWgs84 = shiftOf(objectOf(crs.transformation, "transformation"));
		return { ...source, geographic: { ...source.geographic, toWgs84 } };
	}
	if (crs.type === "CompoundCRS" && Array.isArray(crs.components)) return systemOfProjjson(crs.components[0] ?? null);
	if (crs.type === "GeographicCRS" || crs.type === "GeodeticCRS") {
		const geographic = geographicOf(crs);
		return { name: geographic.name, geographic, projection: undefined };
	}
	if (crs.type !== "ProjectedCRS" && crs.type !== "DerivedGeographicCRS")
		throw new MiraError("unsupported-feature", `a coordinate system of the type ${JSON.stringify(crs.type ?? null)}`);
	const conversion = objectOf(crs.conversion, "conversion");
	const method = objectOf(conversion.method, "method");
	const unit = axisUnit(crs) ?? METRE;
	const read: ReadMethod = {
		name: textOf(method.name),
		epsg: epsgOf(method),
		parameters: listOf(conversion.parameters).map((one) => {
			const parameter = objectOf(one, "parameter");
			return {
				name: textOf(parameter.name),
				epsg: epsgOf(parameter),
				value: Number(parameter.value),
				unit: unitOf(parameter.unit),
			};
		}),
	};
	const geographic = geographicOf(objectOf(crs.base_crs, "base_crs"));
	return {
		name: textOf(crs.name),
		code: codeOf(crs),
		geographic,
		projection: { ...readMethod(read, unit, geographic.ellipsoid), unit: crs.type === "ProjectedCRS" ? unit : METRE },
	};
}

function geographicOf(crs: JsonObject): GeographicSystem {
	const datum = objectOf(crs.datum ?? crs.datum_ensemble, "datum");
	const ellipsoid = objectOf(datum.ellipsoid, "ellipsoid");
	const semiMajor = measure(ellipsoid.semi_major_axis ?? ellipsoid.radius);
	const semiMinor = ellipsoid.semi_minor_axis === undefined ? undefined : measure(ellipsoid.semi_minor_axis);
	const meridian = isJsonObject(datum.prime_meridian ?? null) ? (datum.prime_meridian as JsonObject) : undefined;
	const name = textOf(datum.name);
	return {
		name: textOf(crs.name),
		code: codeOf(crs),
		datum: { name, isRegistered: codeOf(crs) !== undefined },
		ellipsoid: {
			name: textOf(ellipsoid.name),
			semiMajor,
			inverseFlattening:
				semiMinor === undefined
					? Number(ellipsoid.inverse_flattening ?? 0)
					: semiMinor === semiMajor
						? 0
						: semiMajor / (semiMajor - semiMinor),
		},
		meridian:
			meridian === undefined
				? { name: "Greenwich", longitude: 0 }
				: { name: textOf(meridian.name), longitude: degrees(meridian.longitude) },
		unit: axisUnit(crs) ?? DEGREE,
		toWgs84: undefined,
	};
}

/** The position vector transformation of a bound system; the coordinate frame has its rotations the other way round. */
function shiftOf(transformation: JsonObject): number[] {
	const method = epsgOf(objectOf(transformation.method, "method"));
	const sign = method === 9607 || method === 1038 || method === 1032 ? -1 : 1;
	if (![9603, 9606, 9607, 1031, 1033, 1032, 1035, 1037, 1038].includes(method ?? 0))
		throw new MiraError(
			"unsupported-feature",
			"a system that is bound by another transformation than one of seven parameters",
		);
	const values = new Map(
		listOf(transformation.parameters).map((one) => [
			epsgOf(objectOf(one, "parameter")) ?? 0,
			objectOf(one, "parameter"),
		]),
	);
	return [8605, 8606, 8607, 8608, 8609, 8610, 8611].map((code) => {
		const parameter = values.get(code);
		const value = Number(parameter?.value ?? 0);
		const size = unitOf(parameter?.unit)?.size;
		if (code <= 8607) return value * (size ?? 1);
		if (code === 8611) return (value * (size ?? 1)) / 1e-6;
		return sign * (size === undefined ? value : (value * size * 180 * 3600) / Math.PI);
	});
}

function objectOf(json: JsonValue | undefined, what: string): JsonObject {
	if (json !== undefined && isJsonObject(json)) return json;
	throw new MiraError("bad-metadata", `PROJJSON without ${what === "PROJJSON" ? "an object" : `a ${what}`}`);
}

function listOf(json: JsonValue | undefined): JsonValue[] {
	return Array.isArray(json) ? json : [];
}

function textOf(json: JsonValue | undefined): string {
	return typeof json === "string" ? json : "unknown";
}

function idOf(json: JsonObject): JsonObject | undefined {
	const id = json.id ?? listOf(json.ids)[0];
	return id !== undefined && isJsonObject(id) ? id : undefined;
}

function epsgOf(json: JsonObject): number | undefined {
	const id = idOf(json);
	return id?.authority === "EPSG" ? Number(id.code) : undefined;
}

function codeOf(json: JsonObject): string | undefined {
	const id = idOf(json);
	return id === undefined ? undefined : `${textOf(id.authority)}:${String(id.code)}`;
}

function unitOf(json: JsonValue | undefined): Unit | undefined {
	if (json === "metre") return METRE;
	if (json === "degree") return DEGREE;
	if (json === "unity") return { name: "unity", size: 1 };
	if (json === undefined || !isJsonObject(json)) return undefined;
	const size = Number(json.conversion_factor);
	return size > 0 ? { name: textOf(json.name), size } : undefined;
}

function axisUnit(crs: JsonObject): Unit | undefined {
	const system = crs.coordinate_system;
	const [axis] = system !== undefined && isJsonObject(system) ? listOf(system.axis) : [];
	return axis !== undefined && isJsonObject(axis) ? unitOf(axis.unit) : undefined;
}

/** A length in metres: a number, or one with its unit. */
function measure(json: JsonValue | undefined): number {
	if (json === undefined || !isJsonObject(json)) return Number(json);
	return Number(json.value) * (unitOf(json.unit)?.size ?? 1);
}

function degrees(json: JsonValue | undefined): number {
	if (json === undefined || !isJsonObject(json)) return Number(json);
	return (Number(json.value) * (unitOf(json.unit) ?? DEGREE).size) / DEGREE.size;
}

import {
	DEGREE,
	type DescribedSystem,
	type Ellipsoid,
	type GeographicSystem,
	type Unit,
} from "../../cf/described-system.ts";
import { MiraError } from "../../errors.ts";
import { ANGLES, ELLIPSOIDS, LENGTHS, MERIDIANS, REGISTERED, type RegisteredSystem } from "./crs-codes.ts";
import { projectionOf } from "./crs-projection.ts";
import { GEO_KEY, type GeoKeys, geoKeyName, geoKeyNumber, isRegisteredCode } from "./geo-keys.ts";

const MODEL_PROJECTED = 1;
const MODEL_GEOGRAPHIC = 2;
/** Ellipsoids whose axes differ by less are the same: texts in files have fewer digits than the register. */
const SAME_AXIS_METRES = 1e-6;

/**
 * The coordinate system that keys describe by themselves (OGC 19-008r4, annex C). Undefined where they describe none. Throws where
 * they say what is not understood: half a description would be another system.
 */
export function describeSystem(keys: GeoKeys): DescribedSystem | undefined {
	const model = geoKeyNumber(keys, GEO_KEY.modelType) ?? guessedModel(keys);
	if (model === undefined || ![...keys.keys()].some((key) => key >= GEO_KEY.geographicType && key < GEO_KEY.vertical))
		return undefined;
	if (model !== MODEL_PROJECTED && model !== MODEL_GEOGRAPHIC) {
		const isEsri = /^ESRI PE String/i.test(text(keys, GEO_KEY.projectedCitation) ?? "");
		throw problem(
			`${geoKeyName(GEO_KEY.modelType)} is ${model}${isEsri ? ", and the system is described in a text of ESRI alone" : ""}`,
		);
	}
	const angle = unitOf(keys, GEO_KEY.angularUnits, GEO_KEY.angularUnitSize, ANGLES) ?? DEGREE;
	const geographic = geographicSystem(keys, angle);
	if (model === MODEL_GEOGRAPHIC) return { name: geographic.name, geographic, projection: undefined };
	const code = geoKeyNumber(keys, GEO_KEY.projectedType);
	if (isRegisteredCode(code)) throw problem(`${geoKeyName(GEO_KEY.projectedType)} is ${code}`);
	const length = unitOf(keys, GEO_KEY.linearUnits, GEO_KEY.linearUnitSize, LENGTHS) ?? (LENGTHS.get(9001) as Unit);
	const name = text(keys, GEO_KEY.projectedCitation) ?? text(keys, GEO_KEY.citation) ?? "unnamed";
	return { name: nameIn(name), geographic, projection: projectionOf(keys, degreesOf(angle), length) };
}

/** Files without the key are taken for what their other keys are about. */
function guessedModel(keys: GeoKeys): number | undefined {
	const isProjected = [GEO_KEY.projectedType, GEO_KEY.projection, GEO_KEY.method].some((key) => keys.has(key));
	if (isProjected) return MODEL_PROJECTED;
	return keys.has(GEO_KEY.geographicType) ? MODEL_GEOGRAPHIC : undefined;
}

function geographicSystem(keys: GeoKeys, unit: Unit): GeographicSystem {
	const lengths = geoKeyNumber(keys, GEO_KEY.geographicLinearUnits) ?? 9001;
	if (lengths !== 9001) throw problem(`${geoKeyName(GEO_KEY.geographicLinearUnits)} is ${lengths}, not metres`);
	const byCode = registered(keys, GEO_KEY.geographicType, ({ code }) => code);
	const base = byCode ?? registered(keys, GEO_KEY.datum, ({ datumCode }) => datumCode);
	const usual = base && (ELLIPSOIDS.get(base.ellipsoid) as Ellipsoid);
	const ellipsoid = ellipsoidOf(keys, usual);
	const meridian = meridianOf(keys, degreesOf(unit));
	const isUsual = usual === undefined || isSame(ellipsoid, usual);
	if (byCode !== undefined && meridian.longitude !== 0)
		throw problem(`${geoKeyName(GEO_KEY.geographicType)} ${byCode.code} has another prime meridian here`);
	const cited = text(keys, GEO_KEY.geographicCitation) ?? "";
	const parts = citedParts(cited);
	// A datum with another ellipsoid than its own is not that datum, whatever the file calls it.
	const datum = isUsual ? (base?.datum ?? parts.get("datum") ?? "unknown") : "unknown";
	const shift = keys.get(GEO_KEY.toWgs84);
	const isShifted = byCode === undefined && shift?.kind === "doubles" && [3, 7].includes(shift.numbers.length);
	// Those of the register that are known here count degrees from Greenwich.
	const isWhole = isUsual && meridian.longitude === 0 && unit.size === DEGREE.size && !isShifted;
	return {
		name: isUsual ? (byCode?.name ?? parts.get("gcs name") ?? nameIn(cited || "unnamed")) : "unknown",
		code: isWhole && base !== undefined ? `EPSG:${base.code}` : undefined,
		datum: { name: datum, isRegistered: isUsual && base !== undefined },
		ellipsoid: { ...ellipsoid, name: parts.get("ellipsoid") ?? ellipsoid.name },
		meridian: { ...meridian, name: parts.get("primem") ?? meridian.name },
		unit,
		toWgs84: isShifted ? shift.numbers : undefined,
	};
}

/** The row of a code; undefined where the file defines the thing by itself. */
function registered(
	keys: GeoKeys,
	key: number,
	codeOf: (row: RegisteredSystem) => number,
): RegisteredSystem | undefined {
	const code = geoKeyNumber(keys, key);
	if (!isRegisteredCode(code)) return undefined;
	const row = REGISTERED.find((one) => codeOf(one) === code);
	if (row === undefined) throw problem(`${geoKeyName(key)} ${code} is not known here`);
	return row;
}

function ellipsoidOf(keys: GeoKeys, usual: Ellipsoid | undefined): Ellipsoid {
	const code = geoKeyNumber(keys, GEO_KEY.ellipsoid);
	const known = isRegisteredCode(code) ? ELLIPSOIDS.get(code) : usual;
	const semiMajor = geoKeyNumber(keys, GEO_KEY.semiMajor) ?? known?.semiMajor;
	const minor = geoKeyNumber(keys, GEO_KEY.semiMinor);
	const flattening = geoKeyNumber(keys, GEO_KEY.inverseFlattening);
	if (semiMajor === undefined || !(semiMajor > 0)) throw problem(`nothing says how large the ellipsoid is`);
	const given = flattening ?? (minor === undefined ? undefined : inverseFlattening(semiMajor, minor));
	const inverse = given ?? (semiMajor === known?.semiMajor ? known.inverseFlattening : undefined);
	if (inverse === undefined || !(inverse === 0 || inverse > 1)) throw problem(`nothing says how flat the ellipsoid is`);
	const figure = { name: "unknown", semiMajor, inverseFlattening: inverse };
	return known !== undefined && isSame(figure, known) ? { ...figure, name: known.name } : figure;
}

/** That of a sphere is infinite, for which 0 is written. */
function inverseFlattening(major: number, minor: number): number {
	return major === minor ? 0 : major / (major - minor);
}

function isSame(a: Ellipsoid, b: Ellipsoid): boolean {
	const minor = ({ semiMajor, inverseFlattening: inverse }: Ellipsoid) =>
		inverse === 0 ? semiMajor : semiMajor * (1 - 1 / inverse);
	return Math.abs(a.semiMajor - b.semiMajor) < SAME_AXIS_METRES && Math.abs(minor(a) - minor(b)) < SAME_AXIS_METRES;
}

function meridianOf(keys: GeoKeys, degrees: number): { name: string; longitude: number } {
	const code = geoKeyNumber(keys, GEO_KEY.meridian);
	if (isRegisteredCode(code)) {
		const known = MERIDIANS.get(code);
		if (known === undefined) throw problem(`${geoKeyName(GEO_KEY.meridian)} ${code} is not known here`);
		return known;
	}
	const longitude = (geoKeyNumber(keys, GEO_KEY.meridianLongitude) ?? 0) * degrees;
	return { name: longitude === 0 ? "Greenwich" : "unknown", longitude };
}

/** A unit by its code, or by its size where it is of the file's own; undefined where no key names one. */
function unitOf(keys: GeoKeys, key: number, sizeKey: number, known: ReadonlyMap<number, Unit>): Unit | undefined {
	const code = geoKeyNumber(keys, key);
	const size = geoKeyNumber(keys, sizeKey);
	if (code === undefined) return undefined;
	if (isRegisteredCode(code)) {
		const unit = known.get(code);
		if (unit === undefined) throw problem(`${geoKeyName(key)} ${code} is not known here`);
		return unit;
	}
	if (size === undefined || !(size > 0)) throw problem(`nothing says how large the unit of ${geoKeyName(key)} is`);
	return { name: "unknown", size };
}

function degreesOf({ size }: Unit): number {
	return size === DEGREE.size ? 1 : (size * 180) / Math.PI;
}

/** GDAL writes a system of its own into the citation: `GCS Name = …|Datum = …|Ellipsoid = …|Primem = …`. */
function citedParts(citation: string): Map<string, string> {
	return new Map(
		citation.split("|").flatMap((part): [string, string][] => {
			const [, name, value] = /^\s*([^=]+?)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
			return name === undefined || value === undefined || value === "" ? [] : [[name.toLowerCase(), value]];
		}),
	);
}

/** A citation is often a name, and sometimes a whole description: `PCS Name = …`, or lines of ERDAS. */
function nameIn(citation: string): string {
	const named = citedParts(citation).get("pcs name");
	const [first = ""] = citation.split(/[|\n]/);
	return named ?? (first.trim() === "" || /[="[]/.test(first) ? "unnamed" : first.trim());
}

function text(keys: GeoKeys, key: number): string | undefined {
	const value = keys.get(key);
	return value?.kind === "text" && value.text !== "" ? value.text : undefined;
}

function problem(what: string): MiraError {
	return new MiraError("unsupported-feature", what);
}

import { registeredName } from "../../cf/describe-system.ts";
import { type NamedSystem, namedSystem } from "../../cf/grid-mapping.ts";
import type { ManifestGroup, StoreArray } from "../../manifest/manifest-group.ts";
import type { ArrayRole } from "../../read/array-roles.ts";
import { type Attributes, textIn } from "../../zarr/attributes.ts";
import type { AxisInfo, AxisNote } from "./axis.ts";

/** Where the data of a group are. */
export type Place = {
	/** The coordinate reference system by its name; undefined where nothing is said of it. */
	crs: Pick<NamedSystem, "name" | "code" | "parameters"> | undefined;
	/** Undefined where they would have to be computed. */
	bounds: Bounds | undefined;
};

/** How far data reach, in the units of their coordinates. */
export type Bounds = {
	x: [number, number];
	y: [number, number];
	xName: string;
	yName: string;
	/** Whether these are edges of the outermost cells, or their centres. */
	of: "edges" | "centres" | "stated";
};

/** What the arrays of a group are, and what was read of their axes. */
export type PlacedArray = { name: string; array: StoreArray; role: ArrayRole; axis: AxisInfo | AxisNote | undefined };

/** Where the data of a group are, from its attributes and its coordinates; undefined where nothing tells. */
export async function placeOf(
	group: ManifestGroup,
	arrays: readonly PlacedArray[],
	parents: readonly { group: ManifestGroup }[],
): Promise<Place | undefined> {
	const hasAxes = arrays.some((one) => axisOf(one) !== undefined);
	const system = systemOf(group, arrays) ?? (hasAxes ? inheritedSystem(parents) : undefined);
	const crs = system && (await withName(system, arrays));
	const bounds = statedBox(group.attributes) ?? axisBounds(arrays) ?? statedExtent(group.attributes);
	return crs === undefined && bounds === undefined ? undefined : { crs, bounds };
}

function systemOf(group: ManifestGroup, arrays: readonly PlacedArray[]): Place["crs"] {
	const [references, others] = [arrays.filter(({ role }) => role === "reference"), arrays];
	const candidates = [group.attributes, ...references.map(({ array }) => array.attributes)];
	for (const attributes of candidates) {
		const found = namedSystem(attributes);
		if (found !== undefined) return found;
	}
	const cited = others.flatMap(({ array }) => citation(array.attributes) ?? [])[0];
	if (cited !== undefined && !/^(unnamed|unknown|user.?defined)/i.test(cited))
		return { name: cited, code: undefined, parameters: [] };
	const gctp = gctpSystem(group.attributes);
	if (gctp !== undefined) return gctp;
	const celestials = new Set(others.flatMap(({ array }) => celestialSystem(array.attributes) ?? []));
	const [celestial] = celestials;
	if (celestial !== undefined && celestials.size === 1) return { name: celestial, code: undefined, parameters: [] };
	// Latitudes with two dimensions are those of points of another grid.
	const isGeographic = ["x", "y"].every((axis) =>
		others.some((one) => axisOf(one) === axis && isDegrees(one) && one.array.description.shape.length < 2),
	);
	return isGeographic ? { name: "latitude and longitude", code: undefined, parameters: [] } : undefined;
}

/** What is said of a group holds for those in it: the grids of HDF-EOS have their data one level below. */
function inheritedSystem(parents: readonly { group: ManifestGroup }[]): Place["crs"] {
	for (const { group } of parents) {
		const found = namedSystem(group.attributes) ?? gctpSystem(group.attributes);
		if (found !== undefined) return found;
	}
	return undefined;
}

function gctpSystem(attributes: Attributes): Place["crs"] {
	const projection = textIn(attributes, "Projection");
	if (projection === undefined || !projection.startsWith("GCTP_")) return undefined;
	const zone = attributes.get("ZoneCode")?.values[0];
	const name = GCTP.get(projection) ?? projection;
	return { name: projection === "GCTP_UTM" ? `${name} zone ${zone}` : name, code: undefined, parameters: [] };
}

/** A name is better than a code: that of the register, or the words of GeoTIFF. */
async function withName(system: NamedSystem, arrays: readonly PlacedArray[]): Promise<NamedSystem> {
	if (system.code === undefined || system.name !== system.code) return system;
	const cited = arrays.flatMap(({ array }) => citation(array.attributes) ?? [])[0];
	return { ...system, name: (await registeredName(system.code)) ?? cited ?? system.name };
}

function citation(attributes: Attributes): string | undefined {
	const text = textIn(attributes, "proj_citation", "citation", "geog_citation");
	if (text === undefined) return undefined;
	// ERDAS and ESRI put a whole description there: "ESRI PE String = PROJCS["name",…".
	const [, quoted] = /(?:PROJCS|GEOGCS|PCS Name|GCS Name)\s*(?:\["|=\s*)([^"|]+)/i.exec(text) ?? [];
	return (quoted ?? text).split(/[|\n]/)[0]?.trim();
}

/** Projections of GCTP, by which HDF-EOS names its own. */
const GCTP: ReadonlyMap<string, string> = new Map([
	["GCTP_GEO", "latitude and longitude"],
	["GCTP_UTM", "UTM"],
	["GCTP_ALBERS", "Albers conical equal area"],
	["GCTP_LAMCC", "Lambert conformal conic"],
	["GCTP_MERCAT", "Mercator"],
	["GCTP_PS", "polar stereographic"],
	["GCTP_LAMAZ", "Lambert azimuthal equal area"],
	["GCTP_SNSOID", "sinusoidal"],
	["GCTP_ISINUS", "integerised sinusoidal"],
	["GCTP_CEA", "cylindrical equal area"],
	["GCTP_BCEA", "behrmann cylindrical equal area"],
	["GCTP_SOM", "space oblique Mercator"],
]);

/** The sky in the keywords of FITS: `RA---TAN, DEC--TAN, ICRS`. */
function celestialSystem(attributes: Attributes): string | undefined {
	const types = ["CTYPE1", "CTYPE2"].flatMap((name) => textIn(attributes, name) ?? []);
	// Four letters, a dash and the three of a projection: any other axis is no place in the sky.
	if (types.length < 2 || !types.every((type) => /^.{4}-.{3}$/.test(type))) return undefined;
	return [...types, ...(textIn(attributes, "RADESYS", "RADECSYS") ?? "").split(" ").slice(0, 1)]
		.filter((word) => word !== "")
		.join(", ");
}

/** The convention `spatial:` has the edges of the outermost pixels. */
function statedBox(attributes: Attributes): Bounds | undefined {
	const [left, bottom, right, top] = Array.from(attributes.get("spatial:bbox")?.values ?? [], Number);
	if (left === undefined || bottom === undefined || right === undefined || top === undefined) return undefined;
	return { x: [left, right], y: [bottom, top], xName: "x", yName: "y", of: "edges" };
}

/** The centres of pixels along a dimension of which only the convention `spatial:` says where it is. */
export function transformAxis(
	{ name, length }: { name: string; length: number },
	attributes: Attributes,
): AxisInfo | undefined {
	const names = attributes.get("spatial:dimensions")?.values ?? [];
	const [height, width] = Array.from(attributes.get("spatial:shape")?.values ?? [], Number);
	const [a = 0, b, c = 0, d, e = 0, f = 0] = Array.from(attributes.get("spatial:transform")?.values ?? [], Number);
	// Rows and columns of a turned image do not run along the axes.
	if (b !== 0 || d !== 0) return undefined;
	const isY = name === names[0] && length === height;
	if (!isY && !(name === names[1] && length === width)) return undefined;
	const [origin, step] = isY ? [f, e] : [c, a];
	return {
		first: origin + step / 2,
		last: origin + (length - 0.5) * step,
		step: Number(step.toPrecision(9)),
		isUneven: false,
		range: undefined,
		units: undefined,
		calendar: undefined,
		missing: 0,
	};
}

/** What a file says of itself by the names of ACDD. */
function statedExtent(attributes: Attributes): Bounds | undefined {
	const [left, right, bottom, top] = ["lon_min", "lon_max", "lat_min", "lat_max"].map((name) => {
		const value = attributes.get(`geospatial_${name}`)?.values[0];
		const number = value === undefined || value === "" ? Number.NaN : Number(value);
		return Number.isFinite(number) ? number : undefined;
	});
	if (left === undefined || right === undefined || bottom === undefined || top === undefined) return undefined;
	return { x: [left, right], y: [bottom, top], xName: "lon", yName: "lat", of: "stated" };
}

function axisBounds(arrays: readonly PlacedArray[]): Bounds | undefined {
	const [x, y] = (["x", "y"] as const).map((which) =>
		arrays.flatMap((one) => {
			const range = axisOf(one) === which ? rangeOf(one.axis) : undefined;
			return range === undefined ? [] : [{ name: one.name, range }];
		}),
	);
	if (x?.length !== 1 || y?.length !== 1 || x[0] === undefined || y[0] === undefined) return undefined;
	return { x: x[0].range, y: y[0].range, xName: x[0].name, yName: y[0].name, of: "centres" };
}

function rangeOf(axis: PlacedArray["axis"]): [number, number] | undefined {
	if (axis === undefined || "note" in axis) return undefined;
	if (axis.range !== undefined) return axis.range;
	const { first, last } = axis;
	if (typeof first !== "number" || typeof last !== "number") return undefined;
	return [Math.min(first, last), Math.max(first, last)];
}

/** Which direction an axis goes, by the CF conventions (sections 4.1, 4.2 and 5.6). */
function axisOf({ array, role }: PlacedArray): "x" | "y" | undefined {
	if (role !== "coordinate") return undefined;
	const { attributes } = array;
	const [axis, standard] = [textIn(attributes, "axis"), textIn(attributes, "standard_name")];
	const units = textIn(attributes, "units") ?? "";
	const meanings = [
		standard,
		/^degrees?_?e/i.test(units) ? "longitude" : /^degrees?_?n/i.test(units) ? "latitude" : "",
	];
	if (meanings.includes("longitude") || standard === "projection_x_coordinate") return "x";
	if (meanings.includes("latitude") || standard === "projection_y_coordinate") return "y";
	return axis === "X" ? "x" : axis === "Y" ? "y" : undefined;
}

function isDegrees({ array: { attributes } }: PlacedArray): boolean {
	return (
		/^degrees?_?[en]/i.test(textIn(attributes, "units") ?? "") ||
		["latitude", "longitude"].includes(textIn(attributes, "standard_name") ?? "")
	);
}

import type { Diagnostic } from "../diagnostics.ts";
import { isMiraError, MiraError } from "../errors.ts";
import { type Attributes, attributeToJson, textIn } from "../zarr/attributes.ts";
import { type JsonObject, type JsonValue, parseJson, plainJson } from "../zarr/json.ts";
import { lengthNamed } from "./axis-units.ts";
import { DEGREE, type DescribedSystem, WGS84, wktOf } from "./described-system.ts";
import { namedSystem } from "./grid-mapping.ts";
import { systemOfMapping } from "./mapping-system.ts";
import { projjsonOf, systemOfProjjson } from "./projjson.ts";
import { isGeographicCode } from "./register/geographic-code.ts";
import { differenceOf } from "./system-difference.ts";
import { systemOfWktText } from "./wkt-system.ts";

/** The coordinate reference system of an array, from whatever its file says of it. */
export type CoordinateSystem = {
	/** Such as `WGS 84 / UTM zone 33N`, or `Lambert conformal conic`. */
	name: string;
	/** Such as `EPSG:32633`, where it is one of a register. */
	code: string | undefined;
	/** `geographic`: x and y are longitudes and latitudes. Anything else must be transformed first, rotated poles included. */
	kind: "geographic" | "projected";
	/** By all its parameters; undefined where there is only a code (`describeSystem` looks it up), or what is said is not understood. */
	described: DescribedSystem | undefined;
	/** The same as a text; undefined as above. */
	wkt2: string | undefined;
	/** The same as PROJJSON; undefined as above. */
	projjson: JsonObject | undefined;
	/** What x and y of the array are counted in, as the file spells it; undefined for the unit of the system. */
	axisUnits: string | undefined;
	/** Why it cannot be transformed; thrown by `transformOf`. */
	problem: MiraError | undefined;
	/** Descriptions that contradict each other, or leave something out. */
	diagnostics: readonly Diagnostic[];
};

/** Where attributes stand, and what is known of the axes of their array. */
export type SystemContext = {
	/** The array or group that has the attributes. */
	path: string;
	/** The attribute `units` of the coordinates x and y. */
	axisUnits?: string | undefined;
};

/** Something that a file says of its system. */
type Statement = { source: string; system: DescribedSystem; hasFigure: boolean };

/**
 * The system that attributes describe: a CF grid mapping, WKT beside it, or the convention `proj:`. Undefined where there is nothing
 * of the kind. Where several contradict each other, the attributes of CF come before WKT (CF conventions, section 5.6.1), and a
 * diagnostic says so.
 */
export function systemOfAttributes(attributes: Attributes, context: SystemContext): CoordinateSystem | undefined {
	const named = namedSystem(attributes);
	if (named === undefined && !attributes.has("proj:projjson")) return undefined;
	const diagnostics: Diagnostic[] = [];
	const { statements, problem } = statementsIn(attributes, context);
	const system = choose(statements, context.path, diagnostics);
	if (system === undefined) {
		const code = named?.code;
		return {
			...NOT_DESCRIBED,
			name: named?.name ?? "unknown",
			code,
			kind: code !== undefined && isGeographicCode(code) ? "geographic" : "projected",
			axisUnits: context.axisUnits,
			// A code is looked up when it is asked for.
			problem: code === undefined ? problem : undefined,
			diagnostics,
		};
	}
	const code = named?.code ?? codeOf(system);
	const described = system.projection !== undefined && code !== undefined ? { ...system, code } : system;
	const isMisfit = described.projection === undefined && lengthNamed(context.axisUnits) !== undefined;
	if (isMisfit)
		diagnostics.push({
			severity: "warning",
			code: "crs-conflict",
			path: context.path,
			message: `x and y are in ${context.axisUnits}, but their system is one of longitudes and latitudes; degrees were taken`,
		});
	const own = describedSystem(described, isMisfit ? undefined : context.axisUnits);
	return { ...own, name: named?.name ?? own.name, code, diagnostics };
}

const NOT_DESCRIBED = { described: undefined, wkt2: undefined, projjson: undefined } as const;

/** Longitudes and latitudes of which nothing else is said: those of WGS 84, as far as anybody can tell. */
export const LONGITUDES_AND_LATITUDES: CoordinateSystem = describedSystem({
	name: "latitude and longitude",
	geographic: {
		...WGS84,
		name: "unknown",
		code: undefined,
		datum: { name: "unknown", isRegistered: false },
		unit: DEGREE,
	},
	projection: undefined,
});

/** A system that is known by its parameters, with the texts of it. */
export function describedSystem(described: DescribedSystem, axisUnits?: string): CoordinateSystem {
	return {
		name: described.name,
		code: codeOf(described),
		kind: described.projection === undefined ? "geographic" : "projected",
		described,
		wkt2: wktOf(described),
		projjson: projjsonOf(described),
		axisUnits,
		problem: undefined,
		diagnostics: [],
	};
}

function codeOf({ projection, code, geographic }: DescribedSystem): string | undefined {
	return projection === undefined ? geographic.code : code;
}

/** All that is said, what comes first the strongest; and why some of it is not understood. */
function statementsIn(
	attributes: Attributes,
	{ path, axisUnits }: SystemContext,
): { statements: Statement[]; problem: MiraError | undefined } {
	const statements: Statement[] = [];
	let problem: MiraError | undefined;
	const read = (source: string, from: () => Omit<Statement, "source"> | undefined): Statement | undefined => {
		try {
			const found = from();
			return found && { source, ...found };
		} catch (error) {
			if (!isMiraError(error)) throw error;
			problem ??= new MiraError(error.code, `${source}: ${error.what}`, { path, hint: error.hint });
			return undefined;
		}
	};
	for (const name of ["crs_wkt", "spatial_ref", "proj:wkt2", "esri_pe_string"]) {
		const text = textIn(attributes, name);
		const found = text && read(name, () => ({ system: systemOfWktText(text), hasFigure: true }));
		if (found) statements.push(found);
	}
	const json = read("proj:projjson", () => {
		const value = projjsonIn(attributes);
		return value === undefined ? undefined : { system: systemOfProjjson(value), hasFigure: true };
	});
	if (json !== undefined) statements.push(json);
	// The offsets of a grid mapping are in the unit of the coordinates, which for images only the other texts have.
	const unit = lengthNamed(axisUnits) ?? statements[0]?.system.projection?.unit;
	const mapping = read("grid_mapping_name", () => systemOfMapping(attributes, unit));
	return { statements: mapping === undefined ? statements : [mapping, ...statements], problem };
}

/** PROJJSON is an object, or the text of one where attributes hold no objects. */
function projjsonIn(attributes: Attributes): JsonValue | undefined {
	const attribute = attributes.get("proj:projjson");
	if (attribute === undefined) return undefined;
	const json = plainJson(attributeToJson(attribute));
	return typeof json === "string" ? parseJson(json) : json;
}

/** CF has no words for the Mercator of web maps, and GDAL writes that of the ellipsoid beside the WKT. */
function isWebMercator(mapping: Statement, { system }: Statement): boolean {
	const method = mapping.system.projection?.method ?? "";
	return (
		mapping.source === "grid_mapping_name" &&
		method.startsWith("mercator") &&
		system.projection?.method === "pseudoMercator"
	);
}

function choose(
	[first, ...others]: readonly Statement[],
	path: string,
	diagnostics: Diagnostic[],
): DescribedSystem | undefined {
	if (first === undefined) return undefined;
	let chosen = first;
	for (const other of others) {
		const difference = differenceOf(chosen.system, other.system, chosen.hasFigure);
		if (difference === undefined || isWebMercator(chosen, other)) {
			// The same in other words: WKT has the datum and the code besides.
			if (chosen.source === "grid_mapping_name") chosen = { ...other, source: chosen.source, hasFigure: true };
			continue;
		}
		diagnostics.push({
			severity: "warning",
			code: "crs-conflict",
			path,
			message: `${chosen.source} and ${other.source} describe different coordinate systems (${difference}); ${chosen.source} was taken`,
		});
	}
	if (!chosen.hasFigure && chosen.system.projection !== undefined)
		diagnostics.push({
			severity: "info",
			code: "crs-without-figure",
			path,
			message: "the grid mapping says nothing of the figure of the earth; that of WGS 84 was taken, as PROJ does",
		});
	return chosen.system;
}

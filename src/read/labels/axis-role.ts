import { timeScaleFor } from "../../cf/decode.ts";
import { isMiraError } from "../../errors.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import type { DataType } from "../../zarr/data-type.ts";

/** What a coordinate measures, as far as the CF conventions tell (section 4). */
export type AxisRole = "latitude" | "longitude" | "y" | "x" | "vertical" | "time";

const STANDARD_NAMES: ReadonlyMap<string, AxisRole> = new Map([
	["latitude", "latitude"],
	["longitude", "longitude"],
	["projection_y_coordinate", "y"],
	["projection_x_coordinate", "x"],
	// Angles of a rotated pole are not latitudes and longitudes of the earth.
	["grid_latitude", "y"],
	["grid_longitude", "x"],
	["time", "time"],
]);

const AXES: ReadonlyMap<string, AxisRole> = new Map([
	["X", "x"],
	["Y", "y"],
	["Z", "vertical"],
	["T", "time"],
]);

/** Names that speak for themselves where no attribute says anything. */
const NAMES: ReadonlyMap<string, AxisRole> = new Map([
	["lat", "latitude"],
	["latitude", "latitude"],
	["lon", "longitude"],
	["longitude", "longitude"],
]);

/** What people call an axis, and what they may mean by it, the likeliest first. `lat` is never a projected y: those are metres. */
const ALIASES: ReadonlyMap<string, readonly AxisRole[]> = new Map<string, readonly AxisRole[]>([
	["lat", ["latitude"]],
	["latitude", ["latitude"]],
	["lon", ["longitude"]],
	["long", ["longitude"]],
	["lng", ["longitude"]],
	["longitude", ["longitude"]],
	["y", ["y", "latitude"]],
	["x", ["x", "longitude"]],
	["z", ["vertical"]],
	["lev", ["vertical"]],
	["level", ["vertical"]],
	["t", ["time"]],
	["time", ["time"]],
	["date", ["time"]],
]);

/** The roles that a name of an axis may stand for. */
export function rolesNamed(name: string): readonly AxisRole[] {
	return ALIASES.get(name.toLowerCase()) ?? [];
}

/** What an array measures by its attributes, or else its name. */
export function roleOf(name: string, dataType: DataType, attributes: Attributes): AxisRole | undefined {
	const standardName = STANDARD_NAMES.get(textOf(attributes, "standard_name") ?? "");
	if (standardName !== undefined) return standardName;
	const units = textOf(attributes, "units") ?? "";
	// CF, sections 4.1 and 4.2: all the spellings.
	if (/^degrees?_?n(orth)?$/i.test(units)) return "latitude";
	if (/^degrees?_?e(ast)?$/i.test(units)) return "longitude";
	if (isTime(dataType, attributes)) return "time";
	const axis = AXES.get(textOf(attributes, "axis")?.toUpperCase() ?? "");
	if (axis !== undefined) return axis;
	if (attributes.has("positive")) return "vertical";
	return NAMES.get(name.toLowerCase());
}

/** Degrees go round: 350 is 10 degrees from 0. Radians and other units are not turned. */
export function isCircular(role: AxisRole | undefined, attributes: Attributes): boolean {
	return role === "longitude" && /^(degree|$)/i.test(textOf(attributes, "units") ?? "");
}

/** The text of an attribute. */
export function textOf(attributes: Attributes, name: string): string | undefined {
	const attribute = attributes.get(name);
	return attribute?.dataType === "string" ? attribute.values[0]?.trim() : undefined;
}

function isTime(dataType: DataType, attributes: Attributes): boolean {
	try {
		return timeScaleFor(dataType, attributes) !== undefined;
	} catch (error) {
		// A calendar that nobody knows is one of times all the same.
		if (isMiraError(error, "unsupported-feature")) return true;
		throw error;
	}
}

import { timeScaleFor } from "../../cf/decode.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import * as elementary from "../../zarr/arithmetic/elementary.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { textOf } from "../labels/axis-role.ts";
import { type Coordinate, coordinatesOf } from "../labels/coordinates.ts";
import { evenCoordinate, imagePlace } from "../labels/image-place.ts";

/** The names of the axes of OME-NGFF, in the order in which it has them. */
const ORDER = ["t", "c", "z", "y", "x"] as const;

/** The name of an axis. */
export type AxisName = (typeof ORDER)[number];

/** An axis of an image: its name, what it measures, and how far its elements are apart. */
export type OmeAxis = { name: AxisName; unit: string | undefined; step: number };

const TYPES: Readonly<Record<AxisName, string>> = { t: "time", c: "channel", z: "space", y: "space", x: "space" };

/** Names of dimensions that speak for themselves; others are channels, where there are none yet. */
const NAMES: ReadonlyMap<string, AxisName> = new Map([
	["t", "t"],
	["time", "t"],
	["c", "c"],
	["band", "c"],
	["channel", "c"],
	["wavelength", "c"],
	["z", "z"],
	["depth", "z"],
	["level", "z"],
	["lev", "z"],
]);

/** The axes of an array as OME-NGFF has them; refused where it has others, or in another order. */
export async function omeAxes(
	store: ManifestStore,
	path: `/${string}`,
	signal: AbortSignal | undefined,
): Promise<OmeAxis[]> {
	const { shape, dimensionNames } = store.array(path).description;
	if (shape.length < 2 || shape.length > ORDER.length)
		throw refusal(path, `it has ${shape.length} dimensions, and images of OME-Zarr have 2 to 5`);
	const coordinates = coordinatesOf(store, path);
	const place = await imagePlace(store, path, signal);
	const [rows, columns] = place?.axes ?? [shape.length - 2, shape.length - 1];
	if (rows !== shape.length - 2 || columns !== shape.length - 1)
		throw refusal(path, "its rows and columns are not its last dimensions, as in images of OME-Zarr");
	const along = shape.map((_, d) => coordinates.find(({ axes }) => axes.length === 1 && axes[0] === d));
	const names = axisNames(
		path,
		along.slice(0, -2).map((coordinate, d) => ({ coordinate, dimension: dimensionNames?.[d] ?? `dimension ${d}` })),
	);
	return Promise.all(
		[...names, "y" as const, "x" as const].map(async (name, d): Promise<OmeAxis> => {
			const coordinate = along[d];
			const [a, b, , down, e] = place?.transform ?? [1, 0, 0, 0, 1];
			if (name === "x") return { name, unit: unitOf(coordinate), step: elementary.hypot(a, down) };
			if (name === "y") return { name, unit: unitOf(coordinate), step: elementary.hypot(b, e) };
			if (name === "c" || coordinate === undefined) return { name, unit: undefined, step: 1 };
			const even = await evenCoordinate(store, coordinate, signal);
			return even === undefined
				? { name, unit: undefined, step: 1 }
				: { name, unit: unitOf(coordinate), step: Math.abs(even.step) };
		}),
	);
}

/** Axes in the form of the specification. */
export function axisDocument({ name, unit }: OmeAxis): JsonObject {
	return { name, type: TYPES[name], ...(unit === undefined ? {} : { unit }) };
}

/** The axes that stand before rows and columns. */
function axisNames(
	path: string,
	dimensions: readonly { coordinate: Coordinate | undefined; dimension: string }[],
): AxisName[] {
	const known = dimensions.map(({ coordinate, dimension }) => axisOf(coordinate, dimension));
	const names = known.map((name) => name ?? (known.includes("c") ? undefined : "c"));
	const shown = dimensions.map(({ dimension }) => dimension).join(", ");
	for (const [d, name] of names.entries()) {
		const isNext =
			name !== undefined && names.slice(0, d).every((before) => before !== undefined && isBefore(before, name));
		if (!isNext)
			throw refusal(
				path,
				`its dimensions before rows and columns are ${shown}, and OME-Zarr has time, channel and depth`,
			);
	}
	return names as AxisName[];
}

function isBefore(one: AxisName, other: AxisName): boolean {
	return ORDER.indexOf(one) < ORDER.indexOf(other);
}

function axisOf(coordinate: Coordinate | undefined, dimension: string): AxisName | undefined {
	if (coordinate?.role === "time") return "t";
	if (coordinate?.role === "vertical") return "z";
	return NAMES.get(dimension.toLowerCase());
}

function refusal(path: string, message: string): MiraError {
	return new MiraError("unsupported-feature", message, {
		path,
		hint: "Select from it first, and arrange what is left: its dimensions have to be some of t, c, z, y, x, in this order",
	});
}

/** Units that OME-NGFF knows, by the spellings of CF. Readers refuse others, degrees among them. */
const UNITS: ReadonlyMap<string, string> = new Map([
	["m", "meter"],
	["meter", "meter"],
	["meters", "meter"],
	["metre", "meter"],
	["metres", "meter"],
	["km", "kilometer"],
	["cm", "centimeter"],
	["mm", "millimeter"],
	["s", "second"],
	["second", "second"],
	["seconds", "second"],
	["minute", "minute"],
	["minutes", "minute"],
	["hour", "hour"],
	["hours", "hour"],
	["day", "day"],
	["days", "day"],
]);

function unitOf(coordinate: Coordinate | undefined): string | undefined {
	if (coordinate?.source.kind !== "array") return undefined;
	const { attributes, dataType } = coordinate.source.array.description;
	const units = textOf(attributes, "units");
	try {
		// `days since 2000-01-01` counts days.
		const isTime = timeScaleFor(dataType, attributes) !== undefined;
		return UNITS.get((isTime ? units?.split(/\s+/)[0] : units)?.toLowerCase() ?? "");
	} catch (error) {
		if (isMiraError(error, "unsupported-feature")) return undefined;
		throw error;
	}
}

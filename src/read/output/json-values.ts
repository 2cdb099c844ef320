import { decodedAttributes } from "../../fill/decoded-attributes.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { attributeToJson } from "../../zarr/attributes.ts";
import { JsonFloat, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import { decode } from "../decode.ts";
import { centreOf } from "../labels/affine.ts";
import { textOf } from "../labels/axis-role.ts";
import { type Coordinate, coordinatesOf } from "../labels/coordinates.ts";
import type { DimensionSelection, ResolvedRange } from "../selection.ts";
import { elementJson, type Values } from "./elements.ts";
import { toJson } from "./to-json.ts";

/** What is told as JSON. */
export type JsonTable = {
	path: string;
	/** What is selected along every dimension of the array. */
	ranges: readonly ResolvedRange[];
	values: Values;
	signal: AbortSignal;
};

/** A coordinate, or the values themselves: by their dimensions, as lists in lists. */
export type JsonVariable = { dims: string[]; attrs: JsonObject; data: JsonValue };

/** Values and where they are, under the names that xarray has for them: `xarray.DataArray.from_dict` takes it. */
export type JsonDocument = JsonVariable & {
	name: string;
	units?: string;
	coords: { [name: string]: JsonVariable };
};

/**
 * Values with their coordinates. What is missing, or not a number, is null; times are text in ISO 8601. Dimensions of which one
 * position was asked for are gone, and their coordinates have none.
 */
export async function valuesDocument(store: ManifestStore, table: JsonTable): Promise<JsonDocument> {
	const { path, ranges, values } = table;
	const { dimensionNames = [], attributes, fill, dataType } = store.array(path).description;
	const names = ranges.map((_, d) => dimensionNames[d] ?? `dimension_${d}`);
	const kept = names.filter((_, d) => ranges[d]?.kept).slice(0, values.shape.length);
	const isTime = values.dataType === "string" && dataType.kind !== "string";
	const units = isTime ? undefined : textOf(attributes, "units");
	// Joined characters have no dimension of their own, and nothing lies along it.
	const count = ranges.length - (ranges.filter((range) => range.kept).length - values.shape.length);
	const known = coordinatesOf(store, path).filter(({ axes }) => axes.every((axis) => axis < count));
	const coords = await Promise.all(
		known.map(async (one) => [one.name, await coordinateJson(store, one, names, table)] as const),
	);
	return {
		name: path.split("/").at(-1) ?? path,
		...(units === undefined ? {} : { units }),
		dims: kept,
		attrs: attributesJson(decodedAttributes(attributes, fill, dataType).attributes),
		coords: Object.fromEntries(coords),
		data: nested(values.shape, (i) => plainElement(values, i)),
	};
}

async function coordinateJson(
	store: ManifestStore,
	{ axes, source, role }: Coordinate,
	names: readonly string[],
	{ ranges, signal }: JsonTable,
): Promise<JsonVariable> {
	const own = axes.map((axis) => ranges[axis] as ResolvedRange);
	const dims = axes.filter((axis) => ranges[axis]?.kept).map((axis) => names[axis] as string);
	const shape = own.filter(({ kept }) => kept).map(({ count }) => count);
	if (source.kind === "transform") {
		const { transform, part } = source;
		const columns = own.length === 2 ? (own[1] as ResolvedRange).count : 0;
		const data = nested(shape, (n) => {
			const [row, column] = columns === 0 ? [n, n] : [Math.floor(n / columns), n % columns];
			const places = [row, column].map((i, d) => {
				const { start, step } = own[d] ?? (own[0] as ResolvedRange);
				return start + i * step;
			});
			return new JsonFloat(centreOf(transform, places[0] as number, places[1] as number)[part]);
		});
		return { dims, attrs: {}, data };
	}
	const selection = own.map(({ start, step, count, kept }): DimensionSelection => {
		return kept ? { start, stop: start + (count - 1) * step + 1, step } : start;
	});
	const values = await decode(store, source.path, {
		selection,
		missing: "validity",
		reasons: true,
		characters: "joined",
		times: role === "time" ? "iso" : "number",
		signal,
	});
	const { attributes, fill, dataType } = source.array.description;
	const attrs = attributesJson(decodedAttributes(attributes, fill, dataType).attributes);
	// Units of numbers say nothing of times that are told as such.
	if (values.dataType === "string") for (const name of ["units", "calendar"]) delete attrs[name];
	return { dims, attrs, data: nested(values.shape, (i) => plainElement(values, i)) };
}

function attributesJson(attributes: ReadonlyMap<string, Parameters<typeof attributeToJson>[0]>): JsonObject {
	return Object.fromEntries(Array.from(attributes, ([name, value]) => [name, attributeToJson(value)]));
}

/** An element; NaN, which JSON does not have, counts as missing. */
function plainElement(values: Values, i: number): JsonValue {
	const json = elementJson(values, i);
	return json === "NaN" && values.dataType.startsWith("float") ? null : toJson(json);
}

function nested(shape: readonly number[], element: (i: number) => JsonValue): JsonValue {
	const [count, ...rest] = shape;
	if (count === undefined) return element(0);
	const step = rest.reduce((product, length) => product * length, 1);
	return Array.from({ length: count }, (_, n) => nested(rest, (i) => element(n * step + i)));
}

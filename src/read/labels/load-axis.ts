import { timeScaleFor } from "../../cf/decode.ts";
import type { TimeScale } from "../../cf/time.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import { reinterpretedType } from "../../fill/unsigned.ts";
import { isValid } from "../../fill/validity-bitmap.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import type { DataType } from "../../zarr/data-type.ts";
import { decode } from "../decode.ts";
import { centreOf } from "./affine.ts";
import { isCircular } from "./axis-role.ts";
import type { Coordinate, CoordinateSource } from "./coordinates.ts";
import type { LabelAxis } from "./label-axis.ts";
import { type Loads, loadOnce } from "./load-once.ts";
import { NumberAxis } from "./number-axis.ts";
import { TextAxis } from "./text-axis.ts";
import { TimeAxis } from "./time-axis.ts";

type ArraySource = Extract<CoordinateSource, { kind: "array" }>;

/** Axes are read once: by the array that holds them, as long as it lives. */
const axes: Loads<LabelAxis> = new WeakMap();

/** The labels of a coordinate that lies along one dimension of `length`. */
export function loadAxis(
	store: ManifestStore,
	coordinate: Coordinate,
	length: number,
	signal?: AbortSignal,
): Promise<LabelAxis> {
	const { source } = coordinate;
	if (source.kind === "transform") return Promise.resolve(transformAxis(coordinate.name, source, length));
	return loadOnce(axes, source.array, () => readAxis(store, coordinate, source, signal));
}

function transformAxis(
	name: string,
	{ transform, part }: Extract<CoordinateSource, { kind: "transform" }>,
	length: number,
): LabelAxis {
	return new NumberAxis(
		name,
		Float64Array.from({ length }, (_, i) => centreOf(transform, i, i)[part]),
	);
}

async function readAxis(
	store: ManifestStore,
	{ name, role }: Coordinate,
	{ path, array, isText }: ArraySource,
	signal: AbortSignal | undefined,
): Promise<LabelAxis> {
	const { dataType: stored, fill, attributes } = array.description;
	const decoded = await decode(store, path, { missing: "validity", characters: "joined", signal });
	const { data, validity } = decoded;
	const count = decoded.shape[0] ?? 0;
	const pick = <T>(): (T | undefined)[] =>
		Array.from({ length: count }, (_, i) => (isValid(validity, i) ? (data[i] as T) : undefined));
	if (isText || typeof data[0] === "string") return new TextAxis(name, pick<string>());
	const scale = knownScale(reinterpretedType(stored, fill.packing.unsigned), attributes);
	const numbers = pick<number | bigint>();
	if (scale !== undefined) return new TimeAxis(name, numbers, scale);
	const values = Float64Array.from(numbers, (value) => (value === undefined ? Number.NaN : toNumber(value, path)));
	return new NumberAxis(name, values, {
		isSingle: data instanceof Float32Array,
		isCircular: isCircular(role, attributes),
	});
}

/** Times of a calendar that nobody knows are looked up as the numbers that they are, as they are told too. */
function knownScale(type: DataType, attributes: Attributes): TimeScale | undefined {
	try {
		return timeScaleFor(type, attributes);
	} catch (error) {
		if (isMiraError(error, "unsupported-feature")) return undefined;
		throw error;
	}
}

function toNumber(value: number | bigint, path: string): number {
	if (typeof value === "number" || Number.isSafeInteger(Number(value))) return Number(value);
	throw new MiraError("unsupported-feature", `${value} is too large to be looked up as a label`, {
		path,
		hint: "Select by position",
	});
}

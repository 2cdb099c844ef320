import {
	type DecodeContext,
	type DecodedArray,
	type DecodeOptions,
	decodeValues,
	type NumberMeaning,
	type StoredValues,
} from "../fill/decode.ts";
import type { FillModel } from "../fill/model.ts";
import { reinterpretedType } from "../fill/unsigned.ts";
import type { AttributeValue } from "../zarr/attributes.ts";
import { type DataType, dataType } from "../zarr/data-type.ts";
import { type TimeScale, timeScaleOf, timesToDatetime64, timesToEpoch, timesToIso } from "./time.ts";

/** How numbers with CF units such as `days since 2000-01-01` are given. */
export type TimeOptions = {
	/** As they are (the default), as ISO 8601 text, as milliseconds since 1970 for JavaScript's `Date`, or as datetime64[ns]. */
	times?: "number" | "iso" | "epoch" | "datetime64" | undefined;
};

/** Options of decoding by the CF conventions: what is missing, packing, and times. */
export type CfOptions = DecodeOptions & TimeOptions;

/** What the rules of an array refer to; `units` and `calendar` of its attributes say whether its numbers are times. */
export type CfContext = Omit<DecodeContext, "meaning">;

/** Applies what a `FillModel` knows to stored values, as `decodeValues` does, and makes times of numbers that are times. */
export function decodeCf(
	values: StoredValues,
	fill: FillModel,
	options: CfOptions = {},
	context: CfContext = {},
): DecodedArray {
	const meaning = timeMeaning(values.dataType, fill, context.attributes, options);
	return decodeValues(values, fill, options, { ...context, meaning });
}

/** What the numbers of an array mean, if they are times and times are asked for. */
export function timeMeaning(
	stored: DataType,
	fill: FillModel,
	attributes: CfContext["attributes"],
	{ times = "number" }: TimeOptions,
): NumberMeaning | undefined {
	if (times === "number") return undefined;
	const scale = timeScaleFor(reinterpretedType(stored, fill.packing.unsigned), attributes);
	if (scale === undefined) return undefined;
	if (times === "iso") return (numbers, codes) => ({ dataType: "string", data: timesToIso(numbers, scale, codes) });
	if (times === "epoch")
		return (numbers, codes) => ({ dataType: "float64", data: timesToEpoch(numbers, scale, codes) });
	return (numbers, codes) => ({ dataType: "numpy.datetime64", data: timesToDatetime64(numbers, scale, codes) });
}

/** The time scale of numbers with such attributes; undefined for numbers that are not times. */
export function timeScaleFor(
	type: DataType,
	attributes: ReadonlyMap<string, AttributeValue> | undefined,
): TimeScale | undefined {
	return timeScaleOf(type, textOf(attributes, "units"), textOf(attributes, "calendar"));
}

function textOf(attributes: ReadonlyMap<string, AttributeValue> | undefined, name: string): string | undefined {
	const attribute = attributes?.get(name);
	return attribute?.dataType === "string" ? attribute.values[0] : undefined;
}

/** What `times: "datetime64"` gives. */
const NANOSECONDS: DataType = { kind: "time", name: "numpy.datetime64", itemBytes: 8, unit: "ns", scaleFactor: 1 };

/**
 * The data type that `decodeCf` gives to elements of such an array. The decoder itself is asked, with no elements, so that
 * there is one place that decides.
 */
export function decodedType(
	stored: DataType,
	fill: FillModel,
	options: CfOptions = {},
	attributes?: CfContext["attributes"],
): DataType {
	const masks = new Map(fill.validity.flatMap((rule) => (rule.kind === "maskArray" ? [[rule.path, []]] : [])));
	const empty = { dataType: stored, shape: [0, 1], bytes: new Uint8Array(0), data: [] };
	const { dataType: name } = decodeCf(empty, fill, options, { attributes, masks });
	const seen = reinterpretedType(stored, fill.packing.unsigned);
	if (name === "numpy.datetime64" && options.times === "datetime64") return NANOSECONDS;
	return name === seen.name ? seen : dataType(name as "float32");
}

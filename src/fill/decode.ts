import type { AttributeValue } from "../zarr/attributes.ts";
import { type DataType, isFixed, isNumeric, NOT_A_TIME, type NumericDataType, textType } from "../zarr/data-type.ts";
import { type Elements, elementCount, variableView, viewElements } from "../zarr/nd-array.ts";
import type { Scalar } from "../zarr/scalar.ts";
import { codeTexts, markEvery, markMissing } from "./mask.ts";
import {
	type MaskOptions,
	type Masks,
	type MissingCause,
	type MissingRule,
	missingRules,
	reasonRules,
} from "./missing-rules.ts";
import type { FillModel } from "./model.ts";
import { type OnePass, onePass } from "./one-pass.ts";
import { isPacked } from "./packing.ts";
import { type Floats, promotedType, toFloats, unpackedType } from "./promote.ts";
import { unpackInPlace } from "./scale.ts";
import { reinterpretedType } from "./unsigned.ts";
import { validityBitmap } from "./validity-bitmap.ts";

/** How to decode values; the defaults are what xarray does. */
export type DecodeOptions = MaskOptions & {
	/**
	 * How missing values are shown. `nan` (the default): in the data, which are promoted to a type that has NaN. `validity`:
	 * by a bitmap beside data of their own type, so 64-bit integers stay exact. `both`: promoted data and the bitmap.
	 */
	missing?: "nan" | "validity" | "both" | undefined;
	/** Also tell which rule made each value missing; `all`: and every other one that would. */
	reasons?: boolean | "all" | undefined;
	/** Whether to apply `scale_factor` and `add_offset`; true by default. */
	scale?: boolean | undefined;
	/** Arrays of single characters: as they are (the default), or joined to texts along the last dimension, as xarray does. */
	characters?: "separate" | "joined" | undefined;
};

/** Stored values, as `read` gives them. */
export type StoredValues = {
	dataType: DataType;
	shape: readonly number[];
	/** Little-endian elements; empty for variable-length types. */
	bytes: Uint8Array;
	/** Needed for variable-length types only. */
	data?: Elements | undefined;
};

/** What the rules of an array refer to, but do not hold. */
export type DecodeContext = {
	/** Elements of the arrays that `maskArray` rules name, for the same selection (or its last dimensions). */
	masks?: Masks | undefined;
	/** Attributes of the array: `dtype: "bool"` of xarray's booleans. */
	attributes?: ReadonlyMap<string, AttributeValue> | undefined;
	/** What its numbers stand for, if it is something other than numbers: times. */
	meaning?: NumberMeaning | undefined;
};

/** Makes of unpacked numbers what they stand for; where a code is set the value is missing, whatever the number. */
export type NumberMeaning = (numbers: Numbers, codes: Uint8Array) => Decoded;

/** Why values are missing. */
export type Reasons = {
	/** One an element: 0 where it is valid, else the number of its rule, from 1. */
	codes: Uint8Array;
	/** Text of rule 1, 2, …: `_FillValue -9999`, `outside 0 to 100`, `NaN`. The first that holds is the reason. */
	rules: string[];
	/** How many values are missing by rule 1, 2, …. */
	counts: number[];
	/** All that holds of each value, not only the first; with `reasons: "all"`. */
	all?: AllReasons;
};

/** Every rule that makes a value missing, so that one can be left out without decoding again. */
export type AllReasons = {
	/** One an element: bit 0 for rule 1, bit 1 for rule 2, …; those beyond the eighth share the last. */
	bits: Uint8Array;
	/** What kind of thing rule 1, 2, … is. */
	causes: MissingCause[];
};

/** Values with validity and packing applied. */
export interface DecodedArray {
	/** The bare name of the data type of `data`. */
	dataType: string;
	/** Lengths of the dimensions; those that a selection takes one position of are gone. */
	shape: number[];
	/**
	 * Missing elements are NaN (both parts of a complex number), NaT for times, null for text, bytes and structs; booleans have
	 * no such value and always come with `validity`. With `missing: "validity"` they hold what was stored. The memory may be
	 * that of the stored values where nothing had to change.
	 */
	data: Elements | (Scalar | null)[];
	/** Arrow's bitmap: least significant bit first, 1 where the value is valid. */
	validity?: Uint8Array;
	/** Why values are missing; with the option `reasons`. */
	reasons?: Reasons;
}

/** Elements with the type they have after a step. */
export type Decoded = Pick<DecodedArray, "dataType" | "data">;

/** Numbers as the file has them, or unpacked. */
export type Numbers = Exclude<Elements, unknown[]>;

/**
 * Applies what a `FillModel` knows to stored values: `_Unsigned`, validity, then packing. It is xarray's CF decoding bit for
 * bit, except where the rules of the design are stricter: sentinels are compared in the stored type, before any cast to
 * another, and `missing_value` follows `_Unsigned` too.
 */
export function decodeValues(
	values: StoredValues,
	fill: FillModel,
	options: DecodeOptions = {},
	context: DecodeContext = {},
): DecodedArray {
	const { missing = "nan", reasons = false } = options;
	const { meaning } = context;
	const stored = options.characters === "joined" ? joinCharacters(values) : values;
	const seen: StoredValues = { ...stored, dataType: reinterpretedType(stored.dataType, fill.packing.unsigned) };

	const isTold = missing !== "nan" || reasons !== false || meaning !== undefined;
	const rules = isTold
		? reasonRules(stored.dataType, seen.dataType, fill, options, context.masks, meaning !== undefined)
		: missingRules(stored.dataType, seen.dataType, fill, options, context.masks);
	if (!isTold && isNumeric(seen.dataType) && !isBooleanData(context)) {
		const numbers = decodeAtOnce(seen.dataType, seen.bytes, fill, rules, options);
		if (numbers !== undefined) return { ...numbers, shape: [...seen.shape] };
	}
	const codes = markMissing(seen, elementCount(seen.shape), rules);
	// Where nothing can be missing there is nothing to promote for.
	const marked = missing === "validity" || rules.length === 0 ? undefined : codes;

	const decoded =
		meaning === undefined
			? decodeElements(seen, fill, marked, options, context)
			: meaning(unpacked(seen, fill, options), codes);
	const result: DecodedArray = { ...decoded, shape: [...seen.shape] };
	if (missing !== "nan" || (decoded.dataType === "bool" && rules.length > 0)) result.validity = validityBitmap(codes);
	if (reasons) result.reasons = countReasons(codes, codeTexts(rules));
	if (result.reasons && reasons === "all")
		result.reasons.all = { bits: markEvery(seen, codes.length, rules), causes: rules.map(({ cause }) => cause) };
	return result;
}

/** Characters side by side are the bytes of a longer text: only the type and the shape change. */
function joinCharacters(values: StoredValues): StoredValues {
	const { dataType: type, shape, bytes } = values;
	const length = shape.at(-1);
	if (type.kind !== "text" || type.itemBytes !== 1 || length === undefined) return values;
	const outer = shape.slice(0, -1);
	// Texts of no characters still need an element each.
	if (length === 0) return { dataType: type, shape: outer, bytes: new Uint8Array(elementCount(outer)) };
	return { dataType: textType(length), shape: outer, bytes };
}

function decodeElements(
	values: StoredValues,
	fill: FillModel,
	codes: Uint8Array | undefined,
	options: DecodeOptions,
	{ attributes }: DecodeContext,
): Decoded {
	const { dataType: type, bytes } = values;
	if (isNumeric(type)) {
		const numbers = decodeNumbers(type, bytes, fill, codes, options);
		return isBooleanData({ attributes }) ? toBooleans(numbers) : numbers;
	}
	if (!isFixed(type)) {
		const elements = (values.data ?? []) as Scalar[];
		return {
			dataType: type.name,
			data: variableView(type, codes === undefined ? elements : withNull(elements, codes)),
		};
	}
	const data = viewElements(type, bytes);
	if (codes === undefined || type.kind === "bool") return { dataType: type.name, data };
	if (type.kind === "complex") return { dataType: type.name, data: withComplexNaN((data as Floats).slice(), codes) };
	if (type.kind === "time") return { dataType: type.name, data: withNaT((data as BigInt64Array).slice(), codes) };
	return { dataType: type.name, data: withNull(data as Scalar[], codes) };
}

function withNull(values: readonly Scalar[], codes: Uint8Array): (Scalar | null)[] {
	return Array.from(values, (value, i) => (codes[i] === 0 ? value : null));
}

/** Numbers with NaN for what is missing, in one pass where that can be; undefined where it cannot. */
function decodeAtOnce(
	type: NumericDataType,
	bytes: Uint8Array,
	fill: FillModel,
	rules: readonly MissingRule[],
	options: DecodeOptions,
): Decoded | undefined {
	if (!unpacks(fill, options) && rules.length === 0) return { dataType: type.name, data: viewElements(type, bytes) };
	const pass = passFor(type, fill, rules, options);
	if (pass === undefined) return undefined;
	const count = bytes.length / type.itemBytes;
	const data = pass.target.itemBytes === 8 ? new Float64Array(count) : new Float32Array(count);
	pass.between(bytes, data)(0, 0, count);
	return { dataType: pass.target.name, data };
}

function passFor(
	type: NumericDataType,
	fill: FillModel,
	rules: readonly MissingRule[],
	options: DecodeOptions,
): OnePass | undefined {
	const isUnpacked = unpacks(fill, options);
	const target = isUnpacked ? unpackedType(type, fill) : promotedType(type);
	return onePass({ type, rules, target, packing: isUnpacked ? fill.packing : undefined });
}

/**
 * What `decodeValues` would do to the elements of an array, for callers that do not have them all at once: chunks go through it
 * one by one. Undefined where decoding takes more than one pass, or none.
 */
export function elementwise(
	stored: DataType,
	fill: FillModel,
	options: DecodeOptions,
	context: DecodeContext,
): OnePass | undefined {
	const { missing = "nan", reasons = false } = options;
	const type = reinterpretedType(stored, fill.packing.unsigned);
	const isPlain = missing === "nan" && reasons === false && context.meaning === undefined && !isBooleanData(context);
	if (!isNumeric(type) || !isPlain) return undefined;
	const rules = missingRules(stored, type, fill, options, context.masks);
	return unpacks(fill, options) || rules.length > 0 ? passFor(type, fill, rules, options) : undefined;
}

function decodeNumbers(
	type: NumericDataType,
	bytes: Uint8Array,
	fill: FillModel,
	codes: Uint8Array | undefined,
	options: DecodeOptions,
): Decoded & { data: Numbers } {
	const isUnpacked = unpacks(fill, options);
	if (!isUnpacked && codes === undefined) return { dataType: type.name, data: viewElements(type, bytes) as Numbers };
	const target = isUnpacked ? unpackedType(type, fill) : promotedType(type);
	const floats = toFloats(type, bytes, target);
	if (isUnpacked) unpackInPlace(floats, target, fill.packing);
	return { dataType: target.name, data: codes === undefined ? floats : withNaN(floats, codes) };
}

function unpacks({ packing }: FillModel, { scale = true }: DecodeOptions): boolean {
	return scale && isPacked(packing);
}

/** Writes NaN where a code is set. A NaN that is there already keeps its payload. */
function withNaN(floats: Floats, codes: Uint8Array): Floats {
	for (let i = 0; i < floats.length; i++) if (codes[i] !== 0 && !Number.isNaN(floats[i])) floats[i] = Number.NaN;
	return floats;
}

/** The same for pairs: a number with NaN in one part is missing as it is. */
function withComplexNaN(parts: Floats, codes: Uint8Array): Floats {
	for (let i = 0; i < codes.length; i++)
		if (codes[i] !== 0 && !Number.isNaN(parts[2 * i]) && !Number.isNaN(parts[2 * i + 1]))
			parts.fill(Number.NaN, 2 * i, 2 * i + 2);
	return parts;
}

function withNaT(times: BigInt64Array, codes: Uint8Array): BigInt64Array {
	for (let i = 0; i < times.length; i++) if (codes[i] !== 0) times[i] = NOT_A_TIME;
	return times;
}

/** True for integers that xarray wrote for booleans. */
function isBooleanData({ attributes }: DecodeContext): boolean {
	const attribute = attributes?.get("dtype");
	return attribute?.dataType === "string" && attribute.values[0] === "bool";
}

/** xarray's booleans: everything but zero is true, a missing value too (trap M20). */
function toBooleans({ data }: { data: Numbers }): Decoded {
	const booleans = new Uint8Array(data.length);
	for (let i = 0; i < data.length; i++) booleans[i] = Number(data[i]) === 0 ? 0 : 1;
	return { dataType: "bool", data: booleans };
}

/** Integers stay integers on the way to their meaning, so no float can round them (trap M22). */
function unpacked({ dataType: type, bytes }: StoredValues, fill: FillModel, options: DecodeOptions): Numbers {
	return isNumeric(type)
		? decodeNumbers(type, bytes, fill, undefined, options).data
		: (viewElements(type, bytes) as Numbers);
}

function countReasons(codes: Uint8Array, rules: string[]): Reasons {
	const counts = new Array<number>(rules.length + 1).fill(0);
	for (let i = 0; i < codes.length; i++) (counts[codes[i] as number] as number)++;
	return { codes, rules, counts: counts.slice(1) };
}

import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { type DataType, dataType, isNumeric, type NumericDataType } from "../../zarr/data-type.ts";
import { castScalar, formatScalar, readScalar, type Scalar } from "../../zarr/scalar.ts";
import { promotedType } from "../promote.ts";
import { reinterpretedType } from "../unsigned.ts";
import type { CfVariable, NumpyScalar } from "./cf-variable.ts";
import { equals, type Foreseen, type MaskTest, type Reading } from "./prediction.ts";

/** What xarray does with a variable: `CFMaskCoder`, then `CFScaleOffsetCoder`, then times and booleans. */
export function foreseeXarray(cf: CfVariable): Foreseen {
	const { scaleFactor, addOffset } = cf;
	if (scaleFactor === "unfit" || addOffset === "unfit")
		return { outcome: "unknown", reason: "scale_factor or add_offset is not one number" };
	if (!isNumeric(cf.dataType)) return foreseeOther(cf);
	const seen = reinterpretedType(cf.dataType, UNSIGNED.get(cf.unsigned ?? "")) as NumericDataType;
	const sentinels = sentinelsOf(cf, seen);
	if ("outcome" in sentinels) return sentinels;
	const { values, hasAttribute } = sentinels;
	const isPacked = scaleFactor !== undefined || addOffset !== undefined;
	const time = timeKind(cf.units);
	const packed = isPacked ? chooseFloat(seen, scaleFactor, addOffset) : undefined;
	// In `_apply_mask` data become what they are to be before they are compared.
	const decoded = packed ?? (time !== undefined && seen.kind !== "float" ? dataType("int64") : promotedType(seen));
	if (values.length > 0 && packed !== undefined && packed.kind !== "float")
		return { outcome: "fails", reason: `scale_factor is of type ${packed.name}, which has no NaN` };
	const { masks, warnings } = compare(seen, decoded, values);
	const isMasked = values.length > 0;
	// Next to a sentinel it trusts the masking to have chosen the type; but that does nothing for NaN alone.
	const type = packed === undefined ? (isMasked ? decoded : seen) : isMasked || !hasAttribute ? packed : seen;
	const reading: Reading = {
		outcome: "reads",
		masks: seen.kind === "float" ? [{ kind: "nan" }, ...masks] : masks,
		readAs: seen.name,
		missingAs: "NaN",
		dataType: type.name,
		packing: isPacked ? "applied" : "none",
	};
	if (time === "date") {
		const { dataType: _, ...dated } = reading;
		return { ...dated, missingAs: "NaT", warnings };
	}
	if (cf.boolean) {
		if (isMasked) warnings.push("missing values become true: a boolean has no NaN");
		return { ...reading, missingAs: "true", dataType: "bool", warnings };
	}
	if (time === "duration" && isMasked && type.name === "int64") {
		warnings.push(`with units "${cf.units}" it keeps integers: missing values become ${LEAST}, not NaN`);
		return { ...reading, missingAs: LEAST, warnings };
	}
	return { ...reading, warnings };
}

const LEAST = "-9223372036854775808";
const UNSIGNED: ReadonlyMap<string, boolean> = new Map([
	["true", true],
	["false", false],
]);

/** Both attributes as `_check_fill_values` has them: NaN needs no mask, and an attribute of NaN alone is forgotten on integers. */
function sentinelsOf(
	cf: CfVariable,
	seen: NumericDataType,
): { values: NumpyScalar[]; hasAttribute: boolean } | Foreseen {
	const { dataType: stored, fillValue, missingValue, bigEndian } = cf;
	const known = ({ value }: NumpyScalar): boolean => !Number.isNaN(value);
	const values = [...(missingValue ?? []).filter(known)];
	const lists = [missingValue, fillValue].filter((list) => list !== undefined);
	const hasAttribute = lists.some((list) => seen.kind === "float" || list.some(known));
	const fills = (fillValue ?? []).filter(known);
	if (seen === stored || fills.length === 0) return { values: [...values, ...fills], hasAttribute };
	if (fills.length > 1) return { outcome: "unknown", reason: "_FillValue with _Unsigned is not one number" };
	if (bigEndian && seen.itemBytes > 1)
		return {
			outcome: "unknown",
			reason: "it takes the bytes of _FillValue in the wrong order, with _Unsigned on big-endian data",
		};
	const [fill] = fills as [NumpyScalar];
	const bits = typeof fill.value === "string" ? undefined : wrapped(stored, seen, fill.value);
	if (bits === undefined) return { outcome: "unknown", reason: "_FillValue with _Unsigned is not a whole number" };
	return { values: [...values, { dataType: "int64", value: bits }], hasAttribute };
}

/** A fill value that `_Unsigned` has read again: the same bits in the other type. */
function wrapped(stored: DataType, seen: NumericDataType, value: Scalar): Scalar | undefined {
	const cast = castScalar(stored, value) ?? castScalar(seen, value);
	return cast === undefined ? undefined : readScalar(seen, cast.bytes);
}

/** The tests behind `data == value`, once for each value; values that nothing can equal are warnings. */
function compare(
	seen: NumericDataType,
	decoded: NumericDataType,
	values: readonly NumpyScalar[],
): { masks: MaskTest[]; warnings: string[] } {
	const masks: MaskTest[] = [];
	const warnings: string[] = [];
	for (const scalar of values) {
		const bytes = equalTo(decoded, scalar);
		const test = bytes === undefined ? undefined : equals(decoded, bytes);
		if (test === undefined || !isReachable(seen, decoded, bytes as Uint8Array))
			warnings.push(`${textOf(scalar)} matches nothing: ${whyNot(seen, scalar)}`);
		else if (!masks.some((mask) => mask.kind === "value" && test.kind === "value" && mask.bytes === test.bytes))
			masks.push(test);
		if (isBeyondFloats(seen, decoded, scalar))
			warnings.push(`it compares as ${decoded.name}: integers next to ${textOf(scalar)} are masked too`);
	}
	if (masks.length + warnings.length > 1 && values.length > 1)
		warnings.push("it warns of multiple fill values, and compares with all of them");
	return { masks, warnings };
}

/**
 * The bytes of a value in the decoded type if that can equal it. NumPy compares in the wider of both types: with float32
 * data an integer of four bytes, or a double, is compared as a double, which a float32 may never be.
 */
function equalTo(decoded: NumericDataType, { dataType: name, value }: NumpyScalar): Uint8Array | undefined {
	if (typeof value !== "number" && typeof value !== "bigint") return undefined;
	if (decoded.kind !== "float") return castScalar(decoded, value)?.bytes;
	if (decoded.name === "float64") return castScalar(decoded, value)?.bytes;
	const compared = /^(u?int(32|64)|float64)$/.test(name) ? Number(value) : value;
	const cast = castScalar(decoded, compared);
	return cast?.exact === true ? cast.bytes : undefined;
}

/** Whether a stored value can become it: none of an integer type becomes 300 or 1.5. */
function isReachable(seen: NumericDataType, decoded: NumericDataType, bytes: Uint8Array): boolean {
	if (seen.kind === "float" || decoded.kind !== "float") return true;
	const value = readScalar(decoded, bytes) as number;
	if (castScalar(seen, value) !== undefined) return true;
	// The greatest 64-bit integers are rounded up to a float that is none of them.
	return seen.itemBytes >= 4 && Number.isInteger(value) && Math.abs(value) >= powerOfTwo(seen.itemBytes * 8 - 1);
}

function isBeyondFloats(seen: NumericDataType, decoded: NumericDataType, { value }: NumpyScalar): boolean {
	if (seen.kind === "float" || decoded.kind !== "float" || typeof value === "string") return false;
	return Math.abs(Number(value)) >= (decoded.name === "float32" ? 2 ** 24 : 2 ** 53);
}

function textOf({ dataType: name, value }: NumpyScalar): string {
	if (typeof value === "string") return JSON.stringify(value);
	const type = dataType(name as "float64");
	const bytes = castScalar(type, value)?.bytes;
	return bytes === undefined ? String(value) : formatScalar(type, bytes);
}

function whyNot(seen: NumericDataType, { value, dataType: name }: NumpyScalar): string {
	if (typeof value === "string") return "it is text";
	return seen.kind === "float" ? `as ${name} it equals no ${seen.name}` : `no ${seen.name} has this value`;
}

/** `_choose_float_dtype`: the type of unpacked numbers. It is that of an integer factor, too. */
function chooseFloat(seen: NumericDataType, scale?: NumpyScalar, offset?: NumpyScalar): NumericDataType {
	const is32BitInteger = seen.kind !== "float" && seen.itemBytes === 4;
	if (offset === undefined) return dataType((scale as NumpyScalar).dataType as "float32");
	return dataType(
		scale?.dataType === "float32" && offset.dataType === "float32" && !is32BitInteger ? "float32" : "float64",
	);
}

const DURATIONS = new Set(["days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds"]);

/** `_is_time_like`. */
function timeKind(units: string | undefined): "date" | "duration" | undefined {
	if (units === undefined) return undefined;
	if (units.includes("since")) return /^\s*\S+\s+since\s+\S/.test(units) ? "date" : undefined;
	return DURATIONS.has(units) ? "duration" : undefined;
}

/** Types that are not numbers: complex ones and booleans are compared, text where it is text to Python. */
function foreseeOther({ dataType: type, fillValue, missingValue }: CfVariable): Foreseen {
	const values = [...(missingValue ?? []), ...(fillValue ?? [])];
	const reading: Reading = { outcome: "reads", masks: [], readAs: type.name, missingAs: "NaN", packing: "none" };
	if (type.kind === "complex") {
		const tests = values.flatMap(({ value }) => {
			const cast = typeof value === "string" ? undefined : castScalar(type, value);
			return cast?.exact === true ? [equals(type, cast.bytes)] : [];
		});
		return { ...reading, masks: [{ kind: "nan" }, ...tests.filter(({ kind }) => kind !== "nan")], dataType: type.name };
	}
	if (type.kind === "bool") {
		const tests = values
			.flatMap(({ value }) => castScalar(type, value)?.bytes ?? [])
			.map((bytes) => equals(type, bytes));
		return { ...reading, masks: tests, dataType: tests.length > 0 ? "object" : "bool" };
	}
	if (type.kind === "string") {
		const tests = values.flatMap(({ value }) =>
			typeof value === "string" ? [equals(type, castText(type, value))] : [],
		);
		return { ...reading, masks: tests, dataType: "object" };
	}
	if (values.length === 0 && READABLE.has(type.kind)) return reading;
	return { outcome: "unknown", reason: `what it compares arrays of ${type.kind} with is not predicted` };
}

/** Other kinds of which xarray gives what is stored. */
const READABLE: ReadonlySet<DataType["kind"]> = new Set(["text", "utf32", "bytes", "raw"]);

function castText(type: DataType, value: string): Uint8Array {
	return castScalar(type, value)?.bytes ?? new Uint8Array();
}

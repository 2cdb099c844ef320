import type { Attributes, AttributeValue } from "../../zarr/attributes.ts";
import { type DataType, dataType, isNumeric, type NumericDataType } from "../../zarr/data-type.ts";
import { castScalar, formatNumber, formatScalar, isNaNScalar, readScalar, type Scalar } from "../../zarr/scalar.ts";
import type { FillModel, MaskArrayRule } from "../model.ts";
import { isPacked, readUnsigned } from "../packing.ts";
import { parseFillText } from "../text.ts";
import { reinterpretedType } from "../unsigned.ts";
import { typedScalars } from "./cf-variable.ts";
import { equals, type Foreseen, type MaskTest, type Reading } from "./prediction.ts";

/** What GDAL's netCDF driver does: nodata is `_FillValue`, else `missing_value`, else what fills unwritten data. */
export function foreseeGdalNetcdf(
	type: DataType,
	attributes: Attributes,
	{ storage, packing }: FillModel,
	isFilled: boolean,
): Foreseen {
	if (!isNumeric(type)) return { outcome: "unknown", reason: "only arrays of numbers are predicted" };
	const seen = (
		readUnsigned(attributes.get("_Unsigned")) === true ? reinterpretedType(type, true) : type
	) as NumericDataType;
	if (["valid_range", "valid_min", "valid_max"].some((name) => attributes.has(name)))
		return { outcome: "unknown", reason: "how its netCDF driver applies a valid range is not predicted" };
	const named = firstNumber(attributes.get("_FillValue")) ?? firstNumber(attributes.get("missing_value"));
	// A byte has no default: every value of it is a common one.
	const value = named ?? (isFilled && type.itemBytes > 1 ? readScalar(type, storage.value) : undefined);
	const reading = read(seen, value as number | bigint | undefined, type, isPacked(packing) ? "told" : "none");
	// It puts nodata in the place of NaN.
	if (reading.outcome !== "reads" || reading.masks.length === 0 || seen.kind !== "float") return reading;
	return { ...reading, masks: [{ kind: "nan" }, ...reading.masks.filter(({ kind }) => kind !== "nan")] };
}

/** What GDAL does with a TIFF: its mask, else the nodata of each band, else the nodata of all, else alpha. */
export function foreseeGdalTiff(type: DataType, attributes: Attributes, fill: FillModel): Foreseen {
	if (!isNumeric(type)) return { outcome: "unknown", reason: "only arrays of numbers are predicted" };
	const packing = isPacked(fill.packing) ? "told" : "none";
	const text = attributes.get("gdal_no_data")?.values[0];
	const nodata = typeof text === "string" ? parseFillText(type, text) : undefined;
	if (typeof text === "string" && nodata === undefined)
		return { outcome: "unknown", reason: `nodata ${JSON.stringify(text)} is not a number` };
	const rules = fill.validity.filter((rule) => rule.kind === "maskArray");
	const mask = rules.find(({ spares }) => spares === undefined) ?? (nodata === undefined ? rules[0] : undefined);
	const reading = read(type, nodata as number | bigint | undefined, type, packing);
	return mask === undefined || reading.outcome !== "reads" ? reading : { ...reading, masks: [maskTest(mask)] };
}

function maskTest({ path, spares }: MaskArrayRule): MaskTest {
	return { kind: "maskArray", path, ...(spares === undefined ? {} : { sparedBand: spares.index }) };
}

/** What GDAL's Zarr driver does: nodata is `fill_value`, whatever the attributes say; null in Zarr v2 gives none. */
export function foreseeGdalZarr(type: DataType, fill: FillModel, isNull = false): Foreseen {
	if (!isNumeric(type)) return { outcome: "unknown", reason: "only arrays of numbers are predicted" };
	const { value } = fill.storage;
	const packing = isPacked(fill.packing) ? "ignored" : "none";
	if (isNull) return read(type, undefined, type, packing);
	if (Math.abs(Number(readScalar(type, value))) > Number.MAX_SAFE_INTEGER && type.kind !== "float")
		return { outcome: "unknown", reason: "what it makes of a fill_value beyond 2^53 is not predicted" };
	const nodata = formatScalar(type, value);
	const sentinels = fill.validity.filter((rule) => rule.kind === "sentinel" && !isNaNScalar(type, rule.value));
	const texts = sentinels.map((rule) => (rule.kind === "sentinel" ? formatScalar(type, rule.value) : ""));
	const ignored = [...new Set(texts.filter((text) => text !== nodata))];
	const warnings: string[] = [];
	if (!texts.includes(nodata) && !isNaNScalar(type, value))
		warnings.push(`it takes ${nodata} for nodata, because that is fill_value; the source does not call it missing`);
	if (ignored.length > 0) warnings.push(`it does not mask ${ignored.join(", ")}: it does not look at attributes`);
	return { ...read(type, readScalar(type, value) as number | bigint, type, packing), warnings };
}

function firstNumber(attribute: AttributeValue | undefined): number | bigint | undefined {
	const [first] = attribute === undefined ? [] : typedScalars(attribute);
	if (typeof first?.value === "number" || typeof first?.value === "bigint") return first.value;
	const parsed = typeof first?.value === "string" ? parseFillText(dataType("float64"), first.value) : undefined;
	return typeof parsed === "number" ? parsed : undefined;
}

/** Data with one nodata. Out of the range of the type it counts for nothing. */
function read(
	seen: NumericDataType,
	nodata: number | bigint | undefined,
	stored: DataType,
	packing: Reading["packing"],
): Foreseen {
	const reading: Reading = {
		outcome: "reads",
		masks: [],
		readAs: seen.name,
		missingAs: "mask",
		dataType: seen.name,
		packing,
	};
	if (nodata === undefined) return { ...reading, nodata: null };
	const own = seen === stored ? nodata : reread(stored, seen, nodata);
	const bytes = castScalar(seen, own)?.bytes;
	if (bytes === undefined)
		return { ...reading, ...(isWithin(seen, own) ? { nodata: formatNumber(Number(own)) } : { nodata: null }) };
	const test = equals(seen, bytes);
	const masks: MaskTest[] = [test.kind === "value" && seen.kind === "float" ? { ...test, near: true } : test];
	return { ...reading, masks, nodata: formatScalar(seen, bytes) };
}

function reread(stored: DataType, seen: DataType, value: number | bigint): number | bigint {
	const cast = castScalar(stored, value);
	return cast === undefined ? value : (readScalar(seen, cast.bytes) as number | bigint);
}

/** Fractions are nodata of integers too, though none equals them. */
function isWithin(type: NumericDataType, value: Scalar): boolean {
	return typeof value === "number" && Number.isFinite(value) && castScalar(type, Math.trunc(value)) !== undefined;
}

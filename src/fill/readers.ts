import { type DataType, isNumeric } from "../zarr/data-type.ts";
import { JsonFloat, type JsonObject, type JsonValue } from "../zarr/json.ts";
import { castScalar, formatScalar, isNaNScalar } from "../zarr/scalar.ts";
import { showJson } from "./attribute-scalars.ts";
import { decodeFillValue } from "./convention.ts";
import type { FillModel, SentinelRule } from "./model.ts";
import { netcdfDefaultFill } from "./policies.ts";
import { promotedType, unpackedType } from "./promote.ts";
import { reinterpretedType } from "./unsigned.ts";

/** What another program makes of an array. */
export type ReaderReport = {
	name: "xarray" | "rioxarray" | "GDAL" | "netCDF4-python";
	/** The values it takes for missing, as text. */
	masks: string[];
	/** The data type it gives. */
	dataType: string;
	warnings: string[];
	/** All of it in one sentence. */
	summary: string;
};

/** What the predictions are made from: the model, and the documents that we write. */
export type ReaderInput = { dataType: DataType; fill: FillModel; emitted: JsonObject };

/** What xarray does with the Zarr v3 metadata that we emit (`CFMaskCoder`, then `CFScaleOffsetCoder`). */
export function predictXarray(input: ReaderInput): ReaderReport {
	const { dataType: type, fill, emitted } = input;
	const warnings: string[] = [];
	if (emitted._FillValue !== undefined && !isDecodable(type))
		return report("xarray", [], "none", ["it cannot decode _FillValue of this data type"], "cannot open the array.");
	const seen = reinterpretedType(type, fill.packing.unsigned);
	const fillValue = emitted._FillValue === undefined ? undefined : readFillValue(seen, emitted._FillValue);
	const listed = emitted.missing_value === undefined ? [] : [emitted.missing_value].flat();
	const masks = new Set(fillValue === undefined ? [] : [fillValue]);
	const texts = new Set<string>();
	for (const value of listed) {
		const text = comparable(seen, value, emitted);
		if (text !== undefined) masks.add(text);
		else if (isSpelledFloat(seen, value)) texts.add(String(value));
		// With `_Unsigned` the stored form matches nothing, but `_FillValue` may name the same value.
		else if (!masks.has(reinterpreted(type, seen, value) ?? ""))
			warnings.push(`missing_value ${showJson(value)} matches nothing`);
	}
	if (masks.size + texts.size + warnings.length > 1)
		warnings.push("it warns of multiple fill values, and compares with all of them");
	const isMasked = masks.size > 0 || listed.length > 0;
	return report("xarray", [...masks], xarrayType(input, seen, isMasked, warnings), warnings);
}

/** The text of a `_FillValue` as xarray compares it, after `_Unsigned`; undefined for NaN, which needs no mask. */
function readFillValue(seen: DataType, json: JsonValue): string | undefined {
	const number = typeof json === "number" || typeof json === "bigint" ? BigInt(json) : undefined;
	const bits = (seen.itemBytes ?? 0) * 8;
	const wrapped = seen.kind === "uint" && number !== undefined ? BigInt.asUintN(bits, number) : json;
	const bytes = decodeFillValue(seen, wrapped)?.bytes;
	return bytes === undefined || isNaNScalar(seen, bytes) ? undefined : formatScalar(seen, bytes);
}

/** `FillValueCoder` knows booleans and numbers alone. */
function isDecodable({ kind }: DataType): boolean {
	return kind === "bool" || kind === "int" || kind === "uint" || kind === "float" || kind === "complex";
}

/** The text of a `missing_value` where xarray's comparison can be true: text with text, a number with numbers. */
function comparable(seen: DataType, json: JsonValue, emitted: JsonObject): string | undefined {
	const value = json instanceof JsonFloat ? json.value : json;
	// Fixed text is bytes to Python, unless `_Encoding` says how to decode it.
	if (seen.kind === "text") return emitted._Encoding === undefined ? undefined : showJson(json);
	if (typeof value === "string" && isNumeric(seen)) return undefined;
	if (value === null || (typeof value === "object" && !Array.isArray(value))) return undefined;
	const cast = castScalar(seen, value as number | string);
	return cast?.exact === true ? formatScalar(seen, cast.bytes) : undefined;
}

/** Text for what JSON has no number for. It equals nothing; NaN is missing anyway, the others stand in `_FillValue` too. */
function isSpelledFloat({ kind }: DataType, json: JsonValue): boolean {
	return typeof json === "string" && (kind === "complex" || (kind === "float" && /^(NaN|-?Infinity)$/.test(json)));
}

function reinterpreted(type: DataType, seen: DataType, json: JsonValue): string | undefined {
	const cast = typeof json === "number" || typeof json === "bigint" ? castScalar(type, json) : undefined;
	return cast === undefined ? undefined : formatScalar(seen, cast.bytes);
}

const DURATIONS = new Set(["days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds"]);

function xarrayType(input: ReaderInput, seen: DataType, isMasked: boolean, warnings: string[]): string {
	const { fill, emitted } = input;
	const units = typeof emitted.units === "string" ? emitted.units : "";
	if (isNumeric(seen) && /\bsince\b/.test(units)) return "datetime64[ns]";
	if (emitted.dtype === "bool" && isMasked) warnings.push("missing values become true: a boolean has no NaN");
	if (emitted.dtype === "bool") return "bool";
	if (isNumeric(seen) && (emitted.scale_factor !== undefined || emitted.add_offset !== undefined)) {
		// JSON keeps no width: to xarray every factor is a float64.
		const { scaleFactor, addOffset } = fill.packing;
		const wide = {
			...(scaleFactor === undefined ? {} : { scaleFactor: { ...scaleFactor, dataType: "float64" } }),
			...(addOffset === undefined ? {} : { addOffset: { ...addOffset, dataType: "float64" } }),
		};
		return unpackedType(seen, { ...fill, packing: wide }).name;
	}
	if (!isMasked) return seen.kind === "string" ? "object" : seen.name;
	if (isNumeric(seen) && seen.kind !== "float" && DURATIONS.has(units)) {
		warnings.push(`with units "${units}" it keeps integers: missing values become -9223372036854775808, not NaN`);
		return "int64";
	}
	if (isNumeric(seen)) return promotedType(seen).name;
	return seen.kind === "complex" || seen.kind === "time" ? seen.name : "object";
}

/** What rioxarray gives for `nodata` when the same metadata are opened by xarray, which masks first. */
export function predictRioxarray({ emitted }: ReaderInput, xarray: ReaderReport): ReaderReport {
	const warnings: string[] = [];
	const { masks, dataType } = xarray;
	if (["bool", "int64", "datetime64[ns]"].includes(dataType) && emitted._FillValue !== undefined)
		warnings.push(`asking for nodata fails: ${dataType} has no NaN`);
	if (emitted._FillValue === undefined && emitted.missing_value !== undefined)
		warnings.push("missing_value alone does not become nodata, though xarray masks it");
	const summary =
		emitted._FillValue === undefined
			? "finds no nodata: there is no _FillValue."
			: "takes nodata from _FillValue: NaN once xarray has masked, the value itself as encoded_nodata.";
	return { name: "rioxarray", masks, dataType, warnings, summary };
}

/** What GDAL's Zarr driver does: nodata is `fill_value`, whatever the attributes say. */
export function predictGdal({ dataType: type, fill }: ReaderInput): ReaderReport {
	const nodata = formatScalar(type, fill.storage.value);
	const sentinels = fill.validity.filter((rule) => rule.kind === "sentinel");
	const isNodata = ({ value }: SentinelRule): boolean => formatScalar(type, value) === nodata;
	// NaN is missing to everyone.
	const ignored = sentinels.filter((rule) => !isNodata(rule) && !isNaNScalar(type, rule.value));
	const warnings: string[] = [];
	if (!sentinels.some(isNodata) && !isNaNScalar(type, fill.storage.value))
		warnings.push(`it takes ${nodata} for nodata, because that is fill_value; the source does not call it missing`);
	if (ignored.length > 0)
		warnings.push(`it does not mask ${distinct(type, ignored).join(", ")}: attributes are not looked at`);
	if (!isNumeric(type) && type.kind !== "complex" && type.kind !== "bool")
		return report("GDAL", [], type.name, [], "sees no nodata in an array that holds no numbers.");
	return report(
		"GDAL",
		[nodata],
		type.kind === "bool" ? "uint8" : type.name,
		warnings,
		`takes fill_value ${nodata} for nodata.`,
	);
}

/** What netCDF4-python masks when it reads the file itself. */
export function predictNetcdf4({ dataType: type, fill }: ReaderInput): ReaderReport {
	const seen = reinterpretedType(type, fill.packing.unsigned);
	const sentinels = fill.validity.filter((rule) => rule.kind === "sentinel");
	const unsafe = sentinels.filter(({ exact }) => !exact).map(({ role }) => role);
	for (const { role, code } of fill.dropped)
		if ((role === "_FillValue" || role === "missing_value") && code !== "fill-conflict") unsafe.push(role);
	const warnings = [...new Set(unsafe)].map(
		(role) => `${role} is not used, since it cannot be safely cast to variable data type`,
	);
	const masks = distinct(
		seen,
		sentinels.filter(({ exact }) => exact),
	);
	const hasFill = sentinels.some(({ role, exact }) => role === "_FillValue" && exact);
	// With `_Unsigned` it compares the signed default with unsigned data, which matches nothing.
	if (!hasFill && isNumeric(type) && seen === type) {
		const standard = formatScalar(type, netcdfDefaultFill(type));
		if (!masks.includes(standard)) masks.push(standard);
		warnings.push(`it also masks ${standard}, the default fill of the type, because the file has no _FillValue`);
	}
	const { min, max } = fill.validRange ?? {};
	if (min !== undefined) masks.push(`below ${min}`);
	if (max !== undefined) masks.push(`above ${max}`);
	return report("netCDF4-python", masks, netcdf4Type(seen, fill), warnings);
}

/** NumPy's promotion of the data with the factors: float32 holds integers of two bytes, not those of four. */
function netcdf4Type(seen: DataType, { packing }: FillModel): string {
	const factors = [packing.scaleFactor, packing.addOffset].flatMap((factor) => factor?.dataType ?? []);
	if (factors.length === 0 || !isNumeric(seen)) return seen.name;
	const names = [seen.name, ...factors];
	const bytesOf = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 64) / 8;
	if (!names.some((name) => name.startsWith("float")))
		return names.reduce((widest, name) => (bytesOf(name) > bytesOf(widest) ? name : widest));
	return names.every((name) => bytesOf(name) <= (name.startsWith("float") ? 4 : 2)) ? "float32" : "float64";
}

function distinct(type: DataType, rules: readonly SentinelRule[]): string[] {
	return [...new Set(rules.map(({ value }) => formatScalar(type, value)))];
}

function report(
	name: ReaderReport["name"],
	masks: string[],
	dataType: string,
	warnings: string[],
	summary: string = `masks ${masks.length === 0 ? "nothing" : masks.join(", ")} and gives ${dataType}.`,
): ReaderReport {
	return { name, masks, dataType, warnings, summary };
}

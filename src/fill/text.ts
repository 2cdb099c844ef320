import { powerOfTen } from "../zarr/arithmetic/powers.ts";
import { type DataType, dataType, usesBigInt } from "../zarr/data-type.ts";
import { castScalar, readScalar, type Scalar } from "../zarr/scalar.ts";

const NAN = /^[+-]?nan(\(\w*\))?$/i;
const INFINITY = /^([+-]?)inf(inity)?$/i;
/** How the C library of older Windows compilers prints what is not a number, often with digits of padding: `-1.#IND00`. */
const MSVC = /^([+-]?)1\.#(INF|IND|QNAN|SNAN)0*$/i;
const HEX = /^([+-]?)(0x[0-9a-f]+)$/i;
/** A comma is the decimal point of writers that forgot about their locale. */
const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?(?:e([+-]?\d+))?$/i;

/** A complex number as Python writes it, `(1+2j)`: the sign of the second part is not that of an exponent. */
const COMPLEX = /^\(?(.+?(?<!e))([+-][^+-]+(?:e[+-]?\d+)?)j\)?$/i;

/** Longer than any spelling of a number of ours; digits without end would only cost time. */
const MAX_LENGTH = 400;

/**
 * The value that a text of a file (GDAL_NODATA, an attribute of the wrong type) stands for, read for an array of that type:
 * a float32 is rounded to one, a 64-bit integer keeps every digit. The spellings of GDAL and of the MSVC library are
 * understood. Undefined for what is not a number. The result need not fit the type: 300 is read for uint8 too.
 */
export function parseFillText(type: DataType, text: string): Scalar | undefined {
	if (type.kind === "string" || type.kind === "text" || type.kind === "utf32") return text;
	const parts = type.kind === "complex" ? COMPLEX.exec(text.trim()) : null;
	if (parts !== null) {
		const [re, im] = [parts[1], parts[2]].map((part) => parseNumber(part ?? "", false));
		return typeof re === "number" && typeof im === "number" ? [re, im] : undefined;
	}
	const number = parseNumber(text.trim(), usesBigInt(type) || type.kind === "int" || type.kind === "uint");
	if (number === undefined || typeof number === "bigint") return number;
	if (type.kind === "float") return roundToFloat(type, number);
	if (type.kind === "complex") return roundToFloat(dataType(type.name === "complex64" ? "float32" : "float64"), number);
	return number;
}

function parseNumber(text: string, wholeExactly: boolean): number | bigint | undefined {
	if (text === "" || text.length > MAX_LENGTH) return undefined;
	if (NAN.test(text)) return Number.NaN;
	const infinity = INFINITY.exec(text);
	if (infinity !== null) return infinity[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	const msvc = MSVC.exec(text);
	if (msvc !== null) {
		if (msvc[2]?.toUpperCase() !== "INF") return Number.NaN;
		return msvc[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	}
	const hex = HEX.exec(text);
	if (hex?.[2] !== undefined) return shorten(hex[1] === "-" ? -BigInt(hex[2]) : BigInt(hex[2]));
	const decimal = DECIMAL.exec(text);
	if (decimal === null) return undefined;
	const [, sign = "", whole = "", fraction = "", exponent = "0"] = decimal;
	if (whole === "" && fraction === "") return undefined;
	const integer = wholeExactly ? wholeNumber(whole + fraction, Number(exponent) - fraction.length) : undefined;
	if (integer !== undefined) return shorten(sign === "-" ? -integer : integer);
	return Number(`${sign}${whole || "0"}.${fraction || "0"}e${exponent}`);
}

/**
 * True if a number is what a text says, as far as its digits go: 0.10000000149 is "0.1", but -10000, which a float16 makes of
 * it, is not "-9999".
 */
export function isSameDecimal(text: string, number: number): boolean {
	const decimal = DECIMAL.exec(text.trim());
	if (decimal === null || !Number.isFinite(number)) return true;
	const [, sign = "", whole = "", fraction = "", exponent = "0"] = decimal;
	const said = Number(`${sign}${whole || "0"}.${fraction || "0"}e${exponent}`);
	const lastDigit = powerOfTen(Number(exponent) - fraction.length);
	// Writers print more digits than a double has, the last of which mean nothing.
	return Math.abs(number - said) <= Math.max(lastDigit / 2, Math.abs(said) * ROUNDING);
}

/** What the largest float32 is off by in the spellings that are taken for it. */
const ROUNDING = 1e-10;

/** `digits`·10^`exponent` where that is whole. By digits, because a double would round the largest integers. */
function wholeNumber(digits: string, exponent: number): bigint | undefined {
	// No integer type holds so many digits; a double says as well that it is out of range.
	if (digits.length + exponent > 40) return undefined;
	if (exponent >= 0) return BigInt(digits) * 10n ** BigInt(exponent);
	if (!/^0*$/.test(digits.slice(exponent))) return undefined;
	return BigInt(digits.slice(0, exponent) || "0");
}

function shorten(integer: bigint): number | bigint {
	return Number.isSafeInteger(Number(integer)) ? Number(integer) : integer;
}

const FLOAT32_MAX = 3.4028234663852886e38;

/**
 * Text has no width of its own, so it is read with that of the array. Writers round the largest float32 up or down when
 * they print it; like GDAL (`GDALAdjustNoDataCloseToFloatMax`) we take what is nearly the limit for the limit.
 */
function roundToFloat(type: Extract<DataType, { kind: "float" }>, number: number): number {
	if (type.name === "float32" && Math.abs(Math.abs(number) - FLOAT32_MAX) < 1e-10 * FLOAT32_MAX)
		return Math.sign(number) * FLOAT32_MAX;
	const cast = castScalar(type, number);
	// Beyond the largest float: left as it is, for the caller to refuse.
	return cast === undefined ? number : (readScalar(type, cast.bytes) as number);
}

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type DecodedArray, decodeValues } from "../../src/fill/decode.ts";
import type { AttributeValue } from "../../src/zarr/attributes.ts";
import { decodeBase64, encodeBase64 } from "../../src/zarr/base64.ts";
import { dataType, usesBigInt } from "../../src/zarr/data-type.ts";
import { numberToHalf } from "../../src/zarr/half.ts";
import { type TypedNumbers, viewElements } from "../../src/zarr/nd-array.ts";
import { castScalar } from "../../src/zarr/scalar.ts";
import { resolveTyped, stored } from "./typed-values.ts";

type NumericName = Extract<AttributeValue, { values: TypedNumbers }>["dataType"];
type Json = string | number | (string | number)[];
type Case = {
	type: NumericName;
	attributes: [name: string, kind: NumericName | "str" | "float" | "int", json: Json][];
	raw?: string;
};
type XarrayCase = Case & { xarray: { type: NumericName; bytes: string } | { error: string } };
type NetcdfCase = Case & { netcdf: (0 | 1)[] };

// Made by test/fixtures/fill/make_decoded.py.
const fixture = JSON.parse(readFileSync(new URL("../fixtures/fill/decoded.json", import.meta.url), "utf8")) as {
	raw: Record<NumericName, string>;
	xarray: XarrayCase[];
	netcdf: NetcdfCase[];
};

function attributeOf(kind: Case["attributes"][number][1], json: Json): AttributeValue {
	if (kind === "str") return { dataType: "string", shape: [], values: [String(json)] };
	const name = kind === "float" ? "float64" : kind === "int" ? "int64" : kind;
	const list = [json].flat().map((item) => (usesBigInt(dataType(name)) ? BigInt(item) : Number(item)));
	const values = viewElements(dataType(name), stored(dataType(name), list).bytes) as TypedNumbers;
	return { dataType: name, shape: Array.isArray(json) ? [list.length] : [], values };
}

function attributesOf({ attributes }: Case): Map<string, AttributeValue> {
	return new Map(attributes.map(([name, kind, json]) => [name, attributeOf(kind, json)]));
}

function bytesOf({ type, raw = fixture.raw[type] }: Case): Uint8Array {
	return decodeBase64(raw);
}

function decodeCase(c: Case, options: { mask?: "netcdf"; reasons?: boolean } = {}): DecodedArray {
	const type = dataType(c.type);
	const bytes = bytesOf(c);
	const attributes = attributesOf(c);
	const values = { dataType: type, shape: [bytes.length / type.itemBytes], bytes };
	return decodeValues(values, resolveTyped(type, attributes).fill, options, { attributes });
}

function encoded(dataTypeName: string, data: unknown): { type: string; bytes: string } {
	const array =
		dataTypeName === "float16" ? Uint16Array.from(data as Float32Array, numberToHalf) : (data as Uint8Array);
	return { type: dataTypeName, bytes: encodeBase64(new Uint8Array(array.buffer, array.byteOffset, array.byteLength)) };
}

function numberOf(c: Case, name: string): { kind: string; value: number } | undefined {
	const found = c.attributes.find(([key]) => key === name);
	return found === undefined ? undefined : { kind: found[1], value: Number(found[2]) };
}

function has(c: Case, name: string, json?: Json): boolean {
	return c.attributes.some(([key, , value]) => key === name && (json === undefined || value === json));
}

const isInteger = (kind: string | undefined): boolean => /^u?int/.test(kind ?? "");

/** Elements of a case as its stored type holds them, and whether each equals a sentinel of that type (design, rule 3). */
function storedElements(c: Case): { value: number | bigint; isMissing: boolean }[] {
	const type = dataType(c.type);
	const list = (bytes: Uint8Array) => Array.from<number | bigint>(viewElements(type, bytes) as Int8Array);
	const sentinels = c.attributes
		.filter(([name]) => name === "_FillValue" || name === "missing_value")
		.flatMap(([, , json]) => [json].flat())
		.map((item) => (usesBigInt(type) ? BigInt(item) : Number(item)))
		// 255 on int8 is the byte of -1 (M16).
		.map((sentinel) => (c.type === "int8" && sentinel === 255 ? -1 : sentinel))
		.flatMap((sentinel) => list(castScalar(type, sentinel)?.bytes ?? new Uint8Array()));
	return list(bytesOf(c)).map((value) => ({ value, isMissing: Number.isNaN(value) || sentinels.includes(value) }));
}

/** An element after `_Unsigned` and `scale_factor`, computed as doubles; enough for the cases below. */
function physical(c: Case, value: number | bigint): number {
	const bits = dataType(c.type).itemBytes * 8;
	const seen = has(c, "_Unsigned", "true")
		? BigInt.asUintN(bits, BigInt(value))
		: has(c, "_Unsigned", "false")
			? BigInt.asIntN(bits, BigInt(value))
			: value;
	return Number(seen) * (numberOf(c, "scale_factor")?.value ?? 1);
}

/** The answer where xarray has none: NaN exactly where rule 3 wants it. */
function byRule(c: Case, type: "float32" | "float64"): unknown {
	const numbers = storedElements(c).map(({ value, isMissing }) => (isMissing ? Number.NaN : physical(c, value)));
	return encoded(type, type === "float64" ? Float64Array.from(numbers) : Float32Array.from(numbers));
}

function numbersOfXarray(c: XarrayCase): Float32Array | Float64Array | undefined {
	if ("error" in c.xarray || !c.xarray.type.startsWith("float")) return undefined;
	const elements = viewElements(dataType(c.xarray.type), decodeBase64(c.xarray.bytes));
	return elements as Float32Array | Float64Array;
}

/** True if xarray masked other elements than those that equal a sentinel. */
function masksOthers(c: XarrayCase): boolean {
	const numbers = numbersOfXarray(c);
	return numbers !== undefined && storedElements(c).some(({ isMissing }, i) => isMissing !== Number.isNaN(numbers[i]));
}

/** The answer of xarray, with NaN exactly where rule 3 wants it. */
function mended(c: XarrayCase): unknown {
	const numbers = numbersOfXarray(c)?.slice() ?? new Float32Array();
	for (const [i, { value, isMissing }] of storedElements(c).entries()) {
		if (isMissing) numbers[i] = Number.NaN;
		else if (Number.isNaN(numbers[i])) numbers[i] = physical(c, value);
	}
	return encoded("error" in c.xarray ? "" : c.xarray.type, numbers);
}

type Divergence = { rule: string; holds: (c: XarrayCase) => boolean; expected: (c: XarrayCase) => unknown };

/** Where ours is not xarray's on purpose. The first that holds decides. */
const DIVERGENCES: Divergence[] = [
	{
		rule: "P1: an integer scale_factor gives float64, where xarray gives int64 or raises",
		holds: (c) => isInteger(numberOf(c, "scale_factor")?.kind) && !has(c, "add_offset") && !has(c, "_FillValue", "nan"),
		expected: (c) => byRule(c, "float64"),
	},
	{
		rule: "F13: a sentinel that the type cannot hold is dropped, so nothing is promoted",
		holds: (c) =>
			has(c, "_FillValue", 1.5) || (c.type === "uint8" && (has(c, "_FillValue", 300) || has(c, "_FillValue", -1))),
		expected: (c) => encoded(c.type, bytesOf(c)),
	},
	{
		rule: "M16: a sentinel may be spelt for the reinterpreted type; xarray raises OverflowError",
		holds: (c) => has(c, "_Unsigned") && "error" in c.xarray,
		expected: (c) => byRule(c, dataType(c.type).itemBytes <= 2 ? "float32" : "float64"),
	},
	{
		rule: "M17: _Unsigned reinterprets missing_value too",
		holds: (c) => masksOthers(c) && has(c, "_Unsigned") && has(c, "missing_value"),
		expected: mended,
	},
	{
		rule: "M3, M5: a sentinel is cast to the type of the data, and compared before these are cast to another",
		holds: (c) => masksOthers(c) && !isInteger(c.type),
		expected: mended,
	},
	{
		rule: "rule 3: integers are compared as stored, before a cast that makes them equal to others or to no sentinel",
		holds: (c) => masksOthers(c) && isInteger(c.type),
		expected: mended,
	},
	{
		rule: "a float64 factor is not rounded to the float32 of the data first, as xarray does with numbers of JSON",
		holds: (c) => has(c, "_FillValue", "nan") && numberOf(c, "scale_factor")?.kind === "float" && c.type === "float32",
		expected: (c) => byRule(c, "float32"),
	},
];

function title(c: Case): string {
	const attributes = c.attributes.map(([name, kind, json]) => `${name} ${kind} ${JSON.stringify(json)}`);
	return `${c.type}${c.raw === undefined ? "" : ` (${c.raw})`}, ${attributes.join(", ") || "no attributes"}`;
}

describe("as xarray decodes, byte for byte", () => {
	for (const c of fixture.xarray.filter((c) => !DIVERGENCES.some(({ holds }) => holds(c)))) {
		test(title(c), () => {
			const ours = decodeCase(c);
			expect(encoded(ours.dataType, ours.data)).toEqual(c.xarray);
		});
	}
});

for (const divergence of DIVERGENCES) {
	describe(`not as xarray: ${divergence.rule}`, () => {
		const cases = fixture.xarray.filter((c) => DIVERGENCES.find(({ holds }) => holds(c)) === divergence);
		test("occurs", () => expect(cases).not.toEqual([]));
		for (const c of cases) {
			test(title(c), () => {
				const ours = decodeCase(c);
				expect(encoded(ours.dataType, ours.data)).toEqual(divergence.expected(c));
			});
		}
	});
}

describe('mask: "netcdf" masks what netCDF4-python masks', () => {
	for (const c of fixture.netcdf) {
		// The conventions want no default fill assumed for bytes; netCDF4-python assumes it.
		const isByte = dataType(c.type).itemBytes === 1 && !has(c, "_FillValue") && !has(c, "valid_range");
		test(`${isByte ? "M26, except the default fill of bytes: " : ""}${title(c)}`, () => {
			const { reasons } = decodeCase(c, { mask: "netcdf", reasons: true });
			// netCDF4-python does not count NaN as masked.
			const masked = Array.from(reasons?.codes ?? [], (code) =>
				code > 0 && reasons?.rules[code - 1] !== "NaN" ? 1 : 0,
			);
			expect(masked).toEqual(isByte ? [0, ...c.netcdf.slice(1)] : c.netcdf);
		});
	}
});

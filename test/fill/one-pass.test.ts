import { describe, expect, it } from "vitest";
import { decodeValues } from "../../src/fill/decode.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { type NumericDataType, parseDataType } from "../../src/zarr/data-type.ts";
import { generator } from "../formats/damage.ts";
import { decodeTyped, f32, f64, i16, i32, stored } from "./typed-values.ts";

const TYPES = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "float16", "float32", "float64"];
const PACKINGS = [
	{},
	{ scale_factor: f64(0.01) },
	{ scale_factor: f32(0.01), add_offset: f32(273.15) },
	{ add_offset: f64(-0.1) },
	{ scale_factor: f32(-0) },
];
const SENTINELS = [
	{},
	{ _FillValue: i16(-9) },
	{ _FillValue: i16(7), missing_value: i16(0) },
	{ _FillValue: f64(Number.NaN) },
	{ _FillValue: f64(Number.NaN), missing_value: f32(5) },
	{ missing_value: { dataType: "int16" as const, shape: [3], values: Int16Array.of(1, 2, 3) } },
];

describe("one pass gives what the steps by themselves give", () => {
	// So many bytes that they are looked up in a table, and not a multiple of four.
	const cases: [name: string, length: number, range: number][] = [
		...TYPES.map((name): [string, number, number] => [name, 200, 40]),
		["int8", 5003, 256],
		["uint8", 5003, 256],
	];

	it.each(cases)("%s, %i elements", (name, length, range) => {
		const type = parseDataType(name) as NumericDataType;
		const random = generator(42);
		const numbers = Array.from({ length }, () => {
			const value = random(range) - (type.kind === "uint" ? 0 : range / 2);
			return type.kind === "float" ? value / 4 : type.itemBytes === 8 ? BigInt(value) : value;
		});
		if (type.kind === "float") numbers.push(Number.NaN, -0, 0, Infinity, -9, 7, 5);
		const values = stored(type, numbers);
		for (const packing of PACKINGS)
			for (const sentinels of SENTINELS) {
				const attributes = { ...packing, ...sentinels };
				const once = decodeTyped(values, attributes);
				// A bitmap is asked for, so that every step is taken by itself.
				const steps = decodeTyped(values, attributes, { missing: "both" });
				expect(once.dataType).toBe(type.kind === "float" || once.dataType !== type.name ? steps.dataType : type.name);
				expect(Array.from(once.data as ArrayLike<number>, Number)).toEqual(
					Array.from(steps.data as ArrayLike<number>, Number),
				);
			}
	});

	it("the payload of a NaN is kept", () => {
		const bytes = Uint8Array.of(1, 0, 0xc0, 0x7f, 0, 0, 0x80, 0x3f);
		const { data } = decodeTyped({ dataType: parseDataType("float32"), shape: [2], bytes }, { _FillValue: f32(1) });
		const [payload, masked] = new Uint32Array((data as Float32Array).buffer);
		expect([payload, masked]).toEqual([0x7fc00001, 0x7fc00000]);
	});
});

describe("calibration as HDF has it: scale_factor * (stored - add_offset)", () => {
	// NumPy: f8 * (i2.astype(f8) - f8), and the same in float32 throughout.
	it.each([
		["float64", { scale_factor: f64(0.1), add_offset: f64(273.15) }, [-26.314999999999998, -27.215, Number.NaN]],
		[
			"float32",
			{ scale_factor: f32(0.1), add_offset: f32(273.15) },
			[-26.315000534057617, -27.21500015258789, Number.NaN],
		],
	])("%s, in one pass and step by step", (target, packing, expected) => {
		const type = parseDataType("int16");
		const attributes = new Map(Object.entries({ ...packing, _FillValue: i16(7) }));
		const { fill } = resolveFill({ policy: "hdf4", path: "/v", dataType: type, attributes, packing: "calibration" });
		const values = stored(type, [10, 1, 7]);
		for (const missing of ["nan", "both"] as const) {
			const decoded = decodeValues(values, fill, { missing });
			expect(decoded.dataType).toBe(target);
			expect(Array.from(decoded.data as ArrayLike<number>)).toEqual(expected);
		}
	});

	it("a fill of the physical domain is packed by the same formula", () => {
		const type = parseDataType("int16");
		const attributes = new Map(Object.entries({ scale_factor: f64(0.5), add_offset: f64(10) }));
		const source = { place: "header", text: "-5" };
		const { fill } = resolveFill({
			policy: "hdf4",
			path: "/v",
			dataType: type,
			attributes,
			packing: "calibration",
			candidates: [{ role: "_FillValue", value: f64(-5), domain: "physical", source }],
		});
		expect(fill.validity).toMatchObject([{ kind: "sentinel", value: Uint8Array.of(0, 0) }]);
	});
});

describe("packing as xarray has it", () => {
	it("P4: 32-bit integers with a factor and an offset of float32 become float64", () => {
		const values = stored(parseDataType("int32"), [10, -9999]);
		const attributes = { scale_factor: f32(0.1), add_offset: f32(5), _FillValue: i32(-9999) };
		expect(decodeTyped(values, attributes)).toMatchObject({
			dataType: "float64",
			data: Float64Array.of(6.000000014901161, Number.NaN),
		});
	});

	it("P5: a factor of float32 makes float32 of float64 data", () => {
		const values = stored(parseDataType("float64"), [10, 20]);
		expect(decodeTyped(values, { scale_factor: f32(0.1) })).toMatchObject({
			dataType: "float32",
			data: Float32Array.of(1, 2),
		});
	});
});

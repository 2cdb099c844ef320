import { describe, expect, it } from "vitest";
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

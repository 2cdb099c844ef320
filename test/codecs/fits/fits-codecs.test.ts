import { describe, expect, it } from "vitest";
import { unquantize } from "../../../src/codecs/fits/unquantize.ts";
import { createPipeline } from "../../../src/codecs/index.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../../src/zarr/metadata.ts";
import { viewElements } from "../../../src/zarr/nd-array.ts";

type TypeName = "int8" | "uint8" | "int16" | "uint16" | "int32" | "int64" | "float64";

async function decode(codecs: CodecMetadata[], type: TypeName, shape: number[], bytes: number[]): Promise<unknown[]> {
	const pipeline = await createPipeline(codecs, { dataType: dataType(type), shape });
	const decoded = (await pipeline.decode(Uint8Array.from(bytes))) as Uint8Array;
	return Array.from(viewElements(dataType(type), decoded) as ArrayLike<unknown>);
}

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

describe("mirazarr.sign_flip", () => {
	const codecs = [{ name: "mirazarr.sign_flip" }, { name: "bytes", configuration: { endian: "big" } }];

	it("S1 moves stored numbers by half the range", async () => {
		expect(await decode(codecs, "uint16", [4], [0x80, 0, 0xff, 0xff, 0, 0, 0x7f, 0xff])).toEqual([
			0, 32767, 32768, 65535,
		]);
		expect(await decode(codecs, "int8", [3], [0, 128, 255])).toEqual([-128, 0, 127]);
	});

	it("is for integers only", async () => {
		await expect(decode(codecs, "float64", [1], new Array(8).fill(0))).rejects.toMatchObject({ code: "bad-metadata" });
	});
});

describe("mirazarr.fits_column", () => {
	const column = { name: "mirazarr.fits_column", configuration: { row_bytes: 5, offset_bytes: 1, column_bytes: 2 } };
	const codecs = [{ name: "bytes", configuration: { endian: "big" } }, column];

	it("takes a column of packed rows", async () => {
		expect(await decode(codecs, "int16", [2], [9, 0, 1, 9, 9, 9, 0xff, 0xfe, 9, 9])).toEqual([1, -2]);
	});

	it("refuses rows that are not whole", async () => {
		await expect(decode(codecs, "int16", [2], [9, 0, 1, 9, 9, 9, 0])).rejects.toMatchObject({ code: "corrupt-chunk" });
	});
});

describe("mirazarr.fits_logical", () => {
	it("S12 has a third value for what is missing", async () => {
		expect(await decode([{ name: "mirazarr.fits_logical" }], "int8", [3], [...ascii("TF"), 0])).toEqual([1, 0, -1]);
	});

	it("knows no other letters", async () => {
		await expect(decode([{ name: "mirazarr.fits_logical" }], "int8", [1], [1])).rejects.toThrow(/byte 1/);
	});
});

describe("mirazarr.fits_text", () => {
	const codec = (configuration: CodecMetadata["configuration"]): CodecMetadata[] => [
		{ name: "mirazarr.fits_text", configuration: configuration ?? {} },
	];

	it("reads numbers as Fortran writes them", async () => {
		const text = " 1.5D+021.5     -15     ";
		expect(await decode(codec({ width: 8, decimals: 1 }), "float64", [3], ascii(text))).toEqual([150, 1.5, -1.5]);
		expect(await decode(codec({ width: 4 }), "int32", [3], ascii("  12+034    "))).toEqual([12, 34, 0]);
		expect(await decode(codec({ width: 12 }), "int64", [1], ascii(" -9999999999"))).toEqual([-9999999999n]);
	});

	it("the text of null is missing", async () => {
		expect(await decode(codec({ width: 3, null: "n/a" }), "float64", [2], ascii("n/a 1 "))).toEqual([Number.NaN, 1]);
		expect(await decode(codec({ width: 3, null: "n/a" }), "int32", [2], ascii("n/a 1 "))).toEqual([-(2 ** 31), 1]);
	});

	it("what is no number is an error", async () => {
		await expect(decode(codec({ width: 3 }), "float64", [1], ascii("1x2"))).rejects.toMatchObject({
			code: "corrupt-chunk",
		});
		await expect(decode(codec({ width: 3 }), "int32", [1], ascii("1.2"))).rejects.toMatchObject({
			code: "corrupt-chunk",
		});
	});
});

describe("tiles of integers", () => {
	it("Rice: a block of equal pixels has only its parameter", async () => {
		const rice = [{ name: "mirazarr.fits_rice", configuration: { block_size: 32, pixel_bytes: 2 } }];
		// The first pixel, 300, then the four bits of the parameter, 0.
		expect(await decode(rice, "int16", [5], [1, 44, 0])).toEqual([300, 300, 300, 300, 300]);
	});

	it.each([1, 32, 300, 2 ** 40])("Rice: more pixels than are decoded at once, in blocks of %i", async (blockSize) => {
		const rice = [{ name: "mirazarr.fits_rice", configuration: { block_size: blockSize, pixel_bytes: 4 } }];
		const count = 40_000;
		// From 7 on by 1, 1, -40, …: 2, 2, 79 with the parameter 3 are 2 lower bits, and upper ones in as many zeros.
		let bits = "".padStart(29, "0").concat("111");
		for (let i = 0; i < count; i++) {
			if (i % blockSize === 0) bits += "00011";
			bits += i % 3 === 2 ? `${"0".repeat(19)}111` : "110";
		}
		const stream = Array.from(bits.padEnd(Math.ceil(bits.length / 8) * 8, "0").match(/.{8}/g) ?? [], (byte) =>
			Number.parseInt(byte, 2),
		);
		let pixel = 7;
		const pixels = Array.from({ length: count }, (_, i) => (pixel += i % 3 === 2 ? -40 : 1));
		expect(await decode(rice, "int32", [count], stream)).toEqual(pixels);
		// Behind the end lie ones, which are no pixels.
		await expect(decode(rice, "int32", [count], stream.slice(0, -1))).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("Rice: a parameter that does not exist is damage", async () => {
		const rice = [{ name: "mirazarr.fits_rice", configuration: { block_size: 32, pixel_bytes: 4 } }];
		await expect(decode(rice, "int32", [3], [0, 0, 0, 7, 0b11011000, 0, 0, 0])).rejects.toThrow(/parameter/);
	});

	it("Rice: pixels without end are refused before room is made", async () => {
		const rice = [{ name: "mirazarr.fits_rice", configuration: { block_size: 1, pixel_bytes: 4 } }];
		await expect(decode(rice, "int32", [2 ** 20], [0, 0, 0, 0, 0])).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("PLIO: both forms of the list", async () => {
		const words = (...list: number[]): number[] => list.flatMap((word) => [word >> 8, word & 0xff]);
		// Two zeros, two pixels of 1, then 1 + 4 once.
		const body = [0x0002, 0x4002, 0x6004];
		const older = words(0, 0, 3 + body.length, ...body);
		const newer = words(0, 7, 0xff9c, 7 + body.length, 0, 0, 0, ...body);
		for (const list of [older, newer])
			expect(await decode([{ name: "mirazarr.fits_plio" }], "int16", [6], list)).toEqual([0, 0, 1, 1, 5, 0]);
	});

	it.each(["rice", "plio", "hcompress", "gzip"])("%s: a tile of nothing is refused", async (name) => {
		const codecs = [{ name: `mirazarr.fits_${name}` }];
		await expect(decode(codecs, "int16", [4], [])).rejects.toMatchObject({ code: "corrupt-chunk" });
	});
});

describe("unquantize", () => {
	const plain = { scale: 0.5, zero: 10, blank: -2147483648, dither: undefined };

	it("S8 the blank is NaN", () => {
		expect([...unquantize(Int32Array.of(2, -2147483648), new Float64Array(2), 0, plain)]).toEqual([11, Number.NaN]);
	});

	it("S9 zero has a number of its own with SUBTRACTIVE_DITHER_2 alone", () => {
		const zero = Int32Array.of(-2147483646);
		expect([...unquantize(zero, new Float64Array(1), 0, { ...plain, dither: { keepsZero: true, seed: 1 } })]).toEqual([
			0,
		]);
		expect(
			unquantize(zero, new Float64Array(1), 0, { ...plain, dither: { keepsZero: false, seed: 1 } })[0],
		).toBeLessThan(-1e9);
	});
});

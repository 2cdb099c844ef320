import "../../../src/node.ts";
import { describe, expect, it } from "vitest";
import { createPipeline } from "../../../src/codecs/index.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { type ImageVector, vector } from "./vectors.ts";

/** The chunk of a vector with bytes replaced: `at` is found behind the first occurrence of `marker`. */
function edited({ encoded }: ImageVector, marker: number[], offset: number, bytes: number[]): Uint8Array {
	const at = encoded.findIndex((_, i) => marker.every((byte, k) => encoded[i + k] === byte));
	expect(at).toBeGreaterThanOrEqual(0);
	const copy = encoded.slice();
	copy.set(bytes, at + marker.length + offset);
	return copy;
}

const text = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));
const SOF0 = [0xff, 0xc0, 0x00, 0x11];
const SOF0_GRAY = [0xff, 0xc0, 0x00, 0x0b];

describe("what is not decoded is named", () => {
	it.each<[string, string, number[], number, number[], RegExp]>([
		["10 bits", "JPEG, gray, 21 x 35", SOF0_GRAY, 0, [10], /samples of 10 bits/],
		["lossless coding with subsampling", "JPEG, YCbCr 420, 21 x 35", SOF0, -3, [0xc3], /lossless coding with/],
		["arithmetic coding", "JPEG, gray, 21 x 35", SOF0_GRAY, -3, [0xc9], /arithmetic coding/],
		["fractional subsampling", "JPEG, YCbCr 420, 21 x 35", SOF0, 7, [0x32, 0, 2, 0x21], /fractional subsampling/],
		["a region of interest", "JPEG 2000, 1 samples, 21 x 35", [0xff, 0x64], -1, [0x5e], /region of interest/],
		["high throughput", "JPEG 2000, 1 samples, 21 x 35", [0xff, 0x64], -1, [0x50], /high-throughput/],
	])("%s", async (_, name, marker, offset, bytes, message) => {
		const { codecs, spec } = vector(name);
		const pipeline = await createPipeline(codecs, spec);
		const chunk = edited(vector(name), marker, offset, bytes);
		await expect(pipeline.decode(chunk)).rejects.toMatchObject({
			code: "unsupported-feature",
			message: expect.stringMatching(message),
		});
	});

	it("JPEG XL", async () => {
		const pipeline = await createPipeline([{ name: "imagecodecs_jpegxl" }], {
			dataType: dataType("uint8"),
			shape: [2, 2],
		});
		await expect(pipeline.decode(new Uint8Array(9))).rejects.toMatchObject({ code: "unsupported-feature" });
	});
});

describe("a size in a header that does not fit allocates nothing", () => {
	const HUGE = [0xff, 0xf0];
	it.each<[string, number[], number, number[]]>([
		["JPEG, gray, 21 x 35", SOF0_GRAY, 3, HUGE],
		["JPEG, progressive, 1 samples", [0xff, 0xc2, 0x00, 0x0b], 3, HUGE],
		["JPEG 2000, 1 samples, 21 x 35", [0xff, 0x51], 4, [0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]],
		["LERC, f4", text("Lerc2 "), 8, [0, 0, 0, 0x40, 0, 0, 0, 0x40]],
		["PNG, 1 samples of u1", text("IHDR"), 0, [0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]],
		["WebP, lossless, read as 3 samples", text("VP8L"), 5, [0xff, 0xff, 0xff, 0x0f]],
		["WebP in TIFF, 3 samples, {'WEBP_LEVEL': 80}", text("VP8 "), 10, [0xff, 0x3f, 0xff, 0x3f]],
	])("%s", async (name, marker, offset, bytes) => {
		const { codecs, spec } = vector(name);
		const pipeline = await createPipeline(codecs, spec);
		await pipeline.decode(vector(name).encoded);
		const before = process.memoryUsage().arrayBuffers;
		const chunk = edited(vector(name), marker, offset, bytes);
		await expect(pipeline.decode(chunk)).rejects.toMatchObject({ code: "corrupt-chunk" });
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 22);
	});

	it("rows beyond those of the chunk are not even decoded", async () => {
		const { codecs, spec, decoded } = vector("JPEG, gray, 21 x 35");
		const pipeline = await createPipeline(codecs, spec);
		const chunk = edited(vector("JPEG, gray, 21 x 35"), SOF0_GRAY, 1, HUGE);
		const before = process.memoryUsage().arrayBuffers;
		expect(Buffer.compare((await pipeline.decode(chunk)) as Uint8Array, decoded)).toBe(0);
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20);
	});
});

describe("rows that are far longer than their data", () => {
	const WIDE = 65_535;
	it.each<[string, number[], number, "uint8" | "uint16"]>([
		["JPEG, gray, 21 x 35", SOF0_GRAY, 21, "uint8"],
		["JPEG, progressive, 1 samples", [0xff, 0xc2, 0x00, 0x0b], 40, "uint8"],
		["JPEG, lossless, 8 bits", [0xff, 0xc3, 0x00, 0x0b], 11, "uint8"],
		["JPEG, lossless, 12 bits", [0xff, 0xc3, 0x00, 0x0b], 11, "uint16"],
	])("%s", async (name, marker, rows, type) => {
		const pipeline = await createPipeline([{ name: "imagecodecs_jpeg" }], {
			dataType: dataType(type),
			shape: [rows, WIDE],
		});
		const chunk = edited(vector(name), marker, 3, [WIDE >> 8, WIDE & 0xff]);
		await expect(pipeline.decode(chunk)).rejects.toMatchObject({ code: "corrupt-chunk" });
	});
});

describe("an image that does not fit is an error", () => {
	it.each<[string, string, number[], string]>([
		["wider than the chunk", "JPEG, gray, 21 x 35", [21, 34], "uint8"],
		["with other samples", "JPEG, YCbCr 444, 21 x 35", [21, 35, 4], "uint8"],
		["of more bits", "JPEG 2000, 12 bits", [20, 30], "uint8"],
		["signed", "JPEG 2000, samples of type i2", [20, 30], "uint16"],
		["unsigned, and of as many bits", "JPEG 2000, samples of type u2", [20, 30], "int16"],
		["of another type", "LERC, f4", [17, 23], "float64"],
		["of other bands", "LERC, bands", [4, 20, 30], "int16"],
		["16 bits for 8", "PNG, 1 samples of u2", [13, 17], "uint8"],
		["12 bits for 8", "JPEG of 12 bits, gray", [21, 35], "uint8"],
		["8 bits for 16", "JPEG, gray, 21 x 35", [21, 35], "uint16"],
	])("%s", async (_, name, shape, type) => {
		const { codecs, encoded } = vector(name);
		const pipeline = await createPipeline(codecs, { dataType: dataType(type as "uint8"), shape });
		await expect(pipeline.decode(encoded)).rejects.toMatchObject({ code: "corrupt-chunk" });
	});
});

describe("a configuration that makes no sense is refused", () => {
	it.each<[string, { name: string; configuration?: Record<string, string> }, string, number[]]>([
		["JPEG of 32 bits", { name: "imagecodecs_jpeg" }, "uint32", [8, 8]],
		[
			"an unknown colour space",
			{ name: "imagecodecs_jpeg", configuration: { colorspace_jpeg: "HSV" } },
			"uint8",
			[8, 8],
		],
		["tables that are not base64", { name: "imagecodecs_jpeg", configuration: { tables: "***" } }, "uint8", [8, 8]],
		["WebP of one sample", { name: "imagecodecs_webp" }, "uint8", [8, 8]],
	])("%s", async (_, codec, type, shape) => {
		await expect(createPipeline([codec], { dataType: dataType(type as "uint8"), shape })).rejects.toMatchObject({
			code: "bad-metadata",
		});
	});
});

describe("a chunk may have dimensions of one element around the image", () => {
	it.each<[string, number[]]>([
		["JPEG, gray, 21 x 35", [1, 21, 35]],
		["JPEG, gray, 21 x 35", [21, 35, 1]],
		["JPEG, gray, 9 x 2", [1, 9, 2]],
		["JPEG, gray, 1 x 1", [1, 1, 1]],
		["JPEG, YCbCr 420, 21 x 35", [1, 1, 21, 35, 3]],
		["JPEG 2000, 1 samples, 40 x 1", [1, 40, 1]],
		["JPEG 2000, 1 samples, 40 x 1", [40, 1]],
		["LERC, f4", [1, 17, 23]],
	])("%s in %j", async (name, shape) => {
		const { codecs, spec, encoded, decoded } = vector(name);
		const pipeline = await createPipeline(codecs, { ...spec, shape });
		expect(Buffer.compare((await pipeline.decode(encoded)) as Uint8Array, decoded)).toBe(0);
	});
});

import { describe, expect, it } from "vitest";
import { decodeJpeg2000 } from "../../../src/codecs/image/jpeg2000-image.ts";
import { placeWhole } from "../../../src/codecs/image/placement.ts";
import { decodePng } from "../../../src/codecs/image/png-image.ts";
import { vector } from "./vectors.ts";

const place = placeWhole("test", 1e6);

describe("decodeJpeg2000 gives whole numbers", () => {
	it.each([
		["JPEG 2000, samples of type i1", { components: 1, bitsPerSample: 8, isSigned: true }],
		["JPEG 2000, samples of type i2", { components: 1, bitsPerSample: 16, isSigned: true }],
		["JPEG 2000, 12 bits", { components: 1, bitsPerSample: 12, isSigned: false }],
		["JPEG 2000, 24 bits", { components: 1, bitsPerSample: 24, isSigned: false }],
		["JPEG 2000, 26 bits", { components: 1, bitsPerSample: 26, isSigned: false }],
		["JPEG 2000, a JP2 file", { components: 3, bitsPerSample: 8, isSigned: false }],
	])("%s", (name, expected) => {
		const { encoded, decoded, spec } = vector(name);
		const image = decodeJpeg2000(encoded, place);
		expect(image).toMatchObject({ width: 30, height: 20, ...expected });
		const size = spec.dataType.itemBytes ?? 0;
		const view = new DataView(decoded.buffer);
		const values = Array.from(image.samples, (_, i) => {
			if (size === 1) return expected.isSigned ? view.getInt8(i) : view.getUint8(i);
			if (size === 2) return expected.isSigned ? view.getInt16(2 * i, true) : view.getUint16(2 * i, true);
			return view.getUint32(4 * i, true);
		});
		expect([...image.samples]).toEqual(values);
	});

	it("and refuses more of them than are allowed", () => {
		const { encoded } = vector("JPEG 2000, 24 bits");
		expect(() => decodeJpeg2000(encoded, placeWhole("test", 599))).toThrow(/30 x 20/);
	});
});

describe("decodePng gives the samples as they are stored", () => {
	it.each([
		[1, 255],
		[2, 85],
		[4, 17],
	])("of %i bits", async (bits, factor) => {
		const { encoded, decoded } = vector(`PNG, ${bits} bits`);
		const image = await decodePng(encoded, place);
		expect(image).toMatchObject({ width: 13, height: 9, components: 1, bitsPerSample: bits, isSigned: false });
		expect([...image.samples]).toEqual(Array.from(decoded, (value) => value / factor));
	});

	it("of 16 bits", async () => {
		const { encoded, decoded } = vector("PNG, 3 samples of u2");
		const { samples, components } = await decodePng(encoded, place);
		expect(components).toBe(3);
		expect(samples).toEqual(new Uint16Array(decoded.buffer));
	});
});

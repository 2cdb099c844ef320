import { describe, expect, it } from "vitest";
import { ibm32, ieee32, signMagnitude, unsigned } from "../../../src/codecs/grib/octets.ts";

describe("numbers of GRIB", () => {
	it("G5: signs are a bit, not a complement", () => {
		expect(signMagnitude(Uint8Array.of(0x80, 0x02), 0, 2)).toBe(-2);
		expect(signMagnitude(Uint8Array.of(0x00, 0x02), 0, 2)).toBe(2);
		expect(signMagnitude(Uint8Array.of(0xff, 0xff), 0, 2)).toBe(-32767);
		expect(signMagnitude(Uint8Array.of(0x80, 0, 0, 1), 0, 4)).toBe(-1);
	});

	it("G6: the floating-point numbers of edition 1 are of IBM", () => {
		expect(ibm32(Uint8Array.of(0x41, 0x10, 0, 0), 0)).toBe(1);
		expect(ibm32(Uint8Array.of(0xc2, 0x76, 0xa0, 0), 0)).toBe(-118.625);
		expect(ibm32(Uint8Array.of(0, 0, 0, 0), 0)).toBe(0);
	});

	it("floats of IEEE 754 below the normal ones are what they are", () => {
		expect(ieee32(Uint8Array.of(0, 0, 0, 0xf7), 0)).toBe(0xf7 * 2 ** -149);
		expect(ieee32(Uint8Array.of(0x80, 0x20, 0, 0), 0)).toBe(-(2 ** -128));
	});

	it("lengths of 64 bits are exact up to 2^53", () => {
		expect(unsigned(Uint8Array.of(0, 0, 0, 1, 0x40, 0, 0, 1), 0, 8)).toBe(5 * 2 ** 30 + 1);
	});
});

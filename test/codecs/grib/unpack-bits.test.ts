import { describe, expect, it } from "vitest";
import { UNSCALED, unpackBits } from "../../../src/codecs/grib/unpack-bits.ts";
import { generator } from "../../formats/damage.ts";

/** The same numbers, bit by bit. */
function slowly(bytes: Uint8Array, fromBit: number, bits: number, count: number): number[] {
	const text = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
	return Array.from({ length: count }, (_, i) => {
		const at = fromBit + i * bits;
		return bits === 0 ? 0 : Number(BigInt(`0b${text.slice(at, at + bits)}`));
	});
}

const random = generator(7);
const bytes = Uint8Array.from({ length: 160 }, () => random(256));
const widths = Array.from({ length: 54 }, (_, bits) => bits);

describe.each(widths)("numbers of %i bits", (bits) => {
	it.each([0, 1, 7, 8, 13])("from bit %i on, to the very end", (fromBit) => {
		const count = bits === 0 ? 9 : Math.floor((8 * bytes.length - fromBit) / bits);
		const output = new Float64Array(count + 2).fill(-1);
		unpackBits(bytes, fromBit, bits, count, output, 1, UNSCALED);
		expect([...output]).toEqual([-1, ...slowly(bytes, fromBit, bits, count), -1]);
	});
});

describe("what cannot be", () => {
	it("more numbers than there are bits", () => {
		const unpack = (): void => unpackBits(bytes, 1, 16, 80, new Float64Array(80), 0, UNSCALED);
		expect(unpack).toThrow(expect.objectContaining({ code: "corrupt-chunk" }));
	});

	it("numbers that a double does not hold", () => {
		const unpack = (): void => unpackBits(bytes, 0, 54, 1, new Float64Array(1), 0, UNSCALED);
		expect(unpack).toThrow(expect.objectContaining({ code: "unsupported-feature" }));
	});
});

it("values are scaled in the order of ecCodes", () => {
	const scaling = { factor: 1 / 128, reference: Math.fround(273.15), decimal: 1 / 10 };
	const output = new Float64Array(10);
	unpackBits(bytes, 0, 11, 10, output, 0, scaling);
	expect([...output]).toEqual(
		slowly(bytes, 0, 11, 10).map((x) => (x * scaling.factor + scaling.reference) * scaling.decimal),
	);
});

it("G3: a constant zero is zero, whatever its scale", () => {
	// D = -1696 beside R = 0 is in files of ECMWF: 10^1696 is beyond all doubles.
	const output = new Float64Array(2).fill(-1);
	unpackBits(bytes, 0, 0, 2, output, 0, { factor: 1, reference: 0, decimal: Number.POSITIVE_INFINITY });
	expect([...output]).toEqual([0, 0]);
});

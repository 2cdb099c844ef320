import { describe, expect, it } from "vitest";
import { type AecParameters, decodeAec, decodeScaledAec } from "../../src/codecs/aec.ts";
import { isMiraError } from "../../src/errors.ts";
import { fromBase64, fromDeflated, readFixture } from "./hdf5-chunks.ts";

type Stream = AecParameters & { name: string; sampleCount: number; encoded: string; decoded: string };

const streams = readFixture<Stream>("aec.json").map((stream) => [stream.name, stream] as const);

/** No power of two, and a reference that no double has: every step rounds. */
const SCALING = { factor: 2 ** -7, reference: Math.fround(-3.7), decimal: 10 ** -3 };

describe.each(streams)("%s", (_, { encoded, decoded, sampleCount, ...parameters }) => {
	it("decodes as libaec does", () => {
		const samples = decodeAec(fromBase64(encoded), parameters, sampleCount);
		expect(new Uint8Array(samples.buffer)).toEqual(fromDeflated(decoded));
	});

	it("scales samples in doubles, in the order of ecCodes", () => {
		const stream = fromBase64(encoded);
		const { factor, reference, decimal } = SCALING;
		const expected = Float64Array.from(
			decodeAec(stream, parameters, sampleCount),
			(sample) => (sample * factor + reference) * decimal,
		);
		expect(decodeScaledAec(stream, parameters, sampleCount, SCALING)).toEqual(expected);
	});

	it("is never taken for whole where its end is missing", () => {
		const stream = fromBase64(encoded);
		for (const left of new Set([0, 1, stream.length >> 1, stream.length - 2, stream.length - 1]))
			expect(() => decodeAec(stream.subarray(0, left), parameters, sampleCount)).toThrow(
				expect.objectContaining({ code: "corrupt-chunk" }),
			);
	});

	it("survives being cut off and flipped bits", () => {
		const stream = fromBase64(encoded);
		for (let at = 0; at < stream.length; at += Math.ceil(stream.length / 40)) {
			const flipped = stream.slice();
			flipped[at] = (flipped[at] as number) ^ (1 << (at % 8));
			for (const damaged of [stream.subarray(0, at), flipped])
				expect(lengthOrRefusal(() => decodeAec(damaged, parameters, sampleCount))).toBeOneOf([sampleCount, "refused"]);
		}
	});
});

const parameters: AecParameters = {
	bitsPerSample: 8,
	blockSize: 8,
	intervalBlocks: 4,
	preprocess: true,
	signed: false,
	restricted: false,
	padded: false,
};

it.each<[string, Partial<AecParameters>]>([
	["no bits", { bitsPerSample: 0 }],
	["too many bits", { bitsPerSample: 33 }],
	["blocks of an odd size", { blockSize: 7 }],
	["no blocks", { intervalBlocks: 0 }],
	["restricted codes for many bits", { restricted: true }],
	["more samples than an interval has", { intervalSamples: 33 }],
	["a whole block that does not count", { intervalSamples: 24 }],
])("refuses %s", (_, wrong) => {
	expect(() => decodeAec(new Uint8Array(9), { ...parameters, ...wrong }, 8)).toThrow(/codec "aec"/);
});

it("allocates nothing for samples that the stream cannot hold", () => {
	expect(() => decodeAec(new Uint8Array(9), parameters, 2 ** 31)).toThrow(/cannot hold 2147483648 samples/);
});

/** Bytes of bits that are written as such. */
function fromBits(text: string): Uint8Array {
	const bits = text.replaceAll(" ", "");
	return Uint8Array.from(bits.padEnd(Math.ceil(bits.length / 8) * 8, "0").match(/.{8}/g) ?? [], (byte) =>
		Number(`0b${byte}`),
	);
}

describe("what no encoder writes is damage", () => {
	const plain: AecParameters = { ...parameters, preprocess: false };

	it.each<[string, AecParameters, string]>([
		["a run of zeros up to the end, behind which lie ones", plain, `001 ${"0".repeat(77)}`],
		["a number that its bits cannot hold", plain, `001 ${"0".repeat(256)}1 1111111`],
		["the same with lower bits", plain, `010 ${"0".repeat(128)}1 1111111 00000000`],
		["the same of a pair", plain, `000 1 ${"0".repeat(45160)}1 111`],
		["a difference that its bits cannot hold", parameters, `001 01010101 ${"0".repeat(256)}1 111111`],
		["more blocks of zeros than the interval has", plain, "000 0 0000001"],
		["a reference sample without a block", parameters, "001 01010101"],
	])("%s", (_, how, bits) => {
		expect(() => decodeAec(fromBits(bits), how, 8)).toThrow(expect.objectContaining({ code: "corrupt-chunk" }));
	});

	it("and the next stream is read as if it had not been there", () => {
		const stream = fromBits("001 1 01 001 0001 1 1 1 1");
		expect(() => decodeAec(stream.subarray(0, 1), plain, 8)).toThrow(/cut off/);
		expect([...decodeAec(stream, plain, 8)]).toEqual([0, 1, 2, 3, 0, 0, 0, 0]);
	});
});

it("the largest number of each width is a number", () => {
	for (let bits = 1; bits <= 32; bits++) {
		const identifier = "1".repeat(bits > 16 ? 5 : bits > 8 ? 4 : 3);
		const stream = fromBits(`${identifier}${"1".repeat(8 * bits)}`);
		const samples = decodeAec(stream, { ...parameters, bitsPerSample: bits, preprocess: false }, 8);
		expect([...samples]).toEqual(new Array(8).fill(2 ** bits - 1));
	}
});

it("blocks of zeros that are more than what is decoded at once, and lines that are not whole blocks", () => {
	// 100 lines of 995 samples, each of which is its reference, 100 and its number, without differences.
	const line = (number: number): string => `000 0 ${(100 + number).toString(2).padStart(8, "0")} 00001 000 0 00001`;
	const stream = fromBits(Array.from({ length: 100 }, (_, i) => line(i)).join(""));
	const how = { ...parameters, intervalBlocks: 125, intervalSamples: 995 };
	const samples = decodeAec(stream, how, 99_500);
	expect(samples.every((sample, i) => sample === 100 + Math.floor(i / 995))).toBe(true);
	expect(decodeScaledAec(stream, how, 99_499, SCALING)).toHaveLength(99_499);
});

/** How many samples were decoded; "refused" if the error says that the chunk is damaged. */
function lengthOrRefusal(decode: () => ArrayLike<number>): number | "refused" {
	try {
		return decode().length;
	} catch (error) {
		if (isMiraError(error, "corrupt-chunk")) return "refused";
		throw error;
	}
}

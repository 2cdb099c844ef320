import { describe, expect, it } from "vitest";
import { type AecParameters, decodeAec } from "../../src/codecs/aec.ts";
import { isMiraError } from "../../src/errors.ts";
import { fromBase64, fromDeflated, readFixture } from "./hdf5-chunks.ts";

type Stream = AecParameters & { name: string; sampleCount: number; encoded: string; decoded: string };

const streams = readFixture<Stream>("aec.json").map((stream) => [stream.name, stream] as const);

describe.each(streams)("%s", (_, { encoded, decoded, sampleCount, ...parameters }) => {
	it("decodes as libaec does", () => {
		const samples = decodeAec(fromBase64(encoded), parameters, sampleCount);
		expect(new Uint8Array(samples.buffer)).toEqual(fromDeflated(decoded));
	});

	it("survives being cut off and flipped bits", () => {
		const stream = fromBase64(encoded);
		for (let at = 0; at < stream.length; at += Math.ceil(stream.length / 40)) {
			const flipped = stream.slice();
			flipped[at] = (flipped[at] as number) ^ (1 << (at % 8));
			for (const damaged of [stream.subarray(0, at), flipped])
				try {
					expect(decodeAec(damaged, parameters, sampleCount)).toHaveLength(sampleCount);
				} catch (error) {
					if (!isMiraError(error, "corrupt-chunk")) throw error;
				}
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

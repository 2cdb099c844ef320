import { expect, it } from "vitest";
import { createPipeline, type Decoded, encodeChunk } from "../../../src/codecs/index.ts";
import { isMiraError } from "../../../src/errors.ts";
import { vectors } from "./vectors.ts";

it.each(vectors.map((vector) => [vector.name, vector] as const))(
	"%s",
	async (_, { codecs, spec, encoded, decoded }) => {
		const pipeline = await createPipeline(codecs, spec);
		expectSame(await pipeline.decode(encoded), decoded);
	},
);

/** Megabytes would take `toEqual` seconds. */
function expectSame(found: Decoded, expected: Uint8Array): void {
	expect(Buffer.compare(found as Uint8Array, expected)).toBe(0);
}

const CANNOT_ENCODE = /ccitt|ycbcr|float24|lzma alone$|lzma raw/;

it.each(vectors.filter(({ name }) => !CANNOT_ENCODE.test(name)).map((vector) => [vector.name, vector] as const))(
	"%s, encoded again",
	async (_, { codecs, spec, decoded }) => {
		const again = await encodeChunk(decoded, codecs, spec);
		const pipeline = await createPipeline(codecs, spec);
		expectSame(await pipeline.decode(again), decoded);
	},
);

it("what cannot be encoded says so", async () => {
	for (const { codecs, spec, decoded } of vectors.filter(({ name }) => CANNOT_ENCODE.test(name)))
		await expect(encodeChunk(decoded, codecs, spec)).rejects.toSatisfy((e) => isMiraError(e, "unsupported-feature"));
});

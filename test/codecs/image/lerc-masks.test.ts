import "../../../src/node.ts";
import { describe, expect, test } from "vitest";
import { createPipeline } from "../../../src/codecs/index.ts";
import { vectors } from "./vectors.ts";

async function decoded(name: string): Promise<Uint8Array> {
	const vector = vectors.find((entry) => entry.name === name);
	if (vector === undefined) throw new Error(`there is no vector "${name}"`);
	const pipeline = await createPipeline(vector.codecs, vector.spec);
	return (await pipeline.decode(vector.encoded)) as Uint8Array;
}

// The masks are those of test/fixtures/image-codecs/make.py. imagecodecs gives the numbers that stand behind a mask; libtiff
// gives 0 and NaN.
describe("pixels that a LERC mask leaves out", () => {
	test("LERC, integers with a mask: they are 0", async () => {
		const bytes = await decoded("LERC, integers with a mask");
		const pixels = new Int16Array(bytes.slice().buffer);
		const zeros = pixels.filter((pixel) => pixel === 0).length;
		// Three tenths of 600 pixels are masked.
		expect(zeros).toBeGreaterThan(120);
		expect(zeros).toBeLessThan(240);
	});

	test("LERC, nothing valid: floats are NaN", async () => {
		const bytes = await decoded("LERC, nothing valid");
		expect(new Float32Array(bytes.slice().buffer).every(Number.isNaN)).toBe(true);
	});
});

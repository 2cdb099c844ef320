import "../../../src/node.ts";
import { describe, expect, it } from "vitest";
import { createPipeline } from "../../../src/codecs/index.ts";
import { vectors } from "./vectors.ts";

describe("pixels of GDAL and imagecodecs", () => {
	it.each(vectors.map((vector) => [vector.name, vector] as const))("%s", async (_, vector) => {
		const { codecs, spec, encoded, decoded } = vector;
		const pipeline = await createPipeline(codecs, spec);
		const found = (await pipeline.decode(encoded)) as Uint8Array;
		expect(found.length).toBe(decoded.length);
		// Not `expect` for each byte: it is slow.
		expect(found.findIndex((byte, i) => byte !== decoded[i])).toBe(-1);
	});
});

import "../../../src/node.ts";
import { describe, expect, it } from "vitest";
import { createPipeline, type Pipeline } from "../../../src/codecs/index.ts";
import { decodedOrRefused } from "../decoded-or-refused.ts";
import { type ImageVector, vectors } from "./vectors.ts";

/** Formats with checksums: PNG has one for each chunk, LERC 2 one for the blob from version 3 on. */
const CHECKED = /^PNG|^LERC, [iuf]\d|numcodecs.zlib/;

/** Either a typed error, or elements of the right length; the right ones where a checksum guards them. */
async function expectErrorOrElements(pipeline: Pipeline, vector: ImageVector, damaged: Uint8Array): Promise<void> {
	const found = await decodedOrRefused(pipeline, damaged);
	if (found === undefined) return;
	expect(found.length).toBe(vector.decoded.length);
	if (CHECKED.test(vector.name)) expect(Buffer.compare(found as Uint8Array, vector.decoded)).toBe(0);
}

/** The sizes at which edges are tested take the same paths. */
const distinct = vectors.filter(({ name }) => !/(16 x 17|5 x 3|9 x 2|1 x 1|1 x 40|40 x 1)$/.test(name));

describe.each(distinct.map((vector) => [vector.name, vector] as const))("acceptance 20, %s", (_, vector) => {
	it("survives being cut off anywhere, and flipped bits", async () => {
		const { codecs, spec, encoded, decoded } = vector;
		const pipeline = await createPipeline(codecs, spec);
		const cut = Math.ceil(encoded.length / 12);
		for (let length = 0; length < encoded.length; length += cut)
			await expectErrorOrElements(pipeline, vector, encoded.subarray(0, length));
		const flip = Math.ceil(encoded.length / 30);
		for (let at = 0; at < encoded.length; at += at < 30 ? 1 : flip) {
			const damaged = encoded.slice();
			damaged[at] = (damaged[at] as number) ^ (1 << (at % 8));
			await expectErrorOrElements(pipeline, vector, damaged);
		}
		// A decoder that was left in a bad state would show here.
		expect(Buffer.compare((await pipeline.decode(encoded)) as Uint8Array, decoded)).toBe(0);
	});
});

/** Damaged files end in a right answer or a MiraError: no crash, no hang, no room made for a size that a header claims. */
import { describe, expect, it } from "vitest";
import { decode } from "../../../src/read/decode.ts";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import { tries } from "../../extent.ts";
import { generator, orRefusal } from "../damage.ts";
import { fixtureBytes, fixtureNames, fixtureTruth, openBytes } from "./fixtures.ts";

const TRIES = tries(200, 50);
const LIMIT_BYTES = 2 ** 20;

/** Opens and reads everything; gives the arrays that could be read wholly from the file, without holes. */
async function readAll(bytes: Uint8Array, what: string): Promise<Map<string, Uint8Array>> {
	const results = new Map<string, Uint8Array>();
	const limits = { maxArrayBytes: LIMIT_BYTES, maxReferences: 2 ** 20 };
	const store = await orRefusal(openBytes(bytes, { limits }), what);
	if (store === undefined) return results;
	for (const { path, kind } of store.contents()) {
		if (kind !== "array") continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		if (values === undefined) continue;
		expect(values.bytes.length).toBeLessThanOrEqual(LIMIT_BYTES);
		await orRefusal(decode(store, path), `${what} decode ${path}`);
		await explainFill(store, path);
		if ((await store.array(path).manifest()).missingCount === 0) results.set(path.slice(1), values.bytes);
	}
	return results;
}

describe.each(fixtureNames)("%s", (name) => {
	const bytes = fixtureBytes(name);
	const truth = fixtureTruth(name);
	const isCut = name.startsWith("truncated") || name.startsWith("streaming");

	it(`${TRIES} truncations`, async () => {
		const random = generator(1);
		for (let i = 0; i < TRIES; i++) {
			const length = random(bytes.length);
			const results = await readAll(bytes.slice(0, length), `cut at ${length}`);
			for (const [variable, values] of results)
				if (!isCut)
					expect(Buffer.from(values).toString("base64"), `${variable} cut at ${length}`).toBe(
						truth.variables[variable]?.base64,
					);
		}
	});

	it(`${TRIES} bit flips`, async () => {
		const random = generator(2);
		for (let i = 0; i < TRIES; i++) {
			const damaged = bytes.slice();
			// Most of the damage goes into the header, where it can do harm.
			const at = i % 4 === 0 ? random(bytes.length) : random(Math.min(bytes.length, 600));
			damaged[at] = (damaged[at] as number) ^ (1 << random(8));
			await readAll(damaged, `flip at ${at}`);
		}
	});
});

/** Damaged files end in a right answer or a MiraError: no crash, no hang, no room made for a size that a header claims. */
import { describe, expect, it } from "vitest";
import { decode } from "../../../src/read/decode.ts";
import { read } from "../../../src/read/read.ts";
import { tries } from "../../extent.ts";
import { generator, orRefusal } from "../damage.ts";
import { fixtureBytes, fixtureNames, openBytes, repackedNames } from "./fixtures.ts";

const TRUNCATIONS = tries(20, 8);
const FLIPS = tries(50, 15);
const LIMIT_BYTES = 2 ** 20;

async function readAll(bytes: Uint8Array, what: string): Promise<void> {
	const limits = { maxArrayBytes: LIMIT_BYTES, maxReferences: 2 ** 16, maxMetadataBytes: LIMIT_BYTES };
	const store = await orRefusal(openBytes(bytes, { limits }), what);
	for (const { path, kind } of store?.contents() ?? []) {
		if (kind !== "array" || store === undefined) continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		if (values === undefined) continue;
		expect(values.bytes.length).toBeLessThanOrEqual(LIMIT_BYTES);
		await orRefusal(decode(store, path), `${what} decode ${path}`);
	}
}

describe.each([...fixtureNames, ...repackedNames])("%s", (name) => {
	const bytes = fixtureBytes(`${name}.hdf`);

	it(`${TRUNCATIONS} truncations`, async () => {
		const random = generator(1);
		for (let i = 0; i < TRUNCATIONS; i++) {
			const length = random(bytes.length);
			await readAll(bytes.slice(0, length), `cut at ${length}`);
		}
	});

	it(`${FLIPS} bit flips`, async () => {
		const random = generator(2);
		for (let i = 0; i < FLIPS; i++) {
			const damaged = bytes.slice();
			// Half of the damage goes into the first descriptors, where it can do harm.
			const at = i % 2 === 0 ? random(bytes.length) : random(Math.min(bytes.length, 400));
			damaged[at] = (damaged[at] as number) ^ (1 << random(8));
			await readAll(damaged, `flip at ${at}`);
		}
	});
});

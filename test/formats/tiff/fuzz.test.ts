/** Check 20: damaged files end in a right answer or a MiraError: no crash, no hang, no room made for a size that a tag claims. */
import { describe, expect, it } from "vitest";
import { decode } from "../../../src/read/decode.ts";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import { tries } from "../../extent.ts";
import { generator, orRefusal } from "../damage.ts";
import { expected, fixtureBytes, fixtureNames, openBytes, sha256 } from "./fixtures.ts";

const TRUNCATIONS = tries(20, 8);
const FLIPS = tries(50, 15);
const LIMIT_BYTES = 2 ** 20;
const LIMITS = { maxArrayBytes: LIMIT_BYTES, maxReferences: 2 ** 16, maxMetadataBytes: 2 ** 20 };

/** Opens and reads everything; gives the digests of the images that have no holes. */
async function readAll(bytes: Uint8Array, what: string): Promise<Map<string, string>> {
	const digests = new Map<string, string>();
	const store = await orRefusal(openBytes(bytes, { limits: LIMITS, tiff: { coordinates: true } }), what);
	for (const { path, kind } of store?.contents() ?? []) {
		if (store === undefined || kind !== "array") continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		if (values === undefined) continue;
		expect(values.bytes.length).toBeLessThanOrEqual(LIMIT_BYTES);
		await orRefusal(decode(store, path), `${what} decode ${path}`);
		await explainFill(store, path);
		if ((await store.array(path).manifest()).missingCount === 0) digests.set(path, sha256(values.bytes));
	}
	return digests;
}

describe.each(fixtureNames)("%s", (name) => {
	const bytes = fixtureBytes(name);

	it(`${TRUNCATIONS} truncations: what is read whole is right`, async () => {
		const random = generator(1);
		const truth = expected[name] ?? {};
		for (let i = 0; i < TRUNCATIONS; i++) {
			const length = random(bytes.length);
			for (const [path, digest] of await readAll(bytes.slice(0, length), `cut at ${length}`))
				if (truth[path] !== undefined) expect([path, digest]).toEqual([path, truth[path].sha256]);
		}
	});

	it(`${FLIPS} bit flips`, async () => {
		const random = generator(2);
		for (let i = 0; i < FLIPS; i++) {
			const damaged = bytes.slice();
			const at = random(bytes.length);
			damaged[at] = (damaged[at] as number) ^ (1 << random(8));
			await readAll(damaged, `flip at ${at}`);
		}
	});
});

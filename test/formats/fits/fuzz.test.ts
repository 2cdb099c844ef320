/** Damaged files end in a right answer or a MiraError: no crash, no hang, no room made for a size that a header claims. */
import { describe, expect, it } from "vitest";
import { decode } from "../../../src/read/decode.ts";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import { tries } from "../../extent.ts";
import { generator, orRefusal } from "../damage.ts";
import { expected, fixtureBytes, fixtureNames, inFormOf, openBytes } from "./fixtures.ts";

const TRUNCATIONS = tries(20, 8);
const FLIPS = tries(50, 15);
const LIMIT_BYTES = 2 ** 20;

/** Opens and reads everything; gives what could be read without holes. */
async function readAll(bytes: Uint8Array, what: string): Promise<Map<string, Uint8Array>> {
	const results = new Map<string, Uint8Array>();
	const limits = { maxArrayBytes: LIMIT_BYTES, maxReferences: 2 ** 20 };
	const store = await orRefusal(openBytes(bytes, { limits }), what);
	if (store === undefined) return results;
	const cuts = store.diagnostics.filter(({ code }) => code === "truncated-file").map(({ path }) => path);
	const isCut = (path: string): boolean => cuts.some((cut) => `${path}/`.startsWith(`${cut}/`));
	for (const { path, kind } of store.contents()) {
		if (kind !== "array") continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		if (values === undefined) continue;
		expect(values.bytes.length).toBeLessThanOrEqual(LIMIT_BYTES);
		await orRefusal(decode(store, path), `${what} decode ${path}`);
		await explainFill(store, path);
		if (!isCut(path)) results.set(path, values.bytes);
	}
	return results;
}

describe.each(fixtureNames)("%s", (name) => {
	const bytes = fixtureBytes(name);

	it(`${TRUNCATIONS} truncations`, async () => {
		const random = generator(1);
		for (let i = 0; i < TRUNCATIONS; i++) {
			const length = random(bytes.length);
			for (const [path, values] of await readAll(bytes.slice(0, length), `cut at ${length}`)) {
				const truth = expected[name]?.[path];
				if (truth !== undefined) expect(truth, `${path} cut at ${length}`).toMatchObject(inFormOf(truth, values));
			}
		}
	});

	it(`${FLIPS} bit flips`, async () => {
		const random = generator(2);
		for (let i = 0; i < FLIPS; i++) {
			const damaged = bytes.slice();
			// Half of the damage goes into a header, where it can do most harm.
			const at = i % 2 === 0 ? random(bytes.length) : 2880 * random(bytes.length / 2880) + random(1600);
			damaged[at] = (damaged[at] as number) ^ (1 << random(8));
			await readAll(damaged, `flip at ${at}`);
		}
	});
});

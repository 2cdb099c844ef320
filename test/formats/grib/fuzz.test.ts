/** Damaged files end in a right answer or a MiraError: no crash, no hang, no room made for a size that a header claims. */
import { describe, expect, it } from "vitest";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import { tries } from "../../extent.ts";
import { generator, orRefusal } from "../damage.ts";
import { fixtureBytes, fixtureNames, openBytes, trueValues, truths } from "./fixtures.ts";

const TRUNCATIONS = tries(20, 8);
const FLIPS = tries(50, 15);
const LIMIT_BYTES = 2 ** 20;

/** Opens and reads everything; gives what could be read. */
async function readAll(bytes: Uint8Array, what: string): Promise<Map<string, Float64Array>> {
	const results = new Map<string, Float64Array>();
	const store = await orRefusal(openBytes(bytes, { maxArrayBytes: LIMIT_BYTES }), what);
	for (const { path, kind } of store?.contents() ?? []) {
		if (store === undefined || kind !== "array") continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		if (values === undefined) continue;
		expect(values.bytes.length).toBeLessThanOrEqual(LIMIT_BYTES);
		await explainFill(store, path);
		results.set(path, new Float64Array(values.bytes.slice().buffer));
	}
	return results;
}

describe.each(fixtureNames)("%s", (name) => {
	const bytes = fixtureBytes(name);

	it(`${TRUNCATIONS} truncations`, async () => {
		const random = generator(1);
		const whole = await readAll(bytes, "whole");
		for (let i = 0; i < TRUNCATIONS; i++) {
			const length = random(bytes.length);
			const results = await readAll(bytes.slice(0, length), `cut at ${length}`);
			// What is still there is as it was; of one message nothing is.
			for (const [path, values] of results) expect(values).toEqual(whole.get(path));
			if ((truths[name]?.fields.length ?? 0) === 1) expect(results.size).toBe(0);
		}
	});

	it(`${FLIPS} bit flips`, async () => {
		const random = generator(2);
		for (let i = 0; i < FLIPS; i++) {
			const damaged = bytes.slice();
			// Most of the damage goes into the headers, where it can do harm.
			const at = i % 4 === 0 ? random(bytes.length) : random(Math.min(bytes.length, 220));
			damaged[at] = (damaged[at] as number) ^ (1 << random(8));
			await readAll(damaged, `flip at ${at}`);
		}
	});
});

it("the truth is read where nothing is damaged", async () => {
	const results = await readAll(fixtureBytes("junk"), "junk");
	expect(results.get("/3")).toEqual(trueValues("junk", 2));
});

/** Every packing against ecCodes: the fixtures are made and read by it (test/fixtures/grib/make.py). */
import { describe, expect, it } from "vitest";
import { isMiraError } from "../../../src/errors.ts";
import { decode } from "../../../src/read/decode.ts";
import { read } from "../../../src/read/read.ts";
import { fixtureNames, openFixture, trueValues, truths } from "./fixtures.ts";

/** A constant field is R / 10^D (design, rule 14), which ecCodes does not apply: not judged by it. */
const OWN_RULE = new Set(["constant-decimal"]);

const judged = fixtureNames.filter((name) => (truths[name]?.fields.length ?? 0) > 0 && !OWN_RULE.has(name));

it("all fixtures have their truth", () => {
	expect(fixtureNames.sort()).toEqual(Object.keys(truths).sort());
	expect(judged.length).toBeGreaterThan(80);
});

describe.each(judged)("%s", (name) => {
	const fields = truths[name]?.fields ?? [];

	it("reads as ecCodes reads it, bit for bit", async () => {
		const store = await openFixture(name);
		expect(store.contents().filter(({ kind }) => kind === "array")).toHaveLength(fields.length);
		for (const i of fields.keys()) {
			const found = new Float64Array((await read(store, `/${i + 1}`)).bytes.slice().buffer);
			expect(found).toEqual(trueValues(name, i));
		}
	});

	it("masks what the message says is missing, and nothing else", async () => {
		const store = await openFixture(name);
		for (const [i, { missing, count }] of fields.entries()) {
			const { validity } = await decode(store, `/${i + 1}`, { missing: "both" });
			const valid = count - missing;
			expect(validity === undefined ? count : countOnes(validity)).toBe(valid);
		}
	});
});

function countOnes(bits: Uint8Array): number {
	return bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);
}

describe("what is refused, by name and on that field alone", () => {
	it.each([
		["predefined-bitmap", "bitmap 7"],
		["unknown-template", "template 5.53"],
	])("%s", async (name, text) => {
		const store = await openFixture(name);
		const error = await read(store, "/1").catch((error: unknown) => error);
		expect(isMiraError(error, "unsupported-feature")).toBe(true);
		expect(String(error)).toContain(text);
	});
});

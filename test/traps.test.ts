/** Every trap of references has a test that is named after it: K (Kerchunk), I (convention, Icechunk, others), W (written). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const TRAPS = { K: 19, I: 12, W: 14 };

it("K1 to K19, I1 to I12 and W1 to W14 begin the name of a test", () => {
	const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.test\.ts$|-rows\.ts$/.test(file) && !file.startsWith("traps"))
		.map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
	// One test may be about several.
	const named = files.flatMap((source) =>
		Array.from(source.matchAll(/["`]((?:[A-Z]\d+[:,]? )+)/g), ([, codes = ""]) => codes.match(/[A-Z]\d+/g) ?? []),
	);
	const wanted = Object.entries(TRAPS).flatMap(([letter, count]) =>
		Array.from({ length: count }, (_, i) => `${letter}${i + 1}`),
	);
	const known = new Set(named.flat());
	expect(wanted.filter((code) => !known.has(code))).toEqual([]);
});

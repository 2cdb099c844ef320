/** Inputs that once found something: what they found stays away. Each is asked everything, in the ways of several numbers. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { exercise } from "../../fuzz/exercise.ts";
import { unpackInput } from "../../fuzz/kept-input.ts";
import { Random } from "../../fuzz/random.ts";

const folder = join(import.meta.dirname, "../../fuzz/corpus");
const kept = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));
const WAYS = 16;

describe("inputs that were kept", () => {
	it("are small", () => {
		expect(kept.length).toBeGreaterThan(5);
		for (const name of kept) expect(readFileSync(join(folder, name)).length, name).toBeLessThan(4096);
	});

	it.each(kept)("%s", async (name) => {
		const input = unpackInput(new Uint8Array(readFileSync(join(folder, name))), basename(name));
		for (let way = 0; way < WAYS; way++) {
			const { failures } = await exercise(input, new Random(way));
			expect(failures).toEqual([]);
		}
	});
});

import { expect, it } from "vitest";
import { CUTS, damaged, FLIPS, largestRoom } from "./damage.ts";

it("every damaged form differs from the file", () => {
	const bytes = Uint8Array.from({ length: 100 }, (_, i) => i);
	const forms = [...damaged(bytes, 1)];
	expect(forms).toHaveLength(FLIPS + CUTS);
	for (const [what, form] of forms) expect(form, what).not.toEqual(bytes);
});

it("room is seen by whomever it is made, in bytes", async () => {
	expect(await largestRoom(async () => new Float64Array(1000))).toBe(8000);
	expect(await largestRoom(async () => [new Uint8Array(5), Uint8Array.of(1, 2)])).toBe(5);
	expect(new Uint8Array(2)).toBeInstanceOf(Uint8Array);
});

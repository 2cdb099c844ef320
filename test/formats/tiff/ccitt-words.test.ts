import { expect, it } from "vitest";
import { read } from "../../../src/read/read.ts";
import { openFixture } from "./fixtures.ts";

it("compression 32771, which opened and could not be read, is what libtiff was given", async () => {
	const store = await openFixture("ccitt-words.tif");
	const { shape, bytes } = await read(store, "/0");
	expect(shape).toEqual([21, 75]);
	// As in test/fixtures/tiff/make_ccitt_words.py.
	const pixel = (y: number, x: number): number => ((x * (y + 3) + ((x * x) >> 3)) >> 4) & 1;
	expect(bytes).toEqual(Uint8Array.from({ length: 21 * 75 }, (_, i) => pixel(Math.floor(i / 75), i % 75)));
});

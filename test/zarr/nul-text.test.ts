import { describe, expect, it } from "vitest";
import { nulTextDiagnostic, textWithNuls } from "../../src/zarr/nul-text.ts";

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("the text of an attribute with NULs in it", () => {
	it("ends before the NULs at its end, without a word", () => {
		expect(textWithNuls(bytes("degrees\0\0\0"))).toEqual({ text: "degrees" });
		expect(textWithNuls(bytes("\0\0"))).toEqual({ text: "" });
	});

	it("continues after a NUL where readable words follow, and no two words run together", () => {
		const kept = (text: string) => ({ text, behindNul: "kept" });
		expect(textWithNuls(bytes("Bit 0: cloud\0Bit 1: land\0"))).toEqual(kept("Bit 0: cloud\nBit 1: land"));
		expect(textWithNuls(bytes("Bit 0: cloud\n\0 Bit 1: land"))).toEqual(kept("Bit 0: cloud\n Bit 1: land"));
		expect(textWithNuls(bytes("red\0\0green\0blue"))).toEqual(kept("red\ngreen\nblue"));
		expect(textWithNuls(bytes("\0 0 = sea"))).toEqual(kept(" 0 = sea"));
	});

	// `latitude\0d` and `longitude\0S` stand in a file of OPeNDAP's tests.
	it.each([
		["one letter", "latitude\0d"],
		["the end of a longer word", "m\0ters"],
		["control characters", "flag\0 a legend\x01 of memory"],
		["bytes that no encoding has", "flag\0 \x80\x9f words of \x7f memory"],
		["only signs", "flag\0 -- ! --"],
	])("is cut where what follows is %s", (_, text) => {
		expect(textWithNuls(bytes(text))).toEqual({ text: text.slice(0, text.indexOf("\0")), behindNul: "cut" });
	});

	it("is said in a diagnostic, kept or cut", () => {
		const said = (text: string) => nulTextDiagnostic("/a", "legend", textWithNuls(bytes(text)))?.message;
		expect(said("a\0b c")).toMatch(/"legend" continues after a NUL/);
		expect(said("a\0b")).toMatch(/"legend" ends at a NUL/);
		expect(said("a\0")).toBeUndefined();
	});
});

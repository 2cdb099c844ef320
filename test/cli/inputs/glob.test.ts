import { describe, expect, it } from "vitest";
import { alternatives, globParts, isGlob, textMatcher } from "../../../src/cli/inputs/glob.ts";
import { naturalOrder } from "../../../src/cli/inputs/natural-order.ts";

function matches(pattern: string, name: string): boolean {
	const [part] = globParts(pattern, false);
	return part?.kind === "pattern" ? part.matches(name) : part?.kind === "name" && part.name === name;
}

describe("a pattern", () => {
	it.each([
		["*.nc", "a.nc", true],
		["*.nc", "a.nc4", false],
		["*.nc", ".nc", false],
		[".*", ".hidden", true],
		["a?c", "abc", true],
		["a?c", "ac", false],
		["[a-c]1", "b1", true],
		["[!a-c]1", "b1", false],
		["[!a-c]1", "d1", true],
		["a+(1)*", "a+(1)x", true],
		["a.*", "axb", false],
		["[^a]*", "b", true],
		["*[0-9].t", "über9.t", true],
	])("%s, and the name %s: %s", (pattern, name, isMatch) => {
		expect(matches(pattern, name)).toBe(isMatch);
	});

	it("has alternatives in braces, also inside of each other; others stand for themselves", () => {
		expect(alternatives("{a,b{1,2}}.nc")).toEqual(["a.nc", "b1.nc", "b2.nc"]);
		expect(alternatives("{only}.nc")).toEqual(["{only}.nc"]);
		expect(alternatives("{a,b.nc")).toEqual(["{a,b.nc"]);
	});

	it("has any folders for **, and for ** before a name", () => {
		expect(globParts("a/**/*.nc", false).map(({ kind }) => kind)).toEqual(["name", "any", "pattern"]);
		expect(globParts("a/**.nc", true).map(({ kind }) => kind)).toEqual(["name", "any", "pattern"]);
		expect(globParts("a**b", true).map(({ kind }) => kind)).toEqual(["pattern"]);
	});

	it("of texts takes a slash for a character", () => {
		expect(["image/tiff", "image/x/y", "text/html"].map(textMatcher("image/*"))).toEqual([true, true, false]);
		expect(["B04", "B08", "B12"].map(textMatcher("B{04,08}"))).toEqual([true, true, false]);
	});

	it("is what has a wildcard; in a URL ? begins a query", () => {
		expect(["a*.nc", "a?.nc", "a[12].nc", "{a,b}", "a.nc", "a[.nc", "{a}"].map((text) => isGlob(text, false))).toEqual([
			true,
			true,
			true,
			true,
			false,
			false,
			false,
		]);
		expect(isGlob("s3://bucket/a.nc?versionId=1", true)).toBe(false);
	});
});

it("natural order has 2 before 10, and does not depend on the locale", () => {
	const names = ["step-10", "step-9", "Step-1", "step-2", "ä", "z"];
	expect(names.sort(naturalOrder)).toEqual(["ä", "Step-1", "step-2", "step-9", "step-10", "z"]);
});

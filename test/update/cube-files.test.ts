import { expect, it } from "vitest";
import { CubeFiles } from "../../src/update/cube-files.ts";

/** Stands for the spelling of a url. */
const upper = (url: string): string => url.toUpperCase();

const files = new CubeFiles(
	{ urls: ["c", "a", "b"], from: Float64Array.of(7, 0, 2), to: Float64Array.of(9, 2, 5) },
	upper,
);

it("are in the order in which they stand, by their names", () => {
	expect(files.size).toBe(3);
	expect([...files.names()]).toEqual(["A", "B", "C"]);
	expect([...files.entries()]).toEqual([
		["A", { from: 0, to: 2 }],
		["B", { from: 2, to: 5 }],
		["C", { from: 7, to: 9 }],
	]);
});

it("are found by names, each once", () => {
	expect(files.find(new Set(["C", "B", "x", "a"]))).toEqual(
		new Map([
			["B", { from: 2, to: 5 }],
			["C", { from: 7, to: 9 }],
		]),
	);
	expect(files.find(new Set())).toEqual(new Map());
});

it.each([
	[{ from: 0, to: 1 }, ["A"]],
	[{ from: 2, to: 3 }, ["B"]],
	[{ from: 1, to: 3 }, ["A", "B"]],
	[{ from: 5, to: 7 }, []],
	[{ from: 4, to: 8 }, ["B", "C"]],
	[{ from: 9, to: 12 }, []],
	[{ from: 3, to: 3 }, ["B"]],
])("within %j are %j", (stretch, expected) => {
	expect(files.within(stretch).map(([name]) => name)).toEqual(expected);
});

it("leave holes between them and behind the last", () => {
	expect(files.holes(9)).toEqual([{ from: 5, to: 7 }]);
	expect(files.holes(12)).toEqual([
		{ from: 5, to: 7 },
		{ from: 9, to: 12 },
	]);
});

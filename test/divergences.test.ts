import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const root = new URL("../", import.meta.url);

/** The rows of all tables: the first cell, and the last, which names the tests. */
function rows(): [string, string][] {
	const lines = readFileSync(new URL("docs/divergences.md", root), "utf8").split("\n");
	return lines
		.filter((line, i) => line.startsWith("|") && !line.startsWith("|---") && !lines[i + 1]?.startsWith("|---"))
		.map((line) => {
			const cells = line.slice(1, -1).split(" | ");
			return [cells[0]?.trim() ?? "", cells.at(-1)?.trim() ?? ""];
		});
}

/** `file` "title", "title": the files of a cell with their titles. */
function namedTests(cell: string): { file: string; titles: string[] }[] {
	return [...cell.matchAll(/`(test\/[^`]+\.test\.ts)`((?:,? "[^"]+")*)/g)].map(([, file = "", titles = ""]) => ({
		file,
		titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title),
	}));
}

describe("every row of docs/divergences.md names a test that is there", () => {
	test("there are rows", () => {
		expect(rows().length).toBeGreaterThan(35);
	});

	test.each(rows())("%s", (_, cell) => {
		const tests = namedTests(cell);
		expect(tests, `"${cell}" names no test`).not.toEqual([]);
		for (const { file, titles } of tests) {
			expect(existsSync(new URL(file, root)), `${file} is not there`).toBe(true);
			const text = readFileSync(new URL(file, root), "utf8");
			expect(titles, `${file} is named without a title`).not.toEqual([]);
			for (const title of titles) expect(text, `${file} has no "${title}"`).toContain(title);
		}
	});
});

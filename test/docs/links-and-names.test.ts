/** Links, citations and names of the documentation: they are there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pages, pageText, root } from "./blocks.ts";

describe.each(pages)("%s", (page) => {
	it("links to pages that exist", () => {
		expect(pageText(page)).toMatch(/^(---|#|\[|<)/);
		for (const [, target = ""] of pageText(page).matchAll(/\]\((?!https?:)([^)#]+)/g))
			expect(() => readFileSync(join(root, page, "..", target)), target).not.toThrow();
	});
});

it("docs/divergences.md names tests that exist", () => {
	const page = pageText("docs/divergences.md");
	const citations = Array.from(page.matchAll(/`(test\/[\w./-]+)`((?:,? "[^"]+")*)/g));
	expect(citations.length).toBeGreaterThan(10);
	for (const [, file = "", titles = ""] of citations) {
		const source = readFileSync(join(root, file), "utf8");
		for (const [, title = ""] of titles.matchAll(/"([^"]+)"/g))
			expect(source.includes(title), `${file} has "${title}"`).toBe(true);
	}
});

it("every value that the package exports is named on a page", () => {
	const text = pages.map(pageText).join("\n");
	const reports = readdirSync(join(root, "api")).map((file) => readFileSync(join(root, "api", file), "utf8"));
	const names = reports.flatMap((report) =>
		Array.from(report.matchAll(/^export (?:function|class|const) (\w+)/gm), ([, name]) => name as string),
	);
	expect(names.length).toBeGreaterThan(100);
	expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

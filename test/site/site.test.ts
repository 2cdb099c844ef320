/** The parts that the site is made of. What is built of them is looked at by test/site/run.mjs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { declaredText } from "../../site/api/declared-text.ts";
import { examplesOf, parseExample } from "../../site/api/examples.ts";
import { inLines } from "../../site/api/in-lines.ts";
import { highlight } from "../../site/highlight.ts";
import { heights, readCorridors, readRooms, reduced } from "../../site/made/architecture.ts";
import { commandsHtml, wholeProgram } from "../../site/made/commands.ts";
import { houseSvg } from "../../site/made/house.ts";
import { renderMarkdown, resolveLink } from "../../site/markdown.ts";
import { linkFrom, type Page, plainText, slugOf } from "../../site/page.ts";
import { ROOT } from "../../site/project.ts";
import { passagesOf, withoutTwins } from "../../site/search.ts";
import { sectionOf, shelvesOf } from "../../site/sections.ts";
import { markdownFiles } from "../../site/tree.ts";
import { COMMANDS } from "../../src/cli/run.ts";

const places = {
	pages: new Map([
		["docs/guide/opening.md", "guide/opening.html"],
		["README.md", "index.html"],
	]),
	names: new Map([
		["openStore", "api/opening.html#openStore"],
		["read", "api/reading.html#read"],
	]),
};
const at = { source: "docs/formats/tiff.md", path: "formats/tiff.html" };

describe("links", () => {
	it("are relative, from any depth, so that the site holds in any folder", () => {
		expect(linkFrom("index.html", "guide/opening.html#options")).toBe("guide/opening.html#options");
		expect(linkFrom("guide/a.html", "index.html")).toBe("../index.html");
		expect(linkFrom("guide/a.html", "guide/a.html#b")).toBe("#b");
	});

	it("of Markdown lead to pages, and to the repository where there is no page", () => {
		expect(resolveLink("../guide/opening.md#options", { ...at, places })).toBe("../guide/opening.html#options");
		expect(resolveLink("../../README.md", { ...at, places })).toBe("../index.html");
		expect(resolveLink("../../src/open.ts", { ...at, places })).toMatch(/^https:\/\/.*\/blob\/main\/src\/open\.ts$/);
		expect(resolveLink("../../bench", { ...at, places })).toMatch(/\/tree\/main\/bench$/);
		expect(resolveLink("../pictures/fits.png", { ...at, places })).toBe("../pictures/fits.png");
	});

	it("that lead nowhere stop the build", () => {
		expect(() => resolveLink("../guide/none.md", { ...at, places })).toThrow("there is no ../guide/none.md");
	});

	it("stand on public names in the text, where a word can mean nothing else", () => {
		const html = renderMarkdown(
			"`openStore(url)`, `read`, [`openStore`](../guide/opening.md)\n\n## `openStore`",
			at,
			places,
		);
		expect(html.match(/class="name"/g)).toHaveLength(1);
		expect(html).toContain('<a class="name" href="../api/opening.html#openStore">');
		expect(renderMarkdown("`read`", { ...at, linksAllNames: true }, places)).toContain("../api/reading.html#read");
	});

	it("have the anchors of code hosts", () => {
		expect(slugOf("What `openStore` takes, for all: 2^53")).toBe("what-openstore-takes-for-all-253");
		const html = renderMarkdown("## Same\n\n## Same", at, places);
		expect(html).toContain('<h2 id="same">');
		expect(html).toContain('<h2 id="same-1">');
	});
});

describe("the sidebar", () => {
	const page = (path: string): Page => ({ path, title: path, section: sectionOf(path), html: "", description: "" });

	it("has every file of docs/ once, and those of a folder that nobody named", () => {
		const paths = [...markdownFiles().map(({ path }) => path), "unheard/of.html"];
		const listed = shelvesOf(paths.map(page)).flatMap(({ pages }) => pages.map(({ path }) => path));
		expect(listed.toSorted()).toEqual(paths.toSorted());
		expect(paths.length).toBeGreaterThan(35);
	});

	it("begins the guide with missing data, which stands in docs/ itself", () => {
		const guide = shelvesOf(markdownFiles().map(({ path }) => page(path))).find(({ key }) => key === "guide");
		expect(guide?.pages.slice(0, 2).map(({ path }) => path)).toEqual(["missing-data.html", "guide/opening.html"]);
	});
});

describe("the page of the command line", () => {
	it("has every command and every option of the program", async () => {
		const program = await wholeProgram();
		const html = commandsHtml(program);
		const text = plainText(html);
		expect(program.commands.map((command) => command.name())).toEqual([...COMMANDS.keys()]);
		let options = 0;
		for (const command of program.commands)
			for (const { long, short, hidden } of command.options) {
				if (hidden) continue;
				options++;
				expect(html).toContain(`id="${command.name()}${long ?? short}"`);
			}
		expect(options).toBeGreaterThan(100);
		expect(text).toContain("mirazarr info data.nc sst");
		expect(text).toContain("AWS_ACCESS_KEY_ID");
	});
});

describe("the reference", () => {
	it("shows types with the comments of their fields", () => {
		const file =
			'export type A = {\n    /** One; or two. */\n    a: "x;" | (() => { b: 1 });\n};\nexport type B = 1;\n';
		expect(declaredText(file, [{ text: "export type A = " }])).toBe(
			'type A = {\n\t/** One; or two. */\n\ta: "x;" | (() => { b: 1 });\n};',
		);
		expect(declaredText(file, [{ text: "export type C = " }])).toBeUndefined();
	});

	it("breaks long signatures at their parameters", () => {
		const long =
			"function f(first: Map<string, number>, second: (a: number, b: number) => void, third?: Options): Promise<void>;";
		expect(inLines(long)).toBe(
			"function f(\n\tfirst: Map<string, number>,\n\tsecond: (a: number, b: number) => void,\n\tthird?: Options,\n): Promise<void>;",
		);
		expect(inLines("f(a: 1): 2;")).toBe("f(a: 1): 2;");
	});

	it("finds examples by what they import", () => {
		const text =
			'/** Opens.\n * A file. */\nimport {\n\ttype OpenOptions,\n\topenStore as open,\n} from "mirazarr";\nimport { get } from "zarrita";\nopen();\n';
		const one = parseExample("docs/examples/mirazarr/open-it.ts", text);
		expect([...one.names]).toEqual(["OpenOptions", "openStore"]);
		expect(one).toMatchObject({ folder: "mirazarr", id: "open-it", words: "Opens. A file." });
		expect(one.code.startsWith("import {")).toBe(true);
		const other = parseExample("docs/examples/b.ts", 'import { openStore } from "mirazarr/node";');
		expect(examplesOf("openStore", [one, other])).toEqual([other, one]);
		expect(examplesOf("get", [one, other])).toEqual([]);
	});

	it("links words of code, and none in comments and texts", () => {
		const html = highlight('const a: Store = open("Store"); // Store', "ts", (word) =>
			word === "Store" ? "#Store" : undefined,
		);
		expect(html.match(/href="#Store"/g)).toHaveLength(1);
	});
});

describe("the house", () => {
	it("leaves out ways that follow from others", () => {
		const ways = [
			{ from: "c", to: "a", count: 1 },
			{ from: "c", to: "b", count: 1 },
			{ from: "b", to: "a", count: 1 },
		];
		expect(reduced(ways, ["a", "b", "c"]).map(({ from, to }) => from + to)).toEqual(["cb", "ba"]);
		expect([...heights(ways, ["a", "b", "c"])]).toEqual([
			["a", 0],
			["b", 1],
			["c", 2],
		]);
	});

	it("shows every room, above all that it imports", () => {
		const rooms = readRooms();
		expect(rooms.map(({ name }) => name).toSorted()).toEqual(readdirSync(join(ROOT, "src")).toSorted());
		const picture = houseSvg();
		for (const { name, files } of rooms) {
			expect(picture).toContain(`>${name}</text>`);
			expect(files).toBeGreaterThan(0);
		}
		expect(readCorridors().length).toBeGreaterThan(30);
	});
});

it("search has a passage for each heading, and its text", () => {
	const html = '<h1 id="a">A</h1><p>one &amp; <b>two</b></p><h2 id="b">B</h2><p>three</p>';
	expect(passagesOf({ path: "p.html", title: "A", section: "guide", html, description: "" })).toEqual([
		{ p: "p.html", a: "a", t: "A", h: "A", x: "one & two" },
		{ p: "p.html", a: "b", t: "A", h: "B", x: "three" },
	]);
});

it("search has an option once that several commands have in the same words", () => {
	const one = { p: "c.html", a: "info-raw", t: "C", h: "--raw", x: "as it is" };
	const different = { ...one, a: "build-raw", x: "another" };
	expect(withoutTwins([one, { ...one, a: "read-raw" }, different])).toEqual([one, different]);
});

it.each(readdirSync(join(ROOT, "docs/formats")))(
	"docs/formats/%s says what is read, how fill values are found, what is refused, and how fast",
	(file) => {
		const headings = Array.from(
			readFileSync(join(ROOT, "docs/formats", file), "utf8").matchAll(/^## (.*)$/gm),
			([, text]) => text,
		);
		for (const heading of ["What is read", "How fill values are found", "What is refused", "Speed", "Options"])
			expect(headings).toContain(heading);
	},
);

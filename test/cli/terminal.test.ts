import { describe, expect, it } from "vitest";
import { startProgress } from "../../src/cli/progress.ts";
import { makeStyle, styleFor, visibleWidth } from "../../src/cli/style.ts";
import { shorten, tableLines, wrap } from "../../src/cli/table.ts";
import { printable, type Terminal } from "../../src/cli/terminal.ts";
import { counted, parseSize, shapeText, sizeText } from "../../src/cli/wording.ts";

const output = (isTTY: boolean) => ({ write: () => undefined, isTTY });

describe("colours", () => {
	it.each([
		["a terminal", true, {}, true],
		["a pipe", false, {}, false],
		["NO_COLOR on a terminal", true, { NO_COLOR: "1" }, false],
		["an empty NO_COLOR, which says nothing", true, { NO_COLOR: "" }, true],
		["FORCE_COLOR in a pipe", false, { FORCE_COLOR: "1" }, true],
		["FORCE_COLOR=0 on a terminal", true, { FORCE_COLOR: "0" }, false],
		["NO_COLOR against FORCE_COLOR", true, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
		["a dumb terminal", true, { TERM: "dumb" }, false],
	])("%s", (_, isTTY, env, enabled) => {
		expect(styleFor(output(isTTY), env).enabled).toBe(enabled);
	});

	it("take no room", () => {
		expect(visibleWidth(makeStyle(true).red("three"))).toBe(5);
	});
});

describe("text from files", () => {
	it("cannot command the terminal", () => {
		expect(printable("a\u001b]0;title\u0007b\u009bc\r", true)).toBe("a\\x1b]0;title\\x07b\\x9bc\\x0d");
		expect(printable("\u001b[2J\u001b[8mhidden", true)).toBe("\\x1b[2J\\x1b[8mhidden");
	});

	it("keeps our colours, and only where there are any", () => {
		const red = makeStyle(true).red("x");
		expect(printable(red, true)).toBe(red);
		expect(printable(red, false)).toBe("\\x1b[31mx\\x1b[39m");
	});
});

describe("tables", () => {
	it("align columns and wrap the last one", () => {
		const text = "the last column is broken between words";
		expect(
			tableLines(
				[
					["a", "1", text],
					["bbb", "22", "short"],
				],
				{ align: ["left", "right"], columns: 33 },
			),
		).toEqual(["a     1  the last column is", "         broken between words", "bbb  22  short"]);
	});

	it("put the last column below the others where they leave no room for it", () => {
		const rows = [
			["a", "1", "the last column is broken between words"],
			["bbb", "22", ""],
			["a name that is far too long", "333", "short"],
		];
		expect(tableLines(rows, { columns: 28 })).toEqual([
			"a  1",
			"    the last column is",
			"    broken between words",
			"bbb  22",
			"a name that is far too long",
			"333",
			"    short",
		]);
	});

	it("measure coloured cells by what is seen", () => {
		const [first, second] = tableLines([
			[makeStyle(true).red("ab"), "x"],
			["abc", "y"],
		]);
		expect([visibleWidth(first ?? ""), visibleWidth(second ?? "")]).toEqual([6, 6]);
	});

	it("cut and break text", () => {
		expect(shorten("abcdef", 4)).toBe("abc…");
		expect(wrap("a loooooong word", 5)).toEqual(["a", "loooooong", "word"]);
	});
});

describe("wording", () => {
	it.each([
		[0, "0 bytes"],
		[1, "1 byte"],
		[999, "999 bytes"],
		[1000, "1.0 kB"],
		[24624, "24.6 kB"],
		[999_999, "1000 kB"],
		[4_200_000_000, "4.2 GB"],
	])("%d bytes are %s", (bytes, text) => {
		expect(sizeText(bytes)).toBe(text);
	});

	it.each([
		["0", 0],
		["4000000", 4_000_000],
		["4MB", 4_000_000],
		["4 MiB", 4 * 2 ** 20],
		["2.5k", 2500],
		["12 bytes", 12],
		["", undefined],
		["-1", undefined],
		["4 apples", undefined],
		["1e400", undefined],
		["9999999TB", undefined],
	])('"%s" is a size of %s', (text, bytes) => {
		expect(parseSize(text)).toBe(bytes);
	});

	it("counts and shapes", () => {
		expect([counted(1, "request"), counted(2, "request")]).toEqual(["1 request", "2 requests"]);
		expect([shapeText([]), shapeText([3, 4], ["t", null])]).toEqual(["scalar", "t 3 × 4"]);
	});
});

describe("progress", () => {
	function record(isTTY: boolean) {
		const written: string[] = [];
		const stderr = { write: (text: string | Uint8Array) => void written.push(String(text)) as undefined, isTTY };
		const stdin = async function* () {};
		const terminal: Terminal = { stdout: stderr, stderr, stdin, env: {}, signal: new AbortController().signal };
		return { written, terminal };
	}

	it("is a line of JSON for each event on request", () => {
		const { written, terminal } = record(false);
		startProgress(terminal, "json").report({ phase: "arrays", done: 1, total: 2 });
		expect(written).toEqual(['{"phase":"arrays","done":1,"total":2}\n']);
	});

	it("is nothing in a pipe", () => {
		const { written, terminal } = record(false);
		const progress = startProgress(terminal, "auto");
		progress.report({ phase: "arrays", done: 1, total: 2 });
		progress.end();
		expect(written).toEqual([]);
	});
});

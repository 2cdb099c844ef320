import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unexpectedLines } from "../../src/cli/failure.ts";
import { broken } from "../../src/cli/render/fitting.ts";
import { makeStyle, styleFor, visibleWidth } from "../../src/cli/style.ts";
import { cut, pad, tableLines, wrap, wrapMessage } from "../../src/cli/table.ts";
import { guardedTerminal, printerFor, type Terminal } from "../../src/cli/terminal.ts";
import { counted, parseSize, shapeText, sizeText } from "../../src/cli/wording.ts";
import { forbiddenIn, HOSTILE, HOSTILE_SPELT } from "../hostile-text.ts";

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

/** A terminal that keeps what arrives behind the guard. */
function recorded(isTTY: boolean, env: Terminal["env"] = {}) {
	const arrived: (string | Uint8Array)[] = [];
	const end = { write: (text: string | Uint8Array) => void arrived.push(text) as undefined, isTTY, columns: 80 };
	const stdin = async function* () {};
	const terminal = guardedTerminal({ stdout: end, stderr: end, stdin, env, signal: new AbortController().signal });
	return { arrived, terminal };
}

describe("text from files", () => {
	it.each([true, false])("cannot command the terminal, nor end a line (terminal: %s)", (isTTY) => {
		const { arrived, terminal } = recorded(isTTY);
		printerFor(terminal.stdout, {}).line(`${HOSTILE}\r\n\tx`);
		expect(arrived).toEqual([`${HOSTILE_SPELT}\\r\\n\\tx\n`]);
	});

	it("is spelt out even where nobody thought of it", () => {
		const { arrived, terminal } = recorded(true);
		terminal.stderr.write(`${HOSTILE}\n\tx\n`);
		expect(arrived).toEqual([`${HOSTILE_SPELT}\n\tx\n`]);
	});

	it("has no way around the guard: one file has the streams of the process, one knows escape sequences", () => {
		const folder = join(import.meta.dirname, "../../src/cli");
		const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
		const having = (pattern: RegExp) => names.filter((name) => pattern.test(readFileSync(join(folder, name), "utf8")));
		expect(having(/process\.std(out|err)|node:tty/)).toEqual(["main.ts"]);
		expect(having(/\\(u001b|x1b|033|e\[)/i)).toEqual(["marks.ts"]);
	});

	it("has no colours of its own beside ours", () => {
		const { arrived, terminal } = recorded(true);
		const { style, line } = printerFor(terminal.stdout, {});
		line(style.red("ours \u001b[31m not ours"));
		expect(arrived).toEqual(["\u001b[31mours \\x1b[31m not ours\u001b[39m\n"]);
	});

	it("loses our colours where an output has none", () => {
		const { arrived, terminal } = recorded(true, { NO_COLOR: "1" });
		terminal.stdout.write(`${makeStyle(true).red("x")}\n`);
		expect(arrived).toEqual(["x\n"]);
	});

	it("as bytes is exact in a pipe, and spelt out on a terminal, wherever pieces end", () => {
		const bytes = new TextEncoder().encode(`a,${HOSTILE}\né`);
		const pieces = [bytes.subarray(0, bytes.length - 1), bytes.subarray(bytes.length - 1)];
		for (const isTTY of [true, false]) {
			const { arrived, terminal } = recorded(isTTY);
			for (const piece of pieces) terminal.stdout.write(piece);
			expect(isTTY ? arrived.join("") : arrived).toEqual(isTTY ? `a,${HOSTILE_SPELT}\né` : pieces);
		}
	});
});

it("an unexpected error has its message on one line, and calls that it did not make up", () => {
	const [first, ...calls] = unexpectedLines(new TypeError("bad \u001b[2J\n    at forged (x.ts:1:1)"));
	expect(first).toBe("unexpected TypeError: bad \\x1b[2J\\n    at forged (x.ts:1:1)");
	expect(calls.length).toBeGreaterThan(0);
	expect(calls.join("\n")).not.toContain("forged");
});

describe("widths", () => {
	// East_Asian_Width and Mn by Python's unicodedata (Unicode 15.1).
	it.each([
		["sst", 3],
		["気温", 4],
		["ｓｓ", 4],
		["한국", 4],
		["\u{20000}", 2],
		["e\u0301", 1],
		["\u304b\u3099", 2],
		["\u{1f30d}", 2],
		["\u{1f321}", 1],
		["⚡", 2],
		["°", 1],
		["\u001b[2J", 7],
		["\u202e", 6],
		["\u{e0041}", 9],
		["a\nb", 4],
	])("%j takes %d columns", (text, width) => {
		expect(visibleWidth(text)).toBe(width);
	});

	it("columns stand below each other, whatever is in their cells", () => {
		const cells = [HOSTILE, "気温", "e\u0301", "sst\r\n", makeStyle(true).red("\u009b")];
		const { arrived, terminal } = recorded(false);
		printerFor(terminal.stdout, {}).lines(tableLines(cells.map((cell) => [cell, "|"])));
		const columns = arrived.map((line) => visibleWidth(String(line).split("|")[0] ?? ""));
		expect(new Set(columns)).toEqual(new Set([HOSTILE_SPELT.length + 2]));
		expect(forbiddenIn(arrived.join(""))).toEqual([]);
	});

	it("texts are cut, filled up and broken by what is seen", () => {
		expect(cut("気温気温", 5)).toBe("気温…");
		expect(cut("\u001b\u001b", 7)).toBe("\u001b…");
		expect(pad("\n", 4)).toBe("\n  ");
		expect(broken("気温気温 x", 4)).toEqual(["気温", "気温", "x"]);
		expect(broken("\u001b\u001b", 5)).toEqual(["\u001b", "\u001b"]);
		expect(wrapMessage("a\u001b b", 6)).toEqual(["a\u001b", "  b"]);
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
		expect(cut("abcdef", 4)).toBe("abc…");
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

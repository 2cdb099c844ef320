/** What a block says that it prints, against what it printed. */
import { expect } from "vitest";
import type { Block } from "./blocks.ts";

/** Where a language says what a line prints: `console.log(…); // 3`, `print(…)  # 3`. */
const BEHIND: Readonly<Record<"script" | "python", RegExp>> = {
	script: /console\.log\(.*\);? \/\/ (.*)$/gm,
	python: /^\s*print\(.*\) +# (.*)$/gm,
};

/** Compares lines that were printed with the block behind the code, or else with the comments behind its prints. */
export function expectPrinted(block: Block, printed: string, comments: "script" | "python"): void {
	if (block.output !== undefined) {
		expectSame(printed, block.output);
		return;
	}
	const said = Array.from(block.code.matchAll(BEHIND[comments]), (match) => match[1] ?? "");
	expect(lines(printed)).toEqual(said);
}

/** What a page loads of a program changes a little with every change of it. */
const LOADED = / +\d+ kB (?:at once|when needed)/g;

/** Compares texts line by line; a line `…` stands for any number of lines, and `…` in a line for any text. */
export function expectSame(output: string, said: string): void {
	const printed = withLoadedOf(said, output);
	if (pattern(said).test(lines(printed).join("\n"))) return;
	expect(lines(printed).join("\n")).toBe(lines(said).join("\n"));
	throw new Error("the texts are the same, and do not match");
}

/** A text with what another says that is loaded, where that is less than a twentieth away. */
function withLoadedOf(said: string, printed: string): string {
	const expected = said.match(LOADED) ?? [];
	let next = 0;
	return printed.replaceAll(LOADED, (found) => {
		const other = expected[next++] ?? found;
		const [own, wanted] = [found, other].map(Number.parseFloat) as [number, number];
		return Math.abs(own - wanted) <= wanted / 20 ? other : found;
	});
}

function pattern(said: string): RegExp {
	const parts = lines(said).map((line, index) => {
		if (line.trim() === "…") return index === 0 ? "(?:.*\n)*?" : "(?:\n.*)*?";
		const escaped = line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", ".*");
		return index === 0 || (lines(said)[0]?.trim() === "…" && index === 1) ? escaped : `\n${escaped}`;
	});
	return new RegExp(`^${parts.join("")}$`);
}

function lines(text: string): string[] {
	return text.trimEnd() === ""
		? []
		: text
				.trimEnd()
				.split("\n")
				.map((line) => line.trimEnd());
}

/** Pages of the documentation, and the blocks of code on them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The checkout. */
export const root: string = join(import.meta.dirname, "../..");

/** Every page for users: README.md, and all of docs/. */
export const pages: readonly string[] = [
	"README.md",
	...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".md") && !/(^|\/)(node_modules|\.vitepress)\//.test(file))
		.map((file) => `docs/${file.replaceAll("\\", "/")}`)
		.sort(),
];

/** Languages that are run, and those that are only looked at: what was printed, and documents. */
export const RUN = ["ts", "js", "sh", "console", "py", "html"] as const;
export const LOOKED_AT = ["text", "json"] as const;
export type Language = (typeof RUN)[number] | (typeof LOOKED_AT)[number];

/** A fenced block. */
export type Block = {
	page: string;
	line: number;
	language: string;
	/** What stands behind the language: `no-run: needs a bucket`. */
	mark: string;
	code: string;
	/** The `text` block right behind it, which is what it prints. */
	output: string | undefined;
};

/** The text of a page. */
export function pageText(page: string): string {
	return readFileSync(join(root, page), "utf8");
}

/** All blocks of a page, in order. */
export function blocksOf(page: string, text: string = pageText(page)): Block[] {
	const found = Array.from(text.matchAll(/^( *)(`{3,})([^\s`]*)[ \t]*([^\n]*)\n(.*?)^\1\2[ \t]*$/gms), (match) => ({
		page,
		line: text.slice(0, match.index).split("\n").length,
		language: match[3] ?? "",
		mark: match[4] ?? "",
		code: match[5] ?? "",
		start: match.index,
		end: match.index + match[0].length,
	}));
	return found.map(({ start: _, end, ...block }, index) => {
		const next = found[index + 1];
		const printed = next?.language === "text" && next.mark === "" && text.slice(end, next.start).trim() === "";
		return { ...block, output: printed ? next.code : undefined };
	});
}

/** Why a block is not run, if its page says so: `no-run: REASON`. */
export function reasonNotRun({ mark }: Block): string | undefined {
	return /^no-run: (.+)$/.exec(mark)?.[1];
}

/** The file that a page asks its reader to save a block as: `save-as: NAME`. */
export function savedAs({ mark }: Block): string | undefined {
	return /^save-as: ([\w./-]+)$/.exec(mark)?.[1];
}

/** Whether a block begins on a machine that has nothing yet. */
export function isFresh({ page, code }: Block): boolean {
	return page.startsWith("docs/start/") || /^(git clone|npm pack)/m.test(code);
}

/** Whether a language is one of those that are run. */
export function isRun(language: string): boolean {
	return (RUN as readonly string[]).includes(language);
}

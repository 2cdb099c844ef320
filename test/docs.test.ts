/** What the documentation shows is run: TypeScript snippets and command lines, on the sample files. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { runCli } from "./cli/run-cli.ts";

const root = join(import.meta.dirname, "..");
type Entry = { default: string } | { node: { default: string } } | string;
const packageExports: Record<string, Entry> = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).exports;
const pages = [
	"README.md",
	...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".md"))
		.map((file) => `docs/${file}`),
];

/** The blocks of a page in one language, with the line they begin at. */
function blocks(page: string, language: string): { line: number; code: string }[] {
	const text = readFileSync(join(root, page), "utf8");
	return Array.from(text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms")), (match) => ({
		line: text.slice(0, match.index).split("\n").length,
		code: match[1] ?? "",
	}));
}

/** The source of every entry of the package, by the name that users import. */
const ENTRIES = Object.entries(packageExports).flatMap(([name, entry]): [string, string][] => {
	if (typeof entry === "string") return [];
	const { default: path } = "node" in entry ? entry.node : entry;
	return [[`mirazarr${name.slice(1)}`, join(root, path.replace("./dist/", "src/").replace(/\.js$/, ".ts"))]];
});

/** Runs a snippet from the root of the package, and gives what it prints. */
async function runSnippet(code: string): Promise<string[]> {
	const { outputFiles } = await build({
		stdin: { contents: code, resolveDir: root, loader: "ts" },
		bundle: true,
		platform: "node",
		format: "esm",
		write: false,
		alias: Object.fromEntries(ENTRIES),
		banner: {
			js: "const printed = []; const console = { log: (...values) => printed.push(values.join(' ')), error() {}, warn() {} };",
		},
		footer: { js: "export { printed };" },
	});
	const script = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
	const { printed } = await import(/* @vite-ignore */ `data:text/javascript;base64,${script}`);
	return printed;
}

/** The comments behind `console.log(…);`, one for each call. */
function expectedOutput(code: string): string[] {
	return Array.from(code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm), (match) => match[1] ?? "");
}

describe.each(pages)("%s", (page) => {
	for (const { line, code } of blocks(page, "ts"))
		it(`prints what it says, line ${line}`, async () => {
			expect(await runSnippet(code)).toEqual(expectedOutput(code));
		});

	for (const { code } of blocks(page, "sh"))
		for (const [, command = ""] of code.matchAll(/^npx mirazarr (.*)$/gm))
			it(`mirazarr ${command}`, async () => {
				expect(await runCli(command.split(" "))).toMatchObject({ code: 0 });
			});

	it("links to pages that exist", () => {
		const text = readFileSync(join(root, page), "utf8");
		for (const [, target = ""] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
			expect(() => readFileSync(join(root, page, "..", target)), target).not.toThrow();
	});
});

it("docs/divergences.md names tests that exist", () => {
	const page = readFileSync(join(root, "docs/divergences.md"), "utf8");
	const citations = Array.from(page.matchAll(/`(test\/[\w./-]+)`((?:,? "[^"]+")*)/g));
	expect(citations.length).toBeGreaterThan(10);
	for (const [, file = "", titles = ""] of citations) {
		const source = readFileSync(join(root, file), "utf8");
		for (const [, title = ""] of titles.matchAll(/"([^"]+)"/g))
			expect(source.includes(title), `${file} has "${title}"`).toBe(true);
	}
});

it("every value that the package exports is named on a page", () => {
	const text = pages.map((page) => readFileSync(join(root, page), "utf8")).join("\n");
	const reports = readdirSync(join(root, "api")).map((file) => readFileSync(join(root, "api", file), "utf8"));
	const names = reports.flatMap((report) =>
		Array.from(report.matchAll(/^export (?:function|class|const) (\w+)/gm), ([, name]) => name as string),
	);
	expect(names.length).toBeGreaterThan(100);
	expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

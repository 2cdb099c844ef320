import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.ts";

/** A Markdown file and where its page is. */
export type MarkdownFile = { source: string; path: string };

/** Files beside docs/ that are pages too. */
const BESIDE: Readonly<Record<string, string>> = {
	"CHANGELOG.md": "changelog.html",
	"CONTRIBUTING.md": "contributing.html",
	"SECURITY.md": "security-policy.html",
	"CODE_OF_CONDUCT.md": "code-of-conduct.html",
};

/** Every page that is a Markdown file: all of docs/, and those of the root that readers look for. */
export function markdownFiles(): MarkdownFile[] {
	const docs = readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".md"))
		.sort()
		.map((file) => ({
			source: `docs/${file}`,
			path: file.replace(/(?:README|index)?\.md$/, (end) => (end === ".md" ? ".html" : "index.html")),
		}))
		// The front page is made of its own parts; a list of pages for code hosts has no place on a site that has a sidebar.
		.filter(({ path }) => path !== "index.html");
	const beside = Object.entries(BESIDE).map(([source, path]) => ({ source, path }));
	return [...docs, ...beside.filter(({ source }) => existsSync(join(ROOT, source)))];
}

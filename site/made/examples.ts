import { ENTRIES } from "../../scripts/api-extract.mjs";
import type { Example } from "../api/examples.ts";
import { highlight } from "../highlight.ts";
import { type Places, renderComment } from "../markdown.ts";
import { escapeHtml, linkFrom, type Page } from "../page.ts";

/** Where an example stands: those of a folder are one page. */
export function examplePlace({ folder, id }: Example): string {
	return `${pathOf(folder)}#${id}`;
}

function pathOf(folder: string): string {
	return `examples/${folder === "" ? "all" : folder.replaceAll("/", "-")}.html`;
}

/** An example below its words; the names that it imports are links. */
export function exampleHtml({ words, code, names }: Example, path: string, places: Places): string {
	const linkOf = (word: string): string | undefined => {
		const place = names.has(word) ? places.names.get(word) : undefined;
		return place === undefined ? undefined : linkFrom(path, place);
	};
	return `${renderComment(words, path, places)}\n${highlight(code, "ts", linkOf)}`;
}

/** The pages of docs/examples. */
export function examplePages(examples: readonly Example[], places: Places): Page[] {
	const folders = [...new Set(examples.map(({ folder }) => folder))];
	return folders.map((folder) => {
		const own = examples.filter((one) => one.folder === folder);
		const path = pathOf(folder);
		const title = ENTRIES.find(({ name }) => name === folder)?.specifier ?? "the whole";
		return {
			path,
			title,
			section: "examples",
			description: `Small programs, each of which runs as it is: ${title}.`,
			html: `<h1 id="examples">Examples: ${escapeHtml(title)}</h1>
<p class="lead">Small programs that run as they are, from the folder of the project. What each prints stands behind the line that prints it.</p>
${own.map((one) => `<h2 id="${escapeHtml(one.id)}">${escapeHtml(one.id.replaceAll("-", " "))}</h2>\n${exampleHtml(one, path, places)}`).join("\n")}`,
		};
	});
}

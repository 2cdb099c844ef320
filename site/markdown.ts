import { existsSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import MarkdownIt from "markdown-it";
import { highlight } from "./highlight.ts";
import { escapeHtml, linkFrom, slugOf } from "./page.ts";
import { REPOSITORY, ROOT } from "./project.ts";

/** What links in a text can lead to. */
export type Places = {
	/** Pages by the file of the project that they are made of; `file#anchor` for a part of one. */
	pages: ReadonlyMap<string, string>;
	/** Public names of the package, and where each is described. */
	names: ReadonlyMap<string, string>;
};

type Environment = {
	source: string;
	path: string;
	places: Places;
	linksAllNames: boolean;
	slugs: Map<string, number>;
	isHeading?: boolean;
};

/** Files of docs/ that are copied to the site as they are. */
export const COPIED: RegExp = /^docs\/(pictures\/.*\.(?:png|svg|jpg|webp))$/;

/** Names that are words of their own and can mean nothing else in a text. */
const DISTINCT = /[a-z\d][A-Z]|^[A-Z][a-z]+[A-Z]/;

const markdown = new MarkdownIt({ html: true, highlight: (code, language) => highlight(code, language) });
type Token = ReturnType<typeof markdown.parse>[number];

/** Renders a file of the project for its page of the site. */
export function renderMarkdown(
	text: string,
	at: { source: string; path: string; linksAllNames?: boolean },
	places: Places,
): string {
	const environment: Environment = { linksAllNames: false, ...at, places, slugs: new Map() };
	return markdown.render(text, environment);
}

/** A doc comment: the same, where no file is. */
export function renderComment(text: string, path: string, places: Places): string {
	const words = text.replace(/\{@link\s+(\w+)[^}]*\}/g, "`$1`");
	return renderMarkdown(words, { source: "src/index.ts", path }, places);
}

/** Where a link of a file leads to in the site. Throws where nothing is: a site with dead links is not built. */
export function resolveLink(
	link: string,
	{ source, path, places }: Pick<Environment, "source" | "path" | "places">,
): string {
	if (/^[a-z][a-z\d+.-]*:/i.test(link)) return link;
	const [file = "", anchor] = link.split("#");
	const hash = anchor === undefined ? "" : `#${anchor}`;
	if (file === "") return hash;
	const target = posix.normalize(posix.join(posix.dirname(source), decodeURIComponent(file))).replace(/\/$/, "");
	const page = places.pages.get(target);
	if (page !== undefined) return linkFrom(path, page.includes("#") ? page : page + hash);
	const copied = COPIED.exec(target)?.[1];
	if (!existsSync(join(ROOT, target))) throw new Error(`${source}: there is no ${link}`);
	if (copied !== undefined) return linkFrom(path, copied);
	const kind = statSync(join(ROOT, target)).isDirectory() ? "tree" : "blob";
	return `${REPOSITORY}/${kind}/main/${target}${hash}`;
}

/** How tokens of a kind become HTML. */
function render(kind: string, rule: (tokens: Token[], index: number, environment: Environment) => string): void {
	markdown.renderer.rules[kind] = (tokens, index, _options, environment) =>
		rule(tokens, index, environment as Environment);
}

render("heading_open", (tokens, index, environment) => {
	const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join("");
	environment.isHeading = true;
	const slug = slugOf(text);
	const count = environment.slugs.get(slug) ?? 0;
	environment.slugs.set(slug, count + 1);
	return `<${tokens[index]?.tag} id="${escapeHtml(count === 0 ? slug : `${slug}-${count}`)}">`;
});

render("heading_close", (tokens, index, environment) => {
	environment.isHeading = false;
	return `</${tokens[index]?.tag}>\n`;
});

render("table_open", () => '<div class="table"><table>\n');
render("table_close", () => "</table></div>\n");

render("link_open", (tokens, index, environment) => {
	const link = resolveLink(String(tokens[index]?.attrGet("href") ?? ""), environment);
	return `<a href="${escapeHtml(link)}">`;
});

render("image", (tokens, index, environment) => {
	const source = resolveLink(String(tokens[index]?.attrGet("src") ?? ""), environment);
	return `<img src="${escapeHtml(source)}" alt="${escapeHtml(tokens[index]?.content ?? "")}" loading="lazy">`;
});

for (const kind of ["html_block", "html_inline"])
	render(kind, (tokens, index, environment) =>
		(tokens[index]?.content ?? "").replace(
			/\b(src|href|srcset)="([^"]+)"/g,
			(_, name: string, link: string) => `${name}="${escapeHtml(resolveLink(link, environment))}"`,
		),
	);

render("code_inline", (tokens, index, environment) => {
	const content = tokens[index]?.content ?? "";
	const code = `<code>${escapeHtml(content)}</code>`;
	const name = /^(\w+)(?:\(.*\))?$/.exec(content)?.[1] ?? "";
	const target = environment.places.names.get(name);
	const isMeant = environment.linksAllNames || DISTINCT.test(name);
	if (target === undefined || !isMeant || environment.isHeading === true || isInLink(tokens, index)) return code;
	return `<a class="name" href="${escapeHtml(linkFrom(environment.path, target))}">${code}</a>`;
});

function isInLink(tokens: readonly { type: string }[], index: number): boolean {
	for (let i = index - 1; i >= 0; i--) {
		if (tokens[i]?.type === "link_close") return false;
		if (tokens[i]?.type === "link_open") return true;
	}
	return false;
}

import { escapeHtml, headingsOf, linkFrom, type Page } from "./page.ts";
import { REPOSITORY, VERSION } from "./project.ts";
import type { Shelf } from "./sections.ts";

const ICONS = {
	search: '<circle cx="11" cy="11" r="6.500"/><path d="m16 16 5 5"/>',
	theme: '<circle cx="12" cy="12" r="8.500"/><path d="M12 3.500a8.500 8.500 0 0 1 0 17z" fill="currentColor"/>',
	menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
	source: '<path d="m9 7-5 5 5 5M15 7l5 5-5 5"/>',
} as const;

function icon(name: keyof typeof ICONS): string {
	return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;
}

/** Before anything is drawn: the theme that was chosen, which the explorer shares. */
const THEME_SCRIPT =
	'try{const t=localStorage.getItem("mirazarr-theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';

/** A page in its frame. `shelves` have every page that is listed. */
export function framed(page: Page, shelves: readonly Shelf[]): string {
	const { path, title, html, description, isWide } = page;
	const to = (target: string): string => escapeHtml(linkFrom(path, target));
	const name = path === "index.html" ? `mirazarr: ${description.replace(/\.$/, "")}` : `${title} · mirazarr`;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escapeHtml(name)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:image" content="${to("assets/open-graph.png")}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" type="image/svg+xml" href="${to("assets/logo.svg")}">
<link rel="stylesheet" href="${to("assets/site.css")}">
<script>${THEME_SCRIPT}</script>
<script defer src="${to("assets/site.js")}" data-root="${to("index.html").replace(/index\.html$/, "")}"></script>
</head>
<body class="${isWide ? "wide" : "text"}" id="top-of-page">
<a class="skip" href="#content">Skip to the text</a>
${headerHtml(page, shelves)}
<div class="frame">
${sidebarHtml(page, shelves)}
<main id="content">
<article>
${html}
</article>
${isWide ? "" : onward(page, shelves)}
</main>
${isWide ? "" : outlineHtml(html)}
</div>
<footer class="foot"><p>mirazarr ${VERSION} · Apache-2.0 · <a href="${REPOSITORY}">source</a> · <a href="${to("changelog.html")}">changes</a> · <a href="${to("contributing.html")}">contributing</a></p></footer>
</body>
</html>
`;
}

function headerHtml({ path, section }: Page, shelves: readonly Shelf[]): string {
	const to = (target: string): string => escapeHtml(linkFrom(path, target));
	const bar = shelves.flatMap(({ key, inBar, pages }) => {
		const isHere = key === section || (key === "reference" && (section === "api" || section === "examples"));
		return inBar === undefined
			? []
			: [`<a href="${to(pages[0]?.path ?? "")}"${isHere ? ' aria-current="true"' : ""}>${inBar}</a>`];
	});
	bar.push(`<a href="${to("try.html")}"${path === "try.html" ? ' aria-current="page"' : ""}>Try it</a>`);
	return `<header class="bar">
<button class="icon-button menu-button" type="button" aria-label="Menu" aria-expanded="false" aria-controls="sidebar">${icon("menu")}</button>
<a class="brand" href="${to("index.html")}"><img src="${to("assets/logo.svg")}" alt="" width="28" height="28">mirazarr</a>
<nav aria-label="Parts of the site" class="bar-links">${bar.join("")}</nav>
<button class="search-button" type="button" aria-label="Search">${icon("search")}<span aria-hidden="true">Search</span><kbd aria-hidden="true">/</kbd></button>
<button class="icon-button theme-button" type="button" aria-label="Light or dark">${icon("theme")}</button>
<a class="icon-button source-link" href="${REPOSITORY}" aria-label="Source code">${icon("source")}</a>
</header>`;
}

function sidebarHtml(page: Page, shelves: readonly Shelf[]): string {
	const groups = shelves.map(({ key, title, pages }) => {
		const items = pages.map((one) => {
			const isHere = one.path === page.path;
			return `<li><a class="sidebar-page" href="${escapeHtml(linkFrom(page.path, one.path))}"${isHere ? ' aria-current="page"' : ""}>${escapeHtml(one.shortTitle ?? one.title)}</a></li>`;
		});
		return `<details${key === page.section ? " open" : ""}><summary>${escapeHtml(title)}</summary><ul>${items.join("")}</ul></details>`;
	});
	return `<nav class="sidebar" id="sidebar" aria-label="Pages"><a class="only-phone" href="${escapeHtml(linkFrom(page.path, "try.html"))}">Try it</a>${groups.join("\n")}</nav>`;
}

function outlineHtml(html: string): string {
	const all = headingsOf(html);
	const two = all.filter(({ level }) => level === 2);
	const three = all.filter(({ level }) => level === 2 || level === 3);
	const shown = three.length <= 24 ? three : two.length > 2 ? two : three;
	if (shown.length < 2) return '<div class="outline"></div>';
	const items = shown.map(
		({ level, id, text }) =>
			`<li><a class="outline-place${level > 2 ? " is-deep" : ""}" href="#${escapeHtml(id)}">${escapeHtml(text.replace(/ (function|class|interface|type|constant)$/, ""))}</a></li>`,
	);
	return `<nav class="outline" aria-label="On this page"><p>On this page</p><ul>${items.join("")}</ul></nav>`;
}

/** Where to go from the end of a page: the pages before and behind it, and the place where it is edited. */
function onward(page: Page, shelves: readonly Shelf[]): string {
	const all = shelves.flatMap(({ pages }) => pages);
	const at = all.findIndex(({ path }) => path === page.path);
	const link = (other: Page | undefined, word: string): string =>
		other === undefined
			? ""
			: `<a class="onward-page ${word.toLowerCase()}" href="${escapeHtml(linkFrom(page.path, other.path))}"><small>${word}</small>${escapeHtml(other.title)}</a>`;
	const edit =
		page.source === undefined
			? "<p>This page is made from the sources when the site is built.</p>"
			: `<p><a href="${REPOSITORY}/edit/main/${page.source}">Edit this page</a></p>`;
	return `<footer class="onward">${edit}<nav aria-label="Onward">${link(all[at - 1], "Previous")}${link(all[at + 1], "Next")}</nav></footer>`;
}

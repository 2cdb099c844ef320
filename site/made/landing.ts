import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseExample } from "../api/examples.ts";
import { highlight } from "../highlight.ts";
import { escapeHtml, type Page } from "../page.ts";
import { DESCRIPTION, projectText, REPOSITORY, ROOT } from "../project.ts";
import { shelvesOf } from "../sections.ts";

/** The three who come, and where each goes: the start of docs/start/ that is about them, or the page that is there already. */
const DOORS: readonly { who: string; wish: string; words: string; start: RegExp; otherwise: string; icon: string }[] = [
	{
		who: "Web developer",
		wish: "Show this file on my page",
		words:
			"Open NetCDF, HDF5, GeoTIFF or GRIB in the browser, by ranges, and read it with zarrita. No server, no conversion.",
		start: /web|browser|develop|page/,
		otherwise: "guide/zarrita.html",
		icon: '<path d="M4 6.5h16v11H4zM4 10h16M7 8.3h.01M9.500 8.300h.01"/>',
	},
	{
		who: "Data engineer",
		wish: "A hundred thousand files as one",
		words:
			"References for xarray, Kerchunk or Icechunk, built in parallel, checked before they are joined, verified later.",
		start: /data|engineer|references|xarray/,
		otherwise: "guide/persisting.html",
		icon: '<path d="M12 4 4 8l8 4 8-4zM4 12l8 4 8-4M4 16l8 4 8-4"/>',
	},
	{
		who: "Scientist",
		wish: "Why is this pixel missing?",
		words: "Every fill value that a file names, what becomes of it, and the story of one cell down to its bytes.",
		start: /pixel|missing|why/,
		otherwise: "missing-data.html",
		icon: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z"/><path stroke-dasharray="2 2" d="M14 14h6v6h-6z"/>',
	},
];

/** The program that is shown: it runs with the other examples. */
const EXAMPLE = "docs/examples/front-page.ts";

/** The front page; `pages` are those that its doors can lead to. */
export function landingPage(pages: readonly Page[]): Page {
	const starts = pages.filter(({ section }) => section === "start");
	const doors = DOORS.map(({ who, wish, words, start, otherwise, icon }) => {
		const path = starts.find((page) => start.test(page.path.replace(/^start\//, "")))?.path ?? otherwise;
		return `<li><a href="${path}"><svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg><small>${who}</small><strong>${wish}</strong><span>${words}</span></a></li>`;
	});
	const formats = (shelvesOf(pages).find(({ key }) => key === "formats")?.pages ?? []).map(
		({ path, title }) => `<li><a href="${path}">${escapeHtml(title)}</a></li>`,
	);
	const [sentence = ""] = DESCRIPTION.split("\n");
	return {
		path: "index.html",
		title: "mirazarr",
		section: "home",
		isWide: true,
		description: sentence,
		html: `<div class="hero"><div class="hero-words">
<h1 id="mirazarr">Archival files as Zarr.<br><em>Missing data right.</em></h1>
<p class="lead">${escapeHtml(sentence)} A TypeScript library for Node and browsers, a command line, a server, and a page that shows files and why each value is missing.</p>
<p class="actions"><a class="button main" href="${starts[0]?.path ?? "guide/opening.html"}">Start in five minutes</a> <a class="button" href="try.html">Try it here</a> <a class="button" href="${REPOSITORY}">Source</a></p>
</div>
<a class="hero-picture" href="try.html"><img loading="lazy" class="in-light" src="pictures/explorer-story-light.png" width="1280" height="800" alt="The explorer: a picture in which land and clouds are hatched by their reasons, and beside it the story of one missing value"><img loading="lazy" class="in-dark" src="pictures/explorer-story-dark.png" width="1280" height="800" alt="The explorer in the dark: land and clouds are hatched by their reasons, and beside them the story of one missing value"></a></div>
<ul class="doors" aria-label="Where to begin">${doors.join("\n")}</ul>
${numbersHtml()}
<section class="split"><div><h2 id="a-file-stays-where-it-is">A file stays where it is</h2>
<p>On disk, on a web server, in a bucket. Its header is read, often in one request, and its data become a Zarr store whose chunks are byte ranges of the file.</p>
<p>Every fill value that the file names is found, typed, and given one of two roles: what unwritten storage holds, or which written values mean “missing”. You can ask why any value is missing.</p>
<p><a href="missing-data.html">How missing data are decided</a></p></div>
${highlight(parseExample(EXAMPLE, projectText(EXAMPLE)).code, "ts")}</section>
<section><h2 id="what-it-opens">What it opens</h2><ul class="formats">${formats.join("")}</ul></section>`,
	};
}

/** The numbers that matter, from the page that a command writes: a list between two comments, each item `**number** what it is`. */
function numbersHtml(): string {
	const page = "docs/measured.md";
	if (!existsSync(join(ROOT, page))) return "";
	const block = /<!-- five -->(.*?)<!-- \/five -->/s.exec(projectText(page))?.[1] ?? "";
	const items = Array.from(
		block.matchAll(/^[-*] \*\*(.+?)\*\*[:,]? (.+)$/gm),
		([, number = "", words = ""]) =>
			`<li><strong>${escapeHtml(number)}</strong><span>${escapeHtml(words.replace(/`|\[([^\]]+)\]\([^)]*\)/g, "$1"))}</span></li>`,
	);
	if (items.length === 0) return "";
	return `<section class="measured"><h2 id="measured">Measured</h2><ul class="numbers">${items.join("")}</ul><p><a href="measured.html">All numbers, with the commands that measure them</a></p></section>`;
}

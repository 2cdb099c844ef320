/**
 * The site as it is built: its links, its reference, and every page in Chromium, below a folder of a host and from a folder of the disk.
 *
 *     node test/site/run.mjs [--only WORD] [--examples]        after npm run docs
 *
 * With --examples it is a failure, too, if a public name has no example. No case waits for a time.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launch } from "../browser/launch.mjs";
import { startPageServer } from "../browser/page-server.mjs";
import { brokenLinks, describedNames, publicNames, readPages } from "./built-pages.mjs";
import { finds, followsTheme, opensFromDisk, showsMissingPage, showsView } from "./cases.mjs";
import { visited } from "./visited.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const built = join(root, "site/built");
const { values: flags } = parseArgs({
	options: { only: { type: "string", default: "" }, examples: { type: "boolean", default: false } },
});
if (!existsSync(join(built, "index.html"))) throw new Error("the site is not built: npm run docs");

const startMs = performance.now();
const pages = readPages(built);
let failed = 0;
let done = 0;

await report("links and anchors", () => {
	const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const url = (repository?.url ?? repository ?? "https://github.com/mirazarr/mirazarr").replace(/^git\+|\.git$/g, "");
	return brokenLinks(pages, built, { root, repository: url });
});

await report("every page is in the sidebar", () => {
	const { html } = pages.find(({ path }) => path === "index.html");
	const listed = new Set(Array.from(html.matchAll(/class="sidebar-page" href="([^"]+)"/g), ([, path]) => path));
	const wide = new Set(["index.html", "try.html", "404.html"]);
	return pages.flatMap(({ path }) => (listed.has(path) || wide.has(path) ? [] : [`${path} is in no list`]));
});

const described = describedNames(pages);
await report("every public name is in the reference", () => {
	const names = publicNames(root);
	if (names.length < 400) throw new Error(`only ${names.length} public names were found in api/`);
	return names.flatMap(({ name, specifier }) =>
		described.some((one) => one.name === name && one.specifiers.includes(specifier))
			? []
			: [`${name} of ${specifier} is not described`],
	);
});

const bare = described.filter(({ hasExample }) => !hasExample).map(({ name }) => name);
if (flags.examples) await report("every public name has an example", () => bare.map((name) => `${name} has none`));
else
	console.log(`note ${bare.length} of ${described.length} names have no example yet; --examples makes that a failure`);

const server = await startPageServer(0, built, "/any/folder/");
const browser = await launch();
const world = { browser, url: server.url, built };
const chosen = JSON.parse(readFileSync(join(built, "pages.json"), "utf8")).filter((path) => path.includes(flags.only));
// Two at a time: one waits for its page while the other is busy.
const next = async () => {
	for (let path = chosen.shift(); path !== undefined; path = chosen.shift())
		await report(path, () => visited(world, path));
};
await Promise.all([next(), next()]);
if (flags.only === "") {
	const views = Array.from(
		pages.find(({ path }) => path === "try.html").html.matchAll(/data-view="(\w+)"/g),
		([, id]) => id,
	);
	for (const id of views) await report(`the explorer shows "${id}"`, () => showsView(world, id));
	await report("search finds a name and goes there", () => finds(world, "index.html"));
	await report("search finds from a page further down", () => finds(world, "guide/opening.html"));
	await report("the theme is remembered", () => followsTheme(world));
	await report("from the disk: pages, links, search", () => opensFromDisk(world));
	await report("what is missing leads home", () => showsMissingPage(world));
}
await browser.close();
await server.close();
console.log(`${((performance.now() - startMs) / 60_000).toFixed(1)} minutes`);
console.log(`${done - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && done > 0 ? 0 : 1;

async function report(name, find) {
	const beginMs = performance.now();
	let problems;
	try {
		problems = await find();
	} catch (error) {
		problems = [String(error.stack ?? error).slice(0, 1200)];
	}
	done++;
	if (problems.length > 0) failed++;
	console.log(
		`${problems.length === 0 ? "ok  " : "FAIL"} ${name} (${((performance.now() - beginMs) / 1000).toFixed(1)} s)`,
	);
	for (const problem of problems.slice(0, 40)) console.log(`     ${problem.replaceAll("\n", "\n     ")}`);
}

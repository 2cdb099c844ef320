import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { readExamples } from "./api/examples.ts";
import { apiNames } from "./api/model.ts";
import { subjectsOf } from "./api/subjects.ts";
import { framed } from "./layout.ts";
import { roomsTable } from "./made/architecture.ts";
import { commandsHtml, wholeProgram } from "./made/commands.ts";
import { examplePages, examplePlace } from "./made/examples.ts";
import { explorerPage } from "./made/explorer.ts";
import { houseSvg } from "./made/house.ts";
import { landingPage } from "./made/landing.ts";
import { entryList, placesOfNames, type Reference, subjectPage } from "./made/reference.ts";
import { COPIED, type Places, renderMarkdown } from "./markdown.ts";
import { notFoundPage } from "./not-found.ts";
import { headingsOf, type Page, plainText } from "./page.ts";
import { DESCRIPTION, projectText, ROOT } from "./project.ts";
import { searchScript } from "./search.ts";
import { sectionOf, shelvesOf } from "./sections.ts";
import { type MarkdownFile, markdownFiles } from "./tree.ts";

/** Builds the site into a folder, which it empties first. */
export async function buildSite(output: string): Promise<{ pages: number; seconds: number }> {
	const startMs = performance.now();
	const explorer = join(ROOT, "dist/web");
	if (!existsSync(join(explorer, "index.html"))) throw new Error("the explorer is not built: npm run build:web");
	const pages = await allPages();
	const shelves = shelvesOf(pages);
	rmSync(output, { recursive: true, force: true });
	for (const page of pages) write(output, page.path, framed(page, shelves));
	write(output, "404.html", notFoundPage(foldersOf(pages)));
	write(output, "assets/search-index.js", searchScript(pages));
	write(output, "pages.json", JSON.stringify(pages.map(({ path }) => path)));
	// Hosts that would run Jekyll leave the files as they are.
	write(output, ".nojekyll", "");
	for (const file of readdirSync(join(ROOT, "docs/pictures")))
		if (COPIED.test(`docs/pictures/${file}`)) cpSync(join(ROOT, "docs/pictures", file), join(output, "pictures", file));
	cpSync(explorer, join(output, "explorer"), { recursive: true });
	await writeTheme(join(output, "assets"));
	return { pages: pages.length, seconds: (performance.now() - startMs) / 1000 };
}

/** Every page: those of docs/, those that are made, and the front. */
export async function allPages(): Promise<Page[]> {
	const files = markdownFiles();
	const examples = readExamples();
	const subjects = subjectsOf(await apiNames());
	const places: Places = {
		pages: new Map([
			["README.md", "index.html"],
			...files.map(({ source, path }): [string, string] => [source, path]),
			...examples.map((one): [string, string] => [one.source, examplePlace(one)]),
		]),
		names: placesOfNames(subjects),
	};
	const reference: Reference = { subjects, examples, places };
	const made = await madeParts(places);
	const written = withoutFailure(files, (file) => markdownPage(file, places, made, reference));
	const pages = [
		...written,
		...subjects.map((subject) => subjectPage(subject, reference)),
		...examplePages(examples, places),
	];
	return [landingPage(pages), explorerPage(), ...pages];
}

/** All pages, or all that is wrong with them: whoever moves a page hears of every link to it at once. */
function withoutFailure<T, U>(items: readonly T[], make: (item: T) => U): U[] {
	const problems: string[] = [];
	const made = items.flatMap((item) => {
		try {
			return [make(item)];
		} catch (error) {
			problems.push(error instanceof Error ? error.message : String(error));
			return [];
		}
	});
	if (problems.length > 0) throw new Error(problems.join("\n"));
	return made;
}

/** What pages of docs/ have between `<!-- made: name -->` and `<!-- /made -->` on the site; what stands there is for code hosts. */
async function madeParts(places: Places): Promise<ReadonlyMap<string, string>> {
	return new Map([
		["commands", commandsHtml(await wholeProgram())],
		["house", houseSvg()],
		["rooms", renderMarkdown(roomsTable(), { source: "CONTRIBUTING.md", path: "architecture.html" }, places)],
	]);
}

function markdownPage(
	{ source, path }: MarkdownFile,
	places: Places,
	made: ReadonlyMap<string, string>,
	reference: Reference,
): Page {
	const isExports = source === "docs/reference/exports.md";
	const marked = projectText(source).replace(/<!-- made: (\w+) -->.*?<!-- \/made -->/gs, '<div data-made="$1"></div>');
	const rendered = renderMarkdown(marked, { source, path, linksAllNames: isExports }, places);
	const filled = rendered.replace(/<div data-made="(\w+)"><\/div>/g, (_, name: string) => {
		const part = made.get(name);
		if (part === undefined) throw new Error(`${source}: nothing makes "${name}"`);
		return part;
	});
	const html = isExports ? withEntryLists(filled, path, reference) : filled;
	const title = headingsOf(html).find(({ level }) => level === 1)?.text;
	if (title === undefined) throw new Error(`${source}: a page begins with a heading, "# …"`);
	const [first = ""] = Array.from(html.matchAll(/<p>(.*?)<\/p>/gs), ([, words]) => plainText(words as string));
	return {
		path,
		title,
		section: sectionOf(path),
		html,
		description: first === "" ? DESCRIPTION : shortened(first),
		source,
	};
}

/** Behind the words about each entry, all of its names; entries of which nothing is said follow at the end. */
function withEntryLists(html: string, path: string, reference: Reference): string {
	const specifiers = new Set(reference.subjects.flatMap(({ names }) => names.flatMap((one) => one.specifiers)));
	const parts = html.split(/(?=<h2 )/);
	const told = parts.map((part) => {
		const specifier = plainText(/<h2[^>]*>(.*?)<\/h2>/s.exec(part)?.[1] ?? "");
		if (!specifiers.delete(specifier)) return part;
		return part + entryList(specifier, reference, path);
	});
	const rest = [...specifiers].map(
		(specifier) => `<h3><code>${specifier}</code></h3>${entryList(specifier, reference, path)}`,
	);
	return told.join("") + (rest.length === 0 ? "" : `<h2 id="other-entries">Other entries</h2>${rest.join("")}`);
}

function shortened(text: string): string {
	return text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, "")}…`;
}

function foldersOf(pages: readonly Page[]): string[] {
	const folders = pages.flatMap(({ path }) => (path.includes("/") ? [path.split("/")[0] as string] : []));
	return [...new Set([...folders, "assets", "pictures", "explorer"])];
}

function write(output: string, path: string, text: string): void {
	const file = join(output, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** Style, script and pictures of the frame. Colours are those of the explorer. */
async function writeTheme(folder: string): Promise<void> {
	const theme = join(import.meta.dirname, "theme");
	await build({
		entryPoints: { site: join(theme, "client/main.ts") },
		outdir: folder,
		bundle: true,
		minify: true,
		format: "iife",
		target: "es2022",
		logLevel: "error",
	});
	await build({
		entryPoints: { site: join(theme, "site.css") },
		outdir: folder,
		bundle: true,
		minify: true,
		target: ["chrome123", "firefox121", "safari17.5"],
		logLevel: "error",
	});
	cpSync(join(ROOT, "web/icon.svg"), join(folder, "logo.svg"));
	cpSync(join(theme, "open-graph.png"), join(folder, "open-graph.png"));
}

/**
 * Pictures of the site, to be looked at: `npm run docs:screenshots`, after `npm run docs`. Chromium is the one of the system.
 *
 *     node scripts/docs-screenshots.mjs [--only WORD] [--to FOLDER] [--open-graph]
 *
 * With --open-graph the picture that previews of links show is made instead, site/theme/open-graph.png.
 */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "../test/browser/launch.mjs";
import { startPageServer } from "../test/browser/page-server.mjs";

const root = join(import.meta.dirname, "..");
const { values: flags } = parseArgs({
	options: {
		only: { type: "string", default: "" },
		to: { type: "string", default: join(root, "site/built/.screenshots") },
		"open-graph": { type: "boolean", default: false },
	},
});

const PAGES = [
	...[
		"index.html",
		"guide/zarrita.html",
		"missing-data.html",
		"formats/tiff.html",
		"reference/exports.html",
		"reference/commands.html",
	],
	...[
		"api/opening.html",
		"api/reading.html",
		"architecture.html",
		"try.html",
		"start/",
		"cookbook/",
		"migrate/",
		"examples/",
	],
];
const SIZES = {
	desk: { viewport: { width: 1280, height: 900 } },
	phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

const built = join(root, "site/built");
if (!existsSync(join(built, "index.html"))) throw new Error("the site is not built: npm run docs");
const server = await startPageServer(0, built, "/any/folder/");
const browser = await launch();
try {
	if (flags["open-graph"]) await openGraph();
	else await everyPage();
} finally {
	await browser.close();
	await server.close();
}

/** The size that previews are cut to. */
async function openGraph() {
	const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "dark" });
	await page.goto(`${server.url}index.html`);
	await page.addStyleTag({
		content:
			".bar,.foot,.actions,.doors,section,.lead{display:none!important}.hero{grid-template-columns:1fr 1.1fr;height:630px;padding:0}.hero h1{font-size:3.6rem}main{padding:0!important}.frame{max-width:none!important;padding:0 3.5rem!important}",
	});
	await page.locator(".hero-picture img.in-dark").evaluate((image) => image.decode());
	await page.screenshot({ path: join(root, "site/theme/open-graph.png") });
	console.log("site/theme/open-graph.png");
}

async function everyPage() {
	mkdirSync(flags.to, { recursive: true });
	const sitemap = await (await fetch(`${server.url}pages.json`)).json();
	const chosen = PAGES.map((name) => (name.endsWith("/") ? sitemap.find((path) => path.startsWith(name)) : name));
	for (const [size, options] of Object.entries(SIZES))
		for (const colorScheme of ["light", "dark"]) {
			const context = await browser.newContext({ ...options, colorScheme });
			for (const path of chosen) {
				if (path === undefined) continue;
				const file = `${path.replace(/\.html$/, "").replaceAll("/", "-")}-${size}-${colorScheme}.png`;
				if (!file.includes(flags.only)) continue;
				const page = await context.newPage();
				await page.goto(server.url + path);
				if (path === "try.html")
					await page.frameLocator("iframe").locator('.view-side canvas[data-painted="true"]').first().waitFor();
				await page.screenshot({ path: join(flags.to, file) });
				await page.close();
				console.log(file);
			}
			await context.close();
		}
}

/** A page in Chromium: what it asks for, what it complains of, how wide it is, and what axe-core finds. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// axe-core is installed where the tests of the explorer have it.
const browserTests = join(dirname(fileURLToPath(import.meta.url)), "../browser");
if (!existsSync(join(browserTests, "node_modules")))
	execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: browserTests, stdio: "inherit" });
const axePath = createRequire(join(browserTests, "run.mjs")).resolve("axe-core/axe.min.js");

/** A busy machine may need long; a page that is right needs no more than it takes. */
export const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 45_000);

/** A page in a context of its own; `problems` fills with what goes wrong beside what a case looks at. */
export async function newPage({ browser, url }, options = {}) {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
	context.setDefaultTimeout(PATIENCE_MS);
	const problems = [];
	context.on("weberror", (error) => problems.push(`uncaught: ${error.error()?.stack ?? error.error()}`));
	context.on("console", (message) => {
		if (message.type() === "error") problems.push(`console: ${message.text()} ${message.location().url}`);
	});
	context.on("request", (request) => {
		const isOurs = /^(data|blob|about):/.test(request.url()) || request.url().startsWith(options.from ?? url);
		if (!isOurs) problems.push(`asks for ${request.url()}, which is not of the site`);
	});
	return { page: await context.newPage(), problems, end: () => context.close() };
}

/** What is wrong with a page, in the light and in the dark, on a desk and on a phone. */
export async function visited(world, path) {
	const { page, problems, end } = await newPage(world);
	try {
		await page.goto(world.url + path, { waitUntil: "load" });
		// Everything that is loaded when it comes into view, and what is folded away.
		await page.evaluate(async () => {
			for (const box of document.querySelectorAll("details")) box.open = true;
			for (const image of document.images) image.loading = "eager";
			const shown = [...document.images].filter((image) => image.offsetParent !== null);
			await Promise.all(shown.map((image) => image.decode()));
			// What follows the sizes of boxes does so when the page is drawn: a busy machine may not have come to it.
			await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
		});
		await page.addScriptTag({ path: axePath });
		problems.push(...(await barriers(page, path, {})));
		await page.emulateMedia({ colorScheme: "dark" });
		problems.push(...(await barriers(page, path, { runOnly: ["color-contrast"] })).map((text) => `dark: ${text}`));
		await page.setViewportSize({ width: 390, height: 844 });
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		if (width > 390) problems.push(`${width} pixels wide on a screen of 390`);
	} finally {
		await end();
	}
	return problems;
}

/** Pages whose frame is looked at, too: it is the same on all others. The explorer in its frame has tests of its own. */
const WHOLE = new Set(["index.html", "try.html", "guide/opening.html"]);

async function barriers(page, path, options) {
	const context = WHOLE.has(path) ? { exclude: ["iframe"] } : { include: ["main"] };
	const { violations, passes } = await page.evaluate(
		([where, given]) => globalThis.axe.run(where, { resultTypes: ["violations"], iframes: false, ...given }),
		[context, options],
	);
	if (passes.length === 0) return ["axe looked at nothing"];
	return violations
		.filter(({ impact }) => impact === "serious" || impact === "critical")
		.map(({ id, nodes }) => {
			const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 140));
			return `${id} at ${where.join(" | ")} (${nodes[0].failureSummary.split("\n")[1]?.trim()})`;
		});
}

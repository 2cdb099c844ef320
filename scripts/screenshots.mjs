/**
 * Makes the pictures of the explorer in docs/pictures/: `npm run screenshots`, after a build. Chromium is the one of the system.
 *
 *     node scripts/screenshots.mjs [--only WORD] [--to FOLDER]
 */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "../test/browser/launch.mjs";
import { startPageServer } from "../test/browser/page-server.mjs";
import { fragment, Visit } from "../test/browser/visit.mjs";

const { values: flags } = parseArgs({
	options: {
		only: { type: "string", default: "" },
		to: { type: "string", default: join(import.meta.dirname, "../docs/pictures") },
	},
});

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Addresses are seen in some pictures: they are the same every time. */
const PORT = 8765;

/** Larger ones make a page of docs slow. */
const MOST_BYTES = 250_000;

const SST = { source: "sample:sea-surface.nc", path: "/sst" };

/** What is pictured: a view by its address, and what a hand does then. */
const SHOTS = [
	{ name: "story", themes: ["light", "dark"], view: { ...SST, view: "picture", panel: "story", cell: "0,16,34" } },
	{
		name: "map",
		themes: ["light", "dark"],
		view: { ...SST, view: "map", panel: "missing", at: "time:1", span: "-2,32" },
	},
	{
		name: "lines",
		themes: ["light"],
		view: { ...SST, view: "lines", lines: "lon|time:0,lat:18;lon|time:0,lat:10", panel: "takeaway" },
	},
	{ name: "files", themes: ["light"], view: { source: [2023, 2024, 2025].map((year) => `sample:gauge-${year}.nc`) } },
	{
		name: "galaxy",
		themes: ["dark"],
		view: {
			source: "sample:galaxy.fits",
			path: "/0",
			view: "picture",
			colours: "inferno",
			scaling: "log",
			span: "110,9000",
		},
	},
	{ name: "phone", themes: ["light"], size: PHONE, view: { ...SST, view: "picture" } },
];

const world = { page: await startPageServer(PORT), browser: await launch() };
for (const { name, themes, view, size = DESKTOP } of SHOTS)
	for (const colorScheme of themes) {
		const file = `explorer-${name}${themes.length > 1 ? `-${colorScheme}` : ""}.png`;
		if (!file.includes(flags.only)) continue;
		const visit = await Visit.begin(world, { ...size, colorScheme });
		await visit.load(fragment(view));
		if (view.path === undefined) await visit.page.locator(".matrix").waitFor();
		else {
			await visit.opened();
			if (view.view === "picture" || view.view === "map")
				await visit.page.locator('.view-side canvas[data-painted="true"]').first().waitFor();
			// Thumbnails are made once they have been in view for a moment.
			await visit.page.waitForTimeout(500);
			await visit.settled();
		}
		const path = join(flags.to, file);
		await visit.page.screenshot({ path });
		const problems = [...visit.problems];
		await visit.end();
		const { size: bytes } = await stat(path);
		if (bytes > MOST_BYTES) problems.push(`${bytes} bytes are too many`);
		console.log(`${file} ${(bytes / 1000).toFixed(0)} kB`);
		for (const problem of problems) console.log(`  ${problem}`);
		if (problems.length > 0) process.exitCode = 1;
	}
await world.browser.close();
await world.page.close();

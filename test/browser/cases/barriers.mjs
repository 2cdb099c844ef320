/** axe-core finds no serious barrier, in the light and in the dark, on a desk and on a phone. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const SIZES = {
	desktop: { viewport: { width: 1280, height: 800 } },
	phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** What is looked at, one after the other. */
const PAGES = [
	{ name: "start", view: {} },
	{
		name: "picture and story",
		view: { source: "sample:sea-surface.nc", path: "/sst", view: "picture", panel: "story", cell: "0,10,40" },
	},
	{
		name: "map and missing data",
		view: { source: "sample:sea-surface.nc", path: "/sst", view: "map", panel: "missing" },
	},
	{
		name: "lines and take away",
		view: { source: "sample:sea-surface.nc", path: "/sst", view: "lines", panel: "takeaway" },
	},
	{ name: "histogram", view: { source: "sample:sea-surface.nc", path: "/sst", view: "histogram" } },
	{ name: "table", view: { source: "sample:sea-surface.nc", path: "/sst", view: "table" } },
	{ name: "several files", view: { source: ["sample:gauge-2023.nc", "sample:gauge-2024.nc"] } },
	{ name: "failure", view: { source: "sample:none.nc" } },
];

export const cases = Object.entries(SIZES).flatMap(([size, options]) =>
	["light", "dark"].map((colorScheme) => ({
		name: `${size}, ${colorScheme}`,
		options: { ...options, colorScheme, bypassCSP: true },
		expected: [/Failed to load resource.*404/],
		run: (visit) => lookedAt(visit, size),
	})),
);

async function lookedAt(visit, size) {
	const problems = [];
	for (const { name, view } of PAGES) {
		await visit.load(view);
		if ("path" in view) await visit.opened();
		else if (view.source !== undefined) await visit.page.locator(".failure, .matrix").first().waitFor();
		await visit.page.waitForFunction(
			() => globalThis.callsUnderWay.size === 0 && document.querySelector(".busy") === null,
		);
		if (name.startsWith("picture"))
			await visit.page.locator(".stage canvas[data-painted]").waitFor({ state: "attached" });
		await visit.page.addScriptTag({ path: axePath });
		const parts = size === "phone" && "path" in view ? ["Contents", "View", "Details"] : [undefined];
		for (const part of parts) {
			if (part !== undefined) await visit.page.getByRole("navigation").getByRole("button", { name: part }).click();
			problems.push(...(await violations(visit, [name, part].filter(Boolean).join(", "))));
		}
		if (size === "phone") problems.push(...(await wide(visit, name)));
	}
	assert.ok(PAGES.length > 5);
	return problems;
}

async function violations(visit, where) {
	const { violations: found, passes } = await visit.page.evaluate(() =>
		globalThis.axe.run(document, { resultTypes: ["violations"] }),
	);
	assert.ok(passes.length > 10, `axe looked at ${passes.length} things`);
	return found
		.filter(({ impact }) => impact === "serious" || impact === "critical")
		.map(
			({ id, nodes }) =>
				`${where}: ${id} at ${nodes
					.slice(0, 3)
					.map(({ html }) => html.slice(0, 140))
					.join(" | ")} (${nodes[0].failureSummary.split("\n")[1]?.trim()})`,
		);
}

/** Nothing makes a phone scroll sideways. */
async function wide(visit, name) {
	const [page, screen] = await visit.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
	return page > screen ? [`${name}: ${page} pixels wide on a screen of ${screen}`] : [];
}

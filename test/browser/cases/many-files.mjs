/** Several files are dropped: compared, joined as chosen, and viewed as one. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decode, openVirtualDatasets } from "../library.mjs";

const GAUGES = ["gauge-2023.nc", "gauge-2024.nc", "gauge-2025.nc"];

export const cases = [
	{ name: "files that differ: the matrix, a policy, one series", run: gauges },
	{ name: "files that fit are joined as xarray joins them", run: months },
	{ name: "a joined view is shared by its address", run: sharedJoin },
];

async function gauges(visit, { root }) {
	await visit.load();
	await visit.drop(...GAUGES.map((name) => join(root, "samples", name)));
	const row = visit.page.getByRole("row").filter({ has: visit.page.getByRole("rowheader", { name: "level" }) });
	const cell = (file) => row.locator("button[data-state]").nth(GAUGES.indexOf(file));
	await cell(GAUGES[1]).waitFor();
	assert.equal(await cell(GAUGES[0]).getAttribute("data-state"), "first");
	assert.equal(await cell(GAUGES[1]).getAttribute("data-state"), "refused");
	await redGreenAmber(visit);
	await visit.page.getByRole("button", { name: "Do what it takes" }).click();
	await visit.page.getByRole("button", { name: "View 3 files as one" }).click();
	await visit.opened();
	const dataset = await openVirtualDatasets(
		GAUGES.map((name) => join(root, "samples", name)),
		{ policy: ["convertTime", "derive"] },
	);
	const level = await decode(dataset.toStore(), "level", { missing: "nan" });
	assert.equal(level.data.length, 11);
	await visit.page.getByRole("tab", { name: "Table" }).click();
	await visit.page.locator(".view-side").getByText("1.52").first().waitFor();
	const shown = await visit.text(".view-side");
	for (const value of level.data)
		if (!Number.isNaN(value))
			assert.ok(shown.includes(String(Number(value.toPrecision(12)))), `${value} is not in: ${shown}`);
}

/** States differ in colour, and by more than colour. */
async function redGreenAmber(visit) {
	const states = await visit.page
		.locator(".matrix button[data-state]")
		.evaluateAll((buttons) =>
			buttons.map((button) => [
				button.dataset.state,
				getComputedStyle(button).backgroundColor,
				button.textContent.trim(),
			]),
		);
	const looks = new Map(states.map(([state, colour, text]) => [state, `${colour} ${text[0]}`]));
	assert.ok(looks.size >= 2, `${[...looks]}`);
	assert.equal(new Set(looks.values()).size, looks.size, `${[...looks]}`);
}

async function months(visit, { root }) {
	const folder = join(root, "test/fixtures/combine");
	const names = ["jan.nc", "feb.nc", "mar.nc"];
	await visit.load();
	await visit.drop(...names.map((name) => join(folder, name)));
	await visit.page.locator(".many-verdict").waitFor();
	if ((await visit.page.locator(".many-verdict").getAttribute("data-fits")) === "false")
		await visit.page.getByRole("button", { name: "Do what it takes" }).click();
	await visit.page.getByRole("button", { name: "View 3 files as one" }).click();
	await visit.opened();
	const truth = JSON.parse(await readFile(join(folder, "expected.json"), "utf8"));
	assert.ok(Object.keys(truth).length > 0);
	const dataset = await openVirtualDatasets(
		names.map((name) => join(folder, name)),
		{ policy: ["convertTime", "derive"] },
	);
	const paths = [...dataset.variables.keys()].map((name) => `/${name}`).sort();
	assert.deepEqual(await visit.treePaths(), paths);
}

async function sharedJoin(visit) {
	await visit.load({ source: GAUGES.map((name) => `sample:${name}`) });
	await visit.page.getByRole("button", { name: "Do what it takes" }).click();
	await visit.page.getByRole("button", { name: "View 3 files as one" }).click();
	await visit.opened();
	await visit.settled();
	await visit.inAddress("policy=");
	const other = await visit.another();
	try {
		await other.load(new URL(visit.page.url()).hash);
		await other.opened();
		await other.settled();
		const wanted = await visit.text(".view-side");
		for (let round = 0; round < 10 && (await other.text(".view-side")) !== wanted; round++) await other.settled();
		assert.equal(await other.text(".view-side"), wanted);
	} finally {
		await other.end();
	}
}

/** Everything is done with the keyboard: a sample is opened, the tree walked, the view changed, a cell reached and its story read. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { explainValue, openStore, whyMissing } from "../library.mjs";

export const cases = [
	{ name: "from a sample to the story of a value", run: journey },
	{ name: "the focus can be seen wherever it is", run: focusSeen },
];

/** Presses Tab until something has the focus. */
async function tabTo(visit, selector, key = "Tab") {
	for (let i = 0; i < 150; i++) {
		await visit.page.keyboard.press(key);
		if (await visit.page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
	}
	throw new Error(`Tab does not lead to ${selector}`);
}

async function journey(visit, { root }) {
	const { page } = visit;
	await visit.load();
	await tabTo(visit, "button.sample");
	assert.match(await page.evaluate(() => document.activeElement.textContent), /Sea surface/);
	await page.keyboard.press("Enter");
	await visit.opened();
	await visit.painted();
	await tabTo(visit, '[role="tree"]');
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await visit.inAddress("path=/quality");
	await page.keyboard.press("Home");
	await page.keyboard.press("Enter");
	await visit.inAddress("path=/sst");
	await visit.painted();
	await tabTo(visit, '.view-side [role="tab"]');
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await visit.inAddress("view=map");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("Enter");
	await visit.inAddress("view=picture");
	await visit.painted();
	await tabTo(visit, '[role="application"]');
	for (const key of ["Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown"]) await page.keyboard.press(key);
	await page.keyboard.press("Enter");
	await visit.inAddress("cell=0,");
	const cell = /cell=([\d,]+)/.exec(decodeURIComponent(page.url()))[1].split(",").map(Number);
	assert.deepEqual(cell, [0, 20, 37]);
	await page.locator('.story[aria-busy="false"] .verdict').waitFor();
	const report = await explainValue(await openStore(join(root, "samples/sea-surface.nc")), "/sst", cell);
	assert.ok((await visit.text(".story")).includes(whyMissing(report) ?? report.decoded.value));
	await tabTo(visit, ".cell-controls input");
	await page.keyboard.press("ArrowUp");
	await visit.inAddress(`cell=${cell[0] + 1},${cell[1]},${cell[2]}`);
}

/** At each stop of the Tab key something differs from the page without the focus: an outline, a shadow, a border. */
async function focusSeen(visit) {
	await visit.load({ source: "sample:sea-surface.nc", path: "/sst" });
	await visit.opened();
	await visit.painted();
	const unseen = [];
	for (let i = 0; i < 60; i++) {
		await visit.page.keyboard.press("Tab");
		const stop = await visit.page.evaluate(() => {
			const element = document.activeElement;
			if (element === null || element === document.body) return undefined;
			const look = (one) => {
				const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
				return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
			};
			const isSeen = look(element) || look(element.parentElement);
			return { name: element.outerHTML.slice(0, 90), isSeen, box: element.getBoundingClientRect().toJSON() };
		});
		if (stop === undefined) break;
		if (!stop.isSeen || stop.box.width === 0) unseen.push(stop.name);
	}
	return unseen.map((name) => `the focus is not seen on ${name}`);
}

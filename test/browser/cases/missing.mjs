/** Rules of missing data are switched: what they hid is shown, and counts are those of Node. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { hatchOf, isViridis } from "../colours.mjs";
import { decode, openStore, read } from "../library.mjs";

const SHAPE = [36, 72];

export const cases = [
	{ name: "counts by rule are those of Node, in view and of all", run: counts },
	{ name: "a rule that is switched off shows what it hid", run: switchedOff },
	{ name: "a valid range that is switched on hides what is beyond", run: switchedOn },
	{ name: "a mask that is switched off shows what it hid", run: maskOff },
];

/** Opens the sample; gives its values in Node, decoded with these options. */
async function sst(visit, { root }, options = {}, view = {}) {
	const store = await openStore(join(root, "samples/sea-surface.nc"));
	const decoded = await decode(store, "sst", { selection: [0], missing: "nan", reasons: true, ...options });
	await visit.load({
		...{ source: "sample:sea-surface.nc", path: "/sst", view: "picture", span: "-2,32", colours: "viridis" },
		...view,
	});
	await visit.opened();
	await visit.painted();
	return { store, ...decoded };
}

function legendRow(visit, text) {
	return visit.page.locator(".missing-legend li").filter({ hasText: text });
}

async function counts(visit, world) {
	const { store, reasons } = await sst(visit, world);
	for (const [i, rule] of reasons.rules.entries())
		assert.equal(
			await legendRow(visit, rule).locator("[data-count]").getAttribute("data-count"),
			`${reasons.counts[i]}`,
		);
	await visit.page.getByRole("button", { name: "Count all" }).click();
	await visit.page.locator("[data-count-all]").first().waitFor();
	const all = await decode(store, "sst", { reasons: true });
	for (const [i, rule] of all.reasons.rules.entries())
		assert.equal(
			await legendRow(visit, rule).locator("[data-count-all]").getAttribute("data-count-all"),
			`${all.reasons.counts[i]}`,
		);
}

async function pixelOf(visit, shape, cell) {
	await visit.painted();
	const { x, y } = await visit.placeOf(shape, cell);
	const pixels = await visit.pixels();
	return pixels.at(Math.floor(x), Math.floor(y));
}

async function switchedOff(visit, world) {
	// Land is stored as -32768, hundredths of a degree: -327.68 is beyond the colours.
	const { data } = await sst(visit, world, {}, { span: "-400,32" });
	const cell = [10, 40];
	assert.ok(Number.isNaN(data[cell[0] * SHAPE[1] + cell[1]]));
	assert.ok(hatchOf(await pixelOf(visit, SHAPE, cell)) === 0);
	await legendRow(visit, "_FillValue -32768").getByRole("checkbox").uncheck();
	await visit.inAddress("off=");
	const shown = await pixelOf(visit, SHAPE, cell);
	assert.ok(isViridis(shown, -327.68, [-400, 32]), `${shown}`);
}

async function switchedOn(visit, world) {
	const { data } = await sst(visit, world, { mask: "netcdf" });
	const plain = await decode(await openStore(join(world.root, "samples/sea-surface.nc")), "sst", {
		selection: [0],
		missing: "nan",
	});
	const place = data.findIndex((value, i) => Number.isNaN(value) && !Number.isNaN(plain.data[i]));
	const cell = [Math.floor(place / SHAPE[1]), place % SHAPE[1]];
	const row = legendRow(visit, "valid range");
	assert.ok(hatchOf(await pixelOf(visit, SHAPE, cell)) < 0);
	await row.getByRole("checkbox").check();
	await visit.inAddress("off=");
	assert.ok(hatchOf(await pixelOf(visit, SHAPE, cell)) >= 0);
	const beyond = [...data.keys()].filter((i) => Number.isNaN(data[i]) && !Number.isNaN(plain.data[i])).length;
	assert.equal(await row.locator("[data-count]").getAttribute("data-count"), `${beyond}`);
}

async function maskOff(visit, world) {
	const store = await openStore(join(world.root, "samples/photograph.tif"));
	const [pixels, mask] = await Promise.all(["0", "mask"].map((path) => read(store, path)));
	const [rows, columns] = [320, 384];
	const place = mask.data.findIndex((value, i) => Number(value) === 0 && i % columns > 4 && i / columns > 4);
	const cell = [Math.floor(place / columns), place % columns];
	await visit.load({ source: "sample:photograph.tif", path: "/0", view: "picture" });
	await visit.opened();
	assert.ok(hatchOf(await pixelOf(visit, [rows, columns], cell)) >= 0);
	await legendRow(visit, "mask").getByRole("checkbox").uncheck();
	await visit.inAddress("off=");
	const shown = await pixelOf(visit, [rows, columns], cell);
	const wanted = [0, 1, 2].map((band) => Number(pixels.data[band * rows * columns + place]));
	assert.deepEqual(shown, wanted);
}

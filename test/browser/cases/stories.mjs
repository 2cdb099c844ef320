/** Cells are pointed at and clicked: what the page tells of them is what `explainValue` says in Node. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { explainFill, explainValue, openStore, whyMissing } from "../library.mjs";

/** Cells of samples: valid ones, and one for each reason. */
const CELLS = [
	{ file: "sea-surface.nc", path: "/sst", shape: [36, 72], index: [0, 15, 30] },
	{ file: "sea-surface.nc", path: "/sst", shape: [36, 72], index: [0, 10, 40] },
	{ file: "sea-surface.nc", path: "/sst", shape: [36, 72], index: [0, 18, 15] },
	{ file: "ocean-colour.nc", path: "/physics/temperature", shape: [90, 180], index: [0, 45, 10] },
	{ file: "elevation.tif", path: "/0", shape: [320, 384], index: [160, 190] },
	{ file: "forecast.grib2", path: "/surface/instant/swh", shape: [90, 180], index: [0, 0, 40, 100] },
];

export const cases = [
	...CELLS.map((cell) => ({
		name: `${cell.file}${cell.path} [${cell.index}] is clicked`,
		run: (visit, world) => clicked(visit, world, cell),
	})),
	{ name: "a cell is pointed at", run: pointed },
	{ name: "what is missing in an array is explained", run: explained },
];

async function clicked(visit, world, { file, path, shape, index }) {
	const report = await explainValue(await openStore(join(world.root, "samples", file)), path, index);
	await visit.load({ source: `sample:${file}`, path, view: "picture" });
	await visit.opened();
	await visit.painted();
	const { x, y } = await visit.placeOf(shape, index.slice(-2));
	await visit.page.mouse.click(x, y);
	await visit.page.locator('.story[aria-busy="false"] .verdict').waitFor();
	const told = await visit.text(".story");
	const why = whyMissing(report);
	if (why === undefined) {
		assert.match(told, /A valid value/);
		assert.ok(told.includes(report.decoded.value), `${report.decoded.value} is not in: ${told}`);
	} else assert.ok(told.includes(`Missing, because ${why}`), `${why} is not in: ${told}`);
	const { chunk, stored } = report;
	const wanted = [
		...[`stored ${stored.value} ${report.dataType}`, `Chunk [${chunk.index.join(", ")}]`, chunk.key],
		...chunk.codecs,
		...(chunk.url === undefined ? [] : [`${chunk.offset.toLocaleString("en")} to `, file]),
		...report.coordinates.map(({ name, value }) => `${name} ${value}`),
	];
	for (const text of wanted) assert.ok(told.includes(text), `"${text}" is not in: ${told}`);
	if (chunk.fileOffset !== undefined) await sameBytes(visit, report, join(world.root, "samples", file));
	await visit.inAddress(`cell=${index.join(",")}`);
}

/** The bytes that are marked are those that the file has there. */
async function sameBytes(visit, { chunk, dataType }, file) {
	const { readFile } = await import("node:fs/promises");
	const length = Number(/\d+$/.exec(dataType)[0]) / 8;
	const bytes = (await readFile(file)).subarray(chunk.fileOffset, chunk.fileOffset + length);
	const marked = await visit.page.locator(".hex-byte.marked").allInnerTexts();
	assert.equal(marked.join(""), bytes.toString("hex"));
}

async function pointed(visit) {
	await visit.load({ source: "sample:sea-surface.nc", path: "/sst", view: "picture", at: "time:1" });
	await visit.opened();
	await visit.painted();
	// Latitude 87.5 - 5 * 15 is 12.5 degrees, longitude -177.5 + 5 * 30 is -27.5 degrees.
	const { x, y } = await visit.placeOf([36, 72], [15, 30]);
	await visit.page.mouse.move(x - 20, y);
	await visit.page.mouse.move(x, y);
	await visit.page.getByText("[1, 15, 30]").waitFor();
	const readout = await visit.text(".hover-readout");
	assert.match(readout, /12\.5/);
	assert.match(readout, /27\.5/);
	assert.match(readout, /2026-04-01/);
	assert.match(readout, /degree_Celsius|°C/);
}

async function explained(visit, world) {
	const { candidates } = await explainFill(await openStore(join(world.root, "samples/sea-surface.nc")), "/sst");
	await visit.load({ source: "sample:sea-surface.nc", path: "/sst", panel: "missing" });
	await visit.opened();
	const panel = visit.page.getByRole("tabpanel", { name: "Missing" });
	await panel.getByText("_FillValue").first().waitFor();
	await panel.getByText("xarray").first().waitFor();
	const told = await visit.text("#panel");
	assert.ok(candidates.length >= 2);
	for (const { place, value } of candidates)
		for (const text of [place, value].filter((one) => typeof one === "string"))
			assert.ok(told.includes(text), `"${text}" is not in: ${told}`);
	for (const reader of ["xarray", "rioxarray", "GDAL", "netCDF4"]) assert.ok(told.includes(reader), reader);
}

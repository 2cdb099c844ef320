/** Of large files only what is looked at is asked for. */
import assert from "node:assert/strict";
import { isViridis } from "../colours.mjs";
import { cogValue, madeCog, madeNetcdf } from "../made-files.mjs";

const SIDE = 10_000;

/** Chunks into which NetCDF-3 data in one piece are cut. */
const CHUNK_BYTES = 2 ** 22;

export const cases = [
	{ name: "a COG of 10,000 x 10,000 shows its first picture in at most 4 requests", run: cog },
	{ name: "of a file of 1 GB no more is read than the chunk that is looked at", run: large },
];

async function cog(visit, { files }) {
	files.put("large.tif", madeCog(SIDE));
	await visit.load({ source: files.urlOf("large.tif"), view: "picture", colours: "viridis", span: "0,250" });
	await visit.opened();
	await visit.painted();
	const requests = files.requestsOf("large.tif");
	assert.ok(requests.length <= 4, requests.map(({ method, range }) => `${method} ${range}`).join("; "));
	const pixels = await visit.pixels();
	for (const share of [0.1, 0.4, 0.77]) {
		const { x, y } = await visit.placeOf([SIDE, SIDE], [SIDE / 2, share * SIDE]);
		const found = pixels.at(Math.floor(x), Math.floor(y));
		assert.ok(isViridis(found, cogValue(share * SIDE, SIDE), [0, 250]), `at ${share}: ${found}`);
	}
}

/** What is read until a file is open and a corner of it is in a table. */
async function bytesToOpen(visit, files, name) {
	await visit.load({ source: files.urlOf(name), path: "/field", view: "table" });
	await visit.opened();
	assert.deepEqual(await visit.treePaths(), ["/field"]);
	await visit.page.locator(".view-side [data-cell]").first().waitFor();
	return files.requestsOf(name).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function large(visit, { files }) {
	files.put("small.nc", madeNetcdf(1000));
	files.put("large.nc", madeNetcdf(32_000));
	await bytesToOpen(visit, files, "small.nc");
	const { length, 0: first } = files.requestsOf("small.nc");
	const of1Gb = await bytesToOpen(visit, files, "large.nc");
	assert.deepEqual(files.requestsOf("large.nc")[0].bytes, first.bytes);
	assert.ok(of1Gb <= CHUNK_BYTES + first.bytes, `${of1Gb} bytes`);
	const requests = files.requestsOf("large.nc");
	assert.ok(requests.length <= length + 8, `${requests.length} requests, ${length} of the small one`);
}

/** A file of every format is dropped: the tree has what Node lists, and the first picture is drawn. */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { arrayPaths, openStore, writeKerchunkJson } from "../library.mjs";

/** What is dropped, by what it is: below the repository, or made. */
const FORMATS = [
	{ name: "NetCDF-3", drop: "samples/sea-surface.nc", badge: /NetCDF-3/ },
	{ name: "NetCDF-4", drop: "samples/ocean-colour.nc", badge: /NetCDF-4/ },
	{ name: "HDF5", make: unpackedHdf5, badge: /HDF5/, shows: "/chunked" },
	{ name: "GeoTIFF", drop: "samples/photograph.tif", badge: /GeoTIFF/ },
	{ name: "COG", drop: "test/viewers/fixtures/island.tif", badge: /GeoTIFF/ },
	{ name: "GRIB 1", drop: "test/fixtures/grib/simple1-16.grib", badge: /GRIB/ },
	{ name: "GRIB 2", drop: "samples/forecast.grib2", badge: /GRIB/ },
	{ name: "FITS", drop: "samples/galaxy.fits", badge: /FITS/ },
	{ name: "HDF4", drop: "test/fixtures/hdf4/chunked.hdf", badge: /HDF4/ },
	{ name: "DMR++", make: dmrppOfUrl, badge: /DMR\+\+/ },
	{ name: "Kerchunk JSON", make: kerchunkOfUrl, badge: /Kerchunk/ },
	{ name: "Icechunk, a folder", drop: "test/fixtures/icechunk/v2", badge: /Icechunk/ },
	{ name: "Zarr, a folder", drop: "test/fixtures/info/v3.zarr", badge: /Zarr/ },
	{ name: "Zarr in a zip", drop: "test/fixtures/info/v2.zarr.zip", badge: /Zarr/ },
	{ name: "Zarr v2, a folder", drop: "test/fixtures/info/v2.zarr", badge: /Zarr/ },
];

export const cases = FORMATS.map(({ name, drop, make, badge, shows }) => ({
	name: `${name} is dropped`,
	async run(visit, world) {
		const path = make === undefined ? join(world.root, drop) : await make(world);
		await visit.load();
		await visit.drop(path);
		await visit.opened();
		assert.match(await visit.text(".header .badge"), badge);
		assert.deepEqual(await visit.treePaths(), await arrayPaths(path));
		if (shows !== undefined) await visit.choose(shows);
		await visit.painted();
		const pixels = await visit.pixels();
		const { x, y, width, height } = await visit.page.locator(".plane-frame").boundingBox();
		const colours = new Set();
		for (let i = 0; i < 400; i++) {
			const [across, down] = [((i % 20) + 0.5) / 20, (Math.floor(i / 20) + 0.5) / 20];
			colours.add(pixels.at(Math.floor(x + across * width), Math.floor(y + down * height)).join(","));
		}
		assert.ok(colours.size >= 3, `the picture has the colours ${[...colours].join("; ")}`);
	},
}));

async function unpackedHdf5({ root, scratch }) {
	const path = join(scratch, "layouts.h5");
	await writeFile(path, gunzipSync(await readFile(join(root, "test/fixtures/hdf5/layouts-latest.h5.gz"))));
	return path;
}

/** A document of a file on a server. */
async function dmrppOfUrl({ root, files, scratch }) {
	const path = join(scratch, "granule.h5.dmrpp");
	const text = await readFile(join(root, "test/fixtures/referring/granule.h5.dmrpp"), "utf8");
	const url = files.urlOf("test/fixtures/referring/granule.h5");
	const changed = text.replace(/dmrpp:href="[^"]*"/, `dmrpp:href="${url}"`);
	assert.notEqual(changed, text);
	await writeFile(path, changed);
	return path;
}

/** References to a file on a server. */
async function kerchunkOfUrl({ files, scratch }) {
	const path = join(scratch, "elevation.json");
	const references = await writeKerchunkJson(await openStore(files.urlOf("samples/elevation.tif")));
	await writeFile(path, references.text());
	return path;
}

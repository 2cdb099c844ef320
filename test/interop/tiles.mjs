// node test/interop/tiles.mjs [PART OF A FILE NAME]: do the tiles of `mirazarr serve` show what others find under their pixels, and do its values by label equal
// those that xarray selects? Files of the corpus join where it stands beside the checkout.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const dist = (name) => import(pathToFileURL(join(project, "dist", name)).href);
const corpus = join(root, "../shared/corpus/files");

/** `reader` is who says what is true; `positions` choose of the other dimensions; `bands` says that an image has colours. */
const CASES = [
	{ file: join(root, "samples/sea-surface.nc"), variable: "sst", reader: "xarray", positions: { time: 1 } },
	{ file: join(root, "test/fixtures/labels/round.nc"), variable: "v", reader: "xarray" },
	{ file: join(root, "test/fixtures/labels/descending.nc"), variable: "v", reader: "xarray" },
	{
		file: "netcdf3/pydata.xarray-data__eraint_uvz.nc",
		variable: "u",
		reader: "xarray",
		positions: { month: 1, level: 2 },
	},
	{
		file: "netcdf3/SciTools.iris-test-data__small_FC_167_mon_19601101.nc",
		variable: "tas",
		reader: "xarray",
		positions: { ensemble: 5 },
	},
	{ file: "netcdf3/NCAR.geocat-datafiles__sst.nc", variable: "TEMP", reader: "xarray" },
	{ file: "netcdf4/corteva.rioxarray__tmmx_20190121.nc", variable: "air_temperature", reader: "xarray" },
	{ file: "netcdf4/SciTools.iris-test-data__regrid_template_global_latlon.nc", reader: "xarray" },
	{ file: "tiff/OSGeo.gdal__trmm-wgs84.tif", variable: "0", reader: "rasterio" },
	{ file: "tiff/cogeotiff.rio-tiler__inverted_lat.tif", variable: "0", reader: "rasterio" },
	{ file: "tiff/cogeotiff.rio-tiler__cog_uint8_rgb_nodata.tif", variable: "0", reader: "rasterio", bands: 3 },
	{ file: "tiff/cogeotiff.rio-tiler__lowres.tif", variable: "0", reader: "rasterio" },
	{ file: "tiff/cogeotiff.rio-tiler__cog_nodata_nan.tif", variable: "0", reader: "rasterio" },
	{ file: "tiff/cogeotiff.rio-tiler__nocog.tif", variable: "0", reader: "rasterio" },
	{ file: "tiff/corteva.rioxarray__cog.tif", variable: "0", reader: "rasterio" },
	{ file: "tiff/developmentseed.titiler__cog_with_nan.tif", variable: "0", reader: "rasterio" },
	{ file: "tiff/cogeotiff.rio-tiler__cog_rgb_mask.tif", variable: "0", reader: "rasterio", bands: 3 },
	{ file: "tiff/rasterio.rasterio__RGB2.byte.tif", variable: "0", reader: "rasterio", bands: 3 },
	{ file: "netcdf3/SciTools.iris-test-data__test_lcc.nc", variable: "tas", reader: "projected" },
	{ file: "netcdf3/SciTools.iris-test-data__small_rotPole_precipitation.nc", variable: "pr", reader: "projected" },
	{ file: "netcdf4/SciTools.iris-test-data__toa_brightness_temperature.nc", variable: "data", reader: "projected" },
	{ file: "netcdf3/NCAR.geocat-datafiles__pre.8912.mon.nc", variable: "pre", reader: "places" },
	{ file: join(root, "test/fixtures/labels/curvilinear.nc"), variable: "v", reader: "places" },
	{ file: "grib/ecmwf.cfgrib__regular_gg_ml.grib", reader: "eccodes" },
	{ file: "grib/OSGeo.gdal__gfswave-11.t00z.global.0p25.f000.grib2", reader: "eccodes" },
	{ file: "grib/SciTools.iris-test-data__missing_values.grib2", reader: "eccodes" },
];
const TILES = 4;
const LABELS = 12;

/** The same numbers in every run (mulberry32). */
function randomNumbers(seed) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
}

async function asked(get, path) {
	const response = await get(new Request(`http://host.example${path}`));
	if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	return response;
}

/** Tiles at random places of a map, whole files of them in a folder. */
async function tilesOf(get, one, name, random, folder) {
	const query = new URLSearchParams(
		Object.entries(one.positions ?? {}).map(([dimension, n]) => [`isel.${dimension}`, n]),
	);
	const variable = one.variable === undefined ? "" : `/${one.variable}`;
	const tileset = await (
		await asked(get, `/${name}/${variable === "" ? "" : `tiles${variable}/`}tiles.json?${query}`)
	).json();
	const [west, south, east, north] = tileset.bounds;
	const template = new URL(tileset.tiles[0]);
	const tiles = [];
	for (let n = 0; n < TILES; n++) {
		const least = Math.max(tileset.minzoom, tileset.maxzoom - 4);
		const z = n === 0 ? least : least + Math.floor(random() * (tileset.maxzoom - least + 3));
		const longitude = west + random() * (east - west);
		const latitude = Math.min(Math.max(south + random() * (north - south), -85), 85);
		const x = Math.min(Math.floor(((longitude + 180) / 360) * 2 ** z), 2 ** z - 1);
		const y = Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);
		const scale = n % 3 === 2 ? "@2x" : "";
		const path = decodeURIComponent(template.pathname).replace("{z}/{x}/{y}", `${z}/${x}/${y}${scale}`);
		const bytes = new Uint8Array(
			await (
				await asked(get, path.split("/").map(encodeURIComponent).join("/").replaceAll("%40", "@") + template.search)
			).arrayBuffer(),
		);
		const png = join(folder, `${name}-${n}.png`);
		await writeFile(png, bytes);
		tiles.push({ z, x, y, size: scale === "" ? 256 : 512, png });
	}
	return { variable: tileset.variable, range: tileset.range, maxzoom: tileset.maxzoom, tiles };
}

/** Requests by label at random, with their answers; each says what xarray must be asked for the same. */
async function labelsOf(get, { variable }, name, random) {
	const { dims, coords } = await (
		await asked(get, `/${name}/${variable}.json?${(await firstOf(get, name, variable)).query}`)
	).json();
	const axes = Object.fromEntries(dims.map((dim) => [dim, coords[dim]?.data]).filter(([, data]) => data !== undefined));
	const numeric = Object.keys(axes).filter(
		(dim) => axes[dim].every((value) => typeof value === "number") && axes[dim].length > 1,
	);
	const requests = [];
	for (let n = 0; n < LABELS; n++) {
		const sel = {};
		for (const dim of numeric) {
			const data = axes[dim];
			const pick = () => data[Math.floor(random() * data.length)];
			const [a, b] = [pick(), pick()];
			const [low, high] = a < b ? [a, b] : [b, a];
			if (n % 3 === 0) sel[dim] = { value: a };
			else if (n % 3 === 1) sel[dim] = { nearest: low + (high - low) * random() };
			else sel[dim] = data[0] < data[1] ? { start: low, stop: high } : { start: high, stop: low };
		}
		const query = new URLSearchParams((await firstOf(get, name, variable, numeric)).query);
		for (const [dim, label] of Object.entries(sel))
			query.set(dim, "start" in label ? `${label.start}:${label.stop}` : String(label.value ?? label.nearest));
		if (n % 3 === 1) query.set("method", "nearest");
		requests.push({ sel, answer: await (await asked(get, `/${name}/${variable}.json?${query}`)).json() });
	}
	return requests;
}

/** Along other dimensions than those of numbers, and those that are long, the first. */
async function firstOf(get, name, variable, free) {
	const { dimension_names: names } = await (await asked(get, `/${name}/${variable}/zarr.json`)).json();
	const kept = free ?? names.slice(-2);
	const fixed = names.filter((dim) => !kept.includes(dim));
	return { query: fixed.map((dim) => `isel.${dim}=0`).join("&") };
}

async function run() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const [{ openStore }, { createHandler }, { colourTable }] = await Promise.all(
		["node.js", "serve/index.js", "read/picture/index.js"].map(dist),
	);
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-tiles-"));
	try {
		const cases = [];
		for (const [i, one] of CASES.entries()) {
			const file = one.file.startsWith("/") ? one.file : join(corpus, one.file);
			if (!existsSync(file) || !file.includes(process.argv[2] ?? "")) continue;
			const name = basename(file).replace(/[^\w.]+/g, "-");
			const get = createHandler({ sources: { [name]: await openStore(file) }, maxCells: 2 ** 22 });
			const random = randomNumbers(i + 1);
			const map = await tilesOf(get, one, name, random, folder);
			const labels =
				one.reader === "xarray" && one.variable !== undefined ? await labelsOf(get, one, name, random) : [];
			cases.push({ ...one, ...map, file, labels });
		}
		const list = join(folder, "cases.json");
		await writeFile(list, JSON.stringify({ colours: [...colourTable("viridis")], cases }));
		const script = fileURLToPath(new URL("tiles.py", import.meta.url));
		return spawnSync(python.command, [script, list], { stdio: "inherit" }).status ?? 1;
	} finally {
		await rm(folder, { recursive: true });
	}
}

process.exitCode = await run();

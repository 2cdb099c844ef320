// node test/interop/arranged.mjs: are arranged stores what other programs take them for?
//
// COGs, NetCDF and GRIB files of the corpus, those with a place drawn by the hash of their names, are arranged by GeoZarr and
// OME-Zarr, served, and written as Kerchunk references of Zarr v3. arranged.py opens them with xarray (open_datatree), zarr-python,
// GDAL and rioxarray, compares transforms and values with those of rasterio, netCDF4 and ecCodes, and validates the attributes with zarr-cm
// and ome-zarr-models where the Python has them. Variables are those of run.mjs.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusFiles } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const load = (path) => import(pathToFileURL(join(project, "dist", path)).href);

/** How many files of each format, and how large they may be: larger ones take long, and show nothing more. */
const CHOSEN = { tiff: 14, netcdf3: 6, netcdf4: 6, grib: 8 };
const LARGEST_BYTES = 4_000_000;

function candidates(format) {
	const match = new RegExp(process.env.MIRAZARR_MATCH ?? "");
	const hash = ({ name }) => createHash("sha256").update(name).digest("hex");
	return corpusFiles(root)
		.filter((file) => file.format === format && match.test(file.name) && statSync(file.path).size <= LARGEST_BYTES)
		.sort((a, b) => (hash(a) < hash(b) ? -1 : 1));
}

/** The groups of an arranged store that have a place, with their attributes. */
async function placedGroups(store) {
	const documents = JSON.parse(new TextDecoder().decode(await store.get("/zarr.json")));
	const nodes = { "": documents, ...documents.consolidated_metadata?.metadata };
	return Object.entries(nodes).flatMap(([path, { node_type: type, attributes }]) =>
		type === "group" && attributes["spatial:bbox"] !== undefined ? [{ path, attributes }] : [],
	);
}

async function chooseCases(folder) {
	const { arrange, openStore } = await load("node.js");
	const { writeKerchunkJson } = await load("write/kerchunk-json.js");
	const cases = [];
	for (const [format, count] of Object.entries(CHOSEN)) {
		let taken = 0;
		for (const file of candidates(format)) {
			if (taken === count) break;
			const source = await openStore(file.path).catch(() => undefined);
			if (source === undefined) continue;
			if (format === "tiff" && !source.group.attributes.has("multiscales")) continue;
			const store = await arrange(source, "geozarr", { coordinates: true });
			const groups = await placedGroups(store);
			if (groups.length === 0) continue;
			taken++;
			const number = cases.length;
			// GRIB's codec is not one of zarr-python's, and what cannot be a reference is not compared as one.
			const references = join(folder, `${number}.json`);
			const written = await writeKerchunkJson(store, { zarrFormat: 3 }).catch(() => undefined);
			if (written !== undefined) await writeFile(references, written.text());
			const ome = await arrange(source, "ome").catch(() => undefined);
			cases.push({
				...file,
				store,
				ome,
				name: file.name,
				groups,
				source: `s${number}`,
				omeDocument: ome && JSON.parse(new TextDecoder().decode(await ome.get("/zarr.json"))),
				document: JSON.parse(new TextDecoder().decode(await store.get("/zarr.json"))),
				references: written === undefined ? undefined : references,
			});
		}
	}
	return cases;
}

async function main() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-arranged-"));
	const { startServer } = await load("serve/node.js");
	let server;
	try {
		const cases = await chooseCases(folder);
		if (cases.length === 0) {
			console.log("skipped: there is no corpus");
			return 0;
		}
		const sources = Object.fromEntries(cases.map(({ source, store }) => [source, store]));
		server = await startServer({ sources, port: 0, transcode: "raw" });
		const list = join(folder, "cases.json");
		const plain = cases.map(({ store, ome, source, ...rest }) => ({ ...rest, url: `${server.url}/${source}` }));
		await writeFile(list, JSON.stringify(plain));
		const script = fileURLToPath(new URL("arranged.py", import.meta.url));
		const child = spawn(python.command, [script, list], { stdio: "inherit" });
		const [code] = await once(child, "exit");
		return code ?? 1;
	} finally {
		await server?.close(0);
		await rm(folder, { recursive: true, force: true });
	}
}

process.exitCode = await main();

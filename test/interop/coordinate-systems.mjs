// node test/interop/coordinate-systems.mjs [--list]: do we put the corners of georeferenced files where PROJ puts them?
//
// Every file of the corpus, of any format, and fixtures. For each system of a file: the corners of an array that has it, moved to
// longitude and latitude by us; coordinate-systems.py moves the same corners by pyproj, from what other readers make of the file
// (GDAL for images, netCDF4 with pyproj.CRS.from_cf for grid mappings; crs.mjs has ecCodes for GRIB). They must agree to a millionth of a
// pixel. Our WKT and PROJJSON must be equal to pyproj, and mean the same. Systems of the EPSG register are compared by their codes
// and as WKT 1, WKT 2 and PROJJSON. --list prints what has no system, and why. Variables are those of run.mjs.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusEntries } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const script = fileURLToPath(new URL("coordinate-systems.py", import.meta.url));

/** The places that are compared, by their parts of the width and the height. */
const PARTS = [
	[0, 0],
	[1, 0],
	[0, 1],
	[1, 1],
	[0.5, 0.5],
	[0.4, 0.3],
];

/** Arrays of a file that are looked at: the systems of the others are the same, or the file has thousands. */
const MOST_ARRAYS = 400;

function filesToJudge() {
	const folder = join(root, "test/fixtures/tiff-crs");
	const own = readdirSync(folder).filter((name) => name.endsWith(".tif"));
	return [
		...own.map((name) => ({ name: `fixture/${name}`, path: join(folder, name), format: "tiff" })),
		...corpusEntries(root),
	];
}

/** The systems of a file, each with the corners of one array; or why it has none. */
async function systemsOf(mirazarr, { name, path, format }) {
	const { openStore, coordinateSystem } = mirazarr;
	let store;
	try {
		store = await openStore(path, { timeoutMs: 60_000 });
	} catch {
		return { name, format, systems: [], none: "cannot be opened" };
	}
	const systems = [];
	const seen = new Set();
	for (const { path: array } of store
		.contents()
		.filter(({ kind }) => kind === "array")
		.slice(0, MOST_ARRAYS)) {
		const { shape = [] } = described(store, array) ?? {};
		if (shape.length < 2 || shape.includes(0)) continue;
		const system = coordinateSystem(store, array);
		if (system === undefined) continue;
		const key = JSON.stringify([system.name, system.code, system.wkt2, system.problem?.message, shape.slice(-2)]);
		if (seen.has(key)) continue;
		seen.add(key);
		systems.push(await judged(mirazarr, store, array, system));
	}
	await store.close?.();
	return { name, path, format, systems, parts: PARTS };
}

/** Undefined for an array that is refused. */
function described(store, array) {
	try {
		return store.array(array).description;
	} catch {
		return undefined;
	}
}

async function judged({ pixelGrid, describeSystem, transformOf }, store, array, system) {
	const told = {
		array,
		name: system.name,
		code: system.code,
		kind: system.kind,
		notes: system.diagnostics.map(({ message }) => message),
	};
	try {
		const { wkt2, projjson, described } = await describeSystem(system);
		const transform = await transformOf(system);
		const corners = await cornersOf(pixelGrid, store, array, system.kind === "geographic");
		if (corners === undefined) return { ...told, wkt2, projjson, problem: "nothing says where its pixels are" };
		return {
			...told,
			wkt2,
			projjson,
			datum: transform.datum,
			size: corners.size,
			unit: transform.unit.size,
			isLength: system.kind === "projected" && described.projection?.method !== "rotatedPole",
			corners,
			ours: corners.points.map(([x, y]) => transform.toLonLat(x, y)),
		};
	} catch (error) {
		if (error?.name !== "MiraError") throw error;
		return { ...told, problem: error.message };
	}
}

/** Places inside an image and at its corners, in the units of its coordinates, and how large a pixel is in them. */
async function cornersOf(pixelGrid, store, array, isGeographic) {
	const cells = await pixelGrid(store, array);
	if (cells === undefined) return undefined;
	const {
		transform: [a, b, c, d, e, f],
		width,
		height,
	} = cells;
	// The outer edges of global grids lie beyond the poles.
	const [top, bottom] = [f, e * height + f].map((y) => (isGeographic && d === 0 ? Math.max(-90, Math.min(90, y)) : y));
	return {
		size: [height, width],
		pixel: Math.sqrt(Math.abs(a * e - b * d)),
		points: PARTS.map(([u, v]) => [a * u * width + b * v * height + c, d * u * width + top + v * (bottom - top)]),
	};
}

/**
 * Systems of the register by their codes and by the texts that PROJ writes of them: as the attributes of arrays in one Zarr store.
 * What PROJ does by other means than seven parameters, or only in parts of an area, is counted apart.
 */
async function judgeRegister(mirazarr, command, folder) {
	const list = join(folder, "register.json");
	python(command, ["register", list, String(EVERY)]);
	const rows = JSON.parse(await readFile(list, "utf8"));
	const metadata = {};
	for (const [i, { texts }] of rows.entries())
		for (const [name, text] of Object.entries(texts))
			metadata[`a${i}_${name.replace(":", "_")}`] = { ...ARRAY, attributes: { [name]: text } };
	const document = {
		zarr_format: 3,
		node_type: "group",
		attributes: {},
		consolidated_metadata: { kind: "inline", must_understand: false, metadata },
	};
	await mkdir(join(folder, "register.zarr"));
	await writeFile(join(folder, "register.zarr/zarr.json"), JSON.stringify(document));
	const store = await mirazarr.openStore(join(folder, "register.zarr"));
	const counts = { same: 0, otherWay: 0, refused: 0 };
	const failures = [];
	for (const [i, row] of rows.entries())
		for (const name of Object.keys(row.texts)) {
			try {
				const transform = await mirazarr.transformOf(
					mirazarr.coordinateSystem(store, `/a${i}_${name.replace(":", "_")}`),
				);
				const offs = row.theirs.map((places) =>
					metresOff(
						row.points.map(([x, y]) => transform.toLonLat(x, y)),
						places,
					),
				);
				if (offs[0] < MOST_METRES || offs.some((metres) => metres < MOST_METRES)) counts.same++;
				else if (isOtherWay(row.how[0]) || (transform.datum.kind !== "same" && Math.min(...offs) < DATUMS_METRES))
					counts.otherWay++;
				else failures.push(`${row.code} as ${name}: ${Math.min(...offs)} m off`);
			} catch (error) {
				if (error?.name !== "MiraError") throw error;
				counts.refused++;
			}
		}
	return { counts, failures };
}

/** Every so many of the register are compared: another step, other systems. */
const EVERY = 23;
const MOST_METRES = 1e-5;

/** How far datums are apart at most; a wrong projection is farther off. */
const DATUMS_METRES = 1000;

const ARRAY = {
	zarr_format: 3,
	node_type: "array",
	shape: [2, 2],
	data_type: "uint8",
	chunk_grid: { name: "regular", configuration: { chunk_shape: [2, 2] } },
	chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
	codecs: [{ name: "bytes" }],
	fill_value: 0,
	dimension_names: ["y", "x"],
};

/** What is no shift of seven parameters: grids, dates, offsets, several steps. */
function isOtherWay(definition) {
	return (
		/molobadekas|geogoffset|gridshift|t_epoch|defmodel/.test(definition) || definition.split("proj=helmert").length > 2
	);
}

function metresOff(ours, theirs) {
	return Math.max(
		...ours.map(([longitude, latitude], i) => {
			const east = (((longitude - theirs[i][0] + 540) % 360) - 180) * Math.cos((latitude * Math.PI) / 180);
			return Math.hypot(east, latitude - theirs[i][1]) * 111e3;
		}),
	);
}

function python(command, values) {
	const { status, signal } = spawnSync(command, [script, ...values], { stdio: "inherit" });
	if (status !== 0) throw new Error(`coordinate-systems.py ended with ${status ?? signal}`);
}

function report(files, register) {
	const failures = [...register.failures];
	const counts = { systems: 0, independent: 0, texts: 0 };
	for (const { name, systems, none } of files) {
		const isListed = process.argv.includes("--list");
		if (isListed && systems.length === 0) console.log(`none: ${name}: ${none ?? "nothing describes one"}`);
		for (const { array, verdict, problem, wkt2 } of systems) {
			if (isListed && problem !== undefined) console.log(`none: ${name}${array}: ${problem}`);
			if (verdict === undefined) continue;
			counts.systems++;
			if (verdict.isIndependent) counts.independent++;
			if (wkt2) counts.texts++;
			failures.push(...verdict.failures.map((text) => `${name}${array}: ${text}`));
		}
	}
	for (const failure of failures) console.log(`FAILED ${failure}`);
	console.log(
		`${counts.systems} systems of files are where PROJ has them, ${counts.independent} of them by what another reader makes of the file; ` +
			`${counts.texts} as WKT and PROJJSON too`,
	);
	const { same, otherWay, refused } = register.counts;
	console.log(`register of EPSG: ${same} the same, ${otherWay} by another way between datums, ${refused} refused`);
	console.log(`${counts.systems + same} passed, ${failures.length} failed`);
	if (counts.independent === 0 || same === 0) failures.push("nothing was compared");
	return failures.length === 0 ? 0 : 1;
}

async function main() {
	const found = findPython(root);
	if ("problem" in found) {
		console.log(`skipped: ${found.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const mirazarr = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-systems-"));
	try {
		const [list, judgedFiles] = [join(folder, "files.json"), join(folder, "judged.json")];
		const files = [];
		for (const file of filesToJudge()) files.push(await systemsOf(mirazarr, file));
		await writeFile(list, JSON.stringify(files));
		python(found.command, [list, judgedFiles]);
		const register = await judgeRegister(mirazarr, found.command, folder);
		return report(JSON.parse(await readFile(judgedFiles, "utf8")), register);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

process.exitCode = await main();

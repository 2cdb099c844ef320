// Opening files of many arrays, groups, attributes, dimensions and messages: does a node cost the same among 1e5 as among 1e3?
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MemoryStore, ObjectStoreRegistry, openStore } from "mirazarr";
import { heldBytes } from "../held-bytes.mjs";
import { dmrppNodes } from "../node-files/dmrpp.mjs";
import { fitsNodes } from "../node-files/fits.mjs";
import { gribNodes } from "../node-files/grib.mjs";
import { kerchunkNodes, zarrNodes, zipNodes } from "../node-files/json-stores.mjs";
import { netcdf3Nodes } from "../node-files/netcdf3.mjs";
import { tiffNodes } from "../node-files/tiff.mjs";

const SIZES = [1000, 10_000, 100_000];
/** Runs of each size: the median of many small ones, few of a large one. */
const ROUNDS = new Map([
	[1000, 9],
	[10_000, 5],
	[100_000, 3],
]);
const PYTHON = process.env.MIRAZARR_PYTHON ?? "../shared/peers/python";
const PEERS = new URL("../node-files/peers.py", import.meta.url).pathname;

/** What is made, and how it is named; `most` is the largest size whose file is not absurdly long. */
const CONTENDERS = [
	{ what: "NetCDF-3 variables", name: "f.nc", make: (count) => netcdf3Nodes({ variables: count }), peer: "netCDF4" },
	{ what: "NetCDF-3 dimensions", name: "f.nc", make: (count) => netcdf3Nodes({ dimensions: count }) },
	{ what: "NetCDF-3 attributes", name: "f.nc", make: (count) => netcdf3Nodes({ attributes: count }) },
	{ what: "DMR++ arrays", name: "d.h5.dmrpp", make: (count) => dmrppNodes({ arrays: count }) },
	{ what: "DMR++ groups", name: "d.h5.dmrpp", make: (count) => dmrppNodes({ groups: count }) },
	{ what: "TIFF pages", name: "f.tif", make: (count) => tiffNodes({ pages: count }) },
	{ what: "FITS HDUs", name: "f.fits", make: (count) => fitsNodes({ hdus: count }), most: 10_000 },
	{ what: "GRIB messages", name: "f.grib2", make: gribNodes },
	{ what: "Kerchunk arrays", name: "k.json", make: kerchunkNodes },
	{ what: "Zarr arrays, consolidated", name: "z.zarr/zarr.json", make: zarrNodes, peer: "zarr" },
	{ what: "zip entries", name: "z.zarr.zip", make: zipNodes },
	{ what: "HDF5 datasets (h5py)", name: "f.h5", python: "h5py", peer: "h5py" },
	{ what: "NetCDF-4 variables (netCDF4)", name: "f.nc4", python: "netcdf4", peer: "netCDF4", most: 10_000 },
];

export const title = "Opening many nodes: processor time and memory of each";

export async function run() {
	const lines = [];
	for (const contender of CONTENDERS) for (const line of await linesOf(contender)) lines.push(line);
	return lines;
}

async function linesOf({ what, name, make, python, peer, most = Number.POSITIVE_INFINITY }) {
	if (python !== undefined && !existsSync(PYTHON)) return [];
	const folder = mkdtempSync(join(tmpdir(), "mirazarr-nodes-"));
	try {
		const sizes = SIZES.filter((size) => size <= most);
		const own = [];
		const theirs = [];
		for (const size of sizes) {
			const path = join(folder, `${size}-${name.replaceAll("/", "-")}`);
			const bytes = make === undefined ? makeWithPython(python, size, path) : make(size);
			own.push({ size, ...(await measure(name, bytes, size)) });
			if (peer !== undefined && existsSync(PYTHON))
				theirs.push(askPeer(peer, python === undefined ? bytes : path, name, folder, size));
		}
		const first = own[0];
		const last = own.at(-1);
		return [
			{
				what: `${what}: time of a node among ${last.size}, against one among ${first.size}`,
				value: last.microseconds / first.microseconds,
				unit: "× the time",
				atMost: 2,
				note: own.map(({ size, microseconds }) => `${size}: ${microseconds.toFixed(1)} µs`).join(", "),
			},
			{ what: `${what}: memory of a node`, value: last.bytes, unit: "bytes", atMost: 3000 },
			...theirs
				.filter((one) => one !== undefined)
				.slice(-1)
				.map(({ size, microseconds }) => ({
					what: `${what}: against ${peer}, ${size} nodes`,
					value: microseconds / own.find((one) => one.size === size).microseconds,
					unit: "× as fast",
					note: `${peer}: ${microseconds.toFixed(1)} µs a node`,
				})),
		];
	} finally {
		rmSync(folder, { recursive: true });
	}
}

async function measure(name, bytes, size) {
	const times = [];
	const rounds = ROUNDS.get(size);
	for (let round = 0; round < rounds; round++) {
		globalThis.gc();
		times.push((await open(name, bytes)).microseconds / size);
	}
	const before = await heldBytes();
	const { store } = await open(name, bytes);
	const grown = (await heldBytes()) - before;
	if (store.contents().length < 1) throw new Error(`${name} has no nodes`);
	return { microseconds: times.sort((a, b) => a - b)[rounds >> 1], bytes: grown / size };
}

async function open(name, bytes) {
	const registry = new ObjectStoreRegistry().register("memory://bench/", new MemoryStore([[name, bytes]]));
	const begin = process.cpuUsage();
	// These files have the fewest bytes that nodes can have, which allow for less memory than those of people.
	const store = await openStore(`memory://bench/${name}`, { registry, limits: { maxHeldBytes: 2 ** 30 } });
	const { user, system } = process.cpuUsage(begin);
	return { store, microseconds: user + system };
}

function makeWithPython(kind, size, path) {
	execFileSync(PYTHON, [PEERS, "make", kind, String(size), path], { stdio: ["ignore", "ignore", "inherit"] });
	return new Uint8Array(readFileSync(path));
}

/** Processor time of a node in the peer, which opens the same bytes and asks for every node; undefined where it cannot. */
function askPeer(peer, source, name, folder, size) {
	try {
		const path = typeof source === "string" ? source : join(folder, `given-${size}`);
		const out = execFileSync(PYTHON, [PEERS, "open", peer, path, name], {
			input: typeof source === "string" ? undefined : source,
			encoding: "utf8",
			stdio: ["pipe", "pipe", "ignore"],
			maxBuffer: 2 ** 20,
		});
		return { size, microseconds: (Number(out.trim()) * 1e6) / size };
	} catch {
		return undefined;
	}
}

// A point, a time series at one place and a mean over time, over HTTP through Kerchunk references: requests and bytes, beside xarray through
// the same references. Opening counts, and so do coordinates; the references themselves lie on the disk.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openVirtualDataset } from "mirazarr";
import { archive, TIMES, valueAt } from "../points/archive.mjs";
import { countRequests } from "../range-server.mjs";

export const title =
	"A point, a time series and a mean of 120 fields of 180 × 360, over HTTP through Kerchunk references";

const PYTHON = process.env.MIRAZARR_PYTHON ?? "../shared/peers/python";
const PEER = new URL("../points/peer.py", import.meta.url).pathname;
const PLACE = { lat: 40.2, lon: 100.1 };
/** The cell of that place, and the day that is asked for. */
const [DAY, LAT, LON] = [50, 49, 100];

/** `most`: requests for a point, a series and a mean, that for the coordinates included. Neighbours in a file come together, 8 MiB at most. */
const ARCHIVES = [
	{ name: "a field a chunk", chunks: [1, 180, 360], files: 1, chunkOfPoint: `t/${DAY}.0.0`, most: [2, 4, 4] },
	{ name: "chunks along time", chunks: [TIMES, 18, 36], files: 1, chunkOfPoint: "t/0.2.2", most: [2, 2, 4] },
	{ name: "12 files", chunks: [1, 180, 360], files: 12, chunkOfPoint: `t/${DAY}.0.0`, most: [2, 13, 13] },
];

/** What is asked for: by us, and what the answer must be. */
const QUESTIONS = {
	point: {
		ask: async (variable) => (await variable.at({ time: "2020-02-20", ...PLACE })).data[0],
		answer: Math.fround(valueAt(DAY, LAT, LON)),
	},
	series: {
		ask: async (variable) => {
			const series = await variable.sel(PLACE, { method: "nearest" });
			return (await series.decode()).data[DAY];
		},
		answer: Math.fround(valueAt(DAY, LAT, LON)),
	},
	mean: {
		ask: async (variable) => (await variable.mean("time")).data[LAT * 360 + LON],
		answer: valueAt((TIMES - 1) / 2, LAT, LON),
	},
};

export async function run() {
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-points-"));
	const lines = [];
	try {
		for (const { name, chunks, files, chunkOfPoint, most } of ARCHIVES) {
			const made = archive(chunks, files);
			for (const [i, [what, { ask, answer }]] of Object.entries(QUESTIONS).entries()) {
				const counted = (use) => countOver(made, folder, use, answer);
				const ours = await counted(async (path, url) => {
					const dataset = await openVirtualDataset(path, { allow: [new URL("/", url).href] });
					return ask(dataset.variable("t"));
				});
				const theirs = await counted((path) => askPeer(path, what));
				const line = (unit, atMost) => ({
					what: `${what}, ${name}`,
					value: ours[unit],
					unit,
					atMost,
					peer: peerText(theirs, unit),
				});
				const least = what === "point" ? made.lengthOf(chunkOfPoint) + coordinateBytes(made) : undefined;
				lines.push(line("requests", most[i]), line("bytes", least));
			}
		}
	} finally {
		await rm(folder, { recursive: true });
	}
	return lines;
}

function coordinateBytes({ lengthOf }) {
	return ["time/0", "lat/0", "lon/0"].reduce((sum, key) => sum + lengthOf(key), 0);
}

/** Serves the files, writes references to them, and counts what an answer takes; undefined if there is nobody to ask. */
async function countOver({ files, references }, folder, use, expected) {
	let found;
	const names = files.map((_, i) => (i === 0 ? "" : `-${i}`));
	const beside = Object.fromEntries(names.slice(1).map((name, i) => [name, files[i + 1]]));
	const counts = await countRequests(
		files[0],
		async (url) => {
			const path = join(folder, "references.json");
			await writeFile(path, JSON.stringify(references(names.map((name) => url + name))));
			found = await use(path, url);
		},
		beside,
	);
	if (found === undefined) return undefined;
	if (Math.abs(found - expected) > Math.abs(expected) * 1e-6) throw new Error(`${found} is not ${expected}`);
	return counts;
}

async function askPeer(path, what) {
	if (!existsSync(PYTHON)) return undefined;
	const { stdout } = await promisify(execFile)(PYTHON, [PEER, path, what, ...(what === "mean" ? ["dask"] : [])]);
	return Number(stdout);
}

function peerText(counts, unit) {
	return counts === undefined ? undefined : `xarray ${counts[unit].toLocaleString("en").replaceAll(",", " ")}`;
}

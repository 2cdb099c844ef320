/** GDAL, and so QGIS, over `mirazarr serve`: values and places. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** GDAL takes places from coordinates. */
const ARRANGE = { convention: "geozarr", coordinates: true };

const READ = [
	{ name: "field", file: "ocean.nc", array: "/sst:0", level: 0 },
	{ name: "COG, full resolution", file: "island.tif", array: "/0/data", level: 0 },
	{ name: "COG, overview", file: "island.tif", array: "/1/data", level: 1 },
];

/** Reads the files by URL with the Python that `MIRAZARR_PYTHON` names; gives what is wrong, nothing where there is none. */
export async function checkGdal(servers, fixtures) {
	const python = process.env.MIRAZARR_PYTHON;
	if (python === undefined) return [];
	const results = [];
	for (const { name, file, array, level } of READ) {
		const script = join(import.meta.dirname, "gdal.py");
		const values = [await servers.urlOf(file, ARRANGE), array, String(level), join(fixtures, "expected.json"), file];
		const problems = await run(python, [script, ...values]).then(
			() => [],
			({ stdout, stderr }) => [`${stdout}${stderr}`.slice(0, 600)],
		);
		results.push({ name: `GDAL: ${name}, serve`, problems });
	}
	return results;
}

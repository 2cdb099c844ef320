import { readdirSync, readFileSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { corpusFiles } from "./drawn-files.mjs";

/** Formats of the corpus that xarray opens by itself. */
const FORMATS = ["netcdf3", "netcdf4"];

/**
 * References of the fixtures and corpus files whose names match, written into `folder`, beside the file to compare them
 * with.
 */
export async function fileCases(root, folder, match) {
	const { openStore } = await importBuilt(root, "node.js");
	const { writeKerchunkJson } = await importBuilt(root, "write/kerchunk-json.js");
	const files = [
		...fixtures(root),
		...corpusFiles(root).filter(({ format }) => FORMATS.includes(format)),
		await strangelyNamed(root, folder),
	];
	const cases = [];
	for (const [i, { name, path, comparedWith = path }] of files.filter(({ name }) => match.test(name)).entries()) {
		const references = join(folder, `${i}.json`);
		const common = { name, file: comparedWith, references };
		try {
			// What is left out is missed by the comparison, and the rest is compared all the same.
			const json = await writeKerchunkJson(await openStore(path), { zarrFormat: 2, onUnsupported: "skip" });
			await writeFile(references, json.pieces());
			cases.push({ ...common, referenceCount: json.referenceCount });
		} catch (error) {
			cases.push({ ...common, error: String(error) });
		}
	}
	return cases;
}

function importBuilt(root, path) {
	return import(pathToFileURL(join(root, "dist", path)).href);
}

/** HDF5 fixtures that netCDF-C opens. Of the others it refuses most, and `fills.h5` makes it crash. */
const HDF5_FIXTURES = [
	"classic-model.nc",
	"cut.h5",
	"dimensions.nc",
	"fills-netcdf.nc",
	"links-other.h5",
	"phony.h5",
	"scales.h5",
	"unlimited.nc",
	"virtual-new.h5",
	"virtual-old.h5",
];

function fixtures(root) {
	const netcdf3 = join(root, "test/fixtures/netcdf3");
	const hdf5 = join(root, "test/fixtures/hdf5-parser");
	const names = readdirSync(netcdf3).filter((name) => name.endsWith(".nc"));
	return [
		...names.map((name) => {
			const { sameDataAs } = JSON.parse(readFileSync(join(netcdf3, name.replace(/nc$/, "json")), "utf8"));
			const comparedWith = sameDataAs === undefined ? undefined : join(netcdf3, sameDataAs);
			return { name: `fixtures/${name}`, path: join(netcdf3, name), comparedWith };
		}),
		...HDF5_FIXTURES.map((name) => ({ name: `fixtures/hdf5/${name}`, path: join(hdf5, name) })),
	];
}

/** W11: a name with everything that URLs treat specially. */
async function strangelyNamed(root, folder) {
	const path = join(folder, process.platform === "win32" ? "a b#%20é.nc" : "a b#?%20é.nc");
	await copyFile(join(root, "test/fixtures/netcdf3/two.nc"), path);
	return { name: "W11 a file with a strange name", path };
}

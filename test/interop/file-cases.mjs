import { existsSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** References of every NetCDF-3 fixture and corpus file, written into `folder`, beside the file to compare them with. */
export async function fileCases(root, folder) {
	const { openStore } = await importBuilt(root, "node.js");
	const { writeKerchunkJson } = await importBuilt(root, "write/kerchunk-json.js");
	const files = [...fixtures(root), ...corpusFiles(root), await strangelyNamed(root, folder)];
	const cases = [];
	for (const [i, { name, path, comparedWith = path }] of files.entries()) {
		const references = join(folder, `${i}.json`);
		const common = { name, file: comparedWith, references };
		try {
			const json = await writeKerchunkJson(await openStore(path));
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

function fixtures(root) {
	const folder = join(root, "test/fixtures/netcdf3");
	return readdirSync(folder)
		.filter((name) => name.endsWith(".nc"))
		.map((name) => {
			const { sameDataAs } = JSON.parse(readFileSync(join(folder, name.replace(/nc$/, "json")), "utf8"));
			const comparedWith = sameDataAs === undefined ? undefined : join(folder, sameDataAs);
			return { name: `fixtures/${name}`, path: join(folder, name), comparedWith };
		});
}

function corpusFiles(root) {
	const corpus = process.env.MIRAZARR_CORPUS ?? resolve(root, "../shared/corpus");
	const list = join(corpus, "manifest.tsv");
	if (!existsSync(list)) return [];
	const [head, ...rows] = readFileSync(list, "utf8")
		.trimEnd()
		.split("\n")
		.map((line) => line.split("\t"));
	const [file, format] = [head.indexOf("file"), head.indexOf("format")];
	return rows
		.filter((row) => row[format] === "netcdf3")
		.map((row) => ({ name: `corpus/${row[file]}`, path: join(corpus, "files", row[file]) }));
}

/** W11: a name with everything that URLs treat specially. */
async function strangelyNamed(root, folder) {
	const path = join(folder, process.platform === "win32" ? "a b#%20é.nc" : "a b#?%20é.nc");
	await copyFile(join(root, "test/fixtures/netcdf3/two.nc"), path);
	return { name: "W11 a file with a strange name", path };
}

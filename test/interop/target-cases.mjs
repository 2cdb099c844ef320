import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { corpusFiles, drawnFiles } from "./drawn-files.mjs";

/** The drawn files whose names match, in every form that we write. */
export function targetCases(root, folder, match) {
	return writtenCases(root, folder, match, drawnFiles(root));
}

/** More references than this take VirtualiZarr minutes: it asks for one chunk after the other. */
const MOST_REFERENCES = 1000;

/** The NetCDF files of the corpus whose names match, in every form that we write; those with few references. */
export async function netcdfCases(root, folder, match) {
	const files = corpusFiles(root).filter(({ format }) => format === "netcdf3" || format === "netcdf4");
	const cases = await writtenCases(root, folder, match, files);
	return cases.filter(({ referenceCount = 0 }) => referenceCount <= MOST_REFERENCES);
}

/** Files in every form: `{ name, format, file, target, references }` each, and the arrays that are refused by name. */
async function writtenCases(root, folder, match, files) {
	const writers = await loadWriters(root);
	const { openStore } = await importBuilt(root, "node.js");
	const cases = [];
	for (const [i, { name, format, path }] of files.entries()) {
		if (!match.test(name)) continue;
		for (const [target, write] of Object.entries(writers)) {
			const references = join(folder, `written-${i}-${target.replaceAll(" ", "-")}`);
			const common = { name, format, file: path, target };
			try {
				const store = await openStore(path);
				const { referenceCount, diagnostics } = await write(store, references);
				const refused = diagnostics.filter(({ message }) => message.startsWith("it is not in the references"));
				cases.push({
					...common,
					references: references + ENDS[target],
					referenceCount,
					hasGroups: store.group.groups.size > 0,
					refused: refused.map(({ path }) => path.slice(path.lastIndexOf("/") + 1)),
				});
			} catch (error) {
				rmSync(references, { recursive: true, force: true });
				cases.push({ ...common, error: String(error) });
			}
		}
	}
	return cases;
}

const ENDS = { json: ".json", parquet: ".parq", "json v3": ".json", icechunk: ".icechunk" };

/** What cannot be written is left out, and missed by the comparison. */
const OPTIONS = { onUnsupported: "skip", inlineBudget: { arrayBytes: 2 ** 24 } };

async function loadWriters(root) {
	const { writeKerchunkJson } = await importBuilt(root, "write/kerchunk-json.js");
	const { writeKerchunkParquet } = await importBuilt(root, "write/kerchunk-parquet.js");
	const { writeIcechunk } = await importBuilt(root, "write/icechunk.js");
	const { FileStore } = await importBuilt(root, "node.js");
	const json = (options) => async (store, path) => {
		const written = await writeKerchunkJson(store, { ...OPTIONS, ...options });
		await writeFile(`${path}.json`, written.pieces());
		return written;
	};
	return {
		json: json({ zarrFormat: 2 }),
		parquet: (store, path) => writeKerchunkParquet(store, new FileStore(`${path}.parq`, { writable: true }), OPTIONS),
		"json v3": json({ zarrFormat: 3 }),
		icechunk: (store, path) =>
			writeIcechunk(store, { store: new FileStore(`${path}.icechunk`, { writable: true }) }, OPTIONS),
	};
}

function importBuilt(root, path) {
	return import(pathToFileURL(join(root, "dist", path)).href);
}

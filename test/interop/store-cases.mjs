import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** References of the made stores of test/write whose names match, their data files beside them, and what xarray must read. */
export async function storeCases(root, folder, match) {
	const { FILL_ROWS, ARRAY_ROWS, makeStore, ...writers } = await bundle(root);
	const { writeKerchunkJson, writeKerchunkParquet, FileStore } = writers;
	const cases = [];
	for (const [i, { title, arrays, expected, expectedInV3 = expected }] of [...FILL_ROWS, ...ARRAY_ROWS].entries()) {
		const name = `store: ${title}`;
		if (!match.test(name)) continue;
		const own = join(folder, `store-${i}`);
		await mkdir(own);
		const { store, data } = await makeStore(arrays, pathToFileURL(own).href);
		const references = join(own, "references.json");
		await writeFile(join(own, "data.bin"), data);
		await writeFile(references, (await writeKerchunkJson(store, { zarrFormat: 2 })).pieces());
		cases.push({ name, references, expected: byGroup(expected) });
		await writeKerchunkParquet(store, new FileStore(join(own, "references.parq"), { writable: true }));
		const hasGroups = store.group.groups.size > 0;
		const parquet = { target: "parquet", hasGroups, references: join(own, "references.parq") };
		cases.push({ name: `${name}, in Parquet`, ...parquet, expected: byGroup(expected) });
		if (title === AS_IN_THE_FILE) continue;
		const v3 = { target: "json v3", references: join(own, "references-v3.json") };
		await writeFile(v3.references, (await writeKerchunkJson(store, { zarrFormat: 3 })).pieces());
		cases.push({ name: `${name}, in Zarr v3`, ...v3, expected: byGroup(expectedInV3) });
	}
	return cases;
}

/** Zarr v3 has no big-endian numbers, so that `_Unsigned` can stay; and then xarray never reinterprets `missing_value`. */
export const AS_IN_THE_FILE = "_Unsigned, big-endian: sentinels of both names are unsigned, packed or not";

/** The rows are TypeScript and import from src/: the unit tests use the same ones. */
async function bundle(root) {
	const outfile = join(root, "node_modules/.cache/mirazarr-interop/store-rows.mjs");
	const contents = `
		export { FILL_ROWS } from "./test/write/fill-rows.ts";
		export { ARRAY_ROWS } from "./test/write/array-rows.ts";
		export { makeStore } from "./test/write/made-store.ts";
		export { FileStore } from "./src/io/file.ts";
		export { writeKerchunkJson } from "./src/write/kerchunk-json.ts";
		export { writeKerchunkParquet } from "./src/write/kerchunk-parquet.ts";`;
	await build({
		stdin: { contents, resolveDir: root, loader: "ts" },
		outfile,
		bundle: true,
		platform: "node",
		format: "esm",
		packages: "external",
	});
	return import(pathToFileURL(outfile).href);
}

/** xarray opens a group at a time. */
export function byGroup(expected) {
	const groups = {};
	for (const [path, values] of Object.entries(expected)) {
		const slash = path.lastIndexOf("/");
		const group = path.slice(0, Math.max(slash, 0));
		groups[group] ??= {};
		groups[group][path.slice(slash + 1)] = values;
	}
	return groups;
}

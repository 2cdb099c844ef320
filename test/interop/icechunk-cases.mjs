import { copyFile, mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { AS_IN_THE_FILE } from "./store-cases.mjs";

/**
 * Icechunk repositories whose names match: the made stores of test/write, a time series that was appended to, and files that
 * changed after references to them were written. Cases of compare.py, and `{ name, references, isChanged }`.
 */
export async function icechunkCases(root, folder, match) {
	const source = await bundle(root);
	const makers = [
		...[...source.FILL_ROWS, ...source.ARRAY_ROWS]
			.filter(({ title }) => title !== AS_IN_THE_FILE)
			.map((row) => [`icechunk store: ${row.title}`, (own) => writeRow(source, row, own)]),
		["icechunk: append and region", (own) => writeSeries(source, own)],
		["W14 icechunk: the time of the last change has a fraction", (own) => writeDated(root, source, own, false)],
		["W14 icechunk: a file that was touched", (own) => writeDated(root, source, own, true)],
	];
	const cases = [];
	for (const [i, [name, make]] of makers.entries()) {
		if (!match.test(name)) continue;
		const own = join(folder, `icechunk-${i}`);
		await mkdir(own);
		cases.push({ name, target: "icechunk", references: join(own, "repository"), ...(await make(own)) });
	}
	return cases;
}

function targetIn(source, own) {
	return { store: new source.FileStore(join(own, "repository"), { writable: true }) };
}

async function writeRow(source, { arrays, expected, expectedInV3 = expected }, own) {
	const { store, data } = await source.makeStore(arrays, pathToFileURL(own).href);
	await writeFile(join(own, "data.bin"), data);
	await source.writeIcechunk(store, targetIn(source, own));
	return { expected: source.byGroup(expectedInV3) };
}

/** Three parts of a series, each in a file of its own: the second is appended, the third replaces half of each. */
async function writeSeries(source, own) {
	const modes = ["create", { append: "time" }, { region: { time: 2 } }];
	for (const [part, mode] of modes.entries()) {
		const folder = join(own, `part-${part}`);
		await mkdir(folder);
		const { store, data } = await source.makeStore(source.series(4 * part), pathToFileURL(folder).href);
		await writeFile(join(folder, "data.bin"), data);
		await source.writeIcechunk(store, targetIn(source, own), { mode, manifestSplit: { time: 1 } });
	}
	const packed = [...source.times(0, 2), ...source.times(8, 4), ...source.times(6, 2)];
	const v = { dtype: "f8", shape: [8, 2], values: packed.map((value) => value / 2) };
	return { expected: { "": { v, x: { dtype: "f8", shape: [2], values: [0.5, 1.5] } } } };
}

async function writeDated(root, { openStore, writeIcechunk, ...source }, own, isChanged) {
	const file = join(own, "two.nc");
	await copyFile(join(root, "test/fixtures/netcdf3/two.nc"), file);
	const date = new Date("2024-01-02T03:04:05.678Z");
	await utimes(file, date, date);
	const { referenceCount } = await writeIcechunk(await openStore(file), targetIn(source, own));
	if (isChanged) await utimes(file, date, new Date(date.getTime() + 10_000));
	return { file, referenceCount, isChanged };
}

/** The rows are TypeScript and import from src/: the unit tests use the same ones. */
export async function bundle(root) {
	const outfile = join(root, "node_modules/.cache/mirazarr-interop/icechunk.mjs");
	const contents = `
		export { FILL_ROWS } from "./test/write/fill-rows.ts";
		export { ARRAY_ROWS } from "./test/write/array-rows.ts";
		export { makeStore } from "./test/write/made-store.ts";
		export { manyReferences } from "./test/write/many-references.ts";
		export { series, times } from "./test/write/icechunk-disk.ts";
		export { writeIcechunk } from "./src/write/icechunk.ts";
		export { FileStore, openStore, read } from "./src/node.ts";
		export { byGroup } from "./test/interop/store-cases.mjs";`;
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

// Updates a cube of files that are named by their numbers, or opens the new ones alone, and tells what it cost: { cpuMs, bytes, peakBytes }.

import { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { FileStore, openStore } from "mirazarr";
import { inProcess, openEachInBatches, openInBatches } from "mirazarr/exec";
import { openCube, planUpdate } from "mirazarr/update";
import { writeIcechunk } from "mirazarr/write/icechunk";
import { writeKerchunkJson } from "mirazarr/write/kerchunk-json";
import { writeKerchunkParquet } from "mirazarr/write/kerchunk-parquet";

const { task, folder, first, count, cube } = JSON.parse(process.argv[2]);
const files = Array.from({ length: count }, (_, i) => `${folder}/f${String(first + i).padStart(7, "0")}.nc`);
const executor = inProcess();
let bytes = 0;
if (task === "update") {
	const root = cube.endsWith(".json") ? dirname(cube) : cube;
	const url = pathToFileURL(cube).href;
	const schemes = { file: (prefix) => new FileStore(prefix) };
	const opened = await openCube({ url, store: new FileStore(root, { writable: true }) }, { schemes });
	const plan = await planUpdate(
		opened,
		{ files: files.map((file) => pathToFileURL(file).href) },
		{ open: (urls) => openEachInBatches(urls, { executor }), registry: (await openStore(files[0])).registry },
	);
	bytes = (await plan.apply()).bytes;
} else {
	const store = (await openInBatches(files, { executor })).toStore();
	if (cube.endsWith(".json")) {
		const text = Buffer.concat([...(await writeKerchunkJson(store)).pieces()]);
		writeFileSync(cube, text);
		bytes = text.length;
	} else {
		const write = cube.endsWith(".parq")
			? writeKerchunkParquet
			: (own, target) => writeIcechunk(own, { store: target });
		bytes = (await write(store, new FileStore(cube, { writable: true }))).bytes;
	}
}
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ cpuMs: (user + system) / 1000, bytes, peakBytes: process.resourceUsage().maxRSS * 1024 }));

/** One case in a process of its own: what came of it, and what it took, as a line of JSON. See run.mjs. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [file, name, folder] = process.argv.slice(2);
const { cases } = await import(pathToFileURL(file).href);
const { open, expect, options = {} } = cases.find((one) => one.name === name);
const { decode, explainFill, isMiraError, openStore, read } = await import("../../dist/node.js");

/** Arrays of a store that are looked at in full. */
const LOOKED_AT = 20;

const before = process.cpuUsage();
let outcome = "opens";
let message;
try {
	await look();
} catch (error) {
	outcome = isMiraError(error) ? error.code : `an untyped ${error?.name ?? typeof error}`;
	message = isMiraError(error) ? error.message.slice(0, 300) : String(error?.stack ?? error).slice(0, 600);
}
const { user, system } = process.cpuUsage(before);
const mebibytes = process.resourceUsage().maxRSS / 1024;
const seconds = (user + system) / 1e6;
console.log(JSON.stringify({ outcome, expect, message, seconds, mebibytes }));

/** Opens it and does what viewers and the server do first; the error of one array is that of the case. */
async function look() {
	const store = await openStore(join(folder, open), options);
	const contents = store.contents();
	await store.get("/zarr.json");
	let failure;
	for (const { path } of contents.filter(({ kind }) => kind === "array").slice(0, LOOKED_AT)) {
		try {
			const array = store.array(path);
			const { description } = array;
			await store.get(path === "/" ? "/zarr.json" : `${path}/zarr.json`);
			if (array.kind === "manifest") await array.manifest();
			const selection = description.shape.map(() => 0);
			if (description.shape.every((length) => length > 0)) {
				await read(store, path, { selection });
				await decode(store, path, { selection });
			}
			await explainFill(store, path);
		} catch (error) {
			if (!isMiraError(error)) throw error;
			failure ??= error;
		}
	}
	if (failure !== undefined) throw failure;
}

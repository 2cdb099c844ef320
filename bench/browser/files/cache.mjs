// The files of the cases in a temporary folder, made once: they are made anew when a source that makes them has changed.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const SOURCES = [
	"./",
	"../digest.mjs",
	"../../field.mjs",
	"../../netcdf3-file.mjs",
	"../../../test/hostile/hdf5-file.mjs",
];

/** Gives the folder of a case, the names of its objects and what is true of its values. */
export async function filesOf({ name, make }) {
	const folder = join(tmpdir(), `mirazarr-browser-bench-${sourceDigest()}`, name);
	const known = readTruth(folder);
	if (known !== undefined) return { folder, ...known };
	// Whoever is interrupted leaves nothing behind that looks whole.
	const unfinished = `${folder}.${process.pid}`;
	const { objects, ...truth } = await make();
	for (const [key, bytes] of objects) {
		const path = join(unfinished, key);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, bytes);
	}
	const made = { names: [...objects.keys()], ...truth };
	writeFileSync(join(unfinished, "truth.json"), JSON.stringify(made));
	rmSync(folder, { recursive: true, force: true });
	renameSync(unfinished, folder);
	return { folder, ...made };
}

function readTruth(folder) {
	try {
		return JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));
	} catch {
		return undefined;
	}
}

function sourceDigest() {
	const hash = createHash("sha256");
	for (const source of SOURCES) {
		const url = new URL(source, import.meta.url);
		const files = source.endsWith("/") ? readdirSync(url).map((name) => new URL(name, url)) : [url];
		for (const file of files) hash.update(readFileSync(file));
	}
	return hash.digest("hex").slice(0, 12);
}

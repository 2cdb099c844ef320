import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Formats of which files are drawn, so many of each. */
const FORMATS = ["netcdf3", "netcdf4", "hdf5", "tiff"];
const PER_FORMAT = 15;

/** The rows of a corpus: `{ name, format, path, kind }`, files and folders. Nothing without one. */
export function corpusEntries(root) {
	const corpus = process.env.MIRAZARR_CORPUS ?? resolve(root, "../shared/corpus");
	const list = join(corpus, "manifest.tsv");
	if (!existsSync(list)) return [];
	const [head, ...rows] = readFileSync(list, "utf8")
		.trimEnd()
		.split("\n")
		.map((line) => line.split("\t"));
	const [file, format, kind] = ["file", "format", "kind"].map((name) => head.indexOf(name));
	return rows.map((row) => ({
		name: `corpus/${row[file]}`,
		format: row[format],
		path: join(corpus, "files", row[file]),
		kind: row[kind],
	}));
}

/** Those that are single files. */
export function corpusFiles(root) {
	return corpusEntries(root).filter(({ kind }) => kind !== "dir");
}

/** Sixty files by the hash of their names: nobody chose them, and they stay the same. */
export function drawnFiles(root) {
	const hash = ({ name }) => createHash("sha256").update(name).digest("hex");
	const sorted = corpusFiles(root)
		.map((file) => ({ ...file, hash: hash(file) }))
		.sort((a, b) => (a.hash < b.hash ? -1 : 1));
	return FORMATS.flatMap((format) => sorted.filter((file) => file.format === format).slice(0, PER_FORMAT));
}

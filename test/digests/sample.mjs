/** Which files of the corpus are taken: the same in every run. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Larger ones take longer and have nothing that small ones do not have. */
const MOST_BYTES = 300_000;
/** Formats that are many: by their codecs, and by their grids. */
const FILES_A_FORMAT = { tiff: 32, zarr: 28, hdf5: 24, grib: 20 };
const FILES_OF_OTHERS = 12;
/** Features that say how values are stored, which count more than others. */
const OF_VALUES = /^(comp|codec|filter|packing|grid)=/;

/** Jobs: files (of sets, all) with the options to open them. `urlOf` gives the address of a path below the files of the corpus. */
export function sampleOf(corpus, urlOf) {
	const rows = rowsOf(join(corpus, "manifest.tsv")).filter(({ size }) => size <= MOST_BYTES);
	const formats = [...new Set(rows.map(({ format }) => format))].sort();
	return formats.flatMap((format) => {
		const own = rows.filter((row) => row.format === format);
		return various(own, FILES_A_FORMAT[format] ?? FILES_OF_OTHERS).flatMap((row) => jobsOf(corpus, row, urlOf));
	});
}

function rowsOf(manifest) {
	const [head, ...lines] = readFileSync(manifest, "utf8")
		.trimEnd()
		.split("\n")
		.map((line) => line.split("\t"));
	return lines.map((cells) => {
		const row = Object.fromEntries(head.map((name, i) => [name, cells[i]]));
		const { file, format, kind, features } = row;
		return { file, format, kind, size: Number(row.size), features: new Set(features.split(",")) };
	});
}

/** So many rows that have as many features as can be: always the one that adds most, of those the first by name. */
function various(rows, count) {
	const left = rows.sort((a, b) => (a.file < b.file ? -1 : 1));
	const [taken, seen] = [[], new Map()];
	while (taken.length < count && left.length > 0) {
		const worths = left.map(({ features }) => [...features].reduce((sum, name) => sum + worthOf(name, seen), 0));
		const [best] = left.splice(worths.indexOf(Math.max(...worths)), 1);
		for (const name of best.features) seen.set(name, (seen.get(name) ?? 0) + 1);
		taken.push(best);
	}
	return taken;
}

/** A feature is worth less the more often it was seen. */
function worthOf(name, seen) {
	return (OF_VALUES.test(name) ? 8 : 1) / 8 ** (seen.get(name) ?? 0);
}

function jobsOf(corpus, { file, format }, urlOf) {
	const path = join(corpus, "files", file);
	if (format === "combine")
		return [
			{
				name: file,
				urls: readdirSync(path)
					.sort()
					.map((name) => urlOf(`${file}/${name}`)),
			},
		];
	const url = urlOf(existsSync(join(path, "ref.json")) ? `${file}/ref.json` : file);
	if (format !== "grib") return [{ name: file, urls: [url] }];
	return ["cubes", "messages"].map((layout) => ({
		name: `${file} (${layout})`,
		urls: [url],
		options: { grib: { layout } },
	}));
}

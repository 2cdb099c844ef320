/** On real files, where they are: a decoded view read by zarrita is what decode gives. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isMiraError } from "../../src/errors.ts";
import { openStore } from "../../src/node.ts";
import { EVERYTHING } from "../extent.ts";
import { compareWithDecode } from "./same-as-decode.ts";

const corpus = join(import.meta.dirname, "../../../shared/corpus");
const manifest = join(corpus, "manifest.tsv");
const rows = existsSync(manifest) ? readFileSync(manifest, "utf8").trim().split("\n").slice(1) : [];

/** Larger arrays would take the time of all the others together. */
const MAX_ELEMENTS = 2 ** 16;

/** What is opened by itself, and how many arrays at least are to be compared: some fewer than there are, for the corpus changes. */
const FORMATS: [format: string, least: number][] = [
	["netcdf3", 1300],
	["netcdf4", 1000],
	["hdf5", 600],
	["tiff", 140],
	["zarr", 250],
	["kerchunk", 120],
	["icechunk", 12],
	["fits", 500],
	["grib", 3000],
	["hdf4", 250],
];

describe.skipIf(!EVERYTHING || rows.length === 0).each(FORMATS)("%s", (format, least) => {
	const files = rows.map((row) => row.split("\t")).filter(([, name]) => name === format);

	it("a view through zarrita is what decode gives", { timeout: 600_000 }, async () => {
		const different: string[] = [];
		let compared = 0;
		for (const [file = ""] of files) {
			const store = await openStore(join(corpus, "files", file)).catch((error: unknown) => {
				if (!isMiraError(error)) throw error;
				return undefined; // what its parser refuses is judged elsewhere
			});
			if (store === undefined) continue;
			const result = await compareWithDecode(store, {}, MAX_ELEMENTS);
			compared += result.compared.length;
			different.push(...result.different.map((text) => `${file} ${text}`));
		}
		expect(different).toEqual([]);
		expect(compared).toBeGreaterThanOrEqual(least);
	});
});

/** Files and urls on the pages that nobody has, and what stands for them: samples, beside the reader or served on this machine. */
import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startSite } from "../bundlers/site.mjs";
import { root } from "./blocks.ts";

/** A reader's own files. */
export const SHELF: Readonly<Record<string, string>> = {
	"data.nc": "samples/sea-surface.nc",
	"data/sea-surface.nc": "samples/sea-surface.nc",
	"sea-surface.nc": "samples/sea-surface.nc",
	"ocean.nc": "samples/sea-surface.nc",
	"island.tif": "samples/elevation.tif",
	"2024-01.nc": "samples/sea-surface.nc",
	"granule.h5": "test/fixtures/referring/granule.h5",
	"granule.h5.dmrpp": "test/fixtures/referring/granule.h5.dmrpp",
	"archive/2024/01.nc": "samples/sea-surface.nc",
};

/** What web servers have. */
const WEB: Readonly<Record<string, string>> = {
	"https://example.org/data.nc": "samples/sea-surface.nc",
	"https://example.org/sea-surface.nc": "samples/sea-surface.nc",
	"https://example.org/dem.tif": "samples/elevation.tif",
	"https://data.example.org/a.nc": "samples/sea-surface.nc",
	"https://data.example.org/granule.h5": "test/fixtures/referring/granule.h5",
	"https://data.example.org/granule.h5.dmrpp": "test/fixtures/referring/granule.h5.dmrpp",
};

const folder = mkdtempSync(join(tmpdir(), "mirazarr-docs-web-"));
for (const [url, file] of Object.entries(WEB)) {
	const path = join(folder, url.replace("https://", ""));
	mkdirSync(dirname(path), { recursive: true });
	cpSync(join(root, file), path);
}
const site = await startSite(folder);
const pairs = Object.keys(WEB).map((url): [string, string] => [url, url.replace("https://", site.url)]);

/** Code with the urls of this machine. */
export function applyStandIns(code: string): string {
	return pairs.reduce((text, [shown, here]) => text.replaceAll(shown, here), code);
}

/** What was printed, with the urls of the page. */
export function undoStandIns(printed: string): string {
	return pairs.reduce((text, [shown, here]) => text.replaceAll(here, shown), printed);
}

import { isMiraError, MiraError } from "../../../errors.ts";
import type { ObjectStoreRegistry } from "../../../io/registry.ts";
import { splitQuery } from "../../../io/url.ts";
import { parseEcmwfIndex } from "./ecmwf-index.ts";
import type { GribIndex } from "./indexed-file.ts";
import { parseNoaaIndex } from "./noaa-index.ts";

/** A line is about 100 bytes (NOAA) or 250 (ECMWF): enough for a quarter of a million messages. */
const MAX_INDEX_BYTES = 2 ** 26;

/** What a line takes in memory once it is understood. */
const LINE_BYTES = 500;

/** Where an index of a file would be, in the order in which they are looked for: those in one list together. */
export function indexUrls(url: string): string[][] {
	const [path, query] = splitQuery(url);
	const stem = path.replace(/\.[^./]*$/, "");
	const ofEcmwf = [...new Set([`${stem}.index`, `${path}.index`])];
	return [[`${path}.idx${query}`], ofEcmwf.map((name) => name + query)];
}

/** The index beside a file; undefined where there is none, an error where it is not one. */
export async function findIndex(url: string, registry: ObjectStoreRegistry): Promise<GribIndex | undefined> {
	const { budget } = registry;
	for (const urls of indexUrls(url)) {
		const texts = await Promise.all(urls.map((candidate) => readText(candidate, registry)));
		const found = texts.findIndex((text) => text !== undefined);
		const [indexUrl, text] = [urls[found], texts[found]];
		if (indexUrl === undefined || text === undefined) continue;
		budget.hold(LINE_BYTES * countLines(text));
		return { url: indexUrl, entries: parseIndex(text, indexUrl) };
	}
	return undefined;
}

async function readText(url: string, registry: ObjectStoreRegistry): Promise<string | undefined> {
	if (!registry.has(url)) return undefined;
	try {
		return new TextDecoder().decode(await registry.source(url).readAll({ maxBytes: MAX_INDEX_BYTES }));
	} catch (error) {
		// Stores that do not let their objects be listed refuse those that do not exist.
		if (isMiraError(error, "not-found", "http-status")) return undefined;
		throw error;
	}
}

function countLines(text: string): number {
	let lines = 1;
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
	return lines;
}

function parseIndex(text: string, url: string): GribIndex["entries"] {
	if (text.trim() === "") throw new MiraError("bad-metadata", "the index is empty", { url });
	return text.trimStart().startsWith("{") ? parseEcmwfIndex(text.trimStart(), url) : parseNoaaIndex(text, url);
}

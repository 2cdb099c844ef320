import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isUrl } from "../io/url.ts";
import { parseSources, type SourceFacts, sourcesDocument } from "../verify/source-facts.ts";

/**
 * Where it is noted what the sources of references were when these were made, for `mirazarr verify`: `refs.sources.json`
 * beside `refs.json`, `sources.json` inside a directory.
 */
export function sourcesPath(references: string): string {
	return /\.json$/i.test(references)
		? references.replace(/\.json$/i, ".sources.json")
		: join(references, "sources.json");
}

/** What is noted about the sources of references; undefined for those of others. */
export async function readSources(references: string): Promise<SourceFacts[] | undefined> {
	if (isUrl(references)) return undefined;
	const path = sourcesPath(references);
	const text = await readFile(path).catch(() => undefined);
	return text === undefined ? undefined : parseSources(text, path);
}

/** Notes facts, at once or not at all; nothing is known without any. */
export async function writeSources(path: string, sources: readonly SourceFacts[] | undefined): Promise<void> {
	if (sources === undefined) return rm(path, { force: true });
	const unfinished = `${path}.${process.pid}.unfinished`;
	await writeFile(unfinished, sourcesDocument(sources));
	await rename(unfinished, path);
}

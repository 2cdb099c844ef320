import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { referenceUrl } from "../formats/kerchunk/reference-url.ts";
import { fileUrl } from "../io/file.ts";
import { isUrl } from "../io/url.ts";
import { parseSources, type SourceFacts, sourcesDocument } from "../verify/source-facts.ts";
import { relativePath } from "../write/plan/url.ts";

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
	if (text === undefined) return undefined;
	const base = fileUrl(references);
	return parseSources(text, path).map((facts) =>
		isUrl(facts.url) ? facts : { ...facts, url: referenceUrl(facts.url, base) },
	);
}

/** Notes facts, at once or not at all; nothing is known without any. The files are named as the references name them. */
export async function writeSources(
	path: string,
	sources: readonly SourceFacts[] | undefined,
	relativeTo?: string,
): Promise<void> {
	if (sources === undefined) return rm(path, { force: true });
	const unfinished = `${path}.${process.pid}.unfinished`;
	const named = sources.map((facts) => ({ ...facts, url: nameOf(facts.url, relativeTo) }));
	await writeFile(unfinished, sourcesDocument(named));
	await rename(unfinished, path);
}

function nameOf(url: string, relativeTo: string | undefined): string {
	return (relativeTo === undefined ? undefined : relativePath(url, relativeTo)) ?? url;
}

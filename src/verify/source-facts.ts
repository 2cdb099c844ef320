import { MiraError } from "../errors.ts";
import { Limiter } from "../io/concurrency.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import { lookAt, type SourceFacts } from "../io/look-at.ts";
import { withoutSignature } from "../io/url.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { isJsonObject, type JsonValue, parseJson, writeJson } from "../zarr/json.ts";

export type { SourceFacts } from "../io/look-at.ts";

/** The distinct urls that the arrays of a store refer to. */
export async function sourceUrls(store: ManifestStore): Promise<string[]> {
	const arrays = Array.from(walk(store.group)).flatMap((node) => (node.kind === "array" ? [node.array] : []));
	const manifests = await Promise.all(arrays.map((array) => array.manifest()));
	return [...new Set(manifests.flatMap(({ urls }) => urls))];
}

/** Facts about everything that a store refers to and that can be read now; the rest is left out. */
export async function collectSources(store: ManifestStore, options: AbortOptions = {}): Promise<SourceFacts[]> {
	return withDeadline("asking for the sources", options, ({ signal }) => collectAll(store, signal), { url: store.url });
}

async function collectAll(store: ManifestStore, signal: AbortSignal | undefined): Promise<SourceFacts[]> {
	const limiter = new Limiter(store.registry.concurrency);
	const found = await Promise.all(
		(await sourceUrls(store)).map((url) =>
			limiter.run(async () => {
				const facts = await lookAt(url, store.registry, signal);
				return "error" in facts ? [] : [facts];
			}, signal),
		),
	);
	return found.flat();
}

/** How an object has changed, or undefined if it is the same as far as anybody can tell. */
export function changeOf(before: SourceFacts, now: SourceFacts): string | undefined {
	if (before.sizeBytes !== now.sizeBytes) return `it has ${now.sizeBytes} bytes instead of ${before.sizeBytes}`;
	// The tag of a local file also changes when it is copied, with its date, to another place.
	const hasTags = before.etag !== undefined && now.etag !== undefined && !now.url.startsWith("file:");
	if (hasTags) return before.etag === now.etag ? undefined : `its ETag is ${now.etag} instead of ${before.etag}`;
	if (before.modified === undefined || now.modified === undefined || before.modified === now.modified) return undefined;
	return `it was changed at ${now.modified}, not at ${before.modified}`;
}

/** Facts as the document that is kept beside references; like those it has no signatures. */
export function sourcesDocument(sources: readonly SourceFacts[]): string {
	const entries = sources.map(({ url, sizeBytes, etag, modified }) => [
		withoutSignature(url),
		{ sizeBytes, ...(etag === undefined ? {} : { etag }), ...(modified === undefined ? {} : { modified }) },
	]);
	return `${writeJson({ version: 1, sources: Object.fromEntries(entries) }, { indent: 2 })}\n`;
}

/** Reads such a document. */
export function parseSources(text: string | Uint8Array, url: string): SourceFacts[] {
	const document = parseJson(text, { url });
	const sources = isJsonObject(document) && document.version === 1 ? document.sources : undefined;
	if (!isJsonObject(sources)) throw new MiraError("bad-metadata", "this is not a list of sources", { url });
	return Object.entries(sources).map(([source, facts]) => parseFacts(source, facts, url));
}

function parseFacts(source: string, facts: JsonValue, url: string): SourceFacts {
	const { sizeBytes, etag, modified } = isJsonObject(facts) ? facts : {};
	if (typeof sizeBytes !== "number" || !isTextOrAbsent(etag) || !isTextOrAbsent(modified))
		throw new MiraError("bad-metadata", `what is said about the source ${source} makes no sense`, { url });
	return { url: source, sizeBytes, etag, modified };
}

function isTextOrAbsent(value: JsonValue | undefined): value is string | undefined {
	return value === undefined || typeof value === "string";
}

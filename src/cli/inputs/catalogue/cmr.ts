/**
 * Granules as NASA's Common Metadata Repository lists them: `granules.umm_json` (UMM-G) and `granules.json`, whose links are
 * those of its Atom feed. https://cmr.earthdata.nasa.gov/search/site/docs/search/api.html
 */
import { MiraError } from "../../../errors.ts";
import { decodePath } from "../../../io/url.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../zarr/json.ts";
import { linkedUrl } from "../linked-url.ts";
import type { Asset, CatalogueDocument, Item } from "./item.ts";

/** What a list of granules says, or a granule by itself; undefined for any other document. */
export function readCmr(document: JsonObject, url: string): CatalogueDocument | undefined {
	const granules = granulesOf(document, url);
	if (granules === undefined) return undefined;
	const { hits } = document;
	const total = typeof hits === "number" ? hits : undefined;
	return { noun: "granule", items: granules, children: [], total, next: nextPage(url, granules.length, total) };
}

function granulesOf(document: JsonObject, url: string): Item[] | undefined {
	const { items, feed, GranuleUR: name } = document;
	if (typeof name === "string") return [readUmm(document, url)];
	if (Array.isArray(items)) {
		const granules = items.map((item) => (isJsonObject(item) && isJsonObject(item.umm) ? item.umm : undefined));
		return granules.every((umm) => umm !== undefined) ? granules.map((umm) => readUmm(umm, url)) : undefined;
	}
	const entries = isJsonObject(feed) ? feed.entry : undefined;
	return Array.isArray(entries) ? entries.filter(isJsonObject).map((entry) => readEntry(entry, url)) : undefined;
}

/** A link to something of a granule. */
type Link = { url: string; role: string; mediaType: string | undefined };

/** What the types of UMM's `RelatedUrls` are in the words of STAC. */
const UMM_ROLES: ReadonlyMap<string, string> = new Map([
	["GET DATA", "data"],
	["GET DATA VIA DIRECT ACCESS", "data"],
	["EXTENDED METADATA", "metadata"],
	["GET RELATED VISUALIZATION", "overview"],
	["USE SERVICE API", "service"],
]);

function readUmm({ GranuleUR: name, RelatedUrls: related, TemporalExtent: extent }: JsonObject, url: string): Item {
	const links = (Array.isArray(related) ? related.filter(isJsonObject) : []).flatMap((one): Link[] => {
		const { URL: href, Type: type, MimeType: mediaType } = one;
		const role = typeof type === "string" ? UMM_ROLES.get(type) : undefined;
		return typeof href === "string" && role !== undefined
			? [{ url: linkedUrl(href, url), role, mediaType: textOf(mediaType) }]
			: [];
	});
	const { RangeDateTime: range, SingleDateTime: single } = isJsonObject(extent) ? extent : ({} as JsonObject);
	const time = textOf(isJsonObject(range) ? range.BeginningDateTime : undefined) ?? textOf(single);
	return { id: textOf(name) ?? "without name", time, assets: assetsOf(links) };
}

/** What the relations of the feed are, by the ends of their names (`http://esipfed.org/ns/fedsearch/1.1/data#`). */
const FEED_ROLES: ReadonlyMap<string, string> = new Map([
	["data#", "data"],
	["s3#", "data"],
	["metadata#", "metadata"],
	["browse#", "overview"],
	["service#", "service"],
]);

function readEntry({ title, links, time_start: time }: JsonObject, url: string): Item {
	const own = (Array.isArray(links) ? links.filter(isJsonObject) : []).flatMap((one): Link[] => {
		const { href, rel, type, inherited } = one;
		const role = typeof rel === "string" ? FEED_ROLES.get(rel.replace(/^.*\//, "")) : undefined;
		// Those of the collection lead to pages about all of it.
		const isOwn = typeof href === "string" && role !== undefined && inherited !== true;
		return isOwn ? [{ url: linkedUrl(href, url), role, mediaType: textOf(type) }] : [];
	});
	return { id: textOf(title) ?? "without title", time: textOf(time), assets: assetsOf(own) };
}

/** What a file is called, with its places: on a web server, and in a bucket. */
function assetsOf(links: readonly Link[]): Asset[] {
	const assets = new Map<string, Asset>();
	for (const { url, role, mediaType } of links) {
		const name = decodePath(url).replace(/^.*\//s, "");
		const key = `${role} ${name}`;
		const known = assets.get(key);
		const isDirect = url.startsWith("s3://");
		if (known === undefined)
			assets.set(key, { name, url, directUrl: isDirect ? url : undefined, roles: [role], mediaType });
		else if (isDirect) assets.set(key, { ...known, directUrl: known.directUrl ?? url });
		// What is only in a bucket so far has its place on the web server now.
		else if (known.url === known.directUrl) assets.set(key, { ...known, url, mediaType: mediaType ?? known.mediaType });
	}
	return [...assets.values()];
}

/** Granules of a page, where the question does not say. */
const DEFAULT_PAGE = 10;
/** Beyond it the service has no pages by number. */
const MOST_PAGED = 1_000_000;

/** The page behind one of so many granules. The document does not name it: pages are numbered in the question. */
function nextPage(url: string, count: number, total: number | undefined): CatalogueDocument["next"] {
	if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
	const question = new URL(url);
	if (!/\/granules(\.\w+)?$/.test(question.pathname)) return undefined;
	const { searchParams } = question;
	const numberOf = (name: string, otherwise: number): number => Number(searchParams.get(name) ?? otherwise);
	const [page, size] = [numberOf("page_num", 1), numberOf("page_size", DEFAULT_PAGE)];
	const isLast = count === 0 || count < size || (total !== undefined && page * size >= total);
	if (isLast || !Number.isSafeInteger(page * size)) return undefined;
	if (page * size >= MOST_PAGED)
		throw new MiraError("limit-exceeded", `the service gives at most ${MOST_PAGED} granules page by page`, {
			url,
			hint: "Ask for less at a time, by temporal=FROM,TO, and pass several questions",
		});
	searchParams.set("page_num", String(page + 1));
	return { kind: "get", url: question.href };
}

function textOf(value: JsonValue | undefined): string | undefined {
	return typeof value === "string" ? value : undefined;
}

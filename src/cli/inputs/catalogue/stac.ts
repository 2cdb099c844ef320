/**
 * Documents of the SpatioTemporal Asset Catalog: items, collections of items (also the answers of an API), catalogues and
 * collections. https://github.com/radiantearth/stac-spec (1.0, 1.1), https://github.com/radiantearth/stac-api-spec.
 */
import { isUrl } from "../../../io/url.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../zarr/json.ts";
import { linkedUrl } from "../linked-url.ts";
import type { Asset, CatalogueDocument, Item } from "./item.ts";

/** What a document of STAC says; undefined for one that is none. */
export function readStac(document: JsonObject, url: string): CatalogueDocument | undefined {
	const { type, features, stac_version: version } = document;
	if (type === "Feature" && isJsonObject(document.assets))
		return { noun: "item", items: [readItem(document, url)], children: [] };
	if (type === "FeatureCollection" && Array.isArray(features)) return readItems(document, features, url);
	if (typeof version !== "string" || !Array.isArray(document.links)) return undefined;
	const links = linksOf(document, url);
	const children = links.flatMap(({ rel, url: linked }) => (CHILDREN.has(rel) ? [linked] : []));
	// A collection of one store, such as Zarr, may have it as an asset of its own.
	const hasAssets = children.length === 0 && isJsonObject(document.assets);
	return { noun: "item", items: hasAssets ? [readItem(document, url)] : [], children };
}

/** Links to what is below; `items` leads to the answer of an API. */
const CHILDREN: ReadonlySet<string> = new Set(["item", "child", "items"]);

function readItems(document: JsonObject, features: readonly JsonValue[], url: string): CatalogueDocument | undefined {
	const members = features.filter(isJsonObject);
	if (!members.every(({ assets }) => isJsonObject(assets))) return undefined;
	const next = linksOf(document, url).find(({ rel }) => rel === "next");
	const { numberMatched, context } = document;
	const total = numberMatched ?? (isJsonObject(context) ? context.matched : undefined);
	return {
		noun: "item",
		items: members.map((member) => readItem(member, url)),
		children: [],
		next: next && (next.method === "POST" ? { kind: "post" } : { kind: "get", url: next.url }),
		total: typeof total === "number" ? total : undefined,
	};
}

function readItem(item: JsonObject, url: string): Item {
	const { id, properties, assets } = item;
	const { datetime, start_datetime: start } = isJsonObject(properties) ? properties : ({} as JsonObject);
	return {
		id: typeof id === "string" ? id : "without id",
		// `datetime` is null where a range says more (Item spec, datetime).
		time: textOf(datetime) ?? textOf(start),
		assets: Object.entries(isJsonObject(assets) ? assets : {}).flatMap(([name, asset]) =>
			isJsonObject(asset) ? readAsset(name, asset, url, baseOf(item, url)) : [],
		),
	};
}

function readAsset(name: string, asset: JsonObject, url: string, base: string): Asset[] {
	const { href, roles, type, alternate } = asset;
	if (typeof href !== "string") return [];
	// https://github.com/stac-extensions/alternate-assets
	const alternates = Object.values(isJsonObject(alternate) ? alternate : {}).filter(isJsonObject);
	const direct = alternates.map((other) => textOf(other.href)).find((other) => other?.startsWith("s3://"));
	return [
		{
			name,
			url: linkedUrl(href, url, base),
			directUrl: direct,
			roles: Array.isArray(roles) ? roles.filter((role) => typeof role === "string") : [],
			mediaType: textOf(type),
		},
	];
}

/** What relative links are relative to: the place that the document says it is at, if it does; else where it was found. */
function baseOf(document: JsonObject, url: string): string {
	const links = Array.isArray(document.links) ? document.links.filter(isJsonObject) : [];
	const self = textOf(links.find(({ rel }) => rel === "self")?.href);
	return self !== undefined && isUrl(self) ? self : url;
}

type Link = { rel: string; url: string; method: string };

function linksOf(document: JsonObject, url: string): Link[] {
	const links = Array.isArray(document.links) ? document.links.filter(isJsonObject) : [];
	const base = baseOf(document, url);
	return links.flatMap(({ rel, href, method }) => {
		if (typeof rel !== "string" || typeof href !== "string") return [];
		const isFollowed = rel === "next" || CHILDREN.has(rel);
		return isFollowed ? [{ rel, url: linkedUrl(href, url, base), method: textOf(method)?.toUpperCase() ?? "GET" }] : [];
	});
}

function textOf(value: JsonValue | undefined): string | undefined {
	return typeof value === "string" ? value : undefined;
}

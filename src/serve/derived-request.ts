import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { TileAddress } from "../read/picture/tile-geometry.ts";
import type { Question } from "./answer.ts";
import { parseQuery, type Query, type ValueFormat } from "./query.ts";
import { notFound, Refusal } from "./refusal.ts";

/** What can be asked of a source besides the keys of its store: values by label, and maps. */
export type DerivedRequest = { query: Query } & (
	| { kind: "tile"; variable: string | undefined; tile: TileAddress; size: number }
	| { kind: "tileset"; variable: string | undefined }
	| { kind: "values"; names: readonly string[]; accept: string | undefined }
);

/** Below this name of a source are the tiles of its maps. */
const TILES = "tiles";
const TILESET = "tiles.json";

/**
 * What a path below a source and its query ask for; undefined for a key of the store. Keys of Zarr end with `zarr.json`, or with
 * `c` and numbers, so none of them is ever taken for something else.
 */
export function derivedRequest(key: readonly string[], { target, header }: Question): DerivedRequest | undefined {
	if (isStoreKey(key)) return undefined;
	const last = key.at(-1) ?? "";
	const [, y, scale, end] = /^(\d{1,9})(?:@([12])x)?(\..*)?$/.exec(last) ?? [];
	if (key[0] === TILES && key.length >= 4 && y !== undefined && key.slice(-3, -1).every((n) => /^\d{1,9}$/.test(n))) {
		if (end !== ".png") throw notFound("tiles are PNG files: they end with .png");
		const [z = 0, x = 0] = key.slice(-3, -1).map(Number);
		const size = scale === "2" ? 512 : 256;
		return {
			kind: "tile",
			variable: variableIn(key, 3),
			tile: { z, x, y: Number(y) },
			size,
			query: parseQuery(target),
		};
	}
	if (last === TILESET && (key.length === 1 || key[0] === TILES))
		return { kind: "tileset", variable: variableIn(key, 1), query: parseQuery(target) };
	const isAsked = /\.(csv|json|png)$/.test(last) || /\?./.test(target);
	if (!isAsked) return undefined;
	return { kind: "values", names: key, accept: header("accept"), query: parseQuery(target) };
}

function isStoreKey(key: readonly string[]): boolean {
	if (key.at(-1) === "zarr.json") return true;
	const chunk = key.lastIndexOf("c");
	return chunk >= 0 && key.slice(chunk + 1).every((name) => /^\d+$/.test(name));
}

/** What stands between `tiles` and the last names. */
function variableIn(key: readonly string[], last: number): string | undefined {
	const names = key.slice(1, -last);
	return names.length === 0 ? undefined : `/${names.join("/")}`;
}

/** The array that names stand for, and the form of its values: that of their end, of the query, or what the client likes. */
export function valuesTarget(
	store: ManifestStore,
	{ names, accept, query }: Extract<DerivedRequest, { kind: "values" }>,
): { path: string; format: ValueFormat } {
	const path = `/${names.join("/")}`;
	if (isArray(store, path)) return { path, format: query.format ?? acceptedFormat(accept) };
	const [, stem, end] = /^(.*)\.(csv|json|png)$/s.exec(path) ?? [];
	if (stem === undefined || !isArray(store, stem)) throw notFound("there is no such key, and no such array");
	return { path: stem, format: query.format ?? (end as ValueFormat) };
}

function isArray(store: ManifestStore, path: string): boolean {
	const kind = store.node(path)?.kind;
	return kind !== undefined && kind !== "group";
}

const MEDIA_TYPES: readonly (readonly [type: RegExp, format: ValueFormat])[] = [
	[/^application\/json$|^application\/\*$|^\*\/\*$/, "json"],
	[/^text\/csv$|^text\/\*$/, "csv"],
	[/^image\/png$|^image\/\*$/, "png"],
];

/** The first form that a header `Accept` names (RFC 9110, 12.5.1), of those that it likes best. JSON where it says nothing. */
function acceptedFormat(accept: string | undefined): ValueFormat {
	const wanted = (accept ?? "*/*")
		.split(",")
		.map((part) => {
			const [type = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
			const quality = parameters.find((text) => text.startsWith("q="))?.slice(2);
			return { type, quality: quality === undefined ? 1 : Number(quality) || 0 };
		})
		.filter(({ quality }) => quality > 0)
		.sort((a, b) => b.quality - a.quality);
	for (const { type } of wanted) for (const [pattern, format] of MEDIA_TYPES) if (pattern.test(type)) return format;
	throw new Refusal(406, "not-acceptable", "there are application/json, text/csv and image/png");
}

import { MiraError, visibleText } from "../errors.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { textOf } from "../read/labels/axis-role.ts";
import { coordinatesOf } from "../read/labels/coordinates.ts";
import { coordinatesAt } from "../read/labels/coordinates-at.ts";
import { type MapLayer, openMapLayer } from "../read/picture/map-layer.ts";
import type { LoadBlock, PlaneOptions } from "../read/picture/plane-blocks.ts";
import { encodePng } from "../read/picture/png.ts";
import type { TileAddress } from "../read/picture/tile-geometry.ts";
import { isNumeric } from "../zarr/data-type.ts";
import type { JsonObject } from "../zarr/json.ts";
import { badQuery, type Query } from "./query.ts";
import { notFound } from "./refusal.ts";

/** Layers that stay open: each knows where its cells are, and the range of its colours. */
const MOST_LAYERS = 64;

/** Maps of the arrays of one store. */
export class MapAnswers {
	readonly #store: ManifestStore;
	readonly #load: LoadBlock;
	readonly #decoding: PlaneOptions;
	/** By what was asked, least recently used first. */
	readonly #layers = new Map<string, MapLayer>();

	constructor(store: ManifestStore, load: LoadBlock, decoding: PlaneOptions) {
		this.#store = store;
		this.#load = load;
		this.#decoding = decoding;
	}

	/** A tile as a PNG file. */
	async tile(
		variable: string | undefined,
		query: Query,
		{ tile, size }: { tile: TileAddress; size: number },
		signal: AbortSignal,
	): Promise<Uint8Array> {
		const layer = await this.#layer(variable, query, signal);
		return encodePng(await layer.tile(tile, { size, signal }));
	}

	/** What maps need to know about the tiles (TileJSON 3.0.0). `base` is the URL of the source. */
	async tileset(variable: string | undefined, query: Query, base: string, signal: AbortSignal): Promise<JsonObject> {
		const layer = await this.#layer(variable, query, signal);
		const path = this.#path(variable, query);
		const { attributes } = this.#store.array(path).description;
		const { bounds, minZoom, maxZoom, hasOwnColours } = layer;
		const range = hasOwnColours ? undefined : await layer.range({ signal });
		const asked = new URLSearchParams(query.text);
		for (const word of ["variable", "format"]) asked.delete(word);
		// All tiles have the same colours, whenever and by whomever they are asked for.
		if (range !== undefined) asked.set("range", `${range.min},${range.max}`);
		const encoded = path.split("/").map(encodeURIComponent).join("/");
		const place = await coordinatesAt(
			this.#store,
			path,
			layer.positions.map((position) => position ?? undefined),
			signal,
		);
		const root = this.#store.group.attributes;
		const attribution = textOf(root, "attribution") ?? textOf(root, "institution") ?? textOf(root, "source");
		const [west, south, east, north] = bounds;
		return {
			tilejson: "3.0.0",
			name: textOf(attributes, "long_name") ?? path.slice(1),
			...(attribution === undefined ? {} : { attribution: escapedHtml(attribution) }),
			tiles: [`${base}/tiles${encoded}/{z}/{x}/{y}.png${asked.size === 0 ? "" : `?${asked}`}`],
			minzoom: minZoom,
			maxzoom: maxZoom,
			bounds: [...bounds],
			center: [(west + east) / 2, (south + north) / 2, minZoom],
			vector_layers: [],
			variable: path,
			units: textOf(attributes, "units") ?? null,
			range: range === undefined ? null : [range.min, range.max],
			at: Object.fromEntries(place.map(({ name, value }) => [name, value])),
		};
	}

	async #layer(variable: string | undefined, query: Query, signal: AbortSignal): Promise<MapLayer> {
		const path = this.#path(variable, query);
		if (query.points !== undefined) throw badQuery("points are for values, not for maps");
		const key = `${path}\n${query.text}`;
		const known = this.#layers.get(key);
		const layer = known ?? (await this.#open(path, query, signal));
		this.#layers.delete(key);
		this.#layers.set(key, layer);
		for (const oldest of this.#layers.keys()) {
			if (this.#layers.size <= MOST_LAYERS) break;
			this.#layers.delete(oldest);
		}
		return layer;
	}

	#open(path: string, query: Query, signal: AbortSignal): Promise<MapLayer> {
		const { labels, positions, tolerance, colours, range, resampling } = query;
		if (query.method === "exact") throw badQuery("a map takes the nearest", "A tolerance says how far that may be");
		return openMapLayer(this.#store, path, {
			...this.#decoding,
			at: Object.fromEntries(labels),
			positions: Object.fromEntries(
				positions.map(([name, text]) => [name, text.trim() === "" ? Number.NaN : Number(text)]),
			),
			tolerance,
			colours,
			range,
			resampling,
			load: this.#load,
			signal,
		});
	}

	/** The array that is drawn: the one that is named, or the only one that looks like a field. */
	#path(variable: string | undefined, query: Query): string {
		const named = variable ?? query.variable;
		if (named !== undefined) {
			const path = `/${named.replace(/^\/+/, "")}`;
			const node = this.#store.node(path);
			if (node === undefined || node.kind === "group") throw notFound(`there is no array "${named.slice(0, 200)}"`);
			return path;
		}
		const fields = fieldsOf(this.#store);
		const [only, other] = fields;
		if (only === undefined)
			throw new MiraError("unsupported-feature", "it has no array of two dimensions that could be drawn");
		if (other !== undefined)
			throw badQuery("which array should be drawn?", `Add variable=NAME: ${fields.slice(0, 20).join(", ")}`);
		return only;
	}
}

/** Arrays that are looked at to find the one that a map shows. */
const MOST_LOOKED_AT = 256;

/** Arrays of the topmost group that has any which could be drawn: not coordinates, not masks of others. */
function fieldsOf(store: ManifestStore): string[] {
	const arrays = Array.from(walk(store.group)).flatMap((node) =>
		node.kind === "group" || "error" in node ? [] : [{ ...node.array.description, path: node.path as string }],
	);
	const masks = new Set(
		arrays.flatMap(({ fill }) => fill.validity.flatMap((rule) => (rule.kind === "maskArray" ? [rule.path] : []))),
	);
	const drawable = arrays
		.filter(({ shape, dataType, path }) => shape.length >= 2 && isNumeric(dataType) && !masks.has(path))
		.slice(0, MOST_LOOKED_AT)
		.filter(({ path }) => {
			const name = path.split("/").at(-1) as string;
			const coordinates = coordinatesOf(store, path);
			const roles = coordinates.map(({ role }) => role);
			const isPlaced =
				[...ROWS].some((role) => roles.includes(role)) && [...COLUMNS].some((role) => roles.includes(role));
			return isPlaced && !coordinates.some((coordinate) => coordinate.name === name);
		})
		.map(({ path }) => path);
	const depthOf = (path: string): number => path.split("/").length;
	const depth = drawable.reduce((least, path) => Math.min(least, depthOf(path)), Number.POSITIVE_INFINITY);
	return drawable.filter((path) => depthOf(path) === depth);
}

const ROWS = ["latitude", "y"] as const;
const COLUMNS = ["longitude", "x"] as const;

/** Maps put attributions on pages as they are: what a file says must not be markup there. */
function escapedHtml(text: string): string {
	return visibleText(text).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

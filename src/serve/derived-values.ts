import { isMiraError, MiraError, messageWithoutHint } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { PlaneOptions } from "../read/picture/plane-blocks.ts";
import { writeJson } from "../zarr/json.ts";
import { type DerivedRequest, valuesTarget } from "./derived-request.ts";
import { contentTag } from "./entity-tag.ts";
import { labelValues } from "./label-values.ts";
import { MapAnswers } from "./map-answers.ts";
import type { ValueFormat } from "./query.ts";
import { Refusal } from "./refusal.ts";
import type { SharedLoads } from "./shared-loads.ts";
import { type FindOptions, heldValue, type Value } from "./store-values.ts";

/** What answers that are made of values may cost, and what is counted of them. */
export type DerivedSurroundings = {
	loads: SharedLoads;
	decoding: PlaneOptions;
	maxCells: number;
	/** Tiles that were drawn, and answers by label that were made. Those from memory do not count. */
	made: { tiles: number; values: number };
};

const CONTENT_TYPES: Readonly<Record<ValueFormat, string>> = {
	csv: "text/csv; charset=utf-8",
	json: "application/json",
	png: "image/png",
};

/** What a tile takes in memory while it is drawn, besides the chunks: its values, its pixels and their PNG. */
const BYTES_A_PIXEL = 16;
/** What answers by label take, most of them much less: how many values one has is known when its labels are found. */
const VALUES_BYTES = 2 ** 22;
/** A document about tiles. */
const TILESET_BYTES = 2 ** 14;

/** Values by label and maps of one store. Each answer is made once for all who ask, and kept. */
export class DerivedValues {
	readonly #store: ManifestStore;
	readonly #surroundings: DerivedSurroundings;
	readonly #maps: MapAnswers;
	/** Before the keys of this store in the cache, which others use too. */
	readonly #prefix: string;

	constructor(store: ManifestStore, surroundings: DerivedSurroundings) {
		const { loads, decoding } = surroundings;
		this.#store = store;
		this.#surroundings = surroundings;
		this.#prefix = loads.newPrefix();
		this.#maps = new MapAnswers(
			store,
			async (key, start, signal) => {
				const bytes = await loads.load(`${this.#prefix}block ${key}`, start, signal);
				return bytes as Uint8Array; // a block always has cells
			},
			decoding,
		);
	}

	/** The answer to a request. `base` is the URL of the source. */
	async find(request: DerivedRequest, base: string, { signal, reserve }: FindOptions): Promise<Value> {
		try {
			return await this.#find(request, base, { signal, reserve });
		} catch (error) {
			throw askedRefusal(error);
		}
	}

	async #find(request: DerivedRequest, base: string, options: Pick<FindOptions, "signal" | "reserve">): Promise<Value> {
		const { query } = request;
		const { made } = this.#surroundings;
		if (request.kind === "tile") {
			const { variable, tile, size } = request;
			const { z, x, y } = tile;
			await options.reserve(size * size * BYTES_A_PIXEL);
			const key = `tile ${variable ?? ""}\n${z}/${x}/${y}@${size}\n${query.text}`;
			return this.#held(key, "image/png", options.signal, (signal) => {
				made.tiles++;
				return this.#maps.tile(variable, query, { tile, size }, signal);
			});
		}
		if (request.kind === "tileset") {
			const { variable } = request;
			await options.reserve(TILESET_BYTES);
			const key = `tileset ${base}\n${variable ?? ""}\n${query.text}`;
			return this.#held(key, "application/json", options.signal, async (signal) => {
				const document = await this.#maps.tileset(variable, query, base, signal);
				return new TextEncoder().encode(`${writeJson(document, { indent: 2 })}\n`);
			});
		}
		const { path, format } = valuesTarget(this.#store, request);
		const { decoding, maxCells } = this.#surroundings;
		await options.reserve(VALUES_BYTES);
		const key = `values ${path}\n${format}\n${query.text}`;
		return this.#held(key, CONTENT_TYPES[format], options.signal, (signal) => {
			made.values++;
			return labelValues(this.#store, { path, format, query }, { maxCells, decoding }, signal);
		});
	}

	async #held(
		key: string,
		contentType: string,
		signal: AbortSignal,
		start: (signal: AbortSignal) => Promise<Uint8Array>,
	): Promise<Value> {
		const bytes = (await this.#surroundings.loads.load(this.#prefix + key, start, signal)) as Uint8Array;
		return heldValue(bytes, contentType, await contentTag(bytes));
	}
}

/** Mistakes of who asks are told as such, with what to do about them; others are those of the source. */
function askedRefusal(error: unknown): unknown {
	if (!isMiraError(error)) return error;
	const { code, hint, path } = error;
	const status =
		code === "bad-selection" || code === "bad-argument" ? 400 : code === "limit-exceeded" ? 413 : undefined;
	if (status === undefined) return error;
	const message = messageWithoutHint(new MiraError(code, error.what.split("\n"), { path }));
	return new Refusal(status, code, message, { hint, cause: error });
}

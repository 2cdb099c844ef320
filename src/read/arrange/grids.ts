import { pathBelow } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { textIn } from "../../zarr/attributes.ts";
import { Budget } from "../../zarr/budget.ts";
import { type ImagePlace, imagePlace } from "../labels/image-place.ts";
import type { WrittenPlace } from "./placed-attributes.ts";
import { systemAttributes } from "./system-attributes.ts";

/** The place of an image, with what may be said of it. */
export type Grid = WrittenPlace & Pick<ImagePlace, "isGeographic">;

/** The places of the images of a store. Those that lie along the same dimensions by the same attributes are looked for once. */
export class Grids {
	readonly #store: ManifestStore;
	readonly #signal: AbortSignal | undefined;
	readonly #budget: Budget;
	readonly #known = new Map<string, Promise<Grid | undefined>>();

	constructor(store: ManifestStore, signal: AbortSignal | undefined) {
		this.#store = store;
		this.#signal = signal;
		this.#budget = new Budget(store.registry.budget.limits);
	}

	/** The place of an image; undefined where it has none that is even. */
	of(path: `/${string}`): Promise<Grid | undefined> {
		const { shape, dimensionNames = [], attributes } = this.#store.array(path).description;
		const group = path.slice(0, path.lastIndexOf("/"));
		const says = ["coordinates", "grid_mapping", "esri_pe_string", "crs_wkt", "spatial_ref"];
		const isPlaced = attributes.has("spatial:transform") || attributes.has("proj:code");
		const key = JSON.stringify([group, shape, dimensionNames, says.map((name) => textIn(attributes, name) ?? null)]);
		// Levels of a pyramid that have one size, and arrays that say themselves where they are, are looked at one by one.
		const own = isPlaced || shape.length === 0 ? path : key;
		const known = this.#known.get(own);
		if (known !== undefined) return known;
		// All arrays of its group may be looked at, for latitudes that nothing names.
		const siblings = this.#store.node(group === "" ? "/" : group);
		this.#budget.work(siblings?.kind === "group" ? siblings.group.arrays.size : 1);
		const found = this.#find(path);
		this.#known.set(own, found);
		return found;
	}

	async #find(path: `/${string}`): Promise<Grid | undefined> {
		const place = await imagePlace(this.#store, path, this.#signal);
		const { shape, dimensionNames } = this.#store.array(path).description;
		if (place === undefined) return undefined;
		const [rows, columns] = place.axes;
		const names = [dimensionNames?.[rows], dimensionNames?.[columns]];
		if (!names.every((name) => typeof name === "string")) return undefined;
		const { transform, isGeographic } = place;
		return {
			dimensions: names as unknown as WrittenPlace["dimensions"],
			shape: [shape[rows] as number, shape[columns] as number],
			transform,
			system: systemAttributes(this.#store, path, isGeographic),
			isGeographic,
		};
	}

	/** The place of most of the images of a group, and of the first ones where others are as many; undefined where none has one. */
	async most(path: `/${string}`, names: readonly string[]): Promise<Grid | undefined> {
		const counts = new Map<string, { grid: Grid; count: number }>();
		for (const name of names) {
			const grid = await this.of(pathBelow(path, name));
			if (grid === undefined) continue;
			const key = JSON.stringify([grid.dimensions, grid.shape, grid.transform]);
			const known = counts.get(key) ?? { grid, count: 0 };
			counts.set(key, { ...known, count: known.count + 1 });
		}
		let best: { grid: Grid; count: number } | undefined;
		for (const one of counts.values()) if (best === undefined || one.count > best.count) best = one;
		return best?.grid;
	}
}

import type { ManifestGroup, StoreArray } from "../../manifest/manifest-group.ts";

/**
 * Names for the dimensions of the arrays of a group. xarray cannot open an array whose dimensions have none, so those get
 * the names netCDF would give: `phony_dim_0`, … one for each length, a second one where an array has that length twice.
 */
export class DimensionNames {
	readonly #taken: ReadonlySet<string | null>;
	readonly #names = new Map<string, string>();
	#next = 0;

	constructor(group: ManifestGroup) {
		const arrays = [...group.arrays.values()];
		this.#taken = new Set(arrays.flatMap(({ description }) => description.dimensionNames ?? []));
	}

	/** The names of all dimensions of an array, in their order. */
	of({ description }: StoreArray): string[] {
		const seen = new Map<number, number>();
		return description.shape.map((length, d) => {
			const own = description.dimensionNames?.[d];
			if (typeof own === "string") return own;
			const occurrence = seen.get(length) ?? 0;
			seen.set(length, occurrence + 1);
			return this.#phony(`${length} ${occurrence}`);
		});
	}

	#phony(key: string): string {
		const known = this.#names.get(key);
		if (known !== undefined) return known;
		while (this.#taken.has(`phony_dim_${this.#next}`)) this.#next++;
		const name = `phony_dim_${this.#next++}`;
		this.#names.set(key, name);
		return name;
	}
}

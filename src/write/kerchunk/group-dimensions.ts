import type { ManifestGroup, StoreArray } from "../../manifest/manifest-group.ts";

/**
 * The dimensions of the arrays of a group, as xarray wants them: every one has a name, and all that share a name share
 * their length.
 */
export class GroupDimensions {
	readonly #lengths = new Map<string, number>();
	readonly #names = new Map<string, string>();
	#next = 0;

	constructor(group: ManifestGroup) {
		for (const { description } of group.arrays.values())
			for (const [d, length] of description.shape.entries()) {
				const name = description.dimensionNames?.[d];
				if (typeof name === "string") this.#lengths.set(name, Math.max(length, this.#lengths.get(name) ?? 0));
			}
	}

	/**
	 * The names of all dimensions of an array. Those that have none get what netCDF would give: `phony_dim_0`, … one for each
	 * length, a second one where an array has that length twice.
	 */
	namesOf({ description }: StoreArray): string[] {
		const seen = new Map<number, number>();
		return description.shape.map((length, d) => {
			const own = description.dimensionNames?.[d];
			if (typeof own === "string") return own;
			const occurrence = seen.get(length) ?? 0;
			seen.set(length, occurrence + 1);
			return this.#phony(`${length} ${occurrence}`);
		});
	}

	/** The lengths of all dimensions of an array: each that of the longest array along it. */
	lengthsOf({ description }: StoreArray): number[] {
		return description.shape.map((length, d) => this.#lengths.get(description.dimensionNames?.[d] ?? "") ?? length);
	}

	#phony(key: string): string {
		const known = this.#names.get(key);
		if (known !== undefined) return known;
		while (this.#lengths.has(`phony_dim_${this.#next}`)) this.#next++;
		const name = `phony_dim_${this.#next++}`;
		this.#names.set(key, name);
		return name;
	}
}

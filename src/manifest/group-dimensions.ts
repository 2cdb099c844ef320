import type { ArrayDescription } from "./manifest-array.ts";
import type { ManifestGroup, StoreArray } from "./manifest-group.ts";

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
			for (const [d, length] of dimensionLengths(description).entries()) {
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

	/** A dimension of an array that is longer in another one of the group, which xarray does not open then. */
	conflictOf({ description }: StoreArray): { name: string; length: number; longest: number } | undefined {
		for (const [d, length] of dimensionLengths(description).entries()) {
			const name = description.dimensionNames?.[d] ?? "";
			const longest = this.#lengths.get(name) ?? length;
			if (longest > length) return { name, length, longest };
		}
		return undefined;
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

/** The lengths of the dimensions of an array, which may continue after its end. */
export function dimensionLengths({ dimensionLengths: lengths, shape }: ArrayDescription): readonly number[] {
	return lengths ?? shape;
}

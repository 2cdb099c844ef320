import type { VirtualDataset } from "../dataset/virtual-dataset.ts";
import { MiraError } from "../errors.ts";
import { nearNames } from "../zarr/near-names.ts";
import { shellWord } from "./shell-word.ts";

/**
 * Sees to it that files are joined along a dimension that one of them has. The library takes any other name for a new
 * dimension; on a command line it is far more often a typo.
 */
export class JoinedDimension {
	readonly #name: string;
	readonly #lengths = new Map<string, { least: number; most: number }>();
	#isKnown = false;

	constructor(name: string) {
		this.#name = name;
	}

	/** Notes what a file has. A variable without dimensions becomes the coordinate of a dimension of its name. */
	note(dataset: VirtualDataset): void {
		this.#isKnown ||= dataset.dimensions.has(this.#name) || dataset.variables.has(this.#name);
		for (const [name, length] of dataset.dimensions) {
			const { least, most } = this.#lengths.get(name) ?? { least: length, most: length };
			this.#lengths.set(name, { least: Math.min(least, length), most: Math.max(most, length) });
		}
	}

	/** The error of a name that no file has; undefined where one has it, or nothing was noted. */
	get error(): MiraError | undefined {
		if (this.#isKnown || this.#lengths.size === 0) return undefined;
		const [near] = nearNames(this.#name, this.#lengths.keys());
		// Files are read side by side and noted in any order: the sentence is the same for all of them.
		const known = [...this.#lengths]
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([name, { least, most }]) => `${name} (${least === most ? least : `${least} to ${most}`})`)
			.join(", ");
		const meant = near === undefined ? "" : `Did you mean --concat ${shellWord(near)}? `;
		const added = `--expand-dims ${shellWord(this.#name)}`;
		return new MiraError("not-found", `no file has a dimension "${this.#name}"; there are ${known}`, {
			hint: `${meant}To make it a new dimension, along which each file is one step, add ${added}`,
		});
	}
}

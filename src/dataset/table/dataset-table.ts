import { ManifestPool } from "../../manifest/manifest-pool.ts";
import { SharedParts } from "../shared-parts.ts";
import type { VirtualDataset } from "../virtual-dataset.ts";
import { columnFor, type VariableColumn } from "./columns.ts";
import { ElementPool } from "./element-pool.ts";
import { RowVariables } from "./row-variables.ts";

type Kind = { columns: Map<string, VariableColumn>; coordinateNames: ReadonlySet<string>; rowCount: number };

/**
 * Datasets of very many files as rows of columns. What they have in common is kept once, and of each file what is its own: a few
 * numbers and names, instead of the hundred objects that a dataset is.
 */
export class DatasetTable {
	readonly #shared = new SharedParts();
	readonly #pools = { manifests: new ManifestPool(), elements: new ElementPool() };
	readonly #kinds = new Map<string, Kind>();

	/** The same dataset, of which all that is large is in the table. */
	take(dataset: VirtualDataset): VirtualDataset {
		const shared = this.#shared.take(dataset);
		const kind = this.#kindOf(shared);
		for (const [name, variable] of shared.variables) kind.columns.get(name)?.add(variable);
		const variables = new RowVariables(kind, kind.rowCount++);
		return shared.with({ variables, coordinateNames: kind.coordinateNames });
	}

	#kindOf({ variables, coordinateNames }: VirtualDataset): Kind {
		const key = JSON.stringify([Array.from(variables, ([name, { kind }]) => [name, kind]), [...coordinateNames]]);
		let kind = this.#kinds.get(key);
		if (kind === undefined) {
			const columns = new Map(Array.from(variables, ([name, { kind }]) => [name, columnFor(kind, this.#pools)]));
			kind = { columns, coordinateNames: new Set(coordinateNames), rowCount: 0 };
			this.#kinds.set(key, kind);
		}
		return kind;
	}
}

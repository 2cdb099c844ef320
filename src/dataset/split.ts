import { groupBy } from "../zarr/group-by.ts";
import { sameValues } from "./coordinate-values.ts";
import { FACTS, factOf } from "./facts.ts";
import { dimensionsOf, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/**
 * Datasets in groups of one kind, in the order of their first members: those of a group have the same variables with the same
 * types, codecs, fill values, packing and units, so they can be combined.
 */
export function splitUniform(datasets: readonly VirtualDataset[]): VirtualDataset[][] {
	const growing = growingDimensions(datasets);
	return [...groupBy(datasets, (dataset) => signature(dataset, growing)).values()];
}

/** Dimensions along which the datasets may be joined: there chunks of other lengths do not matter. */
function growingDimensions(datasets: readonly VirtualDataset[]): Set<string> {
	const growing = new Set<string>();
	const [first] = datasets;
	for (const dataset of datasets)
		for (const [dimension, length] of dataset.dimensions) {
			const [own, other] = [first?.variables.get(dimension), dataset.variables.get(dimension)];
			const isMoved = own?.kind === "loaded" && other?.kind === "loaded" && !sameValues(own, other);
			if (isMoved || first?.dimensions.get(dimension) !== length) growing.add(dimension);
		}
	return growing;
}

function signature({ variables }: VirtualDataset, growing: ReadonlySet<string>): string {
	const parts = Array.from(variables, ([name, variable]) => {
		const keys = FACTS.map((fact) =>
			fact === "chunkShape" ? chunkKey(variable, growing) : factOf(variable, fact).key,
		);
		return [name, ...keys];
	});
	return JSON.stringify(parts.sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1)));
}

function chunkKey(variable: Variable, growing: ReadonlySet<string>): string | null {
	const { chunkGrid } = variable.description;
	if (variable.kind === "loaded" || chunkGrid.kind === "rectilinear") return null;
	const dimensions = dimensionsOf(variable);
	return chunkGrid.chunkShape.filter((_, d) => !growing.has(dimensions[d] as string)).join();
}

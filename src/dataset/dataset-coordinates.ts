import { isMiraError, MiraError } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type Coordinate, findCoordinate } from "../read/labels/coordinates.ts";
import { textOf } from "./coordinates.ts";
import { dimensionsOf } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** A coordinate that a label is looked up in, and the dimensions of the dataset that it lies along. */
export type DatasetCoordinate = { coordinate: Coordinate; dimensions: readonly string[] };

/**
 * The coordinate that a name means in a dataset, or for some of its variables: all of them must mean the same one. Undefined for a
 * dimension that has none: its labels are positions.
 */
export function findDatasetCoordinate(
	dataset: VirtualDataset,
	store: ManifestStore,
	name: string,
	variables: Iterable<string> = dataset.variables.keys(),
): DatasetCoordinate | undefined {
	const found = new Map<string, DatasetCoordinate>();
	const seen = new Set<string>();
	let problem: MiraError | undefined;
	for (const variable of variables) {
		const source = dataset.variable(variable).source;
		const own = dimensionsOf(source);
		// Variables on the same dimensions, with the same words about coordinates, have the same ones.
		const alike = JSON.stringify([
			own,
			textOf(source.attributes, "coordinates"),
			source.attributes.has("spatial:transform"),
		]);
		if (seen.has(alike)) continue;
		seen.add(alike);
		try {
			const coordinate = findCoordinate(store, `/${variable}`, name);
			const dimensions = coordinate.axes.map((axis) => own[axis] as string);
			const { source: place } = coordinate;
			const key = JSON.stringify([place.kind === "array" ? place.path : place.part, dimensions]);
			found.set(key, { coordinate, dimensions });
		} catch (error) {
			if (!isMiraError(error, "bad-selection")) throw error;
			problem ??= error;
		}
	}
	const all = [...found.values()];
	const named = all.filter(({ coordinate }) => coordinate.name === name);
	const [only, other] = named.length > 0 ? named : all;
	if (only !== undefined && other === undefined) return only;
	if (only !== undefined)
		throw new MiraError(
			"bad-selection",
			`"${name}" may be ${all.map(({ coordinate }) => coordinate.name).join(" or ")}`,
			{
				url: dataset.url,
				hint: "Give the name itself, or select of one variable",
			},
		);
	if (dataset.dimensions.has(name)) return undefined;
	throw new MiraError("bad-selection", `there is no coordinate "${name}"`, {
		url: dataset.url,
		hint: `Coordinates: ${[...dataset.coordinateNames].join(", ") || "none"}; dimensions: ${[...dataset.dimensions.keys()].join(", ")}`,
		cause: problem,
	});
}

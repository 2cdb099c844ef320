import { isMiraError } from "../../../errors.ts";
import type { ManifestGroup } from "../../../manifest/manifest-group.ts";
import { type Attributes, textAttribute } from "../../../zarr/attributes.ts";
import type { GribField } from "../field.ts";
import { readGridSection } from "../grids/grid-section.ts";
import { gridPlaces, type Places } from "../grids/places.ts";
import { computedCoordinate, inlinedCoordinate } from "./coordinate-array.ts";
import type { FieldShape } from "./cube-array.ts";
import type { CubeFile } from "./cube-file.ts";

/** The grid that the arrays of a group share. */
export type GroupGrid = { fieldShape: FieldShape; places: Places };

/** How the values of a field are laid out, and where they are. */
export function groupGrid(field: GribField, valueCount: number): GroupGrid {
	const { sections, layout } = field;
	const { ni, nj, scanning } = layout;
	if (ni === undefined || nj === undefined || ni * nj !== valueCount) {
		const isSpectral = readGridSection(sections).kind === "spectral";
		const name = isSpectral ? "coefficient" : "point";
		const order = scanning?.jConsecutive ? "coded" : "rows";
		const found = gridPlaces(sections, layout);
		const isWhole = found.kind === "points" && layout.pointCount === valueCount;
		const places: Places =
			isWhole || found.kind === "none" ? found : { kind: "none", reason: "values do not fit the grid" };
		return { fieldShape: { shape: [valueCount], dimensionNames: [name], order }, places };
	}
	const places = gridPlaces(sections, layout);
	const dimensionNames = places.kind === "axes" ? ["latitude", "longitude"] : ["y", "x"];
	return { fieldShape: { shape: [nj, ni], dimensionNames, order: "rows" }, places };
}

/** Adds `latitude` and `longitude`, and gives their names where they are not dimensions. */
export function addGridCoordinates(group: ManifestGroup, path: string, grid: GroupGrid, file: CubeFile): string[] {
	const { places, fieldShape } = grid;
	if (places.kind === "none") return [];
	for (const name of ["latitude", "longitude"] as const) {
		const shape = { path: `${path}/${name}`, attributes: placeAttributes(name) };
		if (places.kind === "points") {
			const { shape: lengths, dimensionNames } = fieldShape;
			const values = (): Float64Array => places.places()[name];
			group.arrays.set(name, computedCoordinate({ ...shape, shape: lengths, dimensionNames }, values));
			continue;
		}
		const axis = places[name];
		try {
			const own = { ...shape, shape: [axis.length], dimensionNames: [name] };
			group.arrays.set(
				name,
				inlinedCoordinate(own, () => axis.values(), "float64", file.budget),
			);
		} catch (error) {
			if (!isMiraError(error, "limit-exceeded")) throw error;
			group.refused.set(name, error);
		}
	}
	return places.kind === "points" ? ["latitude", "longitude"] : [];
}

function placeAttributes(name: "latitude" | "longitude"): Attributes {
	return new Map([
		["standard_name", textAttribute(name)],
		["long_name", textAttribute(name)],
		["units", textAttribute(name === "latitude" ? "degrees_north" : "degrees_east")],
	]);
}

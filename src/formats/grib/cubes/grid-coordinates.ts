import { readGridSection } from "../../../codecs/grib/grids/grid-section.ts";
import { gridPlaces, type Places } from "../../../codecs/grib/grids/places.ts";
import type { Axis } from "../../../codecs/grib/grids/regular-axis.ts";
import { isMiraError } from "../../../errors.ts";
import type { ManifestGroup } from "../../../manifest/manifest-group.ts";
import { type Attributes, textAttribute } from "../../../zarr/attributes.ts";
import type { GribField } from "../field.ts";
import { inlinedCoordinate, referencedCoordinate } from "./coordinate-array.ts";
import { type FieldShape, gribConfiguration } from "./cube-array.ts";
import type { CubeFile } from "./cube-file.ts";

/** The grid that the arrays of a group share; `field` is one that has it. */
export type GroupGrid = { field: GribField; fieldShape: FieldShape; places: Places };

/** How the values of a field are laid out, and where they are. */
export function groupGrid(field: GribField, valueCount: number, isNorthUp: boolean): GroupGrid {
	const { sections, layout } = field;
	const { ni, nj, scanning } = layout;
	const places = gridPlaces(sections, layout);
	if (ni === undefined || nj === undefined || ni * nj !== valueCount) {
		const name = readGridSection(sections).kind === "spectral" ? "coefficient" : "point";
		const order = scanning?.jConsecutive ? "coded" : "rows";
		const isWhole = places.kind === "points" && layout.pointCount === valueCount;
		return {
			field,
			fieldShape: { shape: [valueCount], dimensionNames: [name], order },
			places: isWhole || places.kind === "none" ? places : { kind: "none", reason: "values do not fit the grid" },
		};
	}
	const isTurned = isNorthUp && scanning?.jPositive === true;
	const dimensionNames = places.kind === "axes" ? ["latitude", "longitude"] : ["y", "x"];
	return {
		field,
		fieldShape: { shape: [nj, ni], dimensionNames, order: isTurned ? "north_up" : "rows" },
		places: isTurned && places.kind === "axes" ? { ...places, latitude: reversed(places.latitude) } : places,
	};
}

/** The same axis the other way around. */
export function reversed(axis: Axis): Axis {
	return { length: axis.length, values: () => axis.values().reverse() };
}

/** Adds `latitude` and `longitude`, and gives their names where they are not dimensions. */
export function addGridCoordinates(group: ManifestGroup, path: string, grid: GroupGrid, file: CubeFile): string[] {
	const { places, field, fieldShape } = grid;
	if (places.kind === "none") return [];
	for (const name of ["latitude", "longitude"] as const) {
		const own = { path: `${path}/${name}`, attributes: placeAttributes(name) };
		if (places.kind === "points") {
			file.budget.node(path.split("/").length);
			const { shape, dimensionNames, order } = fieldShape;
			const configuration = gribConfiguration(field, name, order);
			const array = referencedCoordinate({ ...own, shape, dimensionNames }, configuration, field.message, file.confirm);
			group.add(name, array);
			continue;
		}
		addAxis(group, { ...own, dimension: name }, places[name], file);
	}
	return places.kind === "points" ? ["latitude", "longitude"] : [];
}

/** Adds the coordinates along a dimension, by the name at the end of their path; the reason why there are none where the budget is spent. */
export function addAxis(
	group: ManifestGroup,
	{ path, attributes, dimension }: { path: string; attributes: Attributes; dimension: string },
	axis: Axis,
	file: CubeFile,
): void {
	const name = path.slice(path.lastIndexOf("/") + 1);
	file.budget.node(path.split("/").length - 1);
	const shape = { path, attributes, shape: [axis.length], dimensionNames: [dimension] };
	try {
		group.add(
			name,
			inlinedCoordinate(shape, () => axis.values(), "float64", file.inline),
		);
	} catch (error) {
		if (!isMiraError(error, "limit-exceeded")) throw error;
		group.add(name, error);
	}
}

function placeAttributes(name: "latitude" | "longitude"): Attributes {
	return new Map([
		["standard_name", textAttribute(name)],
		["long_name", textAttribute(name)],
		["units", textAttribute(name === "latitude" ? "degrees_north" : "degrees_east")],
	]);
}

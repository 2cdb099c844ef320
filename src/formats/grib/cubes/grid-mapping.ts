import { type DescribedSystem, mappingAttributes, wktOf } from "../../../cf/described-system.ts";
import type { Axis } from "../../../codecs/grib/grids/regular-axis.ts";
import type { ManifestGroup } from "../../../manifest/manifest-group.ts";
import { type Attributes, attributesFromJson, textAttribute } from "../../../zarr/attributes.ts";
import { CONVENTIONS } from "../../../zarr/conventions.ts";
import { GRID_MAPPING, gridMappingArray } from "../../grid-mapping-array.ts";
import type { CubeFile } from "./cube-file.ts";
import { addAxis, type GroupGrid, reversed } from "./grid-coordinates.ts";
import { gridSystem } from "./grid-system.ts";
import { mapAxes, mapCells, mapExtentAttributes } from "./map-extent.ts";

/** The attributes `x` and `y` have besides their units. */
type AxisNames = { standardName: string; longName: string };

/** The system in which the coordinates of a group are, and those that are not latitudes and longitudes. */
type GroupSystem = {
	system: DescribedSystem;
	axes: { x: Axis; y: Axis; units: string; names(axis: "x" | "y"): AxisNames } | undefined;
	extent: Attributes | undefined;
};

/**
 * Says in what coordinate system a group is: as its attributes (a CF grid mapping, and `proj:` and `spatial:` of Zarr), and as the
 * array `spatial_ref` with the same, which the data name. Grids on maps and rotated ones get `x` and `y`. Gives the names of those
 * that are not dimensions; undefined where no system is known.
 */
export function addGridMapping(
	group: ManifestGroup,
	path: string,
	grid: GroupGrid,
	file: CubeFile,
): string[] | undefined {
	const found = groupSystem(grid);
	if (found === undefined) return undefined;
	const { system, axes, extent } = found;
	const mapping = mappingAttributes(system) ?? new Map();
	const code = system.projection === undefined ? system.geographic.code : undefined;
	const own = attributesFromJson({
		zarr_conventions: [CONVENTIONS.proj, ...(extent === undefined ? [] : [CONVENTIONS.spatial])],
		...(code === undefined ? { "proj:wkt2": wktOf(system) } : { "proj:code": code }),
	});
	for (const [name, value] of [...own, ...mapping, ...(extent ?? [])]) group.attributes.set(name, value);
	file.budget.node(path.split("/").length);
	const reference: Attributes = new Map([...mapping, ["crs_wkt", textAttribute(wktOf(system))]]);
	group.add(GRID_MAPPING, gridMappingArray(`${path}/${GRID_MAPPING}`, reference));
	if (axes === undefined) return [];
	// Rows of a Mercator map are parallels: its dimensions are latitudes and longitudes.
	const [rowName = "y", columnName = "x"] = grid.fieldShape.dimensionNames;
	const isDimension = rowName === "y" && columnName === "x";
	for (const [name, dimension] of [["y", rowName] as const, ["x", columnName] as const]) {
		const { standardName, longName } = axes.names(name);
		const attributes: Attributes = new Map([
			["standard_name", textAttribute(standardName)],
			["long_name", textAttribute(longName)],
			["units", textAttribute(axes.units)],
		]);
		if (isDimension) attributes.set("axis", textAttribute(name.toUpperCase()));
		addAxis(group, { path: `${path}/${name}`, attributes, dimension }, axes[name], file);
	}
	return isDimension ? [] : ["y", "x"];
}

function groupSystem(grid: GroupGrid): GroupSystem | undefined {
	const { places, field, fieldShape } = grid;
	const system = gridSystem(field.sections);
	if (system === undefined) return undefined;
	const isRotated = system.projection?.method === "rotatedPole";
	if (system.projection !== undefined && !isRotated) {
		const cells = mapCells(grid);
		if (cells === undefined) return undefined;
		const axes = { ...mapAxes(cells), units: "m", names: onMap };
		return { system, axes, extent: mapExtentAttributes(cells, fieldShape.dimensionNames) };
	}
	if (places.kind === "none") return undefined;
	if (!isRotated) return { system, axes: undefined, extent: undefined };
	const rotated = places.kind === "points" && fieldShape.shape.length === 2 ? places.rotated : undefined;
	if (rotated === undefined) {
		// Rows of different lengths have no axes: the only coordinates are latitudes and longitudes on the earth.
		const { geographic } = system;
		return { system: { name: geographic.name, geographic, projection: undefined }, axes: undefined, extent: undefined };
	}
	const y = fieldShape.order === "north_up" ? reversed(rotated.latitude) : rotated.latitude;
	return { system, axes: { x: rotated.longitude, y, units: "degrees", names: onRotatedGrid }, extent: undefined };
}

function onMap(axis: "x" | "y"): AxisNames {
	return { standardName: `projection_${axis}_coordinate`, longName: `${axis} coordinate of projection` };
}

function onRotatedGrid(axis: "x" | "y"): AxisNames {
	const name = axis === "x" ? "longitude" : "latitude";
	return { standardName: `grid_${name}`, longName: `${name} in rotated pole grid` };
}

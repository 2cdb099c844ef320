import { type Attributes, textAttribute } from "../../../zarr/attributes.ts";
import type { OdlValue } from "./odl.ts";
import type { EosStructure } from "./struct-metadata.ts";

/** The coordinates of one dimension of a grid. */
export type GridAxis = { name: string; length: number; values(): Float64Array; attributes: Attributes };

/** More than any grid has; the document could say anything. */
const MAX_LENGTH = 2 ** 20;

/** Grids whose corners are no two points of straight axes: the cells of SOM lie in shifted blocks, BCEA has angles in metres. */
const WITHOUT_AXES: ReadonlySet<OdlValue> = new Set(["GCTP_SOM", "GCTP_BCEA"]);

/**
 * Which point of a cell its coordinates are, in cells from the upper left corner of it: the middle, or the corner that
 * `GridOrigin` names. Rows and columns are counted from the upper left corner of the grid in any case (GDij2ll).
 */
const CORNERS: ReadonlyMap<OdlValue, { x: number; y: number }> = new Map([
	["HDFE_GD_UL", { x: 0, y: 0 }],
	["HDFE_GD_UR", { x: 1, y: 0 }],
	["HDFE_GD_LL", { x: 0, y: 1 }],
	["HDFE_GD_LR", { x: 1, y: 1 }],
]);
const MIDDLE = { x: 0.5, y: 0.5 };

/** The cells of a grid: its upper left corner, how far they reach to the right and down, and how many there are; degrees or metres. */
export type GridCells = {
	left: number;
	top: number;
	right: number;
	bottom: number;
	width: number;
	height: number;
	isGeographic: boolean;
};

/** The cells of a grid by its corners; none where the document leaves open where they are. */
export function gridCells({ name, dimensions, values }: EosStructure): GridCells | { problem: string } {
	const none = (why: string) => ({ problem: `the coordinates of grid "${name}" are not computed: ${why}` });
	const projection = values.get("Projection") ?? "";
	if (WITHOUT_AXES.has(projection)) return none(`its projection is ${projection}`);
	const isGeographic = projection === "GCTP_GEO";
	const [left, top] = corner(values.get("UpperLeftPointMtrs"), isGeographic);
	const [right, bottom] = corner(values.get("LowerRightMtrs"), isGeographic);
	if (left === undefined || top === undefined || right === undefined || bottom === undefined)
		return none("its corners are not given");
	const width = dimensions.get("XDim") ?? 0;
	const height = dimensions.get("YDim") ?? 0;
	if (!isLength(width) || !isLength(height)) return none("its lengths make no sense");
	return { left, top, right, bottom, width, height, isGeographic };
}

/**
 * The coordinates of the cells of a grid, computed from its corners: longitudes and latitudes of a geographic grid, metres of
 * others. None where the document leaves open which cell is where.
 */
export function gridAxes(structure: EosStructure): { axes: GridAxis[] } | { problem: string } {
	const cells = gridCells(structure);
	if ("problem" in cells) return cells;
	const { name, values } = structure;
	const { left, top, right, bottom, width, height, isGeographic } = cells;
	const registration = values.get("PixelRegistration") ?? "HDFE_CENTER";
	const point = registration === "HDFE_CENTER" ? MIDDLE : CORNERS.get(values.get("GridOrigin") ?? "HDFE_GD_UL");
	if (point === undefined)
		return { problem: `the coordinates of grid "${name}" are not computed: its origin is ${values.get("GridOrigin")}` };
	const [x, y] = isGeographic
		? [axis("longitude", "degrees_east"), axis("latitude", "degrees_north")]
		: [axis("projection_x_coordinate", "m"), axis("projection_y_coordinate", "m")];
	return {
		axes: [
			{ name: "XDim", length: width, values: () => steps(left, right, width, point.x), attributes: x },
			{ name: "YDim", length: height, values: () => steps(top, bottom, height, point.y), attributes: y },
		],
	};
}

function isLength(length: number): boolean {
	return Number.isInteger(length) && length > 0 && length <= MAX_LENGTH;
}

function steps(begin: number, end: number, count: number, inset: number): Float64Array {
	const step = (end - begin) / count;
	return Float64Array.from({ length: count }, (_, i) => (i + inset) * step + begin);
}

function axis(standardName: string, units: string): Attributes {
	return new Map([
		["standard_name", textAttribute(standardName)],
		["units", textAttribute(units)],
	]);
}

function corner(value: OdlValue | undefined, isGeographic: boolean): (number | undefined)[] {
	if (!Array.isArray(value)) return [];
	return value.map((part) => {
		if (typeof part !== "number" || !Number.isFinite(part)) return undefined;
		return isGeographic ? packedDegrees(part) : part;
	});
}

/** Angles are packed as DDDMMMSSS.SS: degrees, minutes and seconds of three digits each (GCTP). */
export function packedDegrees(packed: number): number {
	const size = Math.abs(packed);
	const whole = Math.floor(size / 1e6);
	const minutes = Math.floor((size - whole * 1e6) / 1e3);
	const seconds = size - whole * 1e6 - minutes * 1e3;
	return Math.sign(packed) * (whole + minutes / 60 + seconds / 3600);
}

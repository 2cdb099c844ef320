import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import type { OdlValue } from "./odl.ts";
import type { EosStructure } from "./struct-metadata.ts";

/** The coordinates of one dimension of a grid. */
export type GridAxis = { name: string; values: Float64Array; attributes: Attributes };

/** More than any grid has; the document could say anything. */
const MAX_LENGTH = 2 ** 20;

/**
 * The longitudes and latitudes of the cells of a geographic grid, computed from its corners; none where the document leaves
 * open which cell is where.
 */
export function gridAxes({ name, dimensions, values }: EosStructure): { axes: GridAxis[] } | { problem: string } {
	if (values.get("Projection") !== "GCTP_GEO") return { axes: [] };
	const width = dimensions.get("XDim") ?? 0;
	const height = dimensions.get("YDim") ?? 0;
	const [left, top] = corner(values.get("UpperLeftPointMtrs"));
	const [right, bottom] = corner(values.get("LowerRightMtrs"));
	const none = (why: string) => ({ problem: `the coordinates of grid "${name}" are not computed: ${why}` });
	if (left === undefined || top === undefined || right === undefined || bottom === undefined)
		return none("its corners are not given");
	if ((values.get("GridOrigin") ?? "HDFE_GD_UL") !== "HDFE_GD_UL")
		return none("its first cell is not the upper left one");
	if (!isLength(width) || !isLength(height)) return none("its lengths make no sense");
	const inset = (values.get("PixelRegistration") ?? "HDFE_CENTER") === "HDFE_CENTER" ? 0.5 : 0;
	return {
		axes: [
			{ name: "XDim", values: steps(left, right, width, inset), attributes: axis("longitude", "degrees_east") },
			{ name: "YDim", values: steps(top, bottom, height, inset), attributes: axis("latitude", "degrees_north") },
		],
	};
}

function isLength(length: number): boolean {
	return Number.isInteger(length) && length > 0 && length <= MAX_LENGTH;
}

function steps(begin: number, end: number, count: number, inset: number): Float64Array {
	const step = (end - begin) / count;
	return Float64Array.from({ length: count }, (_, i) => begin + (i + inset) * step);
}

function axis(standardName: string, units: string): Attributes {
	return new Map([
		["standard_name", textAttribute(standardName)],
		["units", textAttribute(units)],
	]);
}

function corner(value: OdlValue | undefined): (number | undefined)[] {
	if (!Array.isArray(value)) return [];
	return value.map((angle) => (typeof angle === "number" && Number.isFinite(angle) ? degrees(angle) : undefined));
}

/** Angles are packed as DDDMMMSSS.SS: degrees, minutes and seconds of three digits each (GCTP). */
function degrees(packed: number): number {
	const size = Math.abs(packed);
	const whole = Math.floor(size / 1e6);
	const minutes = Math.floor((size - whole * 1e6) / 1e3);
	const seconds = size - whole * 1e6 - minutes * 1e3;
	return Math.sign(packed) * (whole + minutes / 60 + seconds / 3600);
}

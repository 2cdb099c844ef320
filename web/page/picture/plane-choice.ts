/** Which plane of an array is drawn, by what the reader chose and what is usual. */
import type { DimensionAxis } from "mirazarr";
import type { ArrayFacts } from "../../engine/describe.ts";
import type { Outline } from "../../engine/outline.ts";
import { grows, usualStep } from "../axes/ticks.ts";
import type { ViewState } from "../state/view-state.ts";
import type { CellAspect } from "./view-window.ts";

/** The dimensions down and across. */
export type PlaneAxes = readonly [rowAxis: number, columnAxis: number];

/** Names of dimensions that hold colours or channels, which nobody wants across. */
const CHANNELS = /^(bands?|channels?|c|s|samples?|rgba?|components?)$/i;

/** The dimensions that are drawn: those that were chosen, else the last two that have a length and are no channels. */
export function planeAxes({ dimensions, shape }: ArrayFacts, plane: ViewState["plane"]): PlaneAxes | undefined {
	const chosen = plane?.map((name) => dimensions.indexOf(name)) ?? [];
	const [row = -1, column = -1] = chosen;
	if (row >= 0 && column >= 0 && row !== column) return [row, column];
	const all = shape.map((_, d) => d);
	const wide = all.filter((d) => (shape[d] as number) > 1);
	const usual = wide.filter((d) => !CHANNELS.test(dimensions[d] ?? ""));
	for (const some of [usual, wide, all]) if (some.length >= 2) return some.slice(-2) as [number, number];
	return undefined;
}

/** Positions along all dimensions; those that the array does not have are brought into it. */
export function positionsOf({ dimensions, shape }: ArrayFacts, at: ViewState["at"]): number[] {
	return shape.map((length, d) => Math.min(Math.max(at[dimensions[d] as string] ?? 0, 0), Math.max(length - 1, 0)));
}

/** Three bands that are drawn as red, green and blue. */
export type RgbChoice = {
	axis: number;
	positions: readonly [number, number, number];
	/** The number of the brightest; undefined where percentiles tell. */
	brightest: number | undefined;
};

/** The dimension along which an array may have colours: its own, else the first that is not drawn and is long enough. */
export function rgbAxis({ shape }: ArrayFacts, { own }: Outline, [row, column]: PlaneAxes): number | undefined {
	const isFree = (d: number): boolean => d !== row && d !== column && (shape[d] as number) >= 3;
	if (own?.kind === "rgb" && isFree(own.axis)) return own.axis;
	const found = shape.findIndex((_, d) => isFree(d));
	return found < 0 ? undefined : found;
}

/** The bands that are drawn as colours: where they were chosen, or the image has colours of its own and no colour map is wanted. */
export function rgbChoice(
	facts: ArrayFacts,
	outline: Outline,
	plane: PlaneAxes,
	{ rgb, colours }: Pick<ViewState, "rgb" | "colours">,
): RgbChoice | undefined {
	const axis = rgbAxis(facts, outline, plane);
	if (axis === undefined) return undefined;
	const own = outline.own?.kind === "rgb" && outline.own.axis === axis ? outline.own : undefined;
	const length = facts.shape[axis] as number;
	const isPossible = rgb?.every((position) => position >= 0 && position < length);
	if (rgb !== undefined && isPossible) return { axis, positions: rgb, brightest: own?.brightest };
	if (own === undefined || colours !== undefined) return undefined;
	return { axis, positions: [0, 1, 2], brightest: own.brightest };
}

/** How a plane is laid out on the screen. */
export type PlaneLayout = {
	aspect: CellAspect;
	/** True if the first row is the southernmost: north is drawn on top. */
	isFlipped: boolean;
	/** True if the first column is the easternmost. */
	isMirrored: boolean;
};

const NORTHWARDS = ["latitude", "y"];
const EASTWARDS = ["longitude", "x"];

/** Cells that are further from square than this are stretched to fill the picture. */
const MOST_ASPECT = 8;

/** How a plane is laid out: as on a map where it is one, square where nothing is known, else as there is room. */
export function planeLayout(
	rows: DimensionAxis,
	columns: DimensionAxis,
	{ isFirstRowBelow }: Pick<Outline, "isFirstRowBelow">,
): PlaneLayout {
	const isFlipped = isFirstRowBelow || (NORTHWARDS.includes(rows.role ?? "") && grows(rows) === true);
	const isMirrored = EASTWARDS.includes(columns.role ?? "") && grows(columns) === false;
	return { aspect: aspectOf(rows, columns), isFlipped, isMirrored };
}

function aspectOf(rows: DimensionAxis, columns: DimensionAxis): CellAspect {
	const isMap = NORTHWARDS.includes(rows.role ?? "") && EASTWARDS.includes(columns.role ?? "");
	const [high, wide] = [usualStep(rows), usualStep(columns)];
	const isPlain = rows.labels.kind === "positions" && columns.labels.kind === "positions";
	const ratio = isMap && high !== undefined && wide !== undefined ? high / wide : isMap || isPlain ? 1 : undefined;
	if (ratio === undefined) return undefined;
	const shape = (rows.length * ratio) / columns.length;
	return shape > MOST_ASPECT || shape < 1 / MOST_ASPECT ? undefined : ratio;
}

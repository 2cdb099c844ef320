/** The plane of an array that views draw, as far as it is known. */
import type { DimensionAxis } from "mirazarr";
import { useMemo } from "preact/hooks";
import type { ArrayFacts } from "../../engine/describe.ts";
import type { Outline } from "../../engine/outline.ts";
import { type PlaneLevel, planeLevels } from "../../engine/plane-levels.ts";
import { viewState } from "../state/view-state.ts";
import { useCall } from "../use-call.ts";
import { type PlaneAxes, planeAxes, positionsOf, type RgbChoice, rgbChoice } from "./plane-choice.ts";
import type { PlaneSource } from "./tile-supply.ts";

/** A plane that can be drawn. */
export type Plane = {
	facts: ArrayFacts;
	outline: Outline;
	/** What lies along every dimension of the array. */
	axes: readonly DimensionAxis[];
	plane: PlaneAxes;
	rows: DimensionAxis;
	columns: DimensionAxis;
	levels: readonly PlaneLevel[];
	/** Positions along all dimensions. */
	at: readonly number[];
	rgb: RgbChoice | undefined;
	source: PlaneSource;
};

/** How far a plane is known. */
export type PlaneState = { kind: "waiting" } | { kind: "failed"; error: unknown } | { kind: "known"; plane: Plane };

/** Finds out about the plane that the address names, or the one along these dimensions. */
export function usePlane(
	store: string,
	facts: ArrayFacts,
	drawnDimensions?: readonly [string, string] | undefined,
): PlaneState {
	const { path } = facts;
	const outline = useCall("outline", { store, path });
	const axes = useCall("axes", { store, path });
	const { plane: named, at: wanted, rgb: bands, colours } = viewState.value;
	const chosen = drawnDimensions ?? named;
	const known = outline.kind === "ready" ? outline.value : undefined;
	const labels = axes.kind === "ready" ? axes.value : axes.kind === "failed" ? unlabelled(facts) : undefined;
	const key = JSON.stringify([chosen, wanted, bands, colours === undefined]);
	const plane = useMemo((): Plane | undefined => {
		const drawn = planeAxes(facts, chosen);
		if (known === undefined || labels === undefined || drawn === undefined) return undefined;
		const at = positionsOf(facts, wanted);
		const rgb = rgbChoice(facts, known, drawn, { rgb: bands, colours });
		const levels = planeLevels(known.pyramid, drawn);
		const [rowAxis, columnAxis] = drawn;
		return {
			facts,
			outline: known,
			axes: labels,
			plane: drawn,
			rows: labels[rowAxis] as DimensionAxis,
			columns: labels[columnAxis] as DimensionAxis,
			levels,
			at,
			rgb,
			source: { store, levels, rowAxis, columnAxis, at, bands: rgb && { axis: rgb.axis, positions: rgb.positions } },
		};
		// The key says what of the address counts.
	}, [store, facts, known, axes.kind, key]);
	if (outline.kind === "failed") return { kind: "failed", error: outline.error };
	return plane === undefined ? { kind: "waiting" } : { kind: "known", plane };
}

/** An array whose coordinates cannot be read is drawn all the same. */
function unlabelled({ shape, dimensions }: ArrayFacts): DimensionAxis[] {
	return shape.map((length, d) => ({ dimension: dimensions[d] ?? null, length, labels: { kind: "positions" } }));
}

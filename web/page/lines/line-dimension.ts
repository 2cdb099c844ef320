import type { DimensionAxis } from "mirazarr";
import type { ArrayFacts } from "../../engine/describe.ts";
import type { LineChoice } from "../state/view-state.ts";

/** The dimension of the line that was kept last, else time, else the longest. */
export function lineDimension(
	{ dimensions, shape }: ArrayFacts,
	axes: readonly DimensionAxis[],
	lines: readonly LineChoice[],
): number {
	const kept = dimensions.indexOf(lines.at(-1)?.dim ?? "");
	if (kept >= 0) return kept;
	const time = axes.findIndex(({ role, length }) => role === "time" && length > 1);
	return time >= 0 ? time : Math.max(0, shape.indexOf(Math.max(...shape)));
}

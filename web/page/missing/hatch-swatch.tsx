import type { VNode } from "preact";
import { HATCH_COLOURS, HATCH_PERIOD, hatchPath } from "./hatch.ts";

/** A piece of the pattern of a rule. */
export function HatchSwatch({ rule }: { rule: number }): VNode {
	const pattern = Math.min(rule, HATCH_COLOURS.length - 1);
	const colour = `rgb(${HATCH_COLOURS[pattern]?.join(" ")})`;
	const id = `hatch-${pattern}`;
	return (
		<svg class="hatch-swatch" width="28" height="16" aria-hidden="true">
			<pattern id={id} width={HATCH_PERIOD} height={HATCH_PERIOD} patternUnits="userSpaceOnUse">
				<path d={hatchPath(pattern)} fill={colour} />
			</pattern>
			<rect width="28" height="16" fill={colour} opacity="0.16" />
			<rect width="28" height="16" fill={`url(#${id})`} />
		</svg>
	);
}

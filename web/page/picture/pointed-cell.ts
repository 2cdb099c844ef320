import { type MissingRuleFacts, ruleLabel } from "../../engine/switched-rules.ts";
import { labelAt } from "../axes/ticks.ts";
import { unitText } from "../axes/unit-text.ts";
import { reasonOf } from "../missing/hatch.ts";
import type { PointedCell } from "../story/cell-events.ts";
import type { TileSupply } from "./tile-supply.ts";
import type { Plane } from "./use-plane.ts";

/** A cell of a plane as it is shown: nothing is read for it. */
export function pointedCell(
	{ facts, axes, at, plane: [rowAxis, columnAxis], rgb }: Plane,
	supply: TileSupply,
	rules: readonly MissingRuleFacts[],
	enabled: number,
	{ row, column }: { row: number; column: number },
): PointedCell {
	const index = at.map((position, d) =>
		d === rowAxis ? row : d === columnAxis ? column : d === rgb?.axis ? rgb.positions[0] : position,
	);
	const shown = supply.valueAt(row, column);
	const rule =
		shown === undefined
			? -1
			: reasonOf(
					shown.bits.reduce((held, bits) => held & bits, 255),
					enabled,
				);
	return {
		path: facts.path,
		index,
		value: shown === undefined || rule >= 0 ? null : shownValue(shown.values, shown.isExact, facts.dataType),
		reason: rule < 0 ? null : ruleLabel(rules[rule] ?? { text: "missing", cause: "sentinel" }),
		coordinates: axes.map((axis, d) => ({
			name: axis.name ?? axis.dimension ?? `dimension ${d}`,
			text: labelAt(axis, index[d] as number),
		})),
		...unitOf(facts.units),
	};
}

/** The unit of a value, as part of a cell. */
export function unitOf(units: string | undefined): { unit?: string } {
	const unit = unitText(units);
	return unit === undefined ? {} : { unit };
}

function shownValue(values: readonly number[], isExact: boolean, dataType: string): number | string {
	const texts = values.map((value) => shortestText(value, dataType));
	if (texts.length > 1) return texts.join(", ");
	// What is seen from afar is a cell nearby, or a mean.
	return isExact ? Number(texts[0]) : `≈ ${texts[0]}`;
}

/** The fewest digits that mean the same number of its type. */
export function shortestText(value: number, dataType: string): string {
	const isSingle = dataType === "float32" || dataType === "float16" || Math.fround(value) === value;
	if (isSingle && !Number.isInteger(value))
		for (let digits = 1; digits <= 9; digits++) {
			const text = value.toPrecision(digits);
			if (Math.fround(Number(text)) === Math.fround(value)) return String(Number(text));
		}
	return String(value);
}

import { elementAt, isMissing, type Values } from "../read/output/elements.ts";

/** What many values have in common. `min`, `max` and `mean` are of the valid ones, where those are numbers; times have the first two. */
export type Statistics = {
	count: number;
	valid: number;
	missing: number;
	/** How many values are missing by each rule, those that made none left out. */
	reasons: { rule: string; count: number }[];
	min?: number | bigint | string;
	max?: number | bigint | string;
	mean?: number;
};

/** Statistics of values; integers of 64 bits are compared and summed without rounding. */
export function statisticsOf(values: Values, count: number, areTimes = false): Statistics {
	const { reasons } = values;
	let min: number | bigint | string | undefined;
	let max: number | bigint | string | undefined;
	let sum = 0;
	let wholeSum = 0n;
	let valid = 0;
	let isNumeric = true;
	for (let i = 0; i < count; i++) {
		if (isMissing(values, i)) continue;
		valid++;
		const value = elementAt(values, i);
		if (typeof value === "bigint") wholeSum += value;
		else if (typeof value === "number") sum += value;
		else {
			isNumeric = false;
			// Dates in ISO 8601 are in the order of time as texts too, from the year 0 to 9999.
			if (!areTimes || typeof value !== "string") continue;
		}
		// A NaN among stored values is neither the least nor the greatest, but it does spoil the mean.
		if (Number.isNaN(value)) continue;
		if (min === undefined || value < min) min = value;
		if (max === undefined || value > max) max = value;
	}
	return {
		count,
		valid,
		missing: count - valid,
		reasons: (reasons?.rules ?? [])
			.map((rule, i) => ({ rule, count: reasons?.counts[i] ?? 0 }))
			.filter((reason) => reason.count > 0),
		...((isNumeric || areTimes) && min !== undefined && max !== undefined ? { min, max } : {}),
		...(isNumeric && valid > 0 ? { mean: meanOf(sum, wholeSum, valid) } : {}),
	};
}

function meanOf(sum: number, wholeSum: bigint, count: number): number {
	if (wholeSum === 0n) return sum / count;
	// The whole part is divided exactly; only the rest becomes a float.
	const divisor = BigInt(count);
	return Number(wholeSum / divisor) + Number(wholeSum % divisor) / count;
}

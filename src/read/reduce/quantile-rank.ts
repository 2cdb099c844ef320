import { halfToNumber, numberToHalf } from "../../zarr/half.ts";

/** How a quantile between two values is found; NumPy's names. The first two and the last interpolate nothing. */
export const QUANTILE_METHODS = ["linear", "lower", "higher", "midpoint", "nearest"] as const;

/** One of them. */
export type QuantileMethod = (typeof QUANTILE_METHODS)[number];

/** Where a quantile lies among sorted values: between two of them, so much of the way from the one to the other. */
export type Rank = { previous: number; next: number; share: number };

/** True for methods whose result is one of the values. */
export function picksValue(method: QuantileMethod): boolean {
	return method === "lower" || method === "higher" || method === "nearest";
}

/** The place of a quantile among `count` sorted values, at least one, as NumPy defines the methods (`numpy.quantile`). */
export function rankOf(count: number, q: number, method: QuantileMethod): Rank {
	const place = (count - 1) * q;
	switch (method) {
		case "lower":
			return at(Math.floor(place));
		case "higher":
			return at(Math.ceil(place));
		case "nearest":
			return at(nearestEven(place));
		case "midpoint":
			return between(Math.floor(place), Math.ceil(place), 0.5);
		case "linear":
			return between(Math.floor(place), Math.min(Math.floor(place) + 1, count - 1), place - Math.floor(place));
	}
}

function at(rank: number): Rank {
	return { previous: rank, next: rank, share: 0 };
}

function between(previous: number, next: number, share: number): Rank {
	return { previous, next, share: previous === next ? 0 : share };
}

function nearestEven(place: number): number {
	const below = Math.floor(place);
	const rest = place - below;
	return rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below;
}

/**
 * The value between two, as NumPy computes it: the difference in the type of the values, from the nearer end. Where one is
 * infinite this may be NaN, there too. The difference of integers is exact, which NumPy's is not where it leaves their type.
 */
export function interpolate(a: number | bigint, b: number | bigint, share: number, dataType: string): number {
	const difference =
		typeof a === "bigint" ? Number((b as bigint) - a) : roundedTo(dataType, (b as number) - (a as number));
	return share >= 0.5 ? Number(b) - difference * (1 - share) : Number(a) + difference * share;
}

function roundedTo(dataType: string, value: number): number {
	if (dataType === "float32") return Math.fround(value);
	return dataType === "float16" ? halfToNumber(numberToHalf(value)) : value;
}

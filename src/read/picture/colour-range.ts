import { decodedAttributes } from "../../fill/decoded-attributes.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { type ColourRange, usualRange } from "./picture.ts";
import type { PlaneBlocks } from "./plane-blocks.ts";

/** The range that an array declares for its values, after unpacking: `actual_range` (CF, section 2.5.1), else the valid range. */
export function declaredRange({ attributes, fill, dataType }: ArrayDescription): ColourRange | undefined {
	const actual = attributes.get("actual_range");
	if (actual !== undefined && ArrayBuffer.isView(actual.values)) {
		const [min = Number.NaN, max = Number.NaN] = Array.from(actual.values as ArrayLike<number | bigint>, Number);
		if (isRange(min, max)) return { min, max };
	}
	const { validRange } = decodedAttributes(attributes, fill, dataType);
	if (validRange?.min === undefined || validRange.max === undefined) return undefined;
	const [min, max] = [Number(validRange.min), Number(validRange.max)];
	return isRange(min, max) ? { min, max } : undefined;
}

function isRange(min: number, max: number): boolean {
	return Number.isFinite(min) && Number.isFinite(max) && min < max;
}

/** Cells that are looked at to find a range, unless one block has more. */
const SAMPLE_CELLS = 2 ** 21;
const MOST_BLOCKS = 64;
/** Steps of this share of the way spread numbers evenly, however many there are. */
const GOLDEN = 0.6180339887498949;

/**
 * The range of most values of a plane, by all of it or by some blocks that lie all over it, always the same. Undefined where none
 * of them is a number.
 */
export async function sampledRange(blocks: PlaneBlocks, signal: AbortSignal): Promise<ColourRange | undefined> {
	const [down, across] = blocks.counts;
	const total = down * across;
	const count = Math.min(total, MOST_BLOCKS, Math.max(1, Math.floor(SAMPLE_CELLS / blocks.workOf(0, 0))));
	const samples: number[] = [];
	for (let i = 0; i < count; i++) {
		const [row, column] =
			count === total
				? [Math.floor(i / across), i % across]
				: [Math.floor(((i + 0.5) / count) * down), Math.floor(((i * GOLDEN) % 1) * across)];
		const { values } = await blocks.read(row, column, signal);
		const step = Math.max(1, Math.floor((values.length * count) / SAMPLE_CELLS));
		for (let k = 0; k < values.length; k += step) samples.push(values[k] as number);
	}
	return usualRange({ dataType: "float64", shape: [samples.length], data: Float64Array.from(samples) }, samples.length);
}

/** The range of most values of a plane. */
import type { CallContext } from "./engine.ts";
import { loadTiles, type PlaneChoice } from "./plane.ts";
import type { TileRect } from "./plane-levels.ts";
import { type Texels, texelValue } from "./texels.ts";

/** Values that are looked at: more tell nothing more. */
const MOST_SAMPLES = 2 ** 18;

/** What percentiles are taken of. */
export type PercentileRequest = {
	choice: PlaneChoice;
	rect: TileRect;
	/** Shares in percent. */
	low: number;
	high: number;
	/** A bit for each rule that counts. */
	enabled: number;
};

/** The values at two percentiles, for each band; null where no value is a finite number. */
export async function percentiles(
	{ choice, rect, low, high, enabled }: PercentileRequest,
	{ engine, signal }: CallContext,
): Promise<([min: number, max: number] | null)[]> {
	const kept = await loadTiles(await engine.store(choice.store), choice, rect, signal);
	const count = kept[0]?.tile.bands.length ?? 0;
	return Array.from({ length: count }, (_, band) =>
		rangeOf(
			kept.map(({ tile }) => tile.bands[band] as Texels),
			low,
			high,
			enabled,
		),
	);
}

/** The values at two percentiles of some texels, by all of them or by some that lie all over. */
export function rangeOf(
	all: readonly Texels[],
	low: number,
	high: number,
	enabled: number,
): [min: number, max: number] | null {
	const total = all.reduce((sum, { values }) => sum + values.length, 0);
	const step = Math.max(1, Math.ceil(total / MOST_SAMPLES));
	const sample = new Float64Array(Math.ceil(total / step) + all.length);
	let size = 0;
	for (const texels of all)
		for (let i = 0; i < texels.values.length; i += step) {
			if (((texels.bits[i] as number) & enabled) !== 0) continue;
			const value = texelValue(texels, i);
			if (Number.isFinite(value)) sample[size++] = value;
		}
	if (size === 0) return null;
	const sorted = sample.subarray(0, size).sort();
	const at = (percent: number): number => sorted[Math.round((percent / 100) * (size - 1))] as number;
	return [at(low), at(high)];
}

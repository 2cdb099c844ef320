/** How many values of a whole array are missing, rule by rule. */
import { decode } from "mirazarr";
import { countsByRule } from "./counts-by-rule.ts";
import type { CallContext } from "./engine.ts";

/** A part of an array: from an element along its first dimension on, about so many cells. */
export type CountRequest = { store: string; path: string; enabled: number; from: number; cells: number };

/** How many values of a part are missing by each rule. */
export type CountedPart = {
	counts: number[];
	/** Cells that were counted so far, and all there are. */
	done: number;
	total: number;
	/** Where the next part begins; undefined after the last. */
	next: number | undefined;
};

/** Counts a part of an array. Whole chunks are read, so that each is read once. */
export async function countMissing(
	{ store: name, path, enabled, from, cells }: CountRequest,
	{ engine, signal }: CallContext,
): Promise<CountedPart> {
	const store = await engine.store(name);
	const { shape, chunkGrid } = store.array(path).description;
	const total = shape.reduce((product, length) => product * length, 1);
	const [length = 1] = shape;
	const inner = Math.max(1, total / Math.max(1, length));
	const chunk = chunkGrid.kind === "regular" ? (chunkGrid.chunkShape[0] ?? 1) : 1;
	const step = Math.max(chunk, Math.floor(cells / inner / chunk) * chunk, 1);
	const stop = Math.min(from + step, length);
	const selection = shape.length === 0 ? [] : [{ start: from, stop }];
	const { reasons } = await decode(store, path, {
		selection,
		missing: "validity",
		reasons: "all",
		mask: "netcdf",
		signal,
	});
	const byBits = new Array<number>(256).fill(0);
	for (const bits of reasons?.all?.bits ?? []) byBits[bits] = (byBits[bits] as number) + 1;
	return {
		counts: countsByRule(byBits, enabled),
		done: Math.min(stop * inner, total),
		total,
		next: shape.length === 0 || stop >= length ? undefined : stop,
	};
}

import { type ChunkExcerpt, chunkExcerpt, explainValue, type ValueReport, whyMissing, withoutSecrets } from "mirazarr";
import type { CallContext } from "./engine.ts";
import { maskChoice } from "./mask-choice.ts";

/** Which cell, and which rules are switched. */
export type CellRequest = { store: string; path: string; index: readonly number[]; off: readonly string[] };

/** Everything about one cell. */
export type CellStory = {
	report: ValueReport;
	/** Why it is missing, as a clause; undefined where it is not. */
	why: string | undefined;
	/** Of a value that is shown: why other rules, which are switched off here, would call it missing. */
	otherwise: { why: string; rules: "xarray" | "netcdf" } | undefined;
	/** Bytes around it, as they are stored. */
	excerpt: ChunkExcerpt | undefined;
};

/** Tells the story of a value. */
export async function cellStory(
	{ store: name, path, index, off }: CellRequest,
	{ engine, signal, transfer }: CallContext,
): Promise<CellStory> {
	const store = await engine.store(name);
	const report = await explainValue(store, path, index, { ...maskChoice(off), signal });
	const why = whyMissing(report);
	const excerpt = await chunkExcerpt(store, report, { maxBytes: 64, signal });
	if (excerpt !== undefined) transfer(excerpt.bytes);
	return {
		report: { ...report, chunk: publicPlace(report.chunk) },
		why,
		otherwise: why === undefined ? await otherRules(store, report, signal) : undefined,
		excerpt: excerpt && publicPlace(excerpt),
	};
}

async function otherRules(
	store: Parameters<typeof explainValue>[0],
	{ path, index }: ValueReport,
	signal: AbortSignal,
): Promise<CellStory["otherwise"]> {
	for (const rules of ["xarray", "netcdf"] as const) {
		const why = whyMissing(await explainValue(store, path, index, { mask: rules, signal }));
		if (why !== undefined) return { why, rules };
	}
	return undefined;
}

/** A place as people may see and copy it. */
function publicPlace<P extends { url?: string }>(place: P): P {
	return place.url === undefined ? place : { ...place, url: withoutSecrets(place.url) };
}

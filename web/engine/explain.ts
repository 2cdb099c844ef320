import { explainFill, type FillReport } from "mirazarr";
import { maskText, STORAGE_WORDS, unpackingText } from "mirazarr/fill";
import type { CallContext } from "./engine.ts";

/** Why values of an array are missing, with the words that go with it. */
export type FillExplanation = {
	report: FillReport;
	/** What each rule makes missing, in the order of `report.rules`. */
	rules: string[];
	/** How numbers are unpacked; undefined where they are not. */
	unpacking: string | undefined;
	/** What storage that was never written reads as. */
	unwritten: string;
};

/** Explains what is missing in an array. */
export async function explain(
	{ store: name, path }: { store: string; path: string },
	{ engine, signal }: CallContext,
): Promise<FillExplanation> {
	const report = await explainFill(await engine.store(name), path, { signal });
	return {
		report,
		rules: report.rules.map((rule) =>
			rule.kind === "sentinel" ? `written values equal to ${rule.value}` : maskText(rule),
		),
		unpacking: unpackingText(report.packing),
		unwritten: STORAGE_WORDS[report.storage.status],
	};
}

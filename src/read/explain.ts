import { explainFillModel, type FillReport } from "../fill/explain.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { fillInForce, type MaskArrayOptions } from "./mask-arrays.ts";

/**
 * Why values of an array are missing: every candidate that was found, the role it got, what is emitted, and what other
 * readers will make of it. Plain data. An array that is refused because a fill value does not fit is explained too.
 */
export async function explainFill(
	store: ManifestStore,
	path: string,
	options: MaskArrayOptions = {},
): Promise<FillReport> {
	const node = store.node(path);
	const { array, error: problem } = node?.kind === "unfit" ? node : { array: store.array(path), error: undefined };
	const { description } = array;
	const diagnostics = store.diagnostics.filter((diagnostic) => diagnostic.path === description.path);
	return explainFillModel({
		...description,
		...description.fillRules,
		fill: fillInForce(description.fill, options),
		diagnostics,
		problem,
	});
}

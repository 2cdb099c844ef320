import type { Diagnostic } from "../../diagnostics.ts";
import { hint, numbersBy, type OptionValues, oneOf, option, TAKES } from "../../errors.ts";
import { InlineBudget, type InlineBudgetOptions } from "../../manifest/inline-budget.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { type NodeFormat, type OnUnsupported, type PlannedNode, planReferences } from "../plan/plan.ts";
import { reportUrls } from "../plan/url.ts";

/** Options of all writers of Kerchunk references. */
export type KerchunkWriterOptions = {
	/** What may be written into the references because no reference can express it. */
	inlineBudget?: InlineBudgetOptions | undefined;
	/** An array that the references cannot express: an error that names it (the default), or left out with a diagnostic. */
	onUnsupported?: OnUnsupported | undefined;
	signal?: AbortSignal | undefined;
};

/** What they take. */
export const KERCHUNK_OPTIONS: OptionValues<KerchunkWriterOptions> = {
	inlineBudget: numbersBy("arrayBytes", "storeBytes"),
	onUnsupported: oneOf("error", "skip"),
	signal: TAKES.signal,
};

/** References that are ready to be written, in JSON or in Parquet. */
export type PlannedReferences = {
	nodes: PlannedNode[];
	/** Number of chunks that are ranges of other objects. */
	referenceCount: number;
	diagnostics: Diagnostic[];
};

/** Decides on everything that the references of a store say. */
export async function planKerchunk(
	store: ManifestStore,
	format: NodeFormat,
	{ inlineBudget, onUnsupported = "error", signal }: KerchunkWriterOptions,
): Promise<PlannedReferences> {
	const diagnostics: Diagnostic[] = [];
	// What the store carries inline already is not counted: its parser did.
	const budget = new InlineBudget(
		inlineBudget,
		hint`write Zarr v3 (Icechunk), or pass ${option("onUnsupported", "skip")}`,
	);
	const nodes = await planReferences(format, { store, budget, signal, diagnostics }, onUnsupported);
	const manifests = nodes.flatMap(({ chunks }) => (chunks === undefined ? [] : [chunks.manifest]));
	diagnostics.push(...reportUrls(manifests.flatMap(({ urls }) => urls)));
	const referenceCount = manifests.reduce((sum, manifest) => sum + manifest.referenceCount, 0);
	return { nodes, referenceCount, diagnostics };
}

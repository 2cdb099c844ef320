import type { Diagnostic } from "../../diagnostics.ts";
import { type MiraError, numbersBy, type OptionValues, oneOf } from "../../errors.ts";
import { ABORT_OPTIONS, type AbortOptions } from "../../io/deadline.ts";
import { InlineBudget, type InlineBudgetOptions } from "../../manifest/inline-budget.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { type NodeFormat, type OnUnsupported, type PlannedNode, planReferences } from "../plan/plan.ts";
import { isRefusal, LEAVE_OUT } from "../plan/refusal.ts";
import { reportUrls } from "../plan/url.ts";
import { V2_NODES } from "./v2-nodes.ts";

/** Options of all writers of Kerchunk references. */
export type KerchunkWriterOptions = AbortOptions & {
	/** What may be written into the references because no reference can express it. */
	inlineBudget?: InlineBudgetOptions | undefined;
	/** An array that the references cannot express: an error that names it (the default), or left out with a diagnostic. */
	onUnsupported?: OnUnsupported | undefined;
};

/** What they take. */
export const KERCHUNK_OPTIONS: OptionValues<KerchunkWriterOptions> = {
	inlineBudget: numbersBy(["arrayBytes", "storeBytes"]),
	onUnsupported: oneOf("error", "skip"),
	...ABORT_OPTIONS,
};

/** References that are ready to be written, in JSON or in Parquet. */
export type PlannedReferences = {
	nodes: PlannedNode[];
	/** Number of chunks that are ranges of other objects. */
	referenceCount: number;
	diagnostics: Diagnostic[];
};

/** Decides on everything that the references of a store say. What cannot be said is an error, or left out as asked. */
export async function planKerchunk(
	store: ManifestStore,
	format: NodeFormat,
	options: KerchunkWriterOptions,
): Promise<PlannedReferences> {
	const { planned, refused } = await tryFormat(store, format, options);
	return planned ?? rethrow(refused[0]);
}

/** The same in the version of Zarr that says more: v2, which all readers have, unless v3 refuses less. */
export async function planEither(
	store: ManifestStore,
	v3: NodeFormat,
	options: KerchunkWriterOptions,
): Promise<PlannedReferences & { zarrFormat: 2 | 3 }> {
	const second = await tryFormat(store, V2_NODES, options);
	const [reason] = second.refused;
	const third = reason === undefined ? undefined : await tryFormat(store, v3, options);
	if (third?.planned === undefined || reason === undefined || third.refused.length >= second.refused.length)
		return { ...(second.planned ?? rethrow(reason)), zarrFormat: 2 };
	const { planned } = third;
	return { ...planned, zarrFormat: 3, diagnostics: [...planned.diagnostics, reportV3(reason)] };
}

/** What is planned, if all is or the rest may be left out; and what cannot be said. */
type Attempt = { planned?: PlannedReferences; refused: readonly MiraError[] };

async function tryFormat(
	store: ManifestStore,
	format: NodeFormat,
	{ inlineBudget, onUnsupported = "error", signal }: KerchunkWriterOptions,
): Promise<Attempt> {
	const diagnostics: Diagnostic[] = [];
	// What the store carries inline already is not counted: its parser did.
	const budget = new InlineBudget(inlineBudget, LEAVE_OUT);
	try {
		const { nodes, refused } = await planReferences(format, { store, budget, signal, diagnostics }, onUnsupported);
		const manifests = nodes.flatMap(({ chunks }) => (chunks === undefined ? [] : [chunks.manifest]));
		diagnostics.push(...reportUrls(manifests.flatMap(({ urls }) => urls)));
		const referenceCount = manifests.reduce((sum, manifest) => sum + manifest.referenceCount, 0);
		return { planned: { nodes, referenceCount, diagnostics }, refused };
	} catch (error) {
		if (!isRefusal(error)) throw error;
		return { refused: [error] };
	}
}

function rethrow(error: MiraError | undefined): never {
	throw error;
}

/** The engine of kerchunk asks for Zarr v2, whatever the references hold. */
function reportV3(reason: MiraError): Diagnostic {
	return {
		severity: "warning",
		code: "zarr-v3-chosen",
		path: reason.path ?? "/",
		message: `the references have Zarr v3 metadata, because Zarr v2 has no reference for it: ${reason.what}`,
		hint: 'Open them with xr.open_zarr(kerchunk.utils.refs_as_store(references), zarr_format=3, consolidated=False): engine="kerchunk" opens only Zarr v2',
	};
}

import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { InlineBudget, type InlineBudgetOptions } from "./kerchunk/inline-budget.ts";
import { kerchunkJsonText } from "./kerchunk/json-text.ts";
import { type OnUnsupported, planReferences } from "./kerchunk/plan.ts";
import { protocolOf, reportProtocols } from "./kerchunk/url.ts";

/** Options of `writeKerchunkJson`. */
export type KerchunkOptions = {
	/** What may be written into the references because no reference can express it. */
	inlineBudget?: InlineBudgetOptions | undefined;
	/** An array that Zarr v2 cannot express: an error that names it (the default), or left out with a diagnostic. */
	onUnsupported?: OnUnsupported | undefined;
	signal?: AbortSignal | undefined;
};

/** Kerchunk references, ready to be written. */
export type KerchunkJson = {
	/** The document as UTF-8, in pieces that are made when they are asked for. Every call begins anew. */
	pieces(): Iterable<Uint8Array>;
	/** The document as one text. A string ends at 512 MiB: write larger ones piece by piece. */
	text(): string;
	/** Number of chunks that are ranges of other objects. */
	referenceCount: number;
	/** What a user of the references should know; `store.diagnostics` are not repeated. */
	diagnostics: Diagnostic[];
};

/**
 * Kerchunk references (JSON, version 1) of a store: `xr.open_dataset(references, engine="kerchunk")` gives the dimensions,
 * values and missing data that xarray finds in the file itself. Whatever cannot be said that way is an error before
 * anything is written. The same store always gives the same text.
 */
export async function writeKerchunkJson(store: ManifestStore, options: KerchunkOptions = {}): Promise<KerchunkJson> {
	const { onUnsupported = "error", signal } = options;
	const diagnostics: Diagnostic[] = [];
	const budget = new InlineBudget(options.inlineBudget);
	const nodes = await planReferences({ store, budget, signal, diagnostics }, onUnsupported);
	const manifests = nodes.flatMap((node) => (node.kind === "array" ? [node.manifest] : []));
	diagnostics.push(...reportProtocols(new Set(manifests.flatMap(({ urls }) => urls.map(protocolOf)))));
	return {
		pieces: () => kerchunkJsonText(nodes),
		text: () => joinText(kerchunkJsonText(nodes)),
		referenceCount: manifests.reduce((sum, { referenceCount }) => sum + referenceCount, 0),
		diagnostics,
	};
}

function joinText(pieces: Iterable<Uint8Array>): string {
	const decoder = new TextDecoder();
	let text = "";
	try {
		for (const piece of pieces) text += decoder.decode(piece, { stream: true });
		return text + decoder.decode();
	} catch (cause) {
		if (!(cause instanceof RangeError)) throw cause;
		throw new MiraError("limit-exceeded", "the references are longer than a string can be", {
			hint: "Write them piece by piece: for (const piece of references.pieces()) …",
			cause,
		});
	}
}

import type { Diagnostic } from "../diagnostics.ts";
import { checkOptions, MiraError, TAKES } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { kerchunkJsonText } from "./kerchunk/json-text.ts";
import { KERCHUNK_OPTIONS, type KerchunkWriterOptions, planKerchunk } from "./kerchunk/plan-kerchunk.ts";
import { V2_NODES } from "./kerchunk/v2-nodes.ts";
import { fsspecUrl, relativePath } from "./plan/url.ts";
import { V3_OPTIONS, type V3Options, v3Nodes } from "./plan/v3-nodes.ts";

/** Options of `writeKerchunkJson`. */
export type KerchunkOptions = KerchunkWriterOptions & {
	/**
	 * The `file:` URL of the folder in which the references will lie: local files are named as seen from there, so that the
	 * folder can be moved with everything in it. mirazarr and GDAL open such references from anywhere, fsspec (xarray) only
	 * from that folder. Without it, files are named by their full URLs.
	 */
	relativeTo?: string | undefined;
} & (
		| {
				/** Metadata as Zarr v2, which `engine="kerchunk"` of xarray opens (the default). */
				zarrFormat?: 2 | undefined;
		  }
		| ({
				/** Metadata as Zarr v3, which lose nothing, for `xr.open_zarr(…, zarr_format=3)` and zarrita. */
				zarrFormat: 3;
		  } & V3Options)
	);

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
	const zarrFormat = { text: "2 or 3", accepts: (value: unknown) => value === 2 || value === 3 };
	const values = {
		...KERCHUNK_OPTIONS,
		relativeTo: TAKES.text,
		zarrFormat,
		...(options.zarrFormat === 3 ? V3_OPTIONS : {}),
	};
	checkOptions("writeKerchunkJson", options, values);
	const format = options.zarrFormat === 3 ? v3Nodes(options) : V2_NODES;
	const { nodes, referenceCount, diagnostics } = await planKerchunk(store, format, options);
	const { relativeTo } = options;
	const urlText = (url: string): string =>
		(relativeTo === undefined ? undefined : relativePath(url, relativeTo)) ?? fsspecUrl(url);
	const pieces = (): Iterable<Uint8Array> => kerchunkJsonText(nodes, options.zarrFormat ?? 2, urlText);
	return { pieces, text: () => joinText(pieces()), referenceCount, diagnostics };
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

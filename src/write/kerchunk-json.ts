import type { Diagnostic } from "../diagnostics.ts";
import { checkOptions, MiraError, TAKES } from "../errors.ts";
import { withDeadline } from "../io/deadline.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { kerchunkJsonText } from "./kerchunk/json-text.ts";
import {
	KERCHUNK_OPTIONS,
	type KerchunkWriterOptions,
	type PlannedReferences,
	planEither,
	planKerchunk,
} from "./kerchunk/plan-kerchunk.ts";
import { V2_NODES } from "./kerchunk/v2-nodes.ts";
import { fsspecUrl, relativePath } from "./plan/url.ts";
import { V3_OPTIONS, type V3Options, v3Nodes } from "./plan/v3-nodes.ts";

/** Options of `writeKerchunkJson`. */
export type KerchunkOptions = KerchunkWriterOptions & {
	/**
	 * The `file:` URL of the folder in which the references will lie: local files are named as seen from there, so the
	 * folder can be moved with everything in it. mirazarr and GDAL open such references from anywhere, fsspec (xarray) only
	 * from that folder. Without it, files are named by their full URLs.
	 */
	relativeTo?: string | undefined;
} & (
		| {
				/** Metadata as Zarr v2, which `engine="kerchunk"` of xarray opens. */
				zarrFormat: 2;
		  }
		| ({
				/**
				 * Metadata as Zarr v3, which lose nothing, for `xr.open_zarr(…, zarr_format=3)` and zarrita. `auto` is the default: v2,
				 * unless an array has no reference there and has one in v3, or one of these options asks for v3.
				 */
				zarrFormat?: 3 | "auto" | undefined;
		  } & V3Options)
	);

/** Kerchunk references, ready to be written. */
export type KerchunkJson = {
	/** The document as UTF-8, in pieces that are made when they are asked for. Every call begins again. */
	pieces(): Iterable<Uint8Array>;
	/** The document as one text. A string ends at 512 MiB: write larger ones piece by piece. */
	text(): string;
	/** The version of Zarr that the metadata have. */
	zarrFormat: 2 | 3;
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
	const zarrFormat = {
		text: '2, 3 or "auto"',
		accepts: (value: unknown) => value === 2 || value === 3 || value === "auto",
	};
	const values = {
		...KERCHUNK_OPTIONS,
		relativeTo: TAKES.text,
		zarrFormat,
		...(options.zarrFormat === 2 ? {} : V3_OPTIONS),
	};
	checkOptions("writeKerchunkJson", options, values);
	const planned = await withDeadline("writing", options, (own) => planIn(store, own), { url: store.url });
	const { nodes, referenceCount, diagnostics } = planned;
	const { relativeTo } = options;
	const urlText = (url: string): string =>
		(relativeTo === undefined ? undefined : relativePath(url, relativeTo)) ?? fsspecUrl(url);
	const pieces = (): Iterable<Uint8Array> => kerchunkJsonText(nodes, planned.zarrFormat, urlText);
	const text = (): string => joinText(pieces());
	return { pieces, text, zarrFormat: planned.zarrFormat, referenceCount, diagnostics };
}

async function planIn(
	store: ManifestStore,
	options: KerchunkOptions,
): Promise<PlannedReferences & { zarrFormat: 2 | 3 }> {
	if (options.zarrFormat === 2) return { ...(await planKerchunk(store, V2_NODES, options)), zarrFormat: 2 };
	const { tail = "inline", codecFlavor = "standard" } = options;
	const isV3 = options.zarrFormat === 3 || tail !== "inline" || codecFlavor !== "standard";
	if (!isV3) return planEither(store, v3Nodes(options), options);
	return { ...(await planKerchunk(store, v3Nodes(options), options)), zarrFormat: 3 };
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

import { loadInflate, MAX_EXPANSION } from "../../codecs/inflate.ts";
import { decodeZstd, loadZstd } from "../../codecs/zstd.ts";
import { measureZstd } from "../../codecs/zstd-frame.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Choice } from "../choice.ts";
import type { ParserOptions } from "../parser-options.ts";
import type { KerchunkOptions } from "./format.ts";
import type { MemberWatch } from "./member-watch.ts";
import { openReferences } from "./open-references.ts";
import { scanReferences } from "./scan.ts";
import { compressionOf, isJsonText } from "./signature.ts";

/** The store that the bytes of a reference file describe; relative references begin at `url`. */
export async function readReferenceFile(
	stored: Uint8Array,
	url: string,
	registry: ObjectStoreRegistry,
	options: KerchunkOptions & ParserOptions,
	choice: Choice,
	watch?: MemberWatch | undefined,
): Promise<ManifestStore> {
	const bytes = await unwrap(stored, url, registry);
	return openReferences(scanReferences(bytes, url, registry.budget, watch), url, registry, options, choice).catch(
		(error: unknown) => {
			if (!isMiraError(error, "not-found") || choice.root !== "") throw error;
			throw withoutReferences(bytes, url, error);
		},
	);
}

/** Characters of a document that are shown. */
const MOST_SHOWN = 60;

/** Of a JSON document that is something else, an error that a server sent above all, it is said how it begins. */
function withoutReferences(bytes: Uint8Array, url: string, cause: MiraError): MiraError {
	const text = new TextDecoder()
		.decode(bytes.subarray(0, 4 * MOST_SHOWN))
		.trim()
		.replace(/\s+/g, " ");
	const beginning = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
	return new MiraError("unknown-format", `this is a JSON document without references: ${beginning}`, {
		url,
		hint: "References have keys such as .zgroup, x/.zarray or zarr.json, each with a document or the place of a chunk",
		cause,
	});
}

/** Length of the last member of a gzip file, modulo 2^32 (RFC 1952, ISIZE); 0 where the file is cut off, and says nonsense. */
function gzipContentBytes(stored: Uint8Array): number {
	if (stored.length < 4) return 0;
	const said = new DataView(stored.buffer, stored.byteOffset + stored.length - 4).getUint32(0, true);
	return said > stored.length * MAX_EXPANSION ? 0 : said;
}

/** The text of a reference file. */
async function unwrap(stored: Uint8Array, url: string, registry: ObjectStoreRegistry): Promise<Uint8Array> {
	const compression = compressionOf(stored);
	const { budget, limits } = registry;
	const context = { maxOutputBytes: Math.min(limits.maxMetadataBytes, budget.heldBytesLeft) };
	let bytes = stored;
	try {
		// What a stream says of its own length is charged before it is believed: a long one is not a damaged one.
		if (compression === "gzip") budget.hold(gzipContentBytes(stored));
		if (compression === "zstd") budget.hold(measureZstd(stored).contentBytes ?? 0);
		if (compression === "gzip") bytes = (await loadInflate())("gzip", stored, context);
		if (compression === "zstd") bytes = decodeZstd(await loadZstd(), stored, context);
	} catch (cause) {
		if (!isMiraError(cause, "corrupt-chunk")) throw cause;
		throw new MiraError("corrupt-file", `the ${compression} file cannot be decompressed: ${cause.message}`, {
			url,
			cause,
		});
	}
	if (isJsonText(bytes)) return bytes;
	if (compression === undefined) throw new MiraError("unknown-format", "the file holds no references in JSON", { url });
	throw new MiraError("unknown-format", `the file is compressed with ${compression}, and holds no references in JSON`, {
		url,
		hint: `Decompress it first, with ${compression === "gzip" ? "gunzip" : "unzstd"}`,
	});
}

import { isJsonObject, parseJson } from "../../zarr/json.ts";

const SPACE: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;

/** How a reference file is wrapped, by its first bytes. */
export function compressionOf(head: Uint8Array): "gzip" | "zstd" | undefined {
	if (head[0] === 0x1f && head[1] === 0x8b) return "gzip";
	return head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd ? "zstd" : undefined;
}

/** True for JSON, be it compressed or not: no other format begins like it, and the parser says if it is not a reference set. */
export function isKerchunk(head: Uint8Array): boolean {
	return compressionOf(head) !== undefined || isJsonText(head);
}

/** True for text that begins as an object or a list of JSON does. */
export function isJsonText(head: Uint8Array): boolean {
	const hasMark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
	const first = head.subarray(hasMark ? 3 : 0).find((byte) => !SPACE.has(byte));
	return first === OPEN_BRACE || first === OPEN_BRACKET;
}

/** True for the `.zmetadata` of references in Parquet files: it says how many are in a file. */
export function isParquetMetadata(document: Uint8Array | undefined): boolean {
	if (document === undefined) return false;
	try {
		const json = parseJson(document);
		return isJsonObject(json) && json.record_size !== undefined;
	} catch {
		return false;
	}
}

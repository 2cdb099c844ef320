import { MiraError } from "../errors.ts";
import { isJsonObject, type JsonValue, shownJson } from "./json.ts";

/** How the place of a chunk in the grid becomes the last part of its key. */
export type ChunkKeyEncoding = { name: "default" | "v2"; separator: "/" | "." };

/** What our stores use: `c/0/1`. */
export const DEFAULT_CHUNK_KEYS: ChunkKeyEncoding = { name: "default", separator: "/" };

/** Reads the `chunk_key_encoding` of a v3 document. */
export function parseChunkKeyEncoding(document: JsonValue | undefined): ChunkKeyEncoding {
	const name = isJsonObject(document) ? document.name : document;
	if (name !== "default" && name !== "v2")
		throw new MiraError("bad-metadata", `chunk_key_encoding must be "default" or "v2", not ${shownJson(name)}`);
	const configuration = isJsonObject(document) ? document.configuration : undefined;
	const separator = isJsonObject(configuration) ? configuration.separator : undefined;
	if (separator !== undefined && separator !== "/" && separator !== ".")
		throw new MiraError("bad-metadata", `the separator of chunk keys must be "/" or ".", not ${shownJson(separator)}`);
	return { name, separator: separator ?? (name === "default" ? "/" : ".") };
}

/** The key of a chunk below its array: `c/0/1`, or `0.1`; `c` and `0` for an array without dimensions. */
export function encodeChunkKey({ name, separator }: ChunkKeyEncoding, index: readonly number[]): string {
	if (name === "default") return ["c", ...index].join(separator);
	return index.length === 0 ? "0" : index.join(separator);
}

/** The place of a chunk in the grid, or undefined if the text is not a key of this form and rank. */
export function decodeChunkKey(encoding: ChunkKeyEncoding, key: string, rank: number): number[] | undefined {
	const parts = key.split(encoding.separator);
	if (encoding.name === "default" && parts.shift() !== "c") return undefined;
	if (encoding.name === "v2" && rank === 0) return key === "0" ? [] : undefined;
	if (parts.length !== rank || !parts.every((part) => /^(0|[1-9]\d{0,15})$/.test(part))) return undefined;
	return parts.map(Number);
}

/** The `chunk_key_encoding` of a v3 document. */
export function chunkKeyDocument({ name, separator }: ChunkKeyEncoding): JsonValue {
	return { name, configuration: { separator } };
}

import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { type KerchunkOptions, kerchunkFormat } from "./format.ts";
import { readReferenceFile } from "./read-reference-file.ts";

export type { KerchunkOptions } from "./format.ts";
export { kerchunkParquet } from "./parquet.ts";
export { parseReferences, type ReferenceInput } from "./parse-references.ts";

/**
 * A parser for Kerchunk references in JSON, version 0 and 1, as they are or compressed with gzip or zstd. References beyond
 * what may be read are kept and listed in the diagnostics; to read them fails, with a hint how to allow it.
 */
export function kerchunk(options: KerchunkOptions & ParserOptions = {}): Parser {
	return createParser(kerchunkFormat, options, async (url, registry, choice) => {
		// As a chunk: it may be large, is read once, and need not be copied or kept.
		const stored = await registry.source(url).readAll({ use: "chunk", maxBytes: registry.limits.maxMetadataBytes });
		return readReferenceFile(stored, url, registry, options, choice);
	});
}

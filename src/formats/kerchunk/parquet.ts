import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import { childUrl } from "../../io/url.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { isJsonObject, parseJson, shownJson } from "../../zarr/json.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { readZarrTree } from "../zarr/tree.ts";
import { type KerchunkOptions, kerchunkFormat } from "./format.ts";
import { ParquetSpace } from "./parquet-space.ts";

/**
 * A parser for Kerchunk references in Parquet files: a directory with a `.zmetadata`, and for each array files
 * `refs.0.parq`, `refs.1.parq`, … Only those that a read needs are fetched.
 */
export function kerchunkParquet(options: KerchunkOptions & ParserOptions = {}): Parser {
	return createParser(kerchunkFormat, options, async (url, registry, choice) => {
		const diagnostics: Diagnostic[] = [];
		const metadata = await registry.source(childUrl(url, ".zmetadata")).readAll();
		const document = parseJson(metadata, { url });
		const recordSize = isJsonObject(document) ? document.record_size : undefined;
		if (typeof recordSize !== "number" || !Number.isSafeInteger(recordSize) || recordSize < 1)
			throw new MiraError("bad-metadata", `record_size must be a positive whole number, not ${shownJson(recordSize)}`, {
				url,
			});
		const space = new ParquetSpace(url, metadata, recordSize, registry, diagnostics);
		const { group, version } = await readZarrTree(space, options, choice, diagnostics);
		const facts = { version: "Kerchunk Parquet", traits: [version] };
		return new ManifestStore({ url, group, registry, diagnostics, facts });
	});
}

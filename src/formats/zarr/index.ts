import type { Diagnostic } from "../../diagnostics.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { type ZarrOptions, zarrFormat } from "./format.ts";
import { ObjectSpace } from "./object-space.ts";
import { readZarrTree } from "./tree.ts";

export type { ZarrOptions } from "./format.ts";

/**
 * A parser for Zarr stores of version 2 and 3, with or without consolidated metadata, NCZarr included. The url is the root of
 * the store, or of a group or array in it. Chunks stay where they are, each an object of its own.
 */
export function zarr(options: ZarrOptions & ParserOptions = {}): Parser {
	return createParser(zarrFormat, options, async (url, registry, choice) => {
		const diagnostics: Diagnostic[] = [];
		const { group, version } = await readZarrTree(new ObjectSpace(url, registry), options, choice, diagnostics);
		return new ManifestStore({ url, group, registry, diagnostics, facts: { version } });
	});
}

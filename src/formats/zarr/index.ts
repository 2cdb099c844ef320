import type { Diagnostic } from "../../diagnostics.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Parser, ParserOptions } from "../format.ts";
import { ObjectSpace } from "./object-space.ts";
import { readZarrTree } from "./tree.ts";

/** Options of the Zarr parser. */
export type ZarrOptions = ParserOptions;

/**
 * A parser for Zarr stores of version 2 and 3, with or without consolidated metadata, NCZarr included. The url is the root of
 * the store, or of a group or array in it. Chunks stay where they are, each an object of its own.
 */
export function zarr(options: ZarrOptions = {}): Parser {
	return async (url, registry) => {
		const diagnostics: Diagnostic[] = [];
		const group = await readZarrTree(new ObjectSpace(url, registry), options, diagnostics);
		return new ManifestStore({ url, group, registry, diagnostics });
	};
}

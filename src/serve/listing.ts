import { type Diagnostic, diagnosticOf } from "../diagnostics.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { chunkGridDocument } from "../zarr/chunk-grid.ts";
import { dataTypeDocument } from "../zarr/data-type.ts";
import type { JsonValue } from "../zarr/json.ts";

/** An array of a source, in short. Its document says the rest. */
export type ArrayListing = {
	path: string;
	shape: readonly number[];
	dimensionNames: readonly (string | null)[] | undefined;
	dataType: JsonValue;
	chunkGrid: JsonValue;
	codecs: string[];
};

/** What a client finds in a source: everything in it, what cannot be served and why, and what is odd. */
export type SourceListing = {
	name: string;
	zarrFormat: 3;
	groups: string[];
	arrays: ArrayListing[];
	refused: Omit<Diagnostic, "severity">[];
	diagnostics: readonly Diagnostic[];
};

/** Lists a store. */
export function describeSource(name: string, store: ManifestStore): SourceListing {
	const listing: SourceListing = {
		name,
		zarrFormat: 3,
		groups: [],
		arrays: [],
		refused: [],
		diagnostics: store.diagnostics,
	};
	for (const node of walk(store.group)) {
		const { path } = node;
		if (node.kind === "group") listing.groups.push(path);
		else if ("error" in node) {
			const { severity: _, ...refused } = diagnosticOf(node.error, { path });
			listing.refused.push(refused);
		} else {
			const { shape, dimensionNames, dataType, chunkGrid, codecs } = node.array.description;
			listing.arrays.push({
				path,
				shape,
				dimensionNames,
				dataType: dataTypeDocument(dataType),
				chunkGrid: chunkGridDocument(chunkGrid),
				codecs: codecs.map((codec) => codec.name),
			});
		}
	}
	return listing;
}

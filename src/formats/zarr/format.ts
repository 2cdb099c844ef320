import type { Format } from "../descriptor.ts";

/** Options of Zarr alone: there are none. */
export type ZarrOptions = Record<never, never>;

/** Zarr stores of version 2 and 3. */
export const zarrFormat: Format<"zarr", ZarrOptions> = {
	key: "zarr",
	name: "Zarr",
	page: "docs/formats/zarr.md",
	fillPolicies: ["zarr-v3", "zarr-v2"],
	options: {},
	store: {
		endings: [".zarr"],
		// The last of them are for the parser, which asks for all that may stand at a root of Zarr v2.
		documents: [
			["zarr.json", ".zmetadata"],
			[".zgroup", ".zarray", ".zattrs", ".nczarr"],
		],
		recognises: (documents) => ROOT_DOCUMENTS.some((name) => documents.has(name)),
		load: async () => (await import("./index.ts")).zarr,
	},
};

/** Documents of which one stands at the root of every Zarr store, be it a group or an array. */
export const ROOT_DOCUMENTS: readonly string[] = ["zarr.json", ".zgroup", ".zarray", ".zmetadata"];

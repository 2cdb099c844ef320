import type { Format } from "../descriptor.ts";
import { isKerchunk, isParquetMetadata } from "./signature.ts";

/** Options of Kerchunk references alone. */
export type KerchunkOptions = {
	/** What names in double braces stand for, instead of or besides the `templates` of the file. */
	templates?: Readonly<Record<string, string>> | undefined;
};

/** References to chunks of other files: JSON, or a directory of Parquet files. */
export const kerchunkFormat: Format<"kerchunk", KerchunkOptions> = {
	key: "kerchunk",
	name: "Kerchunk",
	page: "docs/formats/kerchunk.md",
	fillPolicies: ["zarr-v3", "kerchunk"],
	options: {
		templates: {
			kind: "texts",
			description: "JSON: what a name in double braces stands for",
			flag: "--template <name=text>",
		},
	},
	file: { recognises: isKerchunk, load: async () => (await import("./index.ts")).kerchunk },
	store: {
		name: "Kerchunk Parquet",
		refersBeside: true,
		endings: [".parq", ".parquet"],
		documents: [[".zmetadata"]],
		recognises: (documents) => isParquetMetadata(documents.get(".zmetadata")),
		load: async () => (await import("./index.ts")).kerchunkParquet,
	},
};

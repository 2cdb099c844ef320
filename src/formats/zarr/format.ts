import type { Format } from "../descriptor.ts";
import { isZarr } from "./root.ts";

/** Options of Zarr alone: there are none. */
export type ZarrOptions = Record<never, never>;

/** Zarr stores of version 2 and 3. */
export const zarrFormat: Format<"zarr", ZarrOptions> = {
	key: "zarr",
	name: "Zarr",
	page: "docs/formats/zarr.md",
	fillPolicies: ["zarr-v3", "zarr-v2"],
	options: {},
	store: { recognises: isZarr, load: async () => (await import("./index.ts")).zarr },
};

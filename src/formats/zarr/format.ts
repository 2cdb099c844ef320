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
	store: { recognises: isZarr, load: async () => (await import("./index.ts")).zarr },
};

/** Documents of which one stands at the root of every Zarr store, be it a group or an array. */
export const ROOT_DOCUMENTS: readonly string[] = ["zarr.json", ".zgroup", ".zarray", ".zmetadata"];

/** Whether one of them is there. They are asked for one after the other: the first is the commonest. */
export async function isZarr(read: (name: string) => Promise<Uint8Array | undefined>): Promise<boolean> {
	for (const name of ROOT_DOCUMENTS) if ((await read(name)) !== undefined) return true;
	return false;
}

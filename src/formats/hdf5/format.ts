import type { Format } from "../descriptor.ts";

/** Options of HDF5 alone: there are none. */
export type Hdf5Options = Record<never, never>;

const SIGNATURE = [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a];

/** True for the first bytes of an HDF5 file: the signature stands at 0, or behind a user block at 512, 1024, 2048, … */
export function isHdf5(head: Uint8Array): boolean {
	for (let at = 0; at + SIGNATURE.length <= head.length; at = at === 0 ? 512 : at * 2)
		if (SIGNATURE.every((byte, i) => head[at + i] === byte)) return true;
	return false;
}

/** HDF5, and NetCDF-4, which is HDF5. */
export const hdf5Format: Format<"hdf5", Hdf5Options> = {
	key: "hdf5",
	name: "HDF5 or NetCDF-4",
	page: "docs/formats/hdf5.md",
	fillPolicies: ["hdf5"],
	options: {},
	file: { recognises: isHdf5, load: async () => (await import("./index.ts")).hdf5 },
};

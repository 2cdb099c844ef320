import type { Format } from "../descriptor.ts";

/** Options of HDF4 alone: there are none. */
export type Hdf4Options = Record<never, never>;

/** HDF4, and HDF-EOS 2, which is HDF4. */
export const hdf4Format: Format<"hdf4", Hdf4Options> = {
	key: "hdf4",
	name: "HDF4",
	page: "docs/formats/hdf4.md",
	fillPolicies: ["hdf4"],
	options: {},
	file: { recognises: isHdf4, load: async () => (await import("./index.ts")).hdf4 },
};

/** The first four bytes of every HDF4 file: control-N, control-C, control-S, control-A. */
const SIGNATURE = [0x0e, 0x03, 0x13, 0x01];

/** Where the first block of data descriptors begins. */
export const FIRST_BLOCK_BYTES: number = SIGNATURE.length;

/** True if a file with these first bytes is HDF4. */
export function isHdf4(head: Uint8Array): boolean {
	return SIGNATURE.every((byte, i) => head[i] === byte);
}

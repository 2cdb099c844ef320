import type { Format } from "../descriptor.ts";
import { isHdf4 } from "./signature.ts";

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

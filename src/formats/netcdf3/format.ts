import type { Format } from "../descriptor.ts";

/** Options of NetCDF-3 alone: there are none. */
export type Netcdf3Options = Record<never, never>;

/** True for files that begin as classic NetCDF. */
export function isNetcdf3(head: Uint8Array): boolean {
	return head[0] === 0x43 && head[1] === 0x44 && head[2] === 0x46 && (head[3] === 1 || head[3] === 2 || head[3] === 5);
}

/** Classic NetCDF. */
export const netcdf3Format: Format<"netcdf3", Netcdf3Options> = {
	key: "netcdf3",
	name: "NetCDF-3",
	page: "docs/formats/netcdf3.md",
	fillPolicies: ["netcdf3"],
	options: {},
	file: { recognises: isNetcdf3, load: async () => (await import("./index.ts")).netcdf3 },
};

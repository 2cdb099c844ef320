import type { StoreFacts } from "../../manifest/store-facts.ts";
import type { Netcdf4View } from "./netcdf4/view.ts";
import type { Hdf5Node } from "./object-model.ts";

/** Attributes that netCDF-C writes, and those that write as it does (netCDF-4 file format, "Special attributes"). */
const NETCDF_MARKS: ReadonlySet<string> = new Set([
	"_NCProperties",
	"_Netcdf4Dimid",
	"_Netcdf4Coordinates",
	"_nc3_strict",
]);

/** Whether a file is NetCDF-4 or another kind of HDF5. All of NetCDF-4 is HDF5, so only marks can tell. */
export function hdf5Facts(nodes: readonly Hdf5Node[], { pureDimensions, scales }: Netcdf4View): StoreFacts {
	const marks = new Set<string>();
	for (const { object, aliasOf } of nodes)
		if (aliasOf === undefined) for (const { name } of attributesOf(object)) if (NETCDF_MARKS.has(name)) marks.add(name);
	if (marks.size > 0 || pureDimensions.size > 0)
		return { version: "NetCDF-4", traits: marks.has("_nc3_strict") ? ["classic model", "HDF5"] : ["HDF5"] };
	if (nodes.some(({ path }) => path === "/HDFEOS INFORMATION")) return { version: "HDF-EOS5 (HDF5)" };
	return { version: "HDF5", traits: scales.size > 0 ? ["with dimension scales"] : [] };
}

function attributesOf(object: Hdf5Node["object"]): readonly { name: string }[] {
	return object.kind === "group" ? object.attributes : object.kind === "dataset" ? object.header.attributes : [];
}

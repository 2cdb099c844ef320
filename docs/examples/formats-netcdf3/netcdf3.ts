/** The parser of classic NetCDF, for programs that read nothing else: only its code is loaded. */
import { openStore, type ParserOptions } from "mirazarr";
import { type Netcdf3Options, netcdf3 } from "mirazarr/formats/netcdf3";

const options: Netcdf3Options & ParserOptions = { drop: ["quality"] };
const store = await openStore("samples/sea-surface.nc", { parser: netcdf3(options) });
console.log(store.facts.version, [...store.group.arrays.keys()].join()); // NetCDF-3 classic lat,lon,time,sst

/**
 * Every format: a folder that exports its descriptor, and a line here.
 *
 * @module
 */
export { dmrppFormat } from "./dmrpp/format.ts";
export { fitsFormat } from "./fits/format.ts";
export { gribFormat } from "./grib/format.ts";
export { hdf4Format } from "./hdf4/format.ts";
export { hdf5Format } from "./hdf5/format.ts";
export { icechunkFormat } from "./icechunk/format.ts";
export { kerchunkFormat } from "./kerchunk/format.ts";
export { netcdf3Format } from "./netcdf3/format.ts";
export { tiffFormat } from "./tiff/format.ts";
export { zarrFormat } from "./zarr/format.ts";
export { zipFormat } from "./zip/format.ts";

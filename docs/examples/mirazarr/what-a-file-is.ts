/** What a parser knows of a file besides its arrays, for people: the version of its format and what else is said of it first. */
import { openStore, type StoreFacts } from "mirazarr";

const describe = ({ version, traits = [] }: StoreFacts) => [version, ...traits].join(", ");

console.log(describe((await openStore("samples/elevation.tif")).facts)); // GeoTIFF, COG, 3 images
console.log(describe((await openStore("samples/ocean-colour.nc")).facts)); // NetCDF-4, HDF5

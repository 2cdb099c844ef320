/** The parser of HDF5 and NetCDF-4, for programs that read nothing else: only its code is loaded. */
import { openStore, type ParserOptions } from "mirazarr";
import { type Hdf5Options, hdf5 } from "mirazarr/formats/hdf5";

const options: Hdf5Options & ParserOptions = { group: "physics" };
const store = await openStore("samples/ocean-colour.nc", { parser: hdf5(options) });
const paths = store.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /temperature /flags

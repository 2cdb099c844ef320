/** The document of an array as Zarr v3 has it, as plain data: the same that other programs are given. */
import { type ArrayDocument, openStore } from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const { shape, dimension_names, attributes, ...rest }: ArrayDocument = store.array("sst").metadata;

console.log(shape.join(), dimension_names?.join()); // 3,36,72 time,lat,lon
console.log(attributes.units, rest.fill_value); // degree_Celsius -32768

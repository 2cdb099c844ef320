/** The parser of TIFF with options of its own: bands as arrays of their own, and coordinates of rows and columns. */
import { openStore } from "mirazarr";
import { type TiffOptions, tiff } from "mirazarr/formats/tiff";

const options: TiffOptions = { splitBands: true, coordinates: true };
const store = await openStore("samples/photograph.tif", { parser: tiff(options) });
const paths = store.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /mask /y /x /spatial_ref /0 /0/band_1 /0/band_2 /0/band_3

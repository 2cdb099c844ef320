/** The parser of FITS, with the coordinates of linear axes as arrays where a header has some. */
import { decode, openStore } from "mirazarr";
import { type FitsOptions, fits } from "mirazarr/formats/fits";

const options: FitsOptions = { coordinates: true };
const store = await openStore("samples/galaxy.fits", { parser: fits(options) });
const paths = store.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /0 /1
const { data, dataType } = await decode(store, "0", { selection: [74, { start: 97, stop: 100 }] });
console.log(dataType, data.join(" ")); // float64 4176 6071 4173

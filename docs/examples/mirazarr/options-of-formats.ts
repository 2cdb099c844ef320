/** What one format alone has stands under its name, so one set of options can serve files of many kinds. */
import { type FormatOptions, openStore, type ParserOptions } from "mirazarr";

const formats: FormatOptions = { tiff: { splitBands: true }, grib: { layout: "messages" } };
const shared: ParserOptions = { drop: ["mask"], inlineBudget: { arrayBytes: 2 ** 16 } };
const photograph = await openStore("samples/photograph.tif", { ...formats, ...shared });
const forecast = await openStore("samples/forecast.grib2", { ...formats, ...shared });

const paths = photograph.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /0 /0/band_1 /0/band_2 /0/band_3
const messages = forecast.contents().map(({ path }) => path);
console.log(messages.join(" ")); // / /1 /2 /3 /4 /5 /6

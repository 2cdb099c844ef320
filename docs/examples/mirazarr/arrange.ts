/** The same arrays in the form that a viewer asks for. The store is arranged in memory; nothing is copied. */
import { type ArrangeConvention, type ArrangeOptions, arrange, openStore } from "mirazarr";

const cog = await openStore("samples/elevation.tif");
const options: ArrangeOptions = { path: "/0", name: "height" };
const forMap: ArrangeConvention = "geozarr";
const geozarr = await arrange(cog, forMap, options);

const paths = cog.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /0 /overviews /overviews/1 /overviews/2
const arranged = geozarr.contents().map(({ path }) => path);
console.log(arranged.join(" ")); // / /0 /0/height /1 /1/height /2 /2/height

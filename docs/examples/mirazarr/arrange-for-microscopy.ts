/** OME-Zarr, for viewers of microscopy: the window says which values are black and white at first. */
import { type Arrangement, type OmeOptions, openStore } from "mirazarr";

const ome: OmeOptions = { window: [0, 1500] };
const arrangement: Arrangement = { convention: "ome", ...ome };
const store = await openStore("samples/elevation.tif", { arrange: arrangement });

const paths = store.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /0 /1 /2
const { attributes } = JSON.parse(new TextDecoder().decode(await store.get("/zarr.json")));
console.log(JSON.stringify(attributes.ome.omero.channels[0].window)); // {"min":-32768,"max":32767,"start":0,"end":1500}

/** Packing as attributes again, for readers that do not have the codecs; the chunks stay where they are. */
import { openStore } from "mirazarr";
import { type ConvertOptions, packingToAttributes, packingToCodecs } from "mirazarr/dataset";

const store = await openStore("samples/sea-surface.nc");
const inCodecs = packingToCodecs(store.array("sst"), { inexact: "mark" }).array;
const options: ConvertOptions = { inexact: "mark" };
const { array, diagnostics } = packingToAttributes(inCodecs, options);
console.log(array.metadata.data_type, diagnostics.map(({ code }) => code).join()); // int16 fill-conflict,packing-inexact
console.log(array.metadata.attributes.scale_factor); // 0.01

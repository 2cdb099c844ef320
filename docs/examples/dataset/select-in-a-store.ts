/** The short form for one part of an open store: the result is a dataset, to be read or written as references. */
import { openStore } from "mirazarr";
import { type StoreSelOptions, sel } from "mirazarr/dataset";

const store = await openStore("samples/sea-surface.nc");
const options: StoreSelOptions = { group: "/", method: "nearest" };
const equator = await sel(store, { lat: 0.4 }, options);
console.log((await equator.variable("lat").values()).data.join(), equator.variable("sst").dimensions.join()); // 2.5 time,lon

/** Physical values: missing ones are masked, packed ones are unpacked, as xarray does it. */
import { type DecodedArray, type DecodeOptions, decode, openStore } from "mirazarr";

const store = await openStore("samples/buoys.nc");
const options: DecodeOptions = { selection: [{ start: 0, stop: 4 }] };
const battery: DecodedArray = await decode(store, "battery", options);
console.log(battery.dataType, battery.data.join(" ")); // float32 100 90 NaN 10

const name = await decode(store, "name", { characters: "joined" });
console.log(name.data.join(" ")); // Aurora Brise Cirrus Dune Écume

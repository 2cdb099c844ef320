/** A store that no parser opened is made readable by zarrita: chunks are then decoded by this package, or refused. */
import { answerZarrita, ManifestGroup, ManifestStore, openStore } from "mirazarr";
import * as zarr from "zarrita";

const { url, group, registry } = await openStore("samples/sea-surface.nc");
const temperature = new ManifestGroup().add("temperature", group.arrays.get("sst")!);
const store = answerZarrita(new ManifestStore({ url, group: temperature, registry }));

const array = await zarr.open(zarr.root(store).resolve("temperature"), { kind: "array" });
const { data } = await zarr.get(array, [0, 18, zarr.slice(17, 20)]);
console.log((data as Int16Array).join(" ")); // -32767 2572 2534

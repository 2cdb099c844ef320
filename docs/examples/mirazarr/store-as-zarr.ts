/** A store answers with the documents and chunks of Zarr v3, whole or in part: what zarrita and servers ask for. */
import { openStore, type RangeQuery, type StoreKey } from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const document: StoreKey = "/sst/zarr.json";
const { shape, data_type } = JSON.parse(new TextDecoder().decode(await store.get(document)));
console.log(data_type, shape.join(" × ")); // int16 3 × 36 × 72

const firstCells: RangeQuery = { offset: 0, length: 4 };
const bytes = await store.getRange("/sst/c/0/0/0", firstCells);
console.log(Buffer.from(bytes ?? []).toString("hex")); // ff6aff6a

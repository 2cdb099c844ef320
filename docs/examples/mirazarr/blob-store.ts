/** A file that the user chose on a page, or any other blob. `openStore` takes it as it is; with a registry it has a URL. */
import { readFile } from "node:fs/promises";
import { BlobStore, ObjectStoreRegistry, openStore } from "mirazarr";

const file = new Blob([await readFile("samples/gauge-2023.nc")]);
console.log((await openStore(file)).format); // NetCDF-3

const registry = new ObjectStoreRegistry().register("blob://chosen/gauge.nc", new BlobStore(file));
const store = await openStore("blob://chosen/gauge.nc", { registry });
console.log(store.contents().length); // 3

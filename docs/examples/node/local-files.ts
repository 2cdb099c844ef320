/** What Node adds: local files as a store, and their paths as URLs. All else is what `mirazarr` has. */
import { FileStore, fileUrl, ObjectStoreRegistry, openStore } from "mirazarr/node";

const folder = fileUrl("samples/");
console.log(folder.endsWith("/samples/"), new URL(folder).protocol); // true file:

const registry = new ObjectStoreRegistry().register(folder, new FileStore(folder));
const store = await openStore(`${folder}gauge-2023.nc`, { registry });
console.log(store.format); // NetCDF-3

/** A repository of Icechunk, at a branch, a tag or a snapshot: here one that was written a moment before. */
import { MemoryStore, ObjectStoreRegistry, openStore } from "mirazarr";
import { type IcechunkOptions, icechunk } from "mirazarr/formats/icechunk";
import { writeIcechunk } from "mirazarr/write/icechunk";

const repository = new MemoryStore();
const gauge = await openStore("samples/gauge-2023.nc");
const { snapshot } = await writeIcechunk(gauge, { store: repository });

const registry = new ObjectStoreRegistry().register("memory://repository/", repository);
const options: IcechunkOptions = { snapshot };
const store = await openStore("memory://repository/", { registry, parser: icechunk(options) });
const paths = store.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /level /time

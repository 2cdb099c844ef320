/** Appends new times to a repository; manifests are cut where readers look for single times. */
import { decode, fileUrl, MemoryStore, ObjectStoreRegistry, openStore, openVirtualDataset } from "mirazarr";
import { type ManifestSplit, type WriteMode, writeIcechunk } from "mirazarr/write/icechunk";

const repository = new MemoryStore();
const dataset = await openVirtualDataset("samples/sea-surface.nc", { loadable: [] });
const months = (start: number, stop: number) => dataset.isel({ time: { start, stop } }).toStore();
const manifestSplit: ManifestSplit = { time: 100 };
await writeIcechunk(months(0, 2), { store: repository }, { manifestSplit });
const mode: WriteMode = { append: "time" };
await writeIcechunk(months(2, 3), { store: repository }, { mode, manifestSplit });

const registry = new ObjectStoreRegistry().register("memory://repository/", repository);
const store = await openStore("memory://repository/", { registry, allow: [fileUrl("samples/")] });
console.log((await decode(store, "time", { times: "iso" })).data.join(" ")); // 2026-01-01T00:00:00 2026-04-01T00:00:00 2026-07-01T00:00:00

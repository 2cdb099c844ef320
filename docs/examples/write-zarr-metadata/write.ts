/** The metadata of a store alone, as files: for a mirror whose chunks others serve, or to look at what a file would be as Zarr. */
import { MemoryStore, openStore } from "mirazarr";
import { writeZarrMetadata, type ZarrMetadata } from "mirazarr/write/zarr-metadata";

const target = new MemoryStore();
const { documentCount }: ZarrMetadata = await writeZarrMetadata(await openStore("samples/gauge-2023.nc"), target);
const { bytes } = await target.get("level/zarr.json", undefined);
console.log(documentCount, JSON.parse(new TextDecoder().decode(bytes)).data_type); // 3 int16

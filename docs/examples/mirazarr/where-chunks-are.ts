/** Where every chunk of an array is: a range of a file, bytes of the store itself, or nothing that was ever written. */
import { type ChunkEntry, type ChunkManifest, openStore } from "mirazarr";

const store = await openStore("samples/ocean-colour.nc");
const manifest: ChunkManifest = await store.array("physics/temperature").manifest();
console.log(manifest.gridShape.join(" × "), manifest.referenceCount, manifest.missingCount); // 3 × 2 × 2 8 4

const place = (entry: ChunkEntry) =>
	entry.kind === "virtual" ? `${entry.length} bytes at ${entry.offset}` : entry.kind;
console.log(place(manifest.get([0, 0, 0]))); // 2278 bytes at 49267
console.log(place(manifest.get([2, 0, 0]))); // missing

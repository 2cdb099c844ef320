/** Finds single chunks where the whole manifest would cost more: a store of a million objects is not listed to read one. */
import { type ChunkManifest, ManifestArray, openStore } from "mirazarr";
import { type ChunkLookup, ManifestBuilder } from "mirazarr/formats";

const { description } = (await openStore("samples/sea-surface.nc")).array("sst");
const url = "https://data.example.org/sst/";
const lookup: ChunkLookup = {
	most: 100,
	find: async (indexes) => indexes.map((index) => ({ kind: "object", url: url + index.join("."), optional: true })),
};
const listAll = (): ChunkManifest => new ManifestBuilder([3, 1, 1]).build();
const array = new ManifestArray(description, listAll, lookup);
const [chunk] = await array.find([[2, 0, 0]]);
console.log(chunk?.kind === "object" && chunk.url, array.loadedManifest === undefined); // https://data.example.org/sst/2.0.0 true

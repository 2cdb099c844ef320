/** An array of one's own over bytes that exist: here the pixels of a raw image behind a header of 4 bytes. */
import {
	type ChunkManifest,
	decode,
	ManifestArray,
	ManifestGroup,
	ManifestStore,
	MemoryStore,
	ObjectStoreRegistry,
} from "mirazarr";
import { dataType, resolveFill } from "mirazarr/fill";
import { ManifestBuilder } from "mirazarr/formats";

const url = "memory://images/a.raw";
const type = dataType("uint8");
const source = { place: "the camera", text: "255" };
const { fill } = resolveFill({
	...{ policy: "custom", path: "/pixels", dataType: type, attributes: new Map() },
	candidates: [{ role: "_FillValue", value: Uint8Array.of(255), source }],
});
const manifest: ChunkManifest = new ManifestBuilder([1, 1]).virtual([0, 0], url, 4, 6).build();
const array = new ManifestArray(
	{
		...{ path: "/pixels", shape: [2, 3], dataType: type, attributes: new Map(), fill },
		...{ chunkGrid: { kind: "regular", chunkShape: [2, 3] }, codecs: [{ name: "bytes" }] },
	},
	manifest,
);

const registry = new ObjectStoreRegistry().register(
	"memory://images/",
	new MemoryStore([["a.raw", Uint8Array.of(9, 9, 9, 9, 1, 2, 3, 4, 5, 255)]]),
);
const store = new ManifestStore({ url, group: new ManifestGroup().add("pixels", array), registry });
console.log((await decode(store, "pixels")).data.join()); // 1,2,3,4,5,NaN

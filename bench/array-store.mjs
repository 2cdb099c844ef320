// A store with one array over a manifest that is made here, not found in a file.
import { answerZarrita, ManifestArray, ManifestGroup, ManifestStore, ObjectStoreRegistry } from "mirazarr";

/** The array is `/data`; its shape is that of all chunks together. */
export function storeOfArray({ manifest, chunkShape, dataType, codecs, registry = new ObjectStoreRegistry() }) {
	const description = {
		path: "/data",
		shape: chunkShape.map((length, d) => length * manifest.gridShape[d]),
		dataType,
		chunkGrid: { kind: "regular", chunkShape },
		codecs,
		attributes: new Map(),
		fill: {
			storage: {
				status: "default",
				value: new Uint8Array(dataType.itemBytes),
				source: { place: "bench", text: "0" },
			},
			validity: [],
			packing: {},
			dropped: [],
		},
	};
	const group = new ManifestGroup();
	group.add("data", new ManifestArray(description, () => manifest));
	return answerZarrita(new ManifestStore({ url: "memory://bench/", group, registry }));
}

import { describe, expect, it } from "vitest";
import { encodeChunk } from "../../src/codecs/index.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { DerivedArray } from "../../src/manifest/derived-array.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { read } from "../../src/read/read.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import type { Element } from "../../src/zarr/nd-array.ts";

const cases: [DataType, Element[]][] = [
	[dataType("string"), ["é", ""]],
	[dataType("variable_length_bytes"), [Uint8Array.of(116, 101, 120, 116), Uint8Array.of(0xff, 0)]],
];

describe("DerivedArray", () => {
	it.each(cases)("has a codec for values of a variable length: $name", async (type, values) => {
		const array: DerivedArray = new DerivedArray(
			{
				path: "/v",
				shape: [2],
				dataType: type,
				chunkGrid: { kind: "regular", chunkShape: [2] },
				attributes: new Map(),
				fill: {
					storage: { status: "default", value: new Uint8Array(0), source: { place: "test", text: "" } },
					validity: [],
					packing: {},
					dropped: [],
				},
			},
			() => encodeChunk(values, array.description.codecs, { dataType: type, shape: [2] }),
		);
		const group = new ManifestGroup();
		group.arrays.set("v", array);
		const store = new ManifestStore({ url: "memory://made", group, registry: new ObjectStoreRegistry() });
		expect((await read(store, "/v")).data).toEqual(values);
	});
});

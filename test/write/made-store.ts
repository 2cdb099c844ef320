import { encodeChunk } from "../../src/codecs/index.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import type { AttributeValue } from "../../src/zarr/attributes.ts";
import { decodeBase64 } from "../../src/zarr/base64.ts";
import { gridShape } from "../../src/zarr/chunk-grid.ts";
import { type DataType, dataType, swapUnitBytes } from "../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";
import { castScalar, type Scalar } from "../../src/zarr/scalar.ts";
import { stored } from "../fill/typed-values.ts";

/** An array that exists only in a test. Attributes are those of an HDF5 file: the header's fill is `storageFill`. */
export type MadeArray = {
	type: DataType | `${"int" | "uint"}${8 | 16 | 32 | 64}` | "float32" | "float64" | "complex64" | "string";
	shape: number[];
	/** The shape of a chunk; the whole array by default. */
	chunk?: number[];
	dimensions?: (string | null)[];
	/** The lengths of its dimensions, where they go on behind the array. */
	dimensionLengths?: number[];
	attributes?: { [name: string]: AttributeValue };
	/** What was never written reads as this; undefined in the file by default. */
	storageFill?: Scalar;
	endian?: "little" | "big";
	/** In front of `bytes`. */
	arrayCodecs?: CodecMetadata[];
	/** Behind `bytes`. */
	byteCodecs?: CodecMetadata[];
	/** The whole chain instead, where our codecs only decode. */
	codecs?: CodecMetadata[];
	/** Chunks as they are stored, in base64, for such a chain. */
	encodedChunks?: { [key: string]: string };
	/** Values of the chunks that were written, by their v2 keys: `{ "0.1": [1, 2] }`. */
	chunks: { [key: string]: Scalar[] };
};

/** A store, and the bytes of the one data file that its chunks lie in, `data.bin` below the url that was given. */
export type MadeStore = { store: ManifestStore; data: Uint8Array };

/** Builds a store of virtual arrays, by their paths (`group/name`). */
export async function makeStore(arrays: { [path: string]: MadeArray }, url = "file:///made"): Promise<MadeStore> {
	const file = { url: `${url}/data.bin`, parts: [] as Uint8Array[], length: 0 };
	const root = new ManifestGroup();
	for (const [path, made] of Object.entries(arrays)) {
		const [name = "", ...parents] = path.split("/").reverse();
		let group = root;
		for (const parent of parents.reverse()) {
			const child = group.groups.get(parent) ?? new ManifestGroup();
			group.groups.set(parent, child);
			group = child;
		}
		group.arrays.set(name, await makeArray(`/${path}`, made, file));
	}
	const data = new Uint8Array(file.length);
	let at = 0;
	for (const part of file.parts) {
		data.set(part, at);
		at += part.length;
	}
	const registry = new ObjectStoreRegistry().register(url, new MemoryStore([["data.bin", data]]));
	return { store: new ManifestStore({ url, group: root, registry }), data };
}

type DataFile = { url: string; parts: Uint8Array[]; length: number };

async function makeArray(path: string, made: MadeArray, file: DataFile): Promise<ManifestArray> {
	const type = typeof made.type === "string" ? dataType(made.type) : made.type;
	const { shape, chunk = shape, endian = "little", arrayCodecs = [], byteCodecs = [] } = made;
	const chunkGrid = { kind: "regular" as const, chunkShape: chunk };
	const grid = gridShape(chunkGrid, shape);
	const bytes: CodecMetadata =
		swapUnitBytes(type) === undefined ? { name: "bytes" } : { name: "bytes", configuration: { endian } };
	const codecs = made.codecs ?? [...arrayCodecs, type.kind === "string" ? { name: "vlen-utf8" } : bytes, ...byteCodecs];
	const attributes = new Map(Object.entries(made.attributes ?? {}));
	const builder = new ManifestBuilder(grid, { path });
	const encodedChunks = new Map(
		Object.entries(made.encodedChunks ?? {}).map(([key, encoded]) => [key, decodeBase64(encoded)]),
	);
	for (const [key, values] of Object.entries(made.chunks)) {
		const elements = type.kind === "string" ? (values as string[]) : stored(type, values).bytes;
		encodedChunks.set(key, await encodeChunk(elements, codecs, { dataType: type, shape: chunk }));
	}
	for (const [key, encoded] of encodedChunks) {
		builder.virtual(shape.length === 0 ? [] : key.split(".").map(Number), file.url, file.length, encoded.length);
		file.parts.push(encoded);
		file.length += encoded.length;
	}
	const storage = made.storageFill === undefined ? undefined : castScalar(type, made.storageFill)?.bytes;
	const { fill } = resolveFill({
		policy: "hdf5",
		path,
		dataType: type,
		attributes,
		candidates:
			storage === undefined
				? []
				: [{ role: "storage", value: storage, source: { place: "HDF5 fill message", text: String(made.storageFill) } }],
	});
	const dimensionNames = made.dimensions ?? shape.map((length, d) => `d${d}_${length}`);
	const fillRules = { policy: "hdf5" as const, options: {} };
	const { dimensionLengths } = made;
	return new ManifestArray(
		{ path, shape, dataType: type, chunkGrid, codecs, dimensionNames, dimensionLengths, attributes, fill, fillRules },
		() => builder.build(),
	);
}

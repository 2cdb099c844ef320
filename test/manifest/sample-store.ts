import { MemoryStore } from "../../src/io/memory.ts";
import type { ObjectStore } from "../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { Trace } from "../../src/io/tracing.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { answerZarrita } from "../../src/read/zarrita-extension.ts";
import type { Attributes } from "../../src/zarr/attributes.ts";
import { type ChunkGrid, gridShape } from "../../src/zarr/chunk-grid.ts";
import { type DataType, swapUnitBytes } from "../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";
import { zeroScalar } from "../../src/zarr/scalar.ts";

/** An array given by the bytes of its chunks; those that are not named are missing. */
export type SampleArray = {
	dataType: DataType;
	shape: number[];
	chunks?: number[];
	grid?: ChunkGrid;
	codecs?: CodecMetadata[];
	fill?: Uint8Array;
	attributes?: Attributes;
	dimensionNames?: (string | null)[];
	/** Encoded chunks by their index, such as `"0,1"`. They lie one after the other in one object. */
	data?: Record<string, Uint8Array>;
	/** Keep the chunks in the manifest instead. */
	inlined?: boolean;
};

const FILE = "memory://sample/data.bin";

/** The object that a sample is in, where it is not memory: its address, and what keeps these bytes there. */
export type SamplePlace = { url: string; keep(bytes: Uint8Array): ObjectStore };

/** A store over one object, by hand: the model without any parser. Names with slashes are nested. */
export function sampleStore(
	arrays: Record<string, SampleArray>,
	trace?: Trace,
	place: SamplePlace = { url: FILE, keep: (bytes) => new MemoryStore([["", bytes]]) },
): ManifestStore {
	const root = new ManifestGroup();
	const pieces: Uint8Array[] = [];
	let end = 0;
	for (const [name, array] of Object.entries(arrays)) {
		const names = name.split("/");
		const leaf = names.pop() as string;
		const group = names.reduce((parent, child) => {
			const existing = parent.groups.get(child) ?? new ManifestGroup();
			parent.groups.set(child, existing);
			return existing;
		}, root);
		const { dataType, shape, data = {} } = array;
		const chunkGrid: ChunkGrid = array.grid ?? { kind: "regular", chunkShape: array.chunks ?? shape };
		const builder = new ManifestBuilder(gridShape(chunkGrid, shape), { path: `/${name}` });
		for (const [key, bytes] of Object.entries(data)) {
			const index = key === "" ? [] : key.split(",").map(Number);
			if (array.inlined) builder.inlined(index, bytes);
			else builder.virtual(index, place.url, end, bytes.length);
			pieces.push(bytes);
			end += bytes.length;
		}
		const little: CodecMetadata = swapUnitBytes(dataType)
			? { name: "bytes", configuration: { endian: "little" } }
			: { name: "bytes" };
		const description = {
			path: `/${name}`,
			shape,
			dataType,
			chunkGrid,
			codecs: array.codecs ?? [dataType.kind === "string" ? { name: "vlen-utf8" } : little],
			dimensionNames: array.dimensionNames,
			attributes: array.attributes ?? new Map(),
			fill: {
				storage: {
					status: "explicit" as const,
					value: array.fill ?? zeroScalar(dataType),
					source: { place: "test", text: "" },
				},
				validity: [],
				packing: {},
				dropped: [],
			},
		};
		const manifest = builder.build();
		group.arrays.set(leaf, new ManifestArray(description, () => manifest));
	}
	const file = new Uint8Array(end);
	let at = 0;
	for (const piece of pieces) {
		file.set(piece, at);
		at += piece.length;
	}
	const kept = place.keep(file);
	const registry = new ObjectStoreRegistry().register(place.url, trace?.wrap(kept) ?? kept);
	return answerZarrita(new ManifestStore({ url: place.url, group: root, registry }));
}

/** Bytes of a typed array. */
export function bytesOf(values: ArrayBufferView): Uint8Array {
	return new Uint8Array(values.buffer, values.byteOffset, values.byteLength).slice();
}

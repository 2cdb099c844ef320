import type { BoolArray } from "zarrita";
import { derivedChunks } from "../manifest/derived-array.ts";
import type { ArrayExtension, ManifestStore } from "../manifest/manifest-store.ts";
import type { DataType } from "../zarr/data-type.ts";
import { type Elements, elementCount, viewElements } from "../zarr/nd-array.ts";
import { readScalar } from "../zarr/scalar.ts";
import type { ChunkElements } from "./chunk.ts";
import { innermost } from "./inner-chunks.ts";

/**
 * Makes zarrita read the arrays of a store through our own decoder, and gives the store back. zarrita alone fills short chunks
 * with zeros, rounds 64-bit fills and takes the bits of a NaN for a number; here a chunk is exact or an error.
 */
export function answerZarrita(store: ManifestStore): ManifestStore {
	store.arrayExtensions = [readThroughMirazarr(store)];
	return store;
}

function readThroughMirazarr(store: ManifestStore): ArrayExtension {
	return (array) => {
		// zarrita decodes a path once more for every key, so the name is the one that its keys have, not `array.path`.
		const source = store.array(array.resolve("zarr.json").path.slice(0, -"/zarr.json".length));
		const { dataType, fill } = source.description;
		// zarrita knows regular grids alone, and takes the inner chunks of shards for the chunks.
		const chunks = derivedChunks(innermost(source.description));
		const stride = cStrides(chunks);
		// To open takes no decoder, and so it is not part of what opens; whoever asks for an array asks for its chunks next.
		const reading = import("./read.ts");
		const getChunk = async (index: number[], options: { signal?: AbortSignal } = {}) => {
			const starts = index.map((i, d) => i * (chunks[d] as number));
			const { readRegion } = await reading;
			const elements = await readRegion(store, source, starts, chunks, options.signal);
			return { data: await zarritaElements(dataType, elements), shape: chunks, stride };
		};
		const fillValue = readScalar(dataType, fill.storage.value);
		return new Proxy(array, {
			get(target, property) {
				if (property === "getChunk") return getChunk;
				if (property === "fillValue") return fillValue;
				if (property === "chunks") return chunks;
				// The getters of zarrita's arrays use private fields, which only the array itself has.
				const value = Reflect.get(target, property, target);
				// What zarrita knows of an array stands under a symbol of its own. By the codec `transpose` it would give results in
				// the order of the stored chunk; ours are always in C order.
				if (typeof property === "symbol" && isContext(value)) return { ...value, getStrides: cStrides };
				return typeof value === "function" ? value.bind(target) : value;
			},
		});
	};
}

function isContext(value: unknown): value is { getStrides: unknown } {
	return typeof value === "object" && value !== null && "getStrides" in value;
}

function cStrides(shape: readonly number[]): number[] {
	return shape.map((_, d) => elementCount(shape.slice(d + 1)));
}

async function zarritaElements(type: DataType, elements: ChunkElements): Promise<Elements | BoolArray> {
	if (!(elements instanceof Uint8Array)) return elements;
	if (type.kind !== "bool") return viewElements(type, elements);
	// Loaded here: reading without zarrita must not need it.
	const zarrita = await import("zarrita");
	return new zarrita.BoolArray(elements.slice().buffer);
}

import type { ChunkEntry } from "../manifest/chunk-manifest.ts";
import { type ArrayDescription, ManifestArray } from "../manifest/manifest-array.ts";
import { decodeBase64, encodeBase64 } from "../zarr/base64.ts";
import { type JsonObject, type JsonValue, parseJson, writeJson } from "../zarr/json.ts";

/** What reading a chunk takes of a description, as exact JSON: a queue knows nothing but text. */
export function arraysText(descriptions: readonly ArrayDescription[]): string {
	return writeJson(
		descriptions.map(({ path, shape, dataType, chunkGrid, codecs, longestChunkBytes, fill }) => ({
			path,
			shape: shape as number[],
			dataType: dataType as JsonObject,
			chunkGrid: chunkGrid as JsonObject,
			codecs: codecs as readonly JsonValue[] as JsonValue[],
			longestChunkBytes: longestChunkBytes ?? null,
			fill: encodeBase64(fill.storage.value),
		})),
	);
}

type WrittenArray = Pick<ArrayDescription, "path" | "shape" | "dataType" | "chunkGrid" | "codecs"> & {
	longestChunkBytes: number | null;
	fill: string;
};

/** Arrays of such a text, of which chunks are read that are told one by one. */
export function readArrays(text: string): ToldArray[] {
	return (parseJson(text) as readonly unknown[] as WrittenArray[]).map((written) => new ToldArray(written));
}

/** An array without references of its own. */
export class ToldArray {
	readonly array: ManifestArray;
	/** Of the chunks that are being read, by their indexes. */
	readonly #entries = new Map<string, ChunkEntry>();

	constructor({ longestChunkBytes, fill, ...parts }: WrittenArray) {
		const source = { place: "", text: "" };
		const description: ArrayDescription = {
			...parts,
			longestChunkBytes: longestChunkBytes ?? undefined,
			attributes: new Map(),
			fill: {
				storage: { status: "explicit", value: decodeBase64(fill), source },
				validity: [],
				packing: {},
				dropped: [],
			},
		};
		const find = async (indexes: readonly (readonly number[])[]): Promise<ChunkEntry[]> =>
			indexes.map((index) => this.#entries.get(index.join()) ?? { kind: "missing" });
		const none = (): never => {
			throw new Error("an array whose chunks are told has no manifest");
		};
		this.array = new ManifestArray(description, none, { most: Number.POSITIVE_INFINITY, find });
	}

	/** Lets a chunk be known while it is read. */
	async knowing<T>(index: readonly number[], entry: ChunkEntry, read: () => Promise<T>): Promise<T> {
		const key = index.join();
		this.#entries.set(key, entry);
		try {
			return await read();
		} finally {
			this.#entries.delete(key);
		}
	}
}

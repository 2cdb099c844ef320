import { readFileSync } from "node:fs";
import zlib from "node:zlib";
import type { ChunkSpec } from "../../src/codecs/index.ts";
import { codecsForMask } from "../../src/formats/hdf5/filters.ts";
import type { Filter } from "../../src/formats/hdf5/object-model.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";

/** A chunk as the HDF5 library stored it, and the elements that it reads back. */
export type Hdf5Chunk = {
	name: string;
	filters: Filter[];
	mask: number;
	elementBytes: number;
	codecs: CodecMetadata[];
	spec: ChunkSpec;
	encoded: Uint8Array;
	decoded: Uint8Array;
};

/** The parsed lines of a file that `test/fixtures/hdf5-filters/make.py` wrote. */
export function readFixture<T>(name: string): T[] {
	return JSON.parse(readFileSync(new URL(`../fixtures/hdf5-filters/${name}`, import.meta.url), "utf8")) as T[];
}

/** Bytes that the fixtures hold as they are. */
export function fromBase64(text: string): Uint8Array {
	return new Uint8Array(Buffer.from(text, "base64"));
}

/** Bytes that the fixtures hold deflated. */
export function fromDeflated(text: string): Uint8Array {
	return new Uint8Array(zlib.inflateSync(fromBase64(text)));
}

type Stored = Pick<Hdf5Chunk, "name" | "mask" | "elementBytes"> & {
	filters: [id: number, parameters: number[]][];
	sizeBytes: number;
	encoded: string;
	decoded: string;
};

/** Every chunk of the fixtures. Elements are compared as they are in the file, so that the chain only sees bytes. */
export const chunks: readonly Hdf5Chunk[] = readFixture<Stored>("chunks.json").map((chunk) => {
	const filters = chunk.filters.map(([id, parameters]) => ({ id, name: "", isOptional: true, parameters }));
	const result = codecsForMask(filters, chunk.mask, { elementBytes: chunk.elementBytes, path: "/x" });
	if ("refused" in result) throw result.refused;
	return {
		...chunk,
		filters,
		codecs: [{ name: "bytes" }, ...result.codecs],
		spec: { dataType: dataType("uint8"), shape: [chunk.sizeBytes] },
		encoded: fromBase64(chunk.encoded),
		decoded: fromDeflated(chunk.decoded),
	};
});

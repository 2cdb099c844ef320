import { readFileSync } from "node:fs";
import zlib from "node:zlib";
import type { ChunkSpec } from "../../../src/codecs/index.ts";
import { portableTiffChain } from "../../../src/codecs/tiff/virtual-tiff.ts";
import { parseDataType } from "../../../src/zarr/data-type.ts";
import { type JsonObject, parseJson } from "../../../src/zarr/json.ts";
import type { CodecMetadata } from "../../../src/zarr/metadata.ts";

/** A chunk that an independent writer encoded, and what it stands for. */
export type TiffVector = {
	name: string;
	codecs: readonly CodecMetadata[];
	spec: ChunkSpec;
	encoded: Uint8Array;
	decoded: Uint8Array;
};

const file = new URL("../../fixtures/tiff-codecs/vectors.json", import.meta.url);

/** The vectors that `test/fixtures/tiff-codecs/make.py` wrote. Numbers of filters need the exact parser. */
export const vectors: readonly TiffVector[] = (parseJson(readFileSync(file)) as JsonObject[]).map((vector) => ({
	name: vector.name as string,
	codecs: portableTiffChain(vector.codecs as CodecMetadata[]),
	spec: { dataType: parseDataType(vector.dataType as string), shape: vector.shape as number[] },
	encoded: inflated(vector.encoded as string),
	decoded: inflated(vector.decoded as string),
}));

function inflated(text: string): Uint8Array {
	return new Uint8Array(zlib.inflateSync(Buffer.from(text, "base64")));
}

/** The vector of that name. */
export function vector(name: string): TiffVector {
	const found = vectors.find((candidate) => candidate.name === name);
	if (found === undefined) throw new Error(`vectors.json has no "${name}"`);
	return found;
}

import { readFileSync } from "node:fs";
import zlib from "node:zlib";
import type { ChunkSpec } from "../../../src/codecs/index.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";
import { parseDataType } from "../../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../../src/zarr/metadata.ts";

/** An image that an independent writer encoded, and the pixels that GDAL or imagecodecs make of it. */
export type ImageVector = {
	name: string;
	codecs: CodecMetadata[];
	spec: ChunkSpec;
	encoded: Uint8Array;
	decoded: Uint8Array;
};

type StoredVector = {
	name: string;
	codecs: CodecMetadata[];
	dataType: string;
	shape: number[];
	encoded: string;
	/** Deflated. */
	decoded: string;
};

const file = new URL("../../fixtures/image-codecs/vectors.json", import.meta.url);

/** The vectors that `test/fixtures/image-codecs/make.py` wrote. */
export const vectors: readonly ImageVector[] = (JSON.parse(readFileSync(file, "utf8")) as StoredVector[]).map(
	({ name, codecs, dataType, shape, encoded, decoded }) => ({
		name,
		codecs,
		spec: { dataType: parseDataType(dataType), shape },
		encoded: decodeBase64(encoded),
		decoded: new Uint8Array(zlib.inflateSync(decodeBase64(decoded))),
	}),
);

/** The vector of that name. */
export function vector(name: string): ImageVector {
	const found = vectors.find((candidate) => candidate.name === name);
	if (found === undefined) throw new Error(`vectors.json has no "${name}"`);
	return found;
}

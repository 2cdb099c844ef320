import { readFileSync } from "node:fs";
import type { ChunkSpec, Decoded } from "../../src/codecs/index.ts";
import { decodeBase64 } from "../../src/zarr/base64.ts";
import { parseDataType } from "../../src/zarr/data-type.ts";
import type { JsonValue } from "../../src/zarr/json.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";

/** A chunk that an independent writer encoded, and what it stands for. */
export type Vector = {
	name: string;
	codecs: CodecMetadata[];
	spec: ChunkSpec;
	encoded: Uint8Array;
	decoded: Decoded;
};

type StoredVector = {
	name: string;
	codecs: CodecMetadata[];
	dataType: JsonValue;
	shape: number[];
	encoded: string;
	/** Base64, strings, or the 16-bit integers 0, 1, 2, … */
	decoded: string | string[] | { range: number };
};

const file = new URL("../fixtures/codecs/vectors.json", import.meta.url);

/** The vectors that `test/fixtures/codecs/make.py` wrote. */
export const vectors: readonly Vector[] = (JSON.parse(readFileSync(file, "utf8")) as StoredVector[]).map((vector) => ({
	name: vector.name,
	codecs: vector.codecs,
	spec: { dataType: parseDataType(vector.dataType), shape: vector.shape },
	encoded: decodeBase64(vector.encoded),
	decoded: elements(vector.decoded),
}));

function elements(decoded: StoredVector["decoded"]): Decoded {
	if (typeof decoded === "string") return decodeBase64(decoded);
	if (Array.isArray(decoded)) return decoded;
	return new Uint8Array(Uint16Array.from({ length: decoded.range }, (_, i) => i).buffer);
}

/** The vector of that name. */
export function vector(name: string): Vector {
	const found = vectors.find((candidate) => candidate.name === name);
	if (found === undefined) throw new Error(`vectors.json has no "${name}"`);
	return found;
}

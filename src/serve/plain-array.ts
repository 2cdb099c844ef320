import { MiraError } from "../errors.ts";
import { type DerivedArray, derivedChunks, plainCodec } from "../manifest/derived-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { transcode } from "../read/transform.ts";
import { type DataType, swapUnitBytes } from "../zarr/data-type.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";

/** What chunks are encoded with: nothing, or zstd, which every Zarr v3 reader has. */
export type Compression = "raw" | "zstd";

/** All levels decode alike; the lowest is the fastest, and the network rarely faster than it. */
const ZSTD: CodecMetadata = { name: "zstd", configuration: { level: 1, checksum: false } };

/**
 * The same values in the form that any reader of Zarr v3 knows: regular chunks, little-endian, padded with the fill value, and
 * along every dimension as long as the dimension is. Chunks are decoded and encoded again when asked. `store` is the one that
 * the array belongs to.
 */
export function plainArray(store: ManifestStore, array: StoreArray, compression: Compression): DerivedArray {
	const { longestChunkBytes, dimensionLengths, ...source } = array.description;
	return transcode(store, array, {
		...source,
		shape: dimensionLengths ?? source.shape,
		chunkGrid: { kind: "regular", chunkShape: derivedChunks(array.description) },
		codecs: plainCodecs(source.dataType, compression),
	});
}

/** True if an array is in that form as it is, so its own chunks can be served. */
export function isPlain({ description }: StoreArray, compression: Compression): boolean {
	const { chunkGrid, codecs, dataType, dimensionLengths, longestChunkBytes } = description;
	if (chunkGrid.kind !== "regular" || dimensionLengths !== undefined || longestChunkBytes !== undefined) return false;
	const expected = plainCodecs(dataType, compression);
	return codecs.length === expected.length && codecs.every((codec, i) => isSame(codec, expected[i], dataType));
}

function isSame({ name, configuration }: CodecMetadata, expected: CodecMetadata | undefined, type: DataType): boolean {
	if (name !== expected?.name) return false;
	if (name !== "bytes") return true;
	// The fields of a struct have orders of their own, which its codec must tell.
	if (type.kind === "struct") return configuration?.endian === "little";
	return swapUnitBytes(type) === undefined || configuration?.endian !== "big";
}

function plainCodecs(type: DataType, compression: Compression): CodecMetadata[] {
	if (type.kind === "sequence" || type.kind === "record") {
		const what = type.kind === "sequence" ? "are lists" : "have parts of variable length";
		throw new MiraError("unsupported-feature", `its elements ${what}, which no Zarr reader but mirazarr knows`, {
			hint: "Read it with mirazarr itself",
		});
	}
	const codec = type.kind === "bytes" ? { name: "vlen-bytes" } : structCodec(type);
	return compression === "zstd" ? [codec, ZSTD] : [codec];
}

/** The byte order of the fields of a struct is written too, as zarr-python does. */
function structCodec(type: DataType): CodecMetadata {
	return type.kind === "struct" ? { name: "bytes", configuration: { endian: "little" } } : plainCodec(type);
}

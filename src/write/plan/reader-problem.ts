import { type DataType, isFixed } from "../../zarr/data-type.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { elementCount } from "../../zarr/nd-array.ts";

/** What a chain works on. */
export type CodedChunk = { shape: readonly number[]; dataType: DataType };

/** Why readers of references would not get through a chain, whatever the version of Zarr; undefined if they do. */
export function readerProblem(codecs: readonly CodecMetadata[], chunk: CodedChunk): string | undefined {
	const own = codecs.find(({ name }) => name.startsWith("mirazarr."));
	if (own !== undefined) return `nobody else knows codec "${own.name}"`;
	const place = codecs.findIndex(({ name }) => name === "numcodecs.shuffle" || name === "shuffle");
	const itemBytes = Number(codecs[place]?.configuration?.elementsize ?? 1);
	if (place < 0 || itemBytes <= 1) return undefined;
	// HDF5 leaves the rest behind the last whole element as it is; numcodecs fails.
	if (codecs[place - 1]?.name !== "bytes") return "numcodecs cannot shuffle what another codec left, of any size";
	const chunkBytes = elementCount(chunk.shape) * (isFixed(chunk.dataType) ? chunk.dataType.itemBytes : 0);
	if (chunkBytes % itemBytes === 0) return undefined;
	return `numcodecs cannot shuffle ${chunkBytes} bytes in elements of ${itemBytes}`;
}

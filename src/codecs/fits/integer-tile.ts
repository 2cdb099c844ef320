import { type DataType, isFixed } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToBytesStage, type Awaitable, badConfiguration, type ChunkSpec, corruptChunk } from "../codec.ts";

/**
 * The stage of a codec that decodes the integers of a tile, of any width, to those of the array. On its way it takes
 * `pixelWorkBytes` of memory for a pixel.
 */
export function integerStage(
	name: string,
	{ dataType, shape }: ChunkSpec,
	decode: (bytes: Uint8Array, count: number) => Awaitable<Int32Array | Float64Array>,
	pixelWorkBytes: number,
): ArrayToBytesStage {
	if (dataType.kind !== "int" && dataType.kind !== "uint")
		throw badConfiguration(name, `it holds integers, not "${dataType.name}"`);
	const count = elementCount(shape);
	return {
		workBytes: () => pixelWorkBytes * count,
		async decode(bytes) {
			const values = await decode(bytes, count);
			if (values.length !== count) throw corruptChunk(name, `the tile has ${values.length} values, not ${count}`);
			return integerBytes(values, dataType);
		},
	};
}

/** Numbers beyond the type lose their upper bits, as they do in C. */
function integerBytes(values: Int32Array | Float64Array, type: DataType): Uint8Array {
	const size = isFixed(type) ? type.itemBytes : 0;
	const wide = size === 8 ? BigInt64Array.from(values, (value) => BigInt(value)) : undefined;
	const Narrow = size === 1 ? Int8Array : size === 2 ? Int16Array : Int32Array;
	const { buffer } = wide ?? new Narrow(values);
	return new Uint8Array(buffer as ArrayBuffer);
}

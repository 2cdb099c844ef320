import { type DataType, isNumeric } from "../../zarr/data-type.ts";
import { corruptChunk } from "../codec.ts";

/** Whole numbers of so many bits. */
export type Samples = { bitsPerSample: number; isSigned: boolean; samples: Uint8Array | Uint16Array | Int32Array };

/** Samples as the elements of an array, whose type must be able to hold whatever they are. */
export function packSamples(codec: string, { bitsPerSample, isSigned, samples }: Samples, type: DataType): Uint8Array {
	const typeBits = 8 * (type.itemBytes ?? 0);
	const isHeld = type.kind === "int" ? bitsPerSample + (isSigned ? 0 : 1) <= typeBits : bitsPerSample <= typeBits;
	if (!isNumeric(type) || type.kind === "float" || !isHeld || (isSigned && type.kind === "uint"))
		throw corruptChunk(
			codec,
			`the image has ${isSigned ? "signed" : "unsigned"} samples of ${bitsPerSample} bits, which ${type.name} cannot hold`,
		);
	const packed = packers[type.itemBytes](samples);
	return new Uint8Array(packed.buffer, packed.byteOffset, packed.byteLength);
}

/** By the size of an element; the bits are the same for signed and unsigned ones. */
const packers = {
	1: (samples: Samples["samples"]) => (samples instanceof Uint8Array ? samples : new Uint8Array(samples)),
	2: (samples: Samples["samples"]) => (samples instanceof Uint16Array ? samples : new Uint16Array(samples)),
	4: (samples: Samples["samples"]) => (samples instanceof Int32Array ? samples : new Int32Array(samples)),
	8: (samples: Samples["samples"]) => BigInt64Array.from(samples, BigInt),
};

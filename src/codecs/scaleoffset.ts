import { powerOfTwo } from "../zarr/arithmetic/powers.ts";
import { BitReader } from "./bit-reader.ts";
import { swapUnits } from "./byte-order.ts";
import { type BytesToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { clientData } from "./configuration.ts";

/** The least number of `cd_values`: up to the first word of a fill value. */
const LEAST_VALUES = 9;
/** The width of the packed numbers and the least value, each in more room than it needs. */
const HEADER_BYTES = 21;

/** The packed numbers of a chunk, and what turns them into elements. Words are 32-bit halves, the lower one first. */
type Packed = {
	reader: BitReader;
	count: number;
	/** Width of a packed number. */
	bits: number;
	least: [number, number];
	/** What stands for the fill value is the packed number with all bits set. */
	fill: [number, number] | undefined;
};

/**
 * `mirazarr.scaleoffset`: filter 6 of HDF5, with its `cd_values`: scale type, scale factor, number of elements, class, size,
 * sign, byte order, whether there is a fill value, the fill value (H5Zscaleoffset.c). Elements are stored as differences
 * from the least one, in as few bits as the chunk needs; floats after multiplication with 10 to the scale factor.
 */
export const scaleoffsetCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const values = clientData("scaleoffset", configuration, LEAST_VALUES);
		const [scaleType, factor = 0, count = 0, elementClass, sizeBytes = 0, , order, hasFill, low = 0, high = 0] = values;
		const isFloat = elementClass === 1;
		if (!(isFloat ? [4, 8] : [1, 2, 4, 8]).includes(sizeBytes))
			throw badConfiguration("scaleoffset", `elements of ${sizeBytes} bytes`);
		if (isFloat && scaleType !== 0) throw badConfiguration("scaleoffset", `floats with scale type ${scaleType}`);
		// All bits were asked for: the filter does nothing.
		if (!isFloat && factor === 8 * sizeBytes) return { encodedBytes: (size) => size, decode: (bytes) => bytes };
		return {
			decode(bytes, { maxOutputBytes }) {
				const size = count * sizeBytes;
				if (size > maxOutputBytes)
					throw corruptChunk("scaleoffset", `it holds ${size} bytes, ${maxOutputBytes} are needed`);
				const { bits, least } = parseHeader(bytes, sizeBytes);
				const body = bytes.subarray(HEADER_BYTES);
				if (count * bits > body.length * 8)
					throw corruptChunk("scaleoffset", `${body.length} bytes cannot hold ${count} numbers of ${bits} bits`);
				let elements: Uint8Array;
				if (bits === 8 * sizeBytes) elements = body.slice(0, size);
				else {
					const reader = new BitReader("scaleoffset", body);
					const packed: Packed = { reader, count, bits, least, fill: hasFill === 1 ? [low, high] : undefined };
					if (isFloat) elements = unpackFloats(packed, sizeBytes, factor | 0);
					else elements = sizeBytes === 8 ? unpackLongs(packed) : unpackIntegers(packed, sizeBytes);
				}
				return order === 1 && sizeBytes > 1 ? swapUnits(elements, sizeBytes) : elements;
			},
		};
	},
};

function parseHeader(bytes: Uint8Array, sizeBytes: number): Pick<Packed, "bits" | "least"> {
	if (bytes.length < HEADER_BYTES) throw corruptChunk("scaleoffset", `${bytes.length} bytes are too few for a header`);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const bits = view.getUint32(0, true);
	if (bits > 8 * sizeBytes)
		throw corruptChunk("scaleoffset", `numbers of ${bits} bits in elements of ${sizeBytes} bytes`);
	// The size of the least value is that of the writer's longest integer.
	const least = new DataView(new ArrayBuffer(8));
	for (let i = 0; i < Math.min(view.getUint8(4), 8); i++) least.setUint8(i, view.getUint8(5 + i));
	return { bits, least: [least.getUint32(0, true), least.getUint32(4, true)] };
}

/** Whether they are signed makes no difference: sums wrap at the width of the element. */
function unpackIntegers({ reader, count, bits, least, fill }: Packed, sizeBytes: number): Uint8Array {
	const ArrayType = sizeBytes === 1 ? Uint8Array : sizeBytes === 2 ? Uint16Array : Uint32Array;
	const elements = new ArrayType(count);
	const marker = powerOfTwo(bits) - 1;
	for (let i = 0; i < count; i++) {
		const value = reader.bits(bits);
		elements[i] = fill !== undefined && value === marker ? fill[0] : value + least[0];
	}
	return new Uint8Array(elements.buffer);
}

/** In halves: a bigint an element would cost far more. */
function unpackLongs({ reader, count, bits, least, fill }: Packed): Uint8Array {
	const halves = new Uint32Array(2 * count);
	const highBits = Math.max(bits - 32, 0);
	const lowBits = bits - highBits;
	const highMarker = powerOfTwo(highBits) - 1;
	const lowMarker = powerOfTwo(lowBits) - 1;
	for (let i = 0; i < halves.length; i += 2) {
		const high = reader.bits(highBits);
		const low = reader.bits(lowBits);
		if (fill !== undefined && high === highMarker && low === lowMarker) halves.set(fill, i);
		else {
			const sum = low + least[0];
			halves[i] = sum;
			halves[i + 1] = high + least[1] + (sum >= 2 ** 32 ? 1 : 0);
		}
	}
	return new Uint8Array(halves.buffer);
}

function unpackFloats({ reader, count, bits, least, fill }: Packed, sizeBytes: number, factor: number): Uint8Array {
	const elements = sizeBytes === 4 ? new Float32Array(count) : new Float64Array(count);
	const words = new Uint32Array(elements.buffer);
	// The library computes floats in their own precision, and rounds each step.
	const round = sizeBytes === 4 ? Math.fround : (value: number) => value;
	const view = new DataView(Uint32Array.from(least).buffer);
	const minimum = sizeBytes === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true);
	const scale = round(Number(`1e${factor}`));
	const highBits = Math.max(bits - 32, 0);
	const lowBits = bits - highBits;
	const highMarker = powerOfTwo(highBits) - 1;
	const lowMarker = powerOfTwo(lowBits) - 1;
	for (let i = 0; i < count; i++) {
		const high = reader.bits(highBits);
		const low = reader.bits(lowBits);
		if (fill === undefined || high !== highMarker || low !== lowMarker)
			elements[i] = round(round(high * 2 ** 32 + low) / scale) + minimum;
		// As words: the payload of a NaN need not survive being a number.
		else if (sizeBytes === 4) words[i] = fill[0];
		else words.set(fill, 2 * i);
	}
	return new Uint8Array(elements.buffer);
}

import { MiraError } from "../../errors.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { isFixed } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, requireLength } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";
import { type Words, wordsOf } from "./words.ts";

/**
 * `imagecodecs_packints`: unsigned integers of 1 to 31 bits side by side, the most significant bit first. After every
 * `runlen` of them a new byte begins, as after each row of a TIFF; 0 is never. A signed data type gets the same bits
 * without a sign, as from imagecodecs and GDAL. Integers that fill their data type are stored as they are, little-endian, as
 * imagecodecs does it.
 */
export const packintsCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		const name = "imagecodecs_packints";
		if (!isFixed(dataType) || (dataType.kind !== "int" && dataType.kind !== "uint" && dataType.kind !== "bool"))
			throw badConfiguration(name, `it holds integers, not "${dataType.name}"`);
		if ((configuration.bitorder ?? ">") !== ">")
			throw new MiraError("unsupported-feature", `codec "${name}" has the least significant bit first`);
		const bits = wholeNumber(name, configuration, "bitspersample", { least: 1, fallback: 8 });
		const { itemBytes } = dataType;
		if (bits > 31 || bits > 8 * itemBytes)
			throw badConfiguration(name, `integers of ${bits} bits do not fit in "${dataType.name}"`);
		const count = elementCount(shape);
		const runLength = wholeNumber(name, configuration, "runlen", { least: 0, fallback: 0 }) || count;
		const packing = { bits, count, runLength, itemBytes };
		const wholeRuns = Math.floor(count / runLength) * Math.ceil((runLength * bits) / 8);
		const size = wholeRuns + Math.ceil(((count % runLength) * bits) / 8);
		return {
			encodedBytes: size,
			decode(bytes) {
				requireLength(name, bytes, size);
				return unpack(bytes, packing);
			},
			encode: (chunk) => pack(chunk as Uint8Array, packing, size),
		};
	},
};

type Packing = { bits: number; count: number; runLength: number; itemBytes: number };

function unpack(bytes: Uint8Array, packing: Packing): Uint8Array {
	if (packing.bits === 8 * packing.itemBytes) return bytes;
	const output = new Uint8Array(packing.count * packing.itemBytes);
	const words = wordsOf(output, packing.itemBytes);
	// Of an integer of 25 bits and what is left of the byte before it, not all may fit in 32.
	if (packing.bits <= 24) unpackNarrow(bytes, packing, words);
	else unpackWide(bytes, packing, words);
	return output;
}

function unpackNarrow(bytes: Uint8Array, { bits, count, runLength, itemBytes }: Packing, words: Words): void {
	const step = itemBytes === 8 ? 2 : 1;
	const mask = powerOfTwo(bits) - 1;
	let from = 0;
	let to = 0;
	for (let begin = 0; begin < count; begin += runLength) {
		let buffer = 0;
		let bufferBits = 0;
		for (const end = Math.min(begin + runLength, count) * step; to < end; to += step) {
			for (; bufferBits < bits; bufferBits += 8) buffer = (buffer << 8) | (bytes[from++] as number);
			bufferBits -= bits;
			words[to] = (buffer >>> bufferBits) & mask;
		}
	}
}

function unpackWide(bytes: Uint8Array, { bits, count, runLength, itemBytes }: Packing, words: Words): void {
	const step = itemBytes === 8 ? 2 : 1;
	let from = 0;
	let to = 0;
	for (let begin = 0; begin < count; begin += runLength) {
		let rest = 0;
		let restBits = 0;
		for (const end = Math.min(begin + runLength, count) * step; to < end; to += step) {
			let value = rest;
			for (; restBits < bits; restBits += 8) value = value * 256 + (bytes[from++] as number);
			restBits -= bits;
			rest = value % powerOfTwo(restBits);
			words[to] = (value - rest) / powerOfTwo(restBits);
		}
	}
}

function pack(chunk: Uint8Array, { bits, count, runLength, itemBytes }: Packing, size: number): Uint8Array {
	if (bits === 8 * itemBytes) return chunk;
	const words = wordsOf(chunk, itemBytes);
	const step = itemBytes === 8 ? 2 : 1;
	const output = new Uint8Array(size);
	let to = 0;
	for (let begin = 0; begin < count; begin += runLength) {
		let value = 0;
		let valueBits = 0;
		for (let i = begin, end = Math.min(begin + runLength, count); i < end; i++) {
			value = value * powerOfTwo(bits) + (((words[i * step] as number) >>> 0) % powerOfTwo(bits));
			for (valueBits += bits; valueBits >= 8; valueBits -= 8) {
				const rest = value % powerOfTwo(valueBits - 8);
				output[to++] = (value - rest) / powerOfTwo(valueBits - 8);
				value = rest;
			}
		}
		if (valueBits > 0) output[to++] = value * powerOfTwo(8 - valueBits);
	}
	return output;
}

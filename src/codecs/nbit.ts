import { BitReader } from "./bit-reader.ts";
import { type BytesToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { clientData } from "./configuration.ts";

/** How the bits of a datatype are packed: only those that count, most significant first. */
type Packing =
	/** One number. Bytes that hold none of its bits are zero. */
	| { kind: "number"; sizeBytes: number; packedBits: number; parts: BytePart[] }
	/** Text and the like: all bits count. */
	| { kind: "bytes"; sizeBytes: number; packedBits: number }
	| { kind: "array"; sizeBytes: number; packedBits: number; base: Packing; count: number }
	| { kind: "compound"; sizeBytes: number; packedBits: number; members: { offsetBytes: number; packing: Packing }[] };

/** The bits of a number that lie in one byte of it, in the order of the stream. */
type BytePart = { offsetBytes: number; bits: number; shift: number };

/**
 * `mirazarr.nbit`: filter 5 of HDF5, with its `cd_values`: how many there are, whether nothing is packed, the number of
 * elements, then the datatype as a tree of numbers (H5Znbit.c).
 */
export const nbitCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const values = clientData("nbit", configuration, 3);
		const [, isStored, count = 0] = values;
		if (isStored !== 0) return { encodedBytes: (size) => size, decode: (bytes) => bytes };
		const packing = parsePacking(new ClientData(values.slice(3)));
		return {
			decode(bytes, { maxOutputBytes }) {
				const size = count * packing.sizeBytes;
				if (size > maxOutputBytes) throw corruptChunk("nbit", `it holds ${size} bytes, ${maxOutputBytes} are needed`);
				if (count * packing.packedBits > bytes.length * 8)
					throw corruptChunk("nbit", `${bytes.length} bytes cannot hold ${count} elements`);
				const output = new Uint8Array(size);
				const reader = new BitReader("nbit", bytes);
				if (packing.kind === "number") unpackNumbers(reader, packing, output, 0, count);
				else for (let at = 0; at < size; at += packing.sizeBytes) unpack(reader, packing, output, at);
				return output;
			},
		};
	},
};

const MAX_DEPTH = 32;
const MAX_NUMBER_BYTES = 64;

/** The numbers of a datatype, one after the other. */
class ClientData {
	readonly #values: readonly number[];
	/** Numbers may be read again (see `parseArray`), but no sound datatype needs that more often than it is deep. */
	#readsLeft: number;
	at = 0;

	constructor(values: readonly number[]) {
		this.#values = values;
		this.#readsLeft = MAX_DEPTH * values.length;
	}

	next(least: number): number {
		if (this.#readsLeft-- === 0) throw badConfiguration("nbit", "the datatype in cd_values has no end");
		const value = this.#values[this.at++];
		if (value === undefined || value < least)
			throw badConfiguration("nbit", `cd_values has ${value ?? "nothing"} at ${this.at + 2}`);
		return value;
	}
}

function parsePacking(values: ClientData, depth = 0): Packing {
	if (depth > MAX_DEPTH) throw badConfiguration("nbit", `the datatype is nested more than ${MAX_DEPTH} times`);
	const kind = values.next(1);
	const sizeBytes = values.next(1);
	switch (kind) {
		case 1:
			return parseNumber(values, sizeBytes);
		case 2:
			return parseArray(values, sizeBytes, depth);
		case 3:
			return parseCompound(values, sizeBytes, depth);
		case 4:
			return { kind: "bytes", sizeBytes, packedBits: 8 * sizeBytes };
		default:
			throw badConfiguration("nbit", `there is no datatype ${kind}`);
	}
}

function parseNumber(values: ClientData, sizeBytes: number): Packing {
	const isBigEndian = values.next(0) === 1;
	const precision = values.next(1);
	const begin = values.next(0);
	const end = begin + precision;
	if (end > 8 * sizeBytes || sizeBytes > MAX_NUMBER_BYTES)
		throw badConfiguration("nbit", `a number of ${sizeBytes} bytes has bits ${begin} to ${end - 1}`);
	const parts: BytePart[] = [];
	for (let byte = Math.ceil(end / 8) - 1; 8 * byte + 8 > begin; byte--) {
		const shift = Math.max(begin - 8 * byte, 0);
		const bits = Math.min(end - 8 * byte, 8) - shift;
		parts.push({ offsetBytes: isBigEndian ? sizeBytes - 1 - byte : byte, bits, shift });
	}
	return { kind: "number", sizeBytes, packedBits: precision, parts };
}

function parseArray(values: ClientData, sizeBytes: number, depth: number): Packing {
	const baseAt = values.at + 1;
	const base = parsePacking(values, depth + 1);
	// The library's encoder and decoder both forget to continue after a base that is an array or a compound itself: what
	// follows in an enclosing compound was packed as what they read there instead, and so it must be unpacked.
	if (base.kind === "array" || base.kind === "compound") values.at = baseAt;
	const count = Math.floor(sizeBytes / base.sizeBytes);
	return { kind: "array", sizeBytes, packedBits: count * base.packedBits, base, count };
}

function parseCompound(values: ClientData, sizeBytes: number, depth: number): Packing {
	const count = values.next(1);
	const members: { offsetBytes: number; packing: Packing }[] = [];
	let packedBits = 0;
	for (let i = 0; i < count; i++) {
		const offsetBytes = values.next(0);
		const packing = parsePacking(values, depth + 1);
		if (offsetBytes + packing.sizeBytes > sizeBytes)
			throw badConfiguration("nbit", `member ${i} reaches beyond its compound of ${sizeBytes} bytes`);
		if (packing.packedBits > 0) members.push({ offsetBytes, packing });
		packedBits += packing.packedBits;
	}
	return { kind: "compound", sizeBytes, packedBits, members };
}

function unpack(reader: BitReader, packing: Packing, output: Uint8Array, at: number): void {
	switch (packing.kind) {
		case "number":
			unpackNumbers(reader, packing, output, at, 1);
			break;
		case "bytes":
			for (let i = at; i < at + packing.sizeBytes; i++) output[i] = reader.bits(8);
			break;
		case "array": {
			const { base, count } = packing;
			if (base.kind === "number") unpackNumbers(reader, base, output, at, count);
			else for (let i = 0; i < count; i++) unpack(reader, base, output, at + i * base.sizeBytes);
			break;
		}
		case "compound":
			for (const member of packing.members) unpack(reader, member.packing, output, at + member.offsetBytes);
	}
}

function unpackNumbers(
	reader: BitReader,
	{ sizeBytes, parts }: Packing & { kind: "number" },
	output: Uint8Array,
	begin: number,
	count: number,
): void {
	for (let i = 0, at = begin; i < count; i++, at += sizeBytes)
		for (const { offsetBytes, bits, shift } of parts) output[at + offsetBytes] = reader.bits(bits) << shift;
}

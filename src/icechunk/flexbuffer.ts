/** FlexBuffers (https://flatbuffers.dev/internals/#flexbuffers), which hold JSON: configuration and properties. */
import { JsonFloat, type JsonObject, type JsonValue } from "../zarr/json.ts";
import { compareText } from "./byte-order.ts";

/** Numbers of the types that JSON needs. */
const NULL = 0;
const INT = 1;
const UINT = 2;
const FLOAT = 3;
const KEY = 4;
const STRING = 5;
const INDIRECT_INT = 6;
const INDIRECT_UINT = 7;
const INDIRECT_FLOAT = 8;
const MAP = 9;
const VECTOR = 10;
/** Lists of numbers, keys or texts of one type: 11 to 15 for the types 1 to 5. */
const FIRST_TYPED_VECTOR = 11;
const LAST_TYPED_VECTOR = 15;
const BOOL = 26;
const BOOL_VECTOR = 36;

const MAX_DEPTH = 64;

/** Reads the value of a FlexBuffer; a `RangeError` for what lies outside it. */
export function readFlexBuffer(bytes: Uint8Array): JsonValue {
	return new FlexReader(bytes).root();
}

class FlexReader {
	readonly #bytes: Uint8Array;
	readonly #view: DataView;
	#budget: number;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
		this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		// Offsets may lead to the same value again and again.
		this.#budget = 4 * bytes.length + 1024;
	}

	root(): JsonValue {
		const width = this.#view.getUint8(this.#bytes.length - 1);
		const packed = this.#view.getUint8(this.#bytes.length - 2);
		return this.#value(this.#bytes.length - 2 - width, width, packed, 0);
	}

	/** The value whose slot of `width` bytes is at `at`. */
	#value(at: number, width: number, packed: number, depth: number): JsonValue {
		this.#take(1);
		if (depth > MAX_DEPTH) throw new RangeError(`more than ${MAX_DEPTH} levels are nested`);
		const type = packed >> 2;
		const ownWidth = 1 << (packed & 3);
		switch (type) {
			case NULL:
				return null;
			case BOOL:
				return this.#uint(at, width) !== 0n;
			case INT:
				return whole(this.#int(at, width));
			case UINT:
				return whole(this.#uint(at, width));
			case FLOAT:
				return this.#float(at, width);
			case INDIRECT_INT:
				return whole(this.#int(this.#target(at, width), ownWidth));
			case INDIRECT_UINT:
				return whole(this.#uint(this.#target(at, width), ownWidth));
			case INDIRECT_FLOAT:
				return this.#float(this.#target(at, width), ownWidth);
			case KEY:
				return this.#key(this.#target(at, width));
			case STRING:
				return this.#string(this.#target(at, width), ownWidth);
			case MAP:
				return this.#map(this.#target(at, width), ownWidth, depth);
			case VECTOR:
				return this.#vector(this.#target(at, width), ownWidth, undefined, depth);
			case BOOL_VECTOR:
				return this.#vector(this.#target(at, width), ownWidth, BOOL, depth);
			default: {
				if (type < FIRST_TYPED_VECTOR || type > LAST_TYPED_VECTOR) throw new RangeError(`a value has type ${type}`);
				return this.#vector(this.#target(at, width), ownWidth, type - FIRST_TYPED_VECTOR + 1, depth);
			}
		}
	}

	#map(at: number, width: number, depth: number): JsonObject {
		const keysAt = this.#target(at - 3 * width, width);
		const keysWidth = this.#number(at - 2 * width, width);
		const keys = this.#vector(keysAt, keysWidth, KEY, depth);
		const values = this.#vector(at, width, undefined, depth);
		return Object.fromEntries(keys.map((key, i) => [key, values[i] ?? null]));
	}

	/** A list whose elements have a type each, behind them, or all the same. */
	#vector(at: number, width: number, type: number | undefined, depth: number): JsonValue[] {
		const count = this.#number(at - width, width);
		this.#take(count);
		const typesAt = at + count * width;
		return Array.from({ length: count }, (_, i) => {
			const packed = type === undefined ? this.#view.getUint8(typesAt + i) : type << 2;
			return this.#value(at + i * width, width, packed, depth + 1);
		});
	}

	#key(at: number): string {
		const end = this.#bytes.indexOf(0, at);
		if (end < 0) throw new RangeError("a key has no end");
		return this.#text(at, end);
	}

	#string(at: number, width: number): string {
		const end = at + this.#number(at - width, width);
		if (end > this.#bytes.length) throw new RangeError(`a text ends at byte ${end}`);
		return this.#text(at, end);
	}

	#text(at: number, end: number): string {
		this.#take(end - at);
		return new TextDecoder("utf-8", { fatal: true }).decode(this.#bytes.subarray(at, end));
	}

	/** Offsets go backwards. */
	#target(at: number, width: number): number {
		const target = at - this.#number(at, width);
		if (target < 0) throw new RangeError(`an offset leads to byte ${target}`);
		return target;
	}

	#number(at: number, width: number): number {
		return Number(this.#uint(at, width));
	}

	#uint(at: number, width: number): bigint {
		return BigInt.asUintN(64, this.#int(at, width)) & ((1n << BigInt(8 * width)) - 1n);
	}

	#int(at: number, width: number): bigint {
		switch (width) {
			case 1:
				return BigInt(this.#view.getInt8(at));
			case 2:
				return BigInt(this.#view.getInt16(at, true));
			case 4:
				return BigInt(this.#view.getInt32(at, true));
			case 8:
				return this.#view.getBigInt64(at, true);
			default:
				throw new RangeError(`a value has ${width} bytes`);
		}
	}

	#float(at: number, width: number): JsonFloat {
		if (width === 4) return new JsonFloat(this.#view.getFloat32(at, true));
		if (width === 8) return new JsonFloat(this.#view.getFloat64(at, true));
		throw new RangeError(`a float has ${width} bytes`);
	}

	#take(count: number): void {
		this.#budget -= count;
		if (this.#budget < 0) throw new RangeError("its parts share more bytes than it has");
	}
}

function whole(value: bigint): number | bigint {
	const number = Number(value);
	return Number.isSafeInteger(number) ? number : value;
}

/** Slots of all containers have 8 bytes: the buffers are small, and compressed. */
const WIDTH = 8;
const WIDTH_BITS = 3;

/** Writes JSON as a FlexBuffer. */
export function writeFlexBuffer(value: JsonValue): Uint8Array {
	const writer = new FlexWriter();
	return writer.finish(value);
}

/** What is in a slot: a number as it is, or the place of what it leads to. */
type Slot = { type: number; bits: bigint } | { type: number; place: number };

class FlexWriter {
	readonly #pieces: number[] = [];
	readonly #keys = new Map<string, number>();

	finish(value: JsonValue): Uint8Array {
		const slot = this.#slot(value);
		this.#align();
		this.#put(slot);
		this.#pieces.push((slot.type << 2) | WIDTH_BITS, WIDTH);
		return Uint8Array.from(this.#pieces);
	}

	#slot(value: JsonValue): Slot {
		if (value === null) return { type: NULL, bits: 0n };
		if (typeof value === "boolean") return { type: BOOL, bits: value ? 1n : 0n };
		if (typeof value === "bigint") return { type: value < 0n ? INT : UINT, bits: value };
		if (value instanceof JsonFloat) return { type: FLOAT, bits: floatBits(value.value) };
		if (typeof value === "number")
			return Number.isSafeInteger(value) ? this.#slot(BigInt(value)) : { type: FLOAT, bits: floatBits(value) };
		if (typeof value === "string") return { type: STRING, place: this.#string(value) };
		if (Array.isArray(value)) return { type: VECTOR, place: this.#vector(value.map((element) => this.#slot(element))) };
		return { type: MAP, place: this.#map(value) };
	}

	#string(text: string): number {
		const bytes = new TextEncoder().encode(text);
		this.#align();
		this.#number(bytes.length);
		const place = this.#pieces.length;
		for (const byte of bytes) this.#pieces.push(byte);
		this.#pieces.push(0);
		return place;
	}

	#map(object: JsonObject): number {
		// Readers find keys by halving: they are sorted by their bytes.
		const entries = Object.entries(object).sort(([a], [b]) => compareText(a, b));
		const keys = entries.map(([key]): Slot => ({ type: KEY, place: this.#key(key) }));
		const values = entries.map(([, value]) => this.#slot(value));
		this.#align();
		this.#number(keys.length);
		const keysPlace = this.#pieces.length;
		for (const key of keys) this.#put(key);
		this.#put({ type: VECTOR, place: keysPlace });
		this.#number(WIDTH);
		return this.#vector(values);
	}

	#key(key: string): number {
		const known = this.#keys.get(key);
		if (known !== undefined) return known;
		const place = this.#pieces.length;
		for (const byte of new TextEncoder().encode(key)) this.#pieces.push(byte);
		this.#pieces.push(0);
		this.#keys.set(key, place);
		return place;
	}

	#vector(slots: readonly Slot[]): number {
		this.#align();
		this.#number(slots.length);
		const place = this.#pieces.length;
		for (const slot of slots) this.#put(slot);
		for (const { type } of slots) this.#pieces.push((type << 2) | WIDTH_BITS);
		return place;
	}

	#put(slot: Slot): void {
		if ("bits" in slot) this.#bits(slot.bits);
		else this.#number(this.#pieces.length - slot.place);
	}

	#number(value: number): void {
		this.#bits(BigInt(value));
	}

	#bits(value: bigint): void {
		const bits = BigInt.asUintN(64, value);
		for (let i = 0n; i < 64n; i += 8n) this.#pieces.push(Number((bits >> i) & 255n));
	}

	#align(): void {
		while (this.#pieces.length % WIDTH !== 0) this.#pieces.push(0);
	}
}

function floatBits(value: number): bigint {
	return new BigUint64Array(Float64Array.of(value).buffer)[0] as bigint;
}

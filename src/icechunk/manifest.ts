import { MiraError } from "../errors.ts";
import type { ManifestBuilder } from "../manifest/manifest-builder.ts";
import { sameBytes } from "../zarr/scalar.ts";
import { type FlatBuffer, readFlatBuffer } from "./flatbuffer.ts";
import { DictionaryDecoder } from "./zstd-dictionary.ts";

/** By what a reader sees that an object is no longer the one that references were made of. */
export type Checksum = { kind: "etag"; etag: string } | { kind: "last-modified"; seconds: number };

/** Makes urls of what references say. */
export interface ChunkTargets {
	/** The url of a location: a url, or `vcc://NAME/PATH`. Asked once for each that differs from the one before. */
	virtual(location: string, checksum: Checksum | undefined): string;
	/** The url of a chunk of the repository. */
	native(id: Uint8Array): string;
}

/** Which references of a manifest file are wanted. */
export type ManifestQuery = {
	url: string;
	/** Of the file; another one is in its place if they differ. */
	id: Uint8Array;
	/** The node whose references are read. */
	nodeId: Uint8Array;
	/** The chunks of the array; references outside it were left when it was made smaller. */
	gridShape: readonly number[];
};

/** Slots of the tables of a manifest. */
const MANIFEST = { id: 0, arrays: 1, dictionary: 2 };
const ARRAY = { nodeId: 0, refs: 1 };
const INDEX = 0;
const INLINE = 1;
const OFFSET = 2;
const LENGTH = 3;
const CHUNK_ID = 4;
const LOCATION = 5;
const ETAG = 6;
const LAST_MODIFIED = 7;
const COMPRESSED_LOCATION = 8;
const SLOTS = 9;

/** Icechunk itself allows a kilobyte. */
const MAX_LOCATION_BYTES = 2 ** 14;

/** Adds the references of an array to a builder. They go from the file into its columns: no object for any of them. */
export function readManifest(
	bytes: Uint8Array,
	query: ManifestQuery,
	targets: ChunkTargets,
	builder: ManifestBuilder,
): void {
	readReferences(bytes, query, targets, builder, (reader, refsAt) => reader.read(refsAt));
}

/**
 * Adds the reference of one chunk, and says whether it did. Writers sort references by their indexes, so few of them are looked
 * at; what is not found may be there all the same, in a file of somebody who does not.
 */
export function readOneReference(
	bytes: Uint8Array,
	query: ManifestQuery,
	targets: ChunkTargets,
	builder: ManifestBuilder,
	number: number,
): boolean {
	let isFound = false;
	readReferences(bytes, query, targets, builder, (reader, refsAt) => {
		isFound = reader.readOne(refsAt, number);
	});
	return isFound;
}

function readReferences(
	bytes: Uint8Array,
	query: ManifestQuery,
	targets: ChunkTargets,
	builder: ManifestBuilder,
	read: (reader: ReferenceReader, refsAt: number) => void,
): void {
	readFlatBuffer(bytes, query.url, (buffer) => {
		const { root } = buffer;
		if (!sameBytes(idAt(buffer, root, MANIFEST.id, 12), query.id))
			throw new MiraError("corrupt-file", "the manifest does not have the id that its name says", { url: query.url });
		const arrays = buffer.vector(fieldTarget(buffer, root, MANIFEST.arrays), 4);
		for (let i = 0; i < arrays.count; i++) {
			const array = buffer.target(arrays.begin + 4 * i);
			if (!sameBytes(idAt(buffer, array, ARRAY.nodeId, 8), query.nodeId)) continue;
			read(new ReferenceReader(buffer, query, targets, builder), fieldTarget(buffer, array, ARRAY.refs));
			return;
		}
		throw new MiraError("corrupt-file", "the manifest has no references of the array that it belongs to", {
			url: query.url,
		});
	});
}

class ReferenceReader {
	readonly #buffer: FlatBuffer;
	readonly #query: ManifestQuery;
	readonly #targets: ChunkTargets;
	readonly #builder: ManifestBuilder;
	/** Offsets of the fields in tables with one and the same vtable, as nearly all references have; 0 for absent ones. */
	readonly #fields = new Uint16Array(SLOTS);
	#vtable = -1;
	readonly #inlined = new Map<number, Uint8Array>();
	/** The url that the virtual reference before had, its location in the buffer, and its checksum. */
	#url = "";
	#locationBegin = 0;
	#locationBytes = -1;
	#checksumKey = "";
	readonly #compressed = new Map<string, string>();
	#decoder: DictionaryDecoder | undefined;

	constructor(buffer: FlatBuffer, query: ManifestQuery, targets: ChunkTargets, builder: ManifestBuilder) {
		this.#buffer = buffer;
		this.#query = query;
		this.#targets = targets;
		this.#builder = builder;
	}

	read(refsAt: number): void {
		const buffer = this.#buffer;
		const { begin, count } = buffer.vector(refsAt, 4);
		for (let i = 0; i < count; i++) {
			const table = buffer.target(begin + 4 * i);
			this.#readFields(table);
			const number = this.#chunkNumber(table);
			if (number >= 0) this.#add(table, number);
		}
	}

	/** By halves. One outside the grid was left when the array was made smaller: it says nothing about the order. */
	readOne(refsAt: number, wanted: number): boolean {
		const buffer = this.#buffer;
		const { begin, count } = buffer.vector(refsAt, 4);
		let low = 0;
		let high = count;
		while (low < high) {
			const middle = (low + high) >>> 1;
			const table = buffer.target(begin + 4 * middle);
			this.#readFields(table);
			const number = this.#chunkNumber(table);
			if (number === wanted) {
				this.#add(table, number);
				return true;
			}
			if (number < 0) return false;
			if (number < wanted) low = middle + 1;
			else high = middle;
		}
		return false;
	}

	#readFields(table: number): void {
		const { view } = this.#buffer;
		const vtable = this.#buffer.vtable(table);
		if (vtable === this.#vtable) return;
		const end = view.getUint16(vtable, true);
		for (let slot = 0; slot < SLOTS; slot++) {
			const at = 4 + 2 * slot;
			this.#fields[slot] = at < end ? view.getUint16(vtable + at, true) : 0;
		}
		this.#vtable = vtable;
	}

	/** The number of the chunk of a reference; -1 outside the grid. */
	#chunkNumber(table: number): number {
		const { gridShape } = this.#query;
		const field = this.#fields[INDEX] as number;
		if (field === 0) throw new RangeError("a reference has no index");
		const { begin, count } = this.#buffer.vector(this.#buffer.target(table + field), 4);
		if (count !== gridShape.length)
			throw new MiraError(
				"bad-reference",
				`a reference has ${count} indexes, the array ${gridShape.length} dimensions`,
				{
					url: this.#query.url,
				},
			);
		let number = 0;
		for (let d = 0; d < count; d++) {
			const index = this.#buffer.view.getUint32(begin + 4 * d, true);
			const length = gridShape[d] as number;
			if (index >= length) return -1;
			number = number * length + index;
		}
		return number;
	}

	#add(table: number, number: number): void {
		const fields = this.#fields;
		const isVirtual = fields[LOCATION] !== 0 || fields[COMPRESSED_LOCATION] !== 0;
		const kinds = Number(fields[INLINE] !== 0) + Number(fields[CHUNK_ID] !== 0) + Number(isVirtual);
		if (kinds !== 1) throw this.#bad(number, `it is of ${kinds} kinds at once`);
		if (fields[INLINE] !== 0) {
			this.#builder.inlinedAt(number, this.#inline(table));
			return;
		}
		const url = isVirtual ? this.#virtualUrl(table, number) : this.#nativeUrl(table);
		this.#builder.virtualAt(number, url, this.#uint64(table, OFFSET), this.#uint64(table, LENGTH));
	}

	/** A copy: the buffer is much larger than the few chunks that are kept in it. */
	#inline(table: number): Uint8Array {
		const at = this.#buffer.target(table + (this.#fields[INLINE] as number));
		let bytes = this.#inlined.get(at);
		if (bytes === undefined) {
			bytes = this.#buffer.bytesAt(at).slice();
			this.#inlined.set(at, bytes);
		}
		return bytes;
	}

	#nativeUrl(table: number): string {
		const at = table + (this.#fields[CHUNK_ID] as number);
		return this.#targets.native(structAt(this.#buffer, at, 12));
	}

	/** References that follow each other mostly have the same location: it is decoded once. */
	#virtualUrl(table: number, number: number): string {
		const isCompressed = (this.#fields[COMPRESSED_LOCATION] as number) !== 0;
		const slot = isCompressed ? COMPRESSED_LOCATION : LOCATION;
		const { begin, count } = this.#buffer.vector(this.#buffer.target(table + (this.#fields[slot] as number)), 1);
		const checksum = this.#checksum(table, number);
		const key = checksum === undefined ? "" : Object.values(checksum).join();
		if (key === this.#checksumKey && this.#isSameLocation(begin, count)) return this.#url;
		const location = this.#buffer.bytes.subarray(begin, begin + count);
		this.#url = this.#targets.virtual(isCompressed ? this.#decompress(location) : this.#text(location), checksum);
		this.#locationBegin = begin;
		this.#locationBytes = count;
		this.#checksumKey = key;
		return this.#url;
	}

	#isSameLocation(begin: number, count: number): boolean {
		const { bytes } = this.#buffer;
		const other = this.#locationBegin;
		if (count !== this.#locationBytes) return false;
		if (begin !== other) for (let i = 0; i < count; i++) if (bytes[begin + i] !== bytes[other + i]) return false;
		return true;
	}

	#text(location: Uint8Array): string {
		this.#buffer.take(location.length);
		return new TextDecoder("utf-8", { fatal: true }).decode(location);
	}

	#decompress(location: Uint8Array): string {
		const key = new TextDecoder("latin1").decode(location);
		const known = this.#compressed.get(key);
		if (known !== undefined) return known;
		this.#decoder ??= this.#makeDecoder();
		const text = new TextDecoder("utf-8", { fatal: true }).decode(this.#decoder.decode(location));
		this.#compressed.set(key, text);
		return text;
	}

	#makeDecoder(): DictionaryDecoder {
		const buffer = this.#buffer;
		const at = buffer.field(buffer.root, MANIFEST.dictionary);
		const dictionary = at === undefined ? new Uint8Array(0) : buffer.bytesAt(buffer.target(at));
		return new DictionaryDecoder(dictionary, MAX_LOCATION_BYTES);
	}

	/** At most one is allowed (I10). */
	#checksum(table: number, number: number): Checksum | undefined {
		const { view } = this.#buffer;
		const etagField = this.#fields[ETAG] as number;
		const timeField = this.#fields[LAST_MODIFIED] as number;
		const seconds = timeField === 0 ? 0 : view.getUint32(table + timeField, true);
		if (etagField === 0) return seconds === 0 ? undefined : { kind: "last-modified", seconds };
		if (seconds !== 0) throw this.#bad(number, "it has two checksums");
		return { kind: "etag", etag: this.#buffer.text(this.#buffer.target(table + etagField)) };
	}

	/** Exact up to 2^53; the builder refuses what is beyond. */
	#uint64(table: number, slot: number): number {
		const field = this.#fields[slot] as number;
		if (field === 0) return 0;
		const { view } = this.#buffer;
		return view.getUint32(table + field, true) + view.getUint32(table + field + 4, true) * 2 ** 32;
	}

	#bad(number: number, what: string): MiraError {
		return new MiraError("bad-reference", `the reference of chunk ${number} is impossible: ${what}`, {
			url: this.#query.url,
		});
	}
}

function fieldTarget(buffer: FlatBuffer, table: number, slot: number): number {
	const at = buffer.field(table, slot);
	if (at === undefined) throw new RangeError("a required field is missing");
	return buffer.target(at);
}

function idAt(buffer: FlatBuffer, table: number, slot: number, sizeBytes: number): Uint8Array {
	const at = buffer.field(table, slot);
	if (at === undefined) throw new RangeError("an id is absent");
	return structAt(buffer, at, sizeBytes);
}

function structAt(buffer: FlatBuffer, at: number, sizeBytes: number): Uint8Array {
	if (at + sizeBytes > buffer.bytes.length) throw new RangeError(`a struct begins at byte ${at}`);
	return buffer.bytes.slice(at, at + sizeBytes);
}

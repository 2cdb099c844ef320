import { BTREE_V2_TYPES, walkBtreeV2 } from "./btree-v2.ts";
import { Cursor, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { ManagedBlocks } from "./fractal-heap-blocks.ts";
import { type FractalHeapHeader, readFractalHeapHeader } from "./fractal-heap-header.ts";
import { type Reading, resultOf, startQuietly } from "./reading.ts";

/** A heap of objects that are found by an identifier: dense links and attributes, shared messages. */
export interface FractalHeap {
	/** The object of an identifier. Blocks that several objects share are read once. */
	readObject(id: Uint8Array): Reading<Cursor>;
	/** Begins to read what the objects lie in, for whoever will want them all. */
	readAhead(): void;
}

/** Reads the header of a fractal heap; its blocks follow when objects are asked for (specification III.F). */
export function* openFractalHeap(file: Hdf5File, address: number): Reading<FractalHeap> {
	return new Heap(file, yield* readFractalHeapHeader(file, address));
}

type HugeObject = { address: number; storedBytes: number; filterMask: number; objectBytes: number };

class Heap implements FractalHeap {
	readonly #file: Hdf5File;
	readonly #header: FractalHeapHeader;
	readonly #blocks: ManagedBlocks;
	#hugeObjects: Map<number, HugeObject> | Promise<Map<number, HugeObject>> | undefined;

	constructor(file: Hdf5File, header: FractalHeapHeader) {
		this.#file = file;
		this.#header = header;
		this.#blocks = new ManagedBlocks(file, header);
	}

	readAhead(): void {
		this.#blocks.readAhead();
	}

	*readObject(bytes: Uint8Array): Reading<Cursor> {
		const id = new Cursor(bytes, this.#header.position, this.#file.sizes, "identifier of a heap object");
		const flags = id.u8();
		if (flags >> 6 !== 0) throw id.corrupt(`version ${flags >> 6} is unknown`, 0);
		switch ((flags >> 4) & 3) {
			case 0:
				return yield* this.#blocks.readObject(id.uint(this.#header.offsetBytes), id.uint(this.#header.lengthBytes));
			case 1:
				return yield* this.#readHuge(id);
			case 2:
				return this.#readTiny(id, flags);
			default:
				throw id.corrupt("its kind is unknown", 0);
		}
	}

	/** Tiny objects are in the identifier itself; long identifiers have 4 bits more for the length. */
	#readTiny(id: Cursor, flags: number): Cursor {
		const isExtended = this.#header.idBytes > 17;
		const length = (isExtended ? (flags & 0x0f) * 256 + id.u8() : flags & 0x0f) + 1;
		return id.part(length, "heap object");
	}

	*#readHuge(id: Cursor): Reading<Cursor> {
		const object = this.#header.hasDirectHugeIds
			? parseHuge(id, this.#header.isFiltered)
			: (yield* this.#readHugeObjects()).get(id.uint(Math.min(this.#header.idBytes - 1, 8)));
		if (object === undefined) throw id.corrupt("the heap has no such object", 0);
		const { address, storedBytes, filterMask, objectBytes } = object;
		const cursor = yield* this.#file.read(address, storedBytes, "heap object");
		if (!this.#header.isFiltered) return cursor;
		const { filters } = this.#header;
		const bytes = yield* this.#file.decode(cursor.bytes, filters, filterMask, objectBytes);
		return new Cursor(bytes, cursor.address, this.#file.sizes, "heap object");
	}

	/** Large objects by their key. */
	*#readHugeObjects(): Reading<Map<number, HugeObject>> {
		this.#hugeObjects ??= startQuietly(this.#walkHugeObjects());
		return yield* resultOf(this.#hugeObjects);
	}

	*#walkHugeObjects(): Reading<Map<number, HugeObject>> {
		const { hugeTreeAddress, isFiltered, position } = this.#header;
		const { sizes } = this.#file;
		const objects = new Map<number, HugeObject>();
		if (hugeTreeAddress === UNDEFINED_ADDRESS) return objects;
		const what = "huge heap objects";
		yield* walkBtreeV2(this.#file, hugeTreeAddress, {
			types: [isFiltered ? BTREE_V2_TYPES.hugeIndirectFiltered : BTREE_V2_TYPES.hugeIndirect],
			what,
			visit: ({ bytes, at, count, recordBytes }) => {
				for (let i = 0; i < count; i++) {
					const record = new Cursor(bytes, position, sizes, what, at + i * recordBytes);
					const object = parseHuge(record, isFiltered);
					objects.set(record.length(), object);
				}
			},
		});
		return objects;
	}
}

function parseHuge(cursor: Cursor, isFiltered: boolean): HugeObject {
	const address = cursor.offset();
	const storedBytes = cursor.length();
	if (!isFiltered) return { address, storedBytes, filterMask: 0, objectBytes: storedBytes };
	const filterMask = cursor.u32();
	return { address, storedBytes, filterMask, objectBytes: cursor.length() };
}

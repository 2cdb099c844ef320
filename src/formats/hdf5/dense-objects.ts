import { walkBtreeV2 } from "./btree-v2.ts";
import { type Cursor, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { type FractalHeap, openFractalHeap } from "./fractal-heap.ts";
import type { DenseStorage } from "./messages/dense-storage.ts";
import { type Reading, readBoth, readEach } from "./reading.ts";

/** How the records of an index of names point into the heap. */
export type DenseIndex = {
	treeType: number;
	what: string;
	/** Where the identifier begins in a record, and its length. */
	idAt: number;
	idBytes: number;
};

/** A record of the index, and the object that it points to. */
export type DenseObject = { record: Uint8Array; object: Cursor };

/** What a record and its object cost besides their bytes. */
const OBJECT = { work: 100, bytes: 300 };

/** Links or attributes in dense storage: a fractal heap, which a version 2 B-tree lists by name. In no particular order. */
export function* readDenseObjects(
	file: Hdf5File,
	storage: DenseStorage,
	index: DenseIndex,
	openHeap: (record: Uint8Array) => Reading<FractalHeap> | undefined = () => undefined,
): Reading<DenseObject[]> {
	const { heapAddress, nameTreeAddress } = storage;
	if (heapAddress === UNDEFINED_ADDRESS || nameTreeAddress === UNDEFINED_ADDRESS) return [];
	const records: Uint8Array[] = [];
	const [own] = yield* readBoth(
		openWhole(file, heapAddress),
		walkBtreeV2(file, nameTreeAddress, {
			types: [index.treeType],
			what: index.what,
			visit: ({ bytes, at, count, recordBytes }) => {
				file.budget.work(count * OBJECT.work);
				file.budget.hold(count * OBJECT.bytes);
				for (let i = 0; i < count; i++) records.push(bytes.subarray(at + i * recordBytes, at + (i + 1) * recordBytes));
			},
		}),
	);
	return yield* readEach(records, function* (record): Reading<DenseObject> {
		const heap = openHeap(record);
		const id = record.subarray(index.idAt, index.idAt + index.idBytes);
		const object = yield* (heap === undefined ? own : yield* heap).readObject(id);
		// Many records may name one object.
		file.budget.work(object.left);
		file.budget.hold(object.left);
		return { record, object };
	});
}

/** A heap of which every object will be wanted. */
function* openWhole(file: Hdf5File, address: number): Reading<FractalHeap> {
	const heap = yield* openFractalHeap(file, address);
	heap.readAhead();
	return heap;
}

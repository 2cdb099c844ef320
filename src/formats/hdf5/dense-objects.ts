import { walkBtreeV2 } from "./btree-v2.ts";
import { type Cursor, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { openFractalHeap } from "./fractal-heap.ts";
import type { DenseStorage } from "./messages/dense-storage.ts";

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

/** Links or attributes in dense storage: a fractal heap, which a version 2 B-tree lists by name. In no particular order. */
export async function readDenseObjects(
	file: Hdf5File,
	storage: DenseStorage,
	index: DenseIndex,
	openHeap: (record: Uint8Array) => ReturnType<typeof openFractalHeap> | undefined = () => undefined,
): Promise<DenseObject[]> {
	const { heapAddress, nameTreeAddress } = storage;
	if (heapAddress === UNDEFINED_ADDRESS || nameTreeAddress === UNDEFINED_ADDRESS) return [];
	const records: Uint8Array[] = [];
	const [own] = await Promise.all([
		openFractalHeap(file, heapAddress).then((heap) => {
			heap.readAhead();
			return heap;
		}),
		walkBtreeV2(file, nameTreeAddress, {
			types: [index.treeType],
			what: index.what,
			visit: ({ bytes, at, count, recordBytes }) => {
				for (let i = 0; i < count; i++) records.push(bytes.slice(at + i * recordBytes, at + (i + 1) * recordBytes));
			},
		}),
	]);
	return await Promise.all(
		records.map(async (record) => {
			const heap = (await openHeap(record)) ?? own;
			const [object] = await heap.readObjects([record.subarray(index.idAt, index.idAt + index.idBytes)]);
			return { record, object: object as Cursor };
		}),
	);
}

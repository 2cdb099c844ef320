import { MiraError } from "../../../errors.ts";
import { decodeText } from "../../../zarr/scalar.ts";
import { Cursor } from "../cursor.ts";
import type { Hdf5File } from "../file.ts";
import { resolveHeapObjects } from "../global-heap.ts";
import type { Layout } from "../object-model.ts";
import type { Reading } from "../reading.ts";
import { type GridSelection, parseSelection } from "./selection.ts";

/** A part of a virtual dataset: what is taken of another dataset, and where it goes. */
export type VirtualMapping = {
	/** As the file has it, relative to it; `.` for the same file. `%b` stands for the number of a block. */
	file: string;
	dataset: string;
	source: GridSelection;
	target: GridSelection;
};

/** What a mapping costs besides its selections; names may be shared, and selections be those of everything. */
const MAPPING = { work: 500, bytes: 500 };

const FILE_SHARED = 0x01;
const DATASET_SHARED = 0x02;
const SAME_FILE = 0x04;

/** The mappings of a virtual layout, which are in the global heap. */
export function* readMappings(
	file: Hdf5File,
	{ heapAddress, heapIndex }: Extract<Layout, { kind: "virtual" }>,
): Reading<VirtualMapping[]> {
	const [object] = yield* resolveHeapObjects(file, [{ address: heapAddress, index: heapIndex }]);
	if (object === undefined) return [];
	const cursor = new Cursor(object, file.bytePosition(heapAddress), file.sizes, "the mappings of a virtual dataset");
	const version = cursor.u8();
	if (version > 1)
		throw new MiraError("unsupported-feature", `version ${version} of virtual dataset mappings is unknown`);
	const count = cursor.length();
	const mappings: VirtualMapping[] = [];
	for (let i = 0; i < count; i++) {
		file.budget.work(MAPPING.work);
		file.budget.hold(MAPPING.bytes);
		// Version 1 (HDF5 2.0) writes a name that was there before as the number of that mapping.
		const flags = version === 0 ? 0 : cursor.u8();
		const earlier = (): VirtualMapping => {
			const at = cursor.length();
			const mapping = mappings[at];
			if (mapping === undefined) throw cursor.corrupt(`it refers to mapping ${at}, which is not there yet`);
			return mapping;
		};
		const name =
			(flags & SAME_FILE) !== 0 ? "." : (flags & FILE_SHARED) !== 0 ? earlier().file : decodeText(cursor.untilNul());
		const dataset = (flags & DATASET_SHARED) !== 0 ? earlier().dataset : decodeText(cursor.untilNul());
		const source = parseSelection(cursor);
		mappings.push({ file: name, dataset, source, target: parseSelection(cursor) });
	}
	return mappings;
}

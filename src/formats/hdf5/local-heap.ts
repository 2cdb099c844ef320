import { decodeText } from "../../zarr/scalar.ts";
import type { Hdf5File } from "./file.ts";
import type { Reading } from "./reading.ts";

/** Names of a group of the old kind, or of external files: texts by their offset. */
export type LocalHeap = { text(offset: number): string };

/** Reads a local heap with its data (specification III.D). */
export function* readLocalHeap(file: Hdf5File, address: number): Reading<LocalHeap> {
	const { offsetBytes, lengthBytes } = file.sizes;
	const header = yield* file.read(address, 8 + 2 * lengthBytes + offsetBytes, "local heap");
	header.signature("HEAP");
	if (header.u8() !== 0) throw header.corrupt("its version is unknown", 4);
	header.skip(3);
	const dataBytes = header.length();
	header.length(); // free list
	const dataAddress = header.offset();
	const what = "data of a local heap";
	const data = dataBytes === 0 ? header.part(0, what) : yield* file.read(dataAddress, dataBytes, what);
	return {
		text(offset) {
			if (offset >= data.bytes.length) throw data.corrupt(`there is no text at offset ${offset}`, 0);
			const end = data.bytes.indexOf(0, offset);
			const text = data.bytes.subarray(offset, end < 0 ? undefined : end);
			// Many may be at one place, or overlap.
			file.budget.work(text.length);
			file.budget.hold(text.length);
			return decodeText(text);
		},
	};
}

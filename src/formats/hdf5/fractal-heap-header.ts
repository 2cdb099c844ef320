import { exponentOf, isPowerOfTwo } from "../../zarr/arithmetic/powers.ts";
import type { Hdf5File } from "./file.ts";
import { expectChecksum } from "./lookup3.ts";
import { parseFilters } from "./messages/filter-pipeline.ts";
import type { Filter } from "./object-model.ts";
import type { Reading } from "./reading.ts";

/** The header of a fractal heap (`FRHP`), without its statistics. */
export type FractalHeapHeader = {
	/** Where the header is, in bytes of the file: for errors. */
	position: number;
	/** Size of the identifier of an object. */
	idBytes: number;
	/** Widths of offset and length in the identifier of a managed object. */
	offsetBytes: number;
	lengthBytes: number;
	hasBlockChecksums: boolean;
	/** Whether identifiers of huge objects hold their address; else they are keys of a B-tree. */
	hasDirectHugeIds: boolean;
	hugeTreeAddress: number;
	/** Blocks in a row of the doubling table, and the size of those in the first two rows. */
	tableWidth: number;
	startBlockBytes: number;
	maxDirectBlockBytes: number;
	rootAddress: number;
	/** Rows of the root; 0 where the root is a direct block. */
	rootRows: number;
	isFiltered: boolean;
	filters: Filter[];
	/** How the root is stored, where it is a direct block and filtered. */
	rootStoredBytes: number;
	rootFilterMask: number;
};

/** Reads and checks the header of a fractal heap (specification III.F). */
export function* readFractalHeapHeader(file: Hdf5File, address: number): Reading<FractalHeapHeader> {
	const what = "fractal heap";
	const { offsetBytes: addressBytes, lengthBytes: sizeBytes } = file.sizes;
	const plainBytes = 26 + 3 * addressBytes + 12 * sizeBytes;
	let cursor = yield* file.readUpTo(address, plainBytes, what);
	file.used(address, plainBytes);
	cursor.at = 7;
	const pipelineBytes = cursor.u16();
	if (pipelineBytes > 0) cursor = yield* file.read(address, plainBytes + sizeBytes + 4 + pipelineBytes, what);
	cursor.at = 0;
	cursor.signature("FRHP");
	if (cursor.u8() !== 0) throw cursor.corrupt("its version is unknown", 4);
	const idBytes = cursor.u16();
	cursor.skip(2); // size of the filter pipeline
	const hasBlockChecksums = (cursor.u8() & 0x02) !== 0;
	const maxManagedBytes = cursor.u32();
	cursor.length(); // next key of a huge object
	const hugeTreeAddress = cursor.offset();
	cursor.length(); // free space
	cursor.offset(); // free space manager
	cursor.skip(8 * sizeBytes); // sizes and numbers of objects
	const tableWidth = cursor.u16();
	const startBlockBytes = cursor.length();
	const maxDirectBlockBytes = cursor.length();
	const maxHeapBits = cursor.u16();
	cursor.skip(2); // rows that a root begins with
	const rootAddress = cursor.offset();
	const rootRows = cursor.u16();
	const isFiltered = pipelineBytes > 0;
	const rootStoredBytes = isFiltered ? cursor.length() : 0;
	const rootFilterMask = isFiltered ? cursor.u32() : 0;
	const filters = isFiltered ? parseFilters(cursor.part(pipelineBytes)) : [];
	expectChecksum(cursor);
	if (
		!isPowerOfTwo(tableWidth) ||
		!isPowerOfTwo(startBlockBytes) ||
		!isPowerOfTwo(maxDirectBlockBytes) ||
		maxHeapBits > 64
	)
		throw cursor.corrupt("the table of its blocks makes no sense");
	const hugeIdBytes = addressBytes + sizeBytes + (isFiltered ? 4 + sizeBytes : 0);
	return {
		position: cursor.address,
		idBytes,
		offsetBytes: Math.ceil(maxHeapBits / 8),
		lengthBytes: Math.min(
			Math.ceil(exponentOf(maxDirectBlockBytes) / 8),
			Math.floor(exponentOf(Math.max(maxManagedBytes, 1)) / 8) + 1,
		),
		hasBlockChecksums,
		hasDirectHugeIds: idBytes - 1 >= hugeIdBytes,
		hugeTreeAddress,
		tableWidth,
		startBlockBytes,
		maxDirectBlockBytes,
		rootAddress,
		rootRows,
		isFiltered,
		filters,
		rootStoredBytes,
		rootFilterMask,
	};
}

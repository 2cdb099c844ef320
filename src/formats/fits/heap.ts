import { MiraError } from "../../errors.ts";
import type { ByteRange } from "../../io/source.ts";
import type { FitsFile } from "./file.ts";
import type { Hdu } from "./hdus.ts";

/** Where the heap of a table begins: behind its rows, or where THEAP says. */
export function heapOffset({ header, dataOffsetBytes, shape: [rows = 0, rowBytes = 0] }: Hdu): number {
	return dataOffsetBytes + (header.integer("THEAP") ?? rows * rowBytes);
}

/** Cells of a sound table do not share bytes: together they have no more than the file, or not much. */
export function requireOwnBytes(ranges: readonly ByteRange[], { registry, url, fileBytes }: FitsFile): void {
	const { budget } = registry;
	const total = ranges.reduce((sum, { length }) => sum + length, 0);
	budget.receive(url, total, fileBytes);
	budget.hold(total);
}

/** The descriptor of a variable-length cell: so many elements from a place in the heap on (FITS standard, 7.3.5). */
export type Descriptor = { count: number; offsetBytes: number };

/** Reads a descriptor of two numbers of 4 or 8 bytes. */
export function readDescriptor(view: DataView, at: number, numberBytes: 4 | 8): Descriptor {
	const number = (from: number): number => (numberBytes === 4 ? view.getUint32(from) : Number(view.getBigUint64(from)));
	return { count: number(at), offsetBytes: number(at + numberBytes) };
}

/** The bytes in the file that a descriptor points to; they must be inside of the data of the table. */
export function heapRange(hdu: Hdu, { count, offsetBytes }: Descriptor, elementBits: number): ByteRange {
	const length = Math.ceil((count * elementBits) / 8);
	const offset = heapOffset(hdu) + offsetBytes;
	if (!(offset + length <= hdu.dataOffsetBytes + hdu.dataBytes))
		throw new MiraError("corrupt-file", `a cell of ${count} elements at ${offsetBytes} lies outside the heap`);
	return { offset, length };
}

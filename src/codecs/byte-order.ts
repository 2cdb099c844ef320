import { type DataType, swapUnitBytes } from "../zarr/data-type.ts";
import { loadedChunkTools } from "./chunk-tools.ts";
import { isMovedByTools } from "./elements.ts";
import { RunCursor, type Runs, wholeRun } from "./runs.ts";

/**
 * Where each byte of a little-endian element is in a big-endian one, and the other way round. Undefined for types whose
 * bytes have no order.
 */
export function swappedOrder(type: DataType): number[] | undefined {
	const order = Array.from({ length: type.itemBytes ?? 0 }, (_, i) => i);
	const isSwapped = reverseUnits(type, order, 0);
	return isSwapped ? order : undefined;
}

function reverseUnits(type: DataType, order: number[], start: number): boolean {
	if (type.kind === "struct") {
		let at = start;
		let isSwapped = false;
		for (const { dataType } of type.fields) {
			isSwapped = reverseUnits(dataType, order, at) || isSwapped;
			at += dataType.itemBytes ?? 0;
		}
		return isSwapped;
	}
	if (type.kind === "subarray") {
		const { base, itemBytes } = type;
		let isSwapped = false;
		for (let at = start; at < start + itemBytes; at += base.itemBytes) isSwapped = reverseUnits(base, order, at);
		return isSwapped;
	}
	const unitBytes = swapUnitBytes(type);
	if (unitBytes === undefined) return false;
	for (let i = 0; i < (type.itemBytes ?? 0); i++) order[start + i] = start + i - (i % unitBytes) * 2 + unitBytes - 1;
	return true;
}

/** Reverses every unit of 2, 4 or 8 bytes in place. `bytes` must begin at a multiple of 4 in their buffer, as fresh ones do. */
export function swapUnits(bytes: Uint8Array, unitBytes: number): Uint8Array {
	swapRuns(bytes, bytes, wholeRun(bytes.length - (bytes.length % unitBytes)), unitBytes);
	return bytes;
}

/** Copies runs with every unit of 2, 4 or 8 bytes reversed. `output` must begin at a multiple of 4 in its buffer. */
export function swapRuns(bytes: Uint8Array, output: Uint8Array, runs: Runs, unitBytes: number): void {
	const tools = loadedChunkTools();
	if (tools !== undefined && isMovedByTools(unitBytes, runs)) {
		const byteOrder = Array.from({ length: unitBytes }, (_, i) => unitBytes - 1 - i);
		const layout = { count: bytes.length / unitBytes, itemBytes: unitBytes, byteOrder, isShuffled: false };
		tools.moveElements(bytes, layout, output, runs);
		return;
	}
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const pairs = new Uint16Array(output.buffer, output.byteOffset, output.length >> 1);
	const words = new Int32Array(output.buffer, output.byteOffset, output.length >> 2);
	const run = new RunCursor(runs);
	do {
		const end = run.from + runs.length;
		if (unitBytes === 2) swap16(view, run.from, end, pairs, run.to / 2);
		else if (unitBytes === 4) swap32(view, run.from, end, words, run.to / 4);
		else swap64(view, run.from, end, words, run.to / 4);
	} while (run.next());
}

// A view reads at any place, and most significant byte first: to read is to swap.

function swap16(view: DataView, begin: number, end: number, units: Uint16Array, at: number): void {
	for (let from = begin, to = at; from < end; from += 2, to++) units[to] = view.getUint16(from);
}

function swap32(view: DataView, begin: number, end: number, units: Int32Array, at: number): void {
	for (let from = begin, to = at; from < end; from += 4, to++) units[to] = view.getInt32(from);
}

// Two halves each: `BigInt64Array` would allocate a bigint an element.
function swap64(view: DataView, begin: number, end: number, halves: Int32Array, at: number): void {
	for (let from = begin, to = at; from < end; from += 8, to += 2) {
		const first = view.getInt32(from);
		halves[to] = view.getInt32(from + 4);
		halves[to + 1] = first;
	}
}

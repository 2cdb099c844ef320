import { lookup3 } from "../../src/codecs/lookup3.ts";
import { HDF5_SIGNATURES } from "../dictionary.ts";
import { emptyLayout, type Layout, type Region } from "../layout.ts";

const MESSAGES: readonly number[] = Array.from({ length: 0x19 }, (_, type) => type);
/** Beyond this many bytes the end of a structure is not searched for. */
const MOST_SEALED_BYTES = 1200;
const MOST_FIELDS_OF_STRUCTURE = 48;

/**
 * The structures of an HDF5 file. Those of newer versions begin with four letters and end with a checksum: where it is follows
 * from that it is right. Object headers of version 1 have neither, and are known by what they look like.
 */
export function hdf5Layout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	superblock(bytes, layout);
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
	for (const signature of HDF5_SIGNATURES)
		for (let at = text.indexOf(signature); at !== -1; at = text.indexOf(signature, at + 4)) {
			const end = sealedEnd(bytes, at, layout);
			if (signature === "OHDR") newerHeader(bytes, at, layout);
			else if (signature === "OCHK") newerMessages(bytes, at + 4, end ?? at + 4, 4, layout);
			else structure(at, Math.min(end ?? at + 256, bytes.length), layout);
		}
	for (let at = 0; at + 24 <= bytes.length; at += 4)
		if (isOlderHeader(bytes, at)) olderMessages(bytes, at + 16, layout);
	return layout;
}

function superblock(bytes: Uint8Array, layout: Layout): void {
	const versionAt = 8;
	layout.fields.push({ at: versionAt, width: 1, isBig: false, values: [0, 1, 2, 3] });
	const isNewer = (bytes[versionAt] ?? 0) > 1;
	structure(versionAt, Math.min(isNewer ? 44 : 96, bytes.length), layout);
	if (isNewer) sealedEnd(bytes, 0, layout);
}

/** Finds the checksum of what begins at a place, and notes it. */
function sealedEnd(bytes: Uint8Array, start: number, layout: Layout): number | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const last = Math.min(bytes.length - 4, start + MOST_SEALED_BYTES);
	for (let end = start + 8; end <= last; end++) {
		if (lookup3(bytes.subarray(start, end)) !== view.getUint32(end, true)) continue;
		layout.seals.push({ kind: "lookup3", start, end, at: end });
		return end;
	}
	return undefined;
}

function structure(start: number, end: number, layout: Layout): void {
	if (end <= start) return;
	layout.regions.push({ start, end, isBig: false });
	for (let at = start; at < Math.min(end, start + MOST_FIELDS_OF_STRUCTURE); at++)
		layout.fields.push({
			at,
			width: at % 8 === 0 && at + 8 <= end ? 8 : at % 4 === 0 && at + 4 <= end ? 4 : 1,
			isBig: false,
		});
}

function newerHeader(bytes: Uint8Array, start: number, layout: Layout): void {
	const flags = bytes[start + 5] ?? 0;
	const sizeBytes = 1 << (flags & 3);
	const sizeAt = start + 6 + (flags & 0x20 ? 16 : 0) + (flags & 0x10 ? 4 : 0);
	layout.fields.push({ at: start + 5, width: 1, isBig: false }, { at: sizeAt, width: sizeBytes, isBig: false });
	let size = 0;
	for (let i = sizeBytes - 1; i >= 0; i--) size = size * 256 + (bytes[sizeAt + i] ?? 0);
	newerMessages(bytes, sizeAt + sizeBytes, sizeAt + sizeBytes + size, flags & 4 ? 6 : 4, layout);
}

function newerMessages(bytes: Uint8Array, start: number, end: number, headBytes: number, layout: Layout): void {
	for (let at = start; at + headBytes <= Math.min(end, bytes.length); ) {
		const size = (bytes[at + 1] ?? 0) + 256 * (bytes[at + 2] ?? 0);
		layout.fields.push(
			{ at, width: 1, isBig: false, values: MESSAGES },
			{ at: at + 1, width: 2, isBig: false },
			{ at: at + 3, width: 1, isBig: false },
		);
		message({ start: at + headBytes, end: Math.min(at + headBytes + size, end, bytes.length), isBig: false }, layout);
		at += headBytes + size;
	}
}

/** Version 1, a reserved zero, few messages, few references, and a first message of a known type that fits. */
function isOlderHeader(bytes: Uint8Array, at: number): boolean {
	const u16 = (place: number): number => (bytes[place] ?? 0) + 256 * (bytes[place + 1] ?? 0);
	if (bytes[at] !== 1 || bytes[at + 1] !== 0 || u16(at + 2) === 0 || u16(at + 2) > 500) return false;
	if (u16(at + 4) === 0 || u16(at + 4) > 100 || u16(at + 6) !== 0) return false;
	const size = u16(at + 8);
	return size >= 8 && size % 8 === 0 && u16(at + 10) === 0 && u16(at + 16) <= 0x18 && u16(at + 18) <= size;
}

function olderMessages(bytes: Uint8Array, start: number, layout: Layout): void {
	layout.fields.push(
		{ at: start - 16, width: 1, isBig: false, values: [0, 1, 2] },
		{ at: start - 14, width: 2, isBig: false },
		{ at: start - 8, width: 4, isBig: false },
	);
	const u16 = (place: number): number => (bytes[place] ?? 0) + 256 * (bytes[place + 1] ?? 0);
	const count = u16(start - 14);
	let at = start;
	const end = Math.min(start + u16(start - 8), bytes.length);
	for (let i = 0; i < count && at + 8 <= end; i++) {
		const size = u16(at + 2);
		layout.fields.push(
			{ at, width: 2, isBig: false, values: MESSAGES },
			{ at: at + 2, width: 2, isBig: false },
			{ at: at + 4, width: 1, isBig: false },
		);
		const body = { start: at + 8, end: Math.min(at + 8 + size, bytes.length), isBig: false };
		message(body, layout);
		// A continuation holds further messages.
		if (u16(at) === 0x10 && i < 30) {
			const target = u16(at + 8) + 65_536 * u16(at + 10);
			if (target + 8 < bytes.length) structure(target, Math.min(target + u16(at + 16), bytes.length), layout);
		}
		at += 8 + size;
	}
}

/** What is in a message: versions, classes and ranks at its beginning, sizes and addresses anywhere. */
function message(body: Region, layout: Layout): void {
	const { start, end } = body;
	if (end <= start) return;
	layout.regions.push(body);
	for (let at = start; at < Math.min(end, start + 24); at++) layout.fields.push({ at, width: 1, isBig: false });
	for (let at = start; at + 4 <= Math.min(end, start + 64); at += 4) layout.fields.push({ at, width: 4, isBig: false });
}

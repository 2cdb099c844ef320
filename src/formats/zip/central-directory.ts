import { MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { Source } from "../../io/source.ts";
import { beyond } from "../../zarr/budget.ts";
import { decodeText } from "../../zarr/scalar.ts";

/** A file in a zip, as the central directory describes it. */
export type ZipMember = {
	/** With slashes; that of a directory ends in one. */
	name: string;
	/** 0 stored, 8 deflated. */
	method: number;
	isEncrypted: boolean;
	/** As stored in the zip. */
	compressedBytes: number;
	sizeBytes: number;
	crc32: number;
	/** Where the header in front of its data is. */
	headerOffset: number;
	/** Where its data begin; undefined where only that header tells. */
	dataOffset: number | undefined;
};

/** What the end of a zip file says. Offsets are those in the file, whatever comes before the archive. */
export type ZipDirectory = { members: ZipMember[]; offset: number };

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const END64_SIGNATURE = 0x06064b50;
const END64_BYTES = 56;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const ZIP64_EXTRA = 1;
const [MAX16, MAX32] = [0xffff, 0xffff_ffff];
const FLAG = { encrypted: 1, descriptor: 8, strongEncryption: 64 };

/** The longest comment and all end records fit in; and so does the directory itself, where a zip is not large. */
const TAIL_BYTES = 2 ** 17;

/**
 * Reads the central directory (PKWARE's APPNOTE 6.3, section 4.3.12): one request where it lies close to the end of the file,
 * two otherwise.
 */
export async function readCentralDirectory(
	source: Source,
	{ limits: { maxMetadataBytes }, budget, signal }: ObjectStoreRegistry,
): Promise<ZipDirectory> {
	const size = await source.size({ signal });
	const tailOffset = Math.max(0, size - TAIL_BYTES);
	const tail = await source.read(tailOffset, size - tailOffset, { signal });
	for (const end of endRecords(tail)) {
		const place = locateDirectory(tail, tailOffset, end);
		if (place === undefined) continue;
		if (place.bytes > maxMetadataBytes)
			throw beyond("maxMetadataBytes", `the directory of the zip has more than ${maxMetadataBytes} bytes`);
		// Thousands of end records may lead to the same directory.
		budget.work(place.bytes);
		const bytes =
			place.offset >= tailOffset
				? tail.subarray(place.offset - tailOffset, place.offset - tailOffset + place.bytes)
				: await source.read(place.offset, place.bytes, { signal });
		const members = parseEntries(bytes, place);
		// A comment may hold the signature, too: then what it points at is not a directory.
		if (members !== undefined) return { members: presumeOffsets(members, place.offset), offset: place.offset };
	}
	throw new MiraError("corrupt-file", "the zip has no directory at its end: it is cut off, or split", {
		url: source.url,
		hint: "Fetch the file again",
	});
}

/** Where the end record may be, from the end of the file. First those whose comment ends with the file, as it must. */
function endRecords(tail: Uint8Array): number[] {
	const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
	const exact: number[] = [];
	const others: number[] = [];
	for (let at = tail.length - END_BYTES; at >= 0; at--) {
		if (view.getUint32(at, true) !== END_SIGNATURE) continue;
		const end = at + END_BYTES + view.getUint16(at + 20, true);
		if (end === tail.length) exact.push(at);
		else if (end < tail.length) others.push(at);
	}
	return [...exact, ...others];
}

type DirectoryPlace = { offset: number; bytes: number; count: number; shift: number };

/** The directory ends where the end record begins; what it says beyond that shows what was put before the archive. */
function locateDirectory(tail: Uint8Array, tailOffset: number, at: number): DirectoryPlace | undefined {
	const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
	const disks = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
	let count = view.getUint16(at + 10, true);
	let bytes = view.getUint32(at + 12, true);
	let said = view.getUint32(at + 16, true);
	let end = at;
	if (count === MAX16 || bytes === MAX32 || said === MAX32) {
		const end64 = locateEnd64(view, tailOffset, at);
		if (end64 !== undefined) {
			count = Number(view.getBigUint64(end64 + 32, true));
			bytes = Number(view.getBigUint64(end64 + 40, true));
			said = Number(view.getBigUint64(end64 + 48, true));
			end = end64;
		}
	} else if (disks.some((disk) => disk !== 0)) return undefined;
	const offset = tailOffset + end - bytes;
	const isPossible = Number.isSafeInteger(bytes) && Number.isSafeInteger(said) && offset >= said;
	return isPossible ? { offset, bytes, count, shift: offset - said } : undefined;
}

/** The record that zip64 puts before the end record, with numbers of 64 bits. Data before the archive move it, too. */
function locateEnd64(view: DataView, tailOffset: number, at: number): number | undefined {
	const locator = at - LOCATOR_BYTES;
	if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_SIGNATURE) return undefined;
	const said = Number(view.getBigUint64(locator + 8, true)) - tailOffset;
	for (const place of [said, locator - END64_BYTES])
		if (place >= 0 && place + END64_BYTES <= locator && view.getUint32(place, true) === END64_SIGNATURE) return place;
	return undefined;
}

/** An entry while it is checked: whether its data are followed by a descriptor, and how long its header ought to be. */
type Entry = ZipMember & { hasDescriptor: boolean; headerBytes: number };

function parseEntries(bytes: Uint8Array, { count, shift }: DirectoryPlace): Entry[] | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const entries: Entry[] = [];
	for (let at = 0; at < bytes.length; ) {
		if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
		const nameBytes = view.getUint16(at + 28, true);
		const extraBytes = view.getUint16(at + 30, true);
		const end = at + ENTRY_BYTES + nameBytes + extraBytes + view.getUint16(at + 32, true);
		if (end > bytes.length) return undefined;
		const extraAt = at + ENTRY_BYTES + nameBytes;
		const wide = zip64Numbers(new DataView(view.buffer, view.byteOffset + extraAt, extraBytes), [
			view.getUint32(at + 24, true),
			view.getUint32(at + 20, true),
			view.getUint32(at + 42, true),
		]);
		const flags = view.getUint16(at + 8, true);
		const [sizeBytes, compressedBytes, headerOffset] = wide;
		const name = decodeText(bytes.subarray(at + ENTRY_BYTES, extraAt));
		entries.push({
			// Some programs of Windows write its own separator.
			name: name.includes("/") ? name : name.replaceAll("\\", "/"),
			method: view.getUint16(at + 10, true),
			isEncrypted: (flags & (FLAG.encrypted | FLAG.strongEncryption)) !== 0,
			compressedBytes,
			sizeBytes,
			crc32: view.getUint32(at + 16, true),
			headerOffset: headerOffset + shift,
			dataOffset: undefined,
			hasDescriptor: (flags & FLAG.descriptor) !== 0,
			headerBytes: 30 + nameBytes + extraBytes,
		});
		at = end;
	}
	// Without zip64 the count has 16 bits, which writers let overflow.
	return entries.length % (MAX16 + 1) === count % (MAX16 + 1) ? entries : undefined;
}

/** Those of the numbers that do not fit into 32 bits are in an extra field, in this order (4.5.3). */
function zip64Numbers(extra: DataView, numbers: [number, number, number]): [number, number, number] {
	const result: [number, number, number] = [...numbers];
	for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
		if (extra.getUint16(at, true) !== ZIP64_EXTRA) continue;
		const end = Math.min(at + 4 + extra.getUint16(at + 2, true), extra.byteLength);
		let from = at + 4;
		for (const [i, number] of numbers.entries()) {
			if (number !== MAX32 || from + 8 > end) continue;
			result[i] = Number(extra.getBigUint64(from, true));
			from += 8;
		}
		break;
	}
	return result;
}

/**
 * Where data begin is said only in the header before them, whose extra field may be longer than that of the directory. But where
 * a member ends exactly where the next begins, there was none: the directory alone proves it, and nothing more has to be read.
 * Behind a descriptor of 12 or 16 bytes this proves nothing.
 */
function presumeOffsets(entries: Entry[], directoryOffset: number): ZipMember[] {
	const inOrder = [...entries].sort((a, b) => a.headerOffset - b.headerOffset);
	for (const [i, entry] of inOrder.entries()) {
		const dataOffset = entry.headerOffset + entry.headerBytes;
		const next = inOrder[i + 1]?.headerOffset ?? directoryOffset;
		if (!entry.hasDescriptor && dataOffset + entry.compressedBytes === next) entry.dataOffset = dataOffset;
	}
	return entries.map(({ hasDescriptor: _, headerBytes: __, ...member }) => member);
}

import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { headerBytes, type Source } from "../../io/source.ts";
import { Cursor, type FieldSizes, UNDEFINED_ADDRESS } from "./cursor.ts";
import { type DecodeFilters, Hdf5File, type NodeRanks, WHOLE_FILE_BYTES } from "./file.ts";
import { isHdf5 } from "./format.ts";
import { expectChecksum } from "./lookup3.ts";
import { readSuperblockExtension } from "./superblock-extension.ts";

const SIGNATURE_BYTES = 8;
/** Signature, version and field sizes: as much as tells how to read the rest. */
const PREFIX_BYTES = 16;
/** Longest superblock: version 1 with addresses of 8 bytes has 100 bytes. */
const SUPERBLOCK_BYTES = 128;

/** The superblock of any version, as it is in the file. */
export type Superblock = {
	version: number;
	sizes: FieldSizes;
	/** As stored; what counts is where the superblock lies. */
	storedBaseAddress: number;
	/** Where the writer says the file ends, from the stored base address on. */
	endAddress: number;
	rootAddress: number;
	extensionAddress: number;
	driverInfoAddress: number;
	/** Only versions 0 and 1 have them here. */
	nodeRanks: NodeRanks | undefined;
	isOpenForWriting: boolean;
	isOpenForSwmr: boolean;
};

/** What opening needs besides the file. */
export type OpenHdf5Options = { decodeFilters?: DecodeFilters | undefined };

/** An HDF5 file with its superblock read. */
export type OpenedHdf5 = { file: Hdf5File; rootAddress: number; superblock: Superblock; diagnostics: Diagnostic[] };

/** Opens a file: one request, or two where it is small enough to be read whole. */
export async function openHdf5(
	url: string,
	registry: ObjectStoreRegistry,
	options: OpenHdf5Options = {},
): Promise<OpenedHdf5> {
	const source = registry.source(url);
	await source.readUpTo(0, headerBytes);
	const fileBytes = await source.size();
	const readWhole = async (from: Source): Promise<Uint8Array | undefined> =>
		fileBytes <= WHOLE_FILE_BYTES ? await from.readUpTo(0, fileBytes) : undefined;
	const whole = await readWhole(source);
	const readHere = async (begin: number, length: number): Promise<Uint8Array> =>
		whole?.subarray(begin, begin + length) ?? source.readUpTo(begin, length);
	const baseAddress = await findSuperblock(readHere, fileBytes, url);
	const superblock = parseSuperblock(await readHere(baseAddress, SUPERBLOCK_BYTES), baseAddress);
	const { sizes, nodeRanks } = superblock;
	const base = { source, registry, baseAddress, sizes, fileBytes, nodeRanks, whole, ...options };
	const extension = await readSuperblockExtension(new Hdf5File(base), superblock);
	// Where metadata are put in their places, what was read before lacks them.
	const seen = extension.source === undefined ? whole : await readWhole(extension.source);
	return {
		file: new Hdf5File({ ...base, ...extension, whole: seen }),
		rootAddress: superblock.rootAddress,
		superblock,
		diagnostics: reportOddities(superblock, baseAddress, fileBytes),
	};
}

type ReadUpTo = (begin: number, length: number) => Promise<Uint8Array>;

/** The byte at which the superblock begins: 0, or behind a user block at 512, 1024, 2048, … (specification II.A). */
async function findSuperblock(read: ReadUpTo, fileBytes: number, url: string): Promise<number> {
	if (isHdf5(await read(0, SIGNATURE_BYTES))) return 0;
	const places: number[] = [];
	for (let at = 512; at + PREFIX_BYTES <= fileBytes; at *= 2) places.push(at);
	// Most files have it at 0, and user blocks are small: only what lies beyond the first read costs requests.
	const near = places.filter((at) => at + SIGNATURE_BYTES <= headerBytes);
	const far = places.slice(near.length);
	for (const group of [near, far]) {
		const heads = await Promise.all(group.map((at) => read(at, SIGNATURE_BYTES)));
		const found = group[heads.findIndex(isHdf5)];
		if (found !== undefined) return found;
	}
	throw new MiraError("unknown-format", "this is not an HDF5 file: there is no superblock", { url });
}

/** Parses a superblock that begins at `baseAddress` of the file. */
function parseSuperblock(bytes: Uint8Array, baseAddress: number): Superblock {
	const version = bytes[8] ?? 0;
	const isOld = version < 2;
	const sizes = { offsetBytes: bytes[isOld ? 13 : 9] ?? 0, lengthBytes: bytes[isOld ? 14 : 10] ?? 0 };
	const cursor = new Cursor(bytes, baseAddress, sizes, "superblock", SIGNATURE_BYTES);
	if (version > 3)
		throw new MiraError("unsupported-feature", `version ${version} of the superblock is unknown`, {
			offset: baseAddress + 8,
		});
	for (const width of [sizes.offsetBytes, sizes.lengthBytes])
		if (![2, 4, 8].includes(width)) throw cursor.corrupt(`addresses or lengths have ${width} bytes`, isOld ? 13 : 9);
	return isOld ? parseOld(cursor, version) : parseNew(cursor, version);
}

function parseOld(cursor: Cursor, version: number): Superblock {
	cursor.skip(8); // versions of parts, field sizes
	const groupLeaf = cursor.u16();
	const groupTree = cursor.u16();
	cursor.skip(4); // consistency flags, never set by these versions
	const chunkTree = version === 1 ? cursor.u16() : 32;
	if (version === 1) cursor.skip(2);
	const storedBaseAddress = cursor.offset();
	cursor.offset(); // free space, never there
	const endAddress = looseAddress(cursor);
	const driverInfoAddress = cursor.offset();
	cursor.length(); // name of the root group in its symbol table entry
	return {
		version,
		sizes: cursor.sizes,
		storedBaseAddress,
		endAddress,
		rootAddress: cursor.offset(),
		extensionAddress: UNDEFINED_ADDRESS,
		driverInfoAddress,
		nodeRanks: { groupTree, groupLeaf, chunkTree },
		isOpenForWriting: false,
		isOpenForSwmr: false,
	};
}

function parseNew(cursor: Cursor, version: number): Superblock {
	cursor.skip(3); // version, field sizes
	const flags = cursor.u8();
	const storedBaseAddress = cursor.offset();
	const extensionAddress = cursor.offset();
	const endAddress = looseAddress(cursor);
	const rootAddress = cursor.offset();
	expectChecksum(cursor);
	return {
		version,
		sizes: cursor.sizes,
		storedBaseAddress,
		endAddress,
		rootAddress,
		extensionAddress,
		driverInfoAddress: UNDEFINED_ADDRESS,
		nodeRanks: undefined,
		isOpenForWriting: version >= 3 && (flags & 0x01) !== 0,
		isOpenForSwmr: version >= 3 && (flags & 0x04) !== 0,
	};
}

/** The multi driver gives its parts addresses far beyond 2^53: for a comparison the nearest number does. */
function looseAddress(cursor: Cursor): number {
	return cursor.take(cursor.sizes.offsetBytes).reduceRight((value, byte) => value * 256 + byte, 0);
}

/** The library refuses such files; what is there can be read all the same. */
function reportOddities(superblock: Superblock, baseAddress: number, fileBytes: number): Diagnostic[] {
	const { storedBaseAddress, endAddress, isOpenForWriting, isOpenForSwmr } = superblock;
	const diagnostics: Diagnostic[] = [];
	if (isOpenForWriting || isOpenForSwmr)
		diagnostics.push({
			severity: "warning",
			code: "unclosed-file",
			path: "/",
			message: `the file is marked as open for ${isOpenForSwmr ? "single-writer multiple-reader access" : "writing"}`,
			hint: "If nothing is writing to it any more, its writer ended early: h5clear removes the mark",
		});
	// A program that puts a user block before a file leaves both numbers as they were; the library moves them together.
	const endBytes = endAddress - storedBaseAddress + baseAddress;
	if (endBytes > fileBytes)
		diagnostics.push({
			severity: "warning",
			code: "truncated-file",
			path: "/",
			message: `the file should end at byte ${endBytes}, but it has ${fileBytes}`,
			hint: "What is beyond the end is missing; fetch the file again",
		});
	return diagnostics;
}

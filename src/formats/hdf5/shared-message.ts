import { MiraError } from "../../errors.ts";
import type { Cursor } from "./cursor.ts";
import type { Datatype } from "./element-type.ts";
import type { Hdf5File } from "./file.ts";
import { type FractalHeap, openFractalHeap } from "./fractal-heap.ts";
import { expectChecksum } from "./lookup3.ts";
import { parseDatatype } from "./messages/datatype.ts";
import { MESSAGE, readObjectHeader } from "./object-header.ts";
import type { Reading } from "./reading.ts";

/** A message, or a field of one, that may stand elsewhere in the file. */
export type SharedBody = { isShared: boolean; body: Cursor };

/**
 * The bit by which an index of shared messages says that it holds a type of them: that of its number (H5SM__type_to_flag; the
 * specification, III.G, counts them otherwise, which no file does). Both kinds of fill values are one type.
 */
function indexBit(type: number): number {
	return 1 << (type === MESSAGE.oldFill ? MESSAGE.fill : type);
}

/** Types that are remembered: most files have few, and use each of them for thousands of datasets and attributes. */
const KNOWN_TYPES = 1024;
/** Longer ones are compounds and enumerations, of which a file has few. */
const LONGEST_KNOWN_TYPE = 64;
/** What a compound or an enumeration costs for each byte of its message, and how long it takes to read. */
const LONG_TYPE = { work: 4, bytes: 16 };

const datatypesOf = new WeakMap<Hdf5File, Map<string, Datatype>>();

/** A datatype message, or the field of another that is one. Equal types are the same object. */
export function* readDatatype(file: Hdf5File, field: SharedBody): Reading<Datatype> {
	let key = "";
	for (const byte of field.body.bytes.subarray(0, LONGEST_KNOWN_TYPE)) key += String.fromCharCode(byte);
	// What says where a type is says so in few bytes, and is told apart by the same.
	if (field.isShared) return yield* file.once(`datatype ${key}`, () => parseResolved(file, field));
	const { length } = field.body.bytes;
	if (length > LONGEST_KNOWN_TYPE) return yield* parseResolved(file, field);
	let known = datatypesOf.get(file);
	if (known === undefined) {
		known = new Map();
		datatypesOf.set(file, known);
	}
	let datatype = known.get(key);
	if (datatype === undefined) {
		datatype = parseDatatype(field.body);
		if (known.size < KNOWN_TYPES) known.set(key, datatype);
	}
	return datatype;
}

function* parseResolved(file: Hdf5File, field: SharedBody): Reading<Datatype> {
	const body = yield* resolveShared(file, MESSAGE.datatype, field);
	file.budget.work(body.left * LONG_TYPE.work);
	file.budget.hold(body.left * LONG_TYPE.bytes);
	return parseDatatype(body);
}

/** What a message of `type` says, wherever it stands: here, in a committed datatype, in the heap of shared messages. */
export function* resolveShared(file: Hdf5File, type: number, { isShared, body }: SharedBody): Reading<Cursor> {
	if (!isShared) return body;
	const place = parsePlace(body);
	if ("heapId" in place) {
		const heap = yield* sharedMessageHeap(file, type);
		return yield* heap.readObject(place.heapId);
	}
	const header = yield* file.once(`header ${place.address}`, () => readObjectHeader(file, place.address));
	const message = header.messages.find((candidate) => candidate.type === type && !candidate.isShared);
	if (message === undefined) throw body.corrupt("it is shared with an object that does not have it", 0);
	// Several objects read it, each from its beginning.
	return message.body.copy();
}

/** The heap in which messages of a type are shared by the whole file. */
export function* sharedMessageHeap(file: Hdf5File, type: number): Reading<FractalHeap> {
	const indexes = yield* file.once("shared messages", () => readIndexes(file));
	const index = indexes.find(({ messageTypes }) => (messageTypes & indexBit(type)) !== 0);
	if (index === undefined)
		throw new MiraError("corrupt-file", `no heap of the file shares messages of type 0x${type.toString(16)}`, {
			url: file.source.url,
		});
	return yield* file.once(`heap ${index.heapAddress}`, () => openFractalHeap(file, index.heapAddress));
}

/** A committed datatype's header, or an object in the heap of shared messages (specification IV.A.2, "Shared Message"). */
function parsePlace(body: Cursor): { heapId: Uint8Array } | { address: number } {
	const version = body.u8();
	const kind = body.u8();
	if (version === 3 && kind === 1) return { heapId: body.take(8) };
	if (version === 1) {
		body.skip(6);
		// Version 1 holds a whole symbol table entry: the name comes before the address.
		body.skip(body.sizes.lengthBytes);
		return { address: body.offset() };
	}
	if (version === 2 || (version === 3 && kind === 2)) return { address: body.offset() };
	throw body.corrupt(`version ${version}, kind ${kind} of sharing a message is unknown`, 0);
}

type MessageIndex = { messageTypes: number; heapAddress: number };

/** The table of indexes; for reading only their heaps matter, because every message carries its place in them. */
function* readIndexes(file: Hdf5File): Reading<MessageIndex[]> {
	const table = file.sharedMessageTable;
	if (table === undefined) return [];
	const entryBytes = 14 + 2 * file.sizes.offsetBytes;
	const cursor = yield* file.read(table.address, 8 + table.indexCount * entryBytes, "table of shared messages");
	cursor.signature("SMTB");
	const indexes = Array.from({ length: table.indexCount }, (): MessageIndex => {
		cursor.skip(2); // version, list or B-tree
		const messageTypes = cursor.u16();
		cursor.skip(10); // smallest message, when list and tree change, number of messages
		cursor.offset(); // list or B-tree
		return { messageTypes, heapAddress: cursor.offset() };
	});
	expectChecksum(cursor);
	return indexes;
}

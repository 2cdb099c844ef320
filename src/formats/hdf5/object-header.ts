import { MiraError } from "../../errors.ts";
import type { Cursor } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { expectChecksum } from "./lookup3.ts";
import { type Reading, readEach } from "./reading.ts";

/** Types of header messages that this reader knows, by their number in the file. */
export const MESSAGE = {
	nil: 0x00,
	dataspace: 0x01,
	linkInfo: 0x02,
	datatype: 0x03,
	oldFill: 0x04,
	fill: 0x05,
	link: 0x06,
	externalFiles: 0x07,
	layout: 0x08,
	filters: 0x0b,
	attribute: 0x0c,
	continuation: 0x10,
	symbolTable: 0x11,
	attributeInfo: 0x15,
} as const;

/** Types of messages that only the superblock extension has. */
export const EXTENSION_MESSAGE = {
	sharedMessageTable: 0x0f,
	nodeRanks: 0x13,
	driverInfo: 0x14,
	fileSpaceInfo: 0x17,
	cacheImage: 0x18,
} as const;

/** A message of an object header, not yet parsed. */
export type HeaderMessage = {
	type: number;
	/** The body is not the message but says where it is. */
	isShared: boolean;
	/** Order in which the writer made the messages, where the header keeps it. */
	creationOrder: number | undefined;
	body: Cursor;
};

/** All messages of an object, those of its continuation blocks included, without the gaps. */
export type ObjectHeader = { address: number; messages: HeaderMessage[] };

/** Most headers fit; longer ones are read again as far as they say. */
export const SPECULATIVE_BYTES = 1024;
/** Enough for a header of hundreds of megabytes. */
const MAX_BLOCKS = 2 ** 16;
/** The largest number of a message type in the specification; only beyond it a type is unknown. */
const LAST_KNOWN_TYPE = 0x18;

const NAMES: readonly string[] = Array.from(
	{ length: LAST_KNOWN_TYPE + 1 },
	(_, type) => `message 0x${type.toString(16).padStart(4, "0")}`,
);
/** Those of the superblock extension are beside those of objects. */
const KNOWN_TYPES: ReadonlySet<number> = new Set([
	...Object.values(MESSAGE).filter((type) => type !== MESSAGE.nil),
	...Object.values(EXTENSION_MESSAGE),
]);

/** What a message costs that is kept until its object was read; a header may be shared, and its messages empty. */
const MESSAGE_BYTES = 200;
const CHARGED_TOGETHER = 8;
const STEPS_A_BYTE = 4;

const FLAG_SHARED = 0x02;
const FLAG_FAIL_IF_UNKNOWN = 0x80;

type Block = { cursor: Cursor; version: 1 | 2; hasCreationOrder: boolean };

/** Reads an object header of version 1 or 2 with its continuation blocks (specification IV.A.1). */
export function* readObjectHeader(file: Hdf5File, address: number): Reading<ObjectHeader> {
	const first = yield* readFirstBlock(file, address);
	const messages: HeaderMessage[] = [];
	const seen = new Set<number>();
	let blocks: Block[] = [first];
	while (blocks.length > 0) {
		const places: { address: number; length: number }[] = [];
		for (const block of blocks) {
			for (const message of parseMessages(file, block)) {
				if (message.type !== MESSAGE.continuation) {
					messages.push(message);
					continue;
				}
				const place = { address: message.body.offset(), length: message.body.length() };
				if (seen.has(place.address) || seen.size > MAX_BLOCKS)
					throw message.body.corrupt("its continuation blocks form a loop", 0);
				seen.add(place.address);
				places.push(place);
			}
		}
		blocks = yield* readEach(places, (place) => readContinuation(file, place, first));
	}
	return { address, messages };
}

function* readFirstBlock(file: Hdf5File, address: number): Reading<Block> {
	const what = "object header";
	const cursor = yield* file.readUpTo(address, SPECULATIVE_BYTES, what);
	// Version 2 begins with a signature, version 1 with its number.
	const isNew = cursor.bytes[0] === 0x4f;
	const prefix = isNew ? parsePrefix2(cursor) : parsePrefix1(cursor);
	const blockBytes = cursor.at + prefix.messageBytes + (isNew ? 4 : 0);
	const whole = blockBytes <= cursor.bytes.length ? cursor : yield* file.read(address, blockBytes, what);
	whole.at = cursor.at;
	if (whole === cursor) {
		file.budget.work(blockBytes);
		file.used(address, blockBytes);
	}
	const messages = whole.part(prefix.messageBytes);
	if (isNew) expectChecksum(whole);
	return { cursor: messages, version: isNew ? 2 : 1, hasCreationOrder: prefix.hasCreationOrder };
}

type Prefix = { messageBytes: number; hasCreationOrder: boolean };

function parsePrefix1(cursor: Cursor): Prefix {
	const version = cursor.u8();
	if (version !== 1) throw cursor.corrupt(`version ${version} is unknown`, 0);
	// The number of messages is not needed: blocks are full of them, and some writers count gaps differently.
	cursor.skip(7); // reserved, number of messages, number of links to the object
	const messageBytes = cursor.u32();
	cursor.skip(4); // the messages are aligned to 8 bytes
	return { messageBytes, hasCreationOrder: false };
}

function parsePrefix2(cursor: Cursor): Prefix {
	cursor.signature("OHDR");
	const version = cursor.u8();
	if (version !== 2) throw cursor.corrupt(`version ${version} is unknown`, 4);
	const flags = cursor.u8();
	if ((flags & 0x20) !== 0) cursor.skip(16); // times
	if ((flags & 0x10) !== 0) cursor.skip(4); // when attributes become dense
	return { messageBytes: cursor.uint(1 << (flags & 0x03)), hasCreationOrder: (flags & 0x04) !== 0 };
}

function* readContinuation(
	file: Hdf5File,
	{ address, length }: { address: number; length: number },
	{ version, hasCreationOrder }: Block,
): Reading<Block> {
	const cursor = yield* file.read(address, length, "continuation of an object header");
	if (version === 1) return { cursor, version, hasCreationOrder };
	cursor.signature("OCHK");
	const messages = cursor.part(Math.max(0, cursor.left - 4));
	expectChecksum(cursor);
	return { cursor: messages, version, hasCreationOrder };
}

function parseMessages(file: Hdf5File, { cursor, version, hasCreationOrder }: Block): HeaderMessage[] {
	const messages: HeaderMessage[] = [];
	file.budget.work(cursor.left * STEPS_A_BYTE);
	const headBytes = version === 1 ? 8 : hasCreationOrder ? 6 : 4;
	// What is shorter than the head of a message is a gap.
	while (cursor.left >= headBytes) {
		const begin = cursor.at;
		const type = version === 1 ? cursor.u16() : cursor.u8();
		const length = cursor.u16();
		const flags = cursor.u8();
		const creationOrder = hasCreationOrder ? cursor.u16() : undefined;
		if (version === 1) cursor.skip(3);
		const bodyAt = cursor.at;
		cursor.skip(length);
		if (type > LAST_KNOWN_TYPE && (flags & FLAG_FAIL_IF_UNKNOWN) !== 0)
			throw new MiraError("unsupported-feature", `the header message 0x${type.toString(16)} must be understood`, {
				offset: cursor.address + begin,
			});
		if (!KNOWN_TYPES.has(type)) continue;
		cursor.at = bodyAt;
		const body = cursor.part(length, NAMES[type]);
		messages.push({ type, isShared: (flags & FLAG_SHARED) !== 0, creationOrder, body });
		// The few that an object needs are a part of what a node costs.
		if (messages.length % CHARGED_TOGETHER === 0) file.budget.hold(CHARGED_TOGETHER * MESSAGE_BYTES);
	}
	return messages;
}

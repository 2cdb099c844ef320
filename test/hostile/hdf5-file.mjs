/** Makes HDF5 files of any bytes: just what cases/hdf5.mjs says of them, sound or not. */
const text = new TextEncoder();

/** Integers, little-endian. */
export const u8 = (...values) => Uint8Array.from(values);
export const u16 = (value) => u8(value & 255, value >> 8);
export const u32 = (value) => new Uint8Array(Uint32Array.of(value).buffer);
export const u64 = (value) => new Uint8Array(BigUint64Array.of(BigInt.asUintN(64, BigInt(value))).buffer);
export const UNDEFINED = u64(-1);
export const chars = (value) => text.encode(value);

/** Bytes one behind the other. */
export function join(...parts) {
	const flat = parts.flat(3);
	const joined = new Uint8Array(flat.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of flat) {
		joined.set(part, at);
		at += part.length;
	}
	return joined;
}

const rotate = (value, bits) => (value << bits) | (value >>> (32 - bits));

/** The checksum of HDF5 (Jenkins, "lookup3", little-endian), over whole words as far as they go. */
export function checksum(bytes) {
	let a = (0xdeadbeef + bytes.length) | 0;
	let b = a;
	let c = a;
	const word = (at) =>
		(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
	let at = 0;
	for (; bytes.length - at > 12; at += 12) {
		a = (a + word(at)) | 0;
		b = (b + word(at + 4)) | 0;
		c = (c + word(at + 8)) | 0;
		a = (a - c) ^ rotate(c, 4);
		c = (c + b) | 0;
		b = (b - a) ^ rotate(a, 6);
		a = (a + c) | 0;
		c = (c - b) ^ rotate(b, 8);
		b = (b + a) | 0;
		a = (a - c) ^ rotate(c, 16);
		c = (c + b) | 0;
		b = (b - a) ^ rotate(a, 19);
		a = (a + c) | 0;
		c = (c - b) ^ rotate(b, 4);
		b = (b + a) | 0;
	}
	if (at < bytes.length) {
		a = (a + word(at)) | 0;
		b = (b + word(at + 4)) | 0;
		c = (c + word(at + 8)) | 0;
		c = (c ^ b) - rotate(b, 14);
		a = (a ^ c) - rotate(c, 11);
		b = (b ^ a) - rotate(a, 25);
		c = (c ^ b) - rotate(b, 16);
		a = (a ^ c) - rotate(c, 4);
		b = (b ^ a) - rotate(a, 14);
		c = (c ^ b) - rotate(b, 24);
	}
	return u32(c >>> 0);
}

/** A structure with its checksum. */
export const summed = (...parts) => {
	const bytes = join(parts);
	return join(bytes, checksum(bytes));
};

/** A file that grows: `put` gives the address of what was put. The superblock is written last. */
export class Hdf5Bytes {
	#bytes;
	#at = 48;

	constructor(mostBytes = 2 ** 24) {
		this.#bytes = new Uint8Array(mostBytes);
	}

	get address() {
		return this.#at;
	}

	put(...parts) {
		const address = this.#at;
		for (const part of parts.flat(3)) {
			this.#bytes.set(part, this.#at);
			this.#at += part.length;
		}
		return address;
	}

	/** The file, with the group at `root`. */
	finish(root) {
		const head = join(
			[0x89, ...chars("HDF\r\n\x1a\n")].map((byte) => u8(byte)),
			u8(2, 8, 8, 0),
			u64(0),
			UNDEFINED,
			u64(this.#at),
			u64(root),
		);
		this.#bytes.set(join(head, checksum(head)), 0);
		return this.#bytes.slice(0, this.#at);
	}
}

/** A message of a header of version 2. */
export const message = (type, body, flags = 0) => join(u8(type), u16(body.length), u8(flags), body);
/** An object header of version 2. */
export const header = (...messages) => {
	const body = join(messages);
	return summed(chars("OHDR"), u8(2, 2), u32(body.length), body);
};
export const continuation = (...messages) => summed(chars("OCHK"), messages);
export const continued = (address, length) => message(0x10, join(u64(address), u64(length)));

const LINK_INFO = message(0x02, join(u8(0, 0), UNDEFINED, UNDEFINED));
/** A group with these links in its header, and further messages. */
export const group = (links, ...more) => header(LINK_INFO, links, more);
/** One piece of memory: cases make hundreds of thousands of them. */
export const hard = (name, address) => {
	const encoded = chars(name);
	const bytes = new Uint8Array(encoded.length + 16);
	bytes.set([
		0x06,
		(encoded.length + 12) & 255,
		(encoded.length + 12) >> 8,
		0,
		1,
		1,
		encoded.length & 255,
		encoded.length >> 8,
	]);
	bytes.set(encoded, 8);
	new DataView(bytes.buffer).setBigUint64(encoded.length + 8, BigInt(address), true);
	return bytes;
};
export const soft = (name, target) => {
	const [own, other] = [chars(name), chars(target)];
	return message(0x06, join(u8(1, 9, 1), u16(own.length), own, u16(other.length), other));
};

export const INT8 = join(u8(0x10, 0x08, 0, 0), u32(1), u16(0), u16(8));
export const INT32 = join(u8(0x10, 0x08, 0, 0), u32(4), u16(0), u16(32));
export const FLOAT64 = join(u8(0x11, 0x20, 63, 0), u32(8), u16(0), u16(64), u8(52, 11, 0, 52), u32(1023));
export const fixedText = (bytes) => join(u8(0x13, 0, 0, 0), u32(bytes));
export const TEXT = join(u8(0x19, 1, 0, 0), u32(16), fixedText(1));
export const sequenceOf = (base) => join(u8(0x19, 0, 0, 0), u32(16), base);
export const REFERENCE = join(u8(0x17, 0, 0, 0), u32(8));
export const REGION = join(u8(0x17, 1, 0, 0), u32(12));
/** Members [name, offset, type], version 3. */
export const compound = (sizeBytes, members) => {
	const width = Math.floor(Math.log2(sizeBytes) / 8) + 1;
	return join(
		u8(0x36, members.length & 255, members.length >> 8, 0),
		u32(sizeBytes),
		...members.map(([name, offset, type]) => join(chars(name), u8(0), u32(offset).subarray(0, width), type)),
	);
};
export const arrayOf = (shape, sizeBytes, base) =>
	join(u8(0x3a, 0, 0, 0), u32(sizeBytes), u8(shape.length), ...shape.map(u32), base);
export const SCALAR = u8(2, 0, 0, 0);
export const space = (...shape) => join(u8(2, shape.length, 0, 1), ...shape.map(u64));
/** Lengths at most behind the lengths; undefined is unlimited. */
export const growing = (shape, most) =>
	join(u8(2, shape.length, 1, 1), ...shape.map(u64), ...most.map((length) => u64(length ?? -1)));

/** The body of an attribute message of version 3. */
export const attributeBody = (name, type, dataspace, data) => {
	const encoded = join(chars(name), u8(0));
	return join(
		u8(3, 0),
		u16(encoded.length),
		u16(type.length),
		u16(dataspace.length),
		u8(1),
		encoded,
		type,
		dataspace,
		data,
	);
};
export const attribute = (...of) => message(0x0c, attributeBody(...of));

export const contiguous = (address, sizeBytes) =>
	join(u8(3, 1), address === undefined ? UNDEFINED : u64(address), u64(sizeBytes));
/** Layout of version 3 with the B-tree of version 1 at an address. */
export const chunked = (address, chunkShape, elementBytes) =>
	join(
		u8(3, 2, chunkShape.length + 1),
		address === undefined ? UNDEFINED : u64(address),
		...chunkShape.map(u32),
		u32(elementBytes),
	);
/** Layout of version 4: `index` are the bytes from its type on. */
export const chunked4 = (chunkShape, elementBytes, index) =>
	join(u8(4, 2, 0, chunkShape.length + 1, 8), ...chunkShape.map(u64), u64(elementBytes), index);
/** A dataset of a type and a dataspace, with a layout and further messages. */
export const dataset = (type, dataspace, layout, ...more) =>
	header(message(0x03, type), message(0x01, dataspace), message(0x08, layout), ...more);
export const filters = (...ids) =>
	message(0x0b, join(u8(2, ids.length), ...ids.map((id) => join(u16(id), u16(0), u16(0)))));

/** A collection of the global heap with objects 1, 2, …. */
export const collection = (...objects) => {
	const body = objects.map((object, i) =>
		join(u16(i + 1), u16(1), u32(0), u64(object.length), object, new Uint8Array((8 - (object.length % 8)) % 8)),
	);
	const bytes = body.reduce((sum, { length }) => sum + length, 16);
	return join(chars("GCOL"), u8(1, 0, 0, 0), u64(bytes), ...body);
};
/** An element of variable length. */
export const inHeap = (length, address, index = 1) => join(u32(length), u64(address), u32(index));

/** A B-tree of version 2 of one leaf. Gives its address. */
export function leafTree(file, type, recordBytes, records, claimed = records.length) {
	const leaf = summed(chars("BTLF"), u8(0, type), records);
	const node = file.put(leaf);
	return file.put(
		summed(
			chars("BTHD"),
			u8(0, type),
			u32(leaf.length),
			u16(recordBytes),
			u16(0),
			u8(85, 40),
			u64(node),
			u16(records.length),
			u64(claimed),
		),
	);
}

/** A fractal heap of one direct block of `blockBytes` with an object behind its head. Gives its address and the place of the object. */
export function heapOf(file, object, { blockBytes, filter = u8(), stored } = {}) {
	const size = blockBytes ?? 2 ** Math.ceil(Math.log2(object.length + 32));
	const head = join(chars("FHDB"), u8(0), u64(0), u32(0));
	const block = new Uint8Array(stored === undefined ? size : 0);
	if (stored === undefined) {
		block.set(head);
		block.set(object, head.length);
	}
	const root = file.put(stored ?? block);
	const address = file.put(
		summed(
			chars("FRHP"),
			u8(0),
			u16(8),
			u16(filter.length),
			u8(0),
			u32(2 ** 15),
			u64(0),
			UNDEFINED,
			u64(0),
			UNDEFINED,
			u64(size),
			u64(size),
			new Uint8Array(48),
			u16(4),
			u64(size),
			u64(size),
			u16(32),
			u16(1),
			u64(root),
			u16(0),
			filter.length === 0 ? [] : [u64((stored ?? block).length), u32(0), filter],
		),
	);
	return { address, offset: head.length };
}

/** The identifier of a managed object of such a heap, as long as records have it. */
export const heapId = (offset, length, bytes) => join(u8(0), u32(offset), u32(length)).slice(0, bytes);

/** A group of version 1 in a header of version 2: entries are [name offset, address] or, of soft links, [name offset, undefined, path offset]. */
export function oldGroup(file, names, nodes, children = nodes.length) {
	const data = file.put(names);
	const heap = file.put(chars("HEAP"), u8(0, 0, 0, 0), u64(names.length), u64(1), u64(data));
	const places = nodes.map((entries) =>
		file.put(
			chars("SNOD"),
			u8(1, 0),
			u16(entries.length),
			entries.map(([name, address, path]) =>
				join(u64(name), u64(address ?? 0), u32(path === undefined ? 0 : 2), u32(0), u32(path ?? 0), u32(0), u64(0)),
			),
		),
	);
	const pointers = Array.from({ length: children }, (_, i) => join(u64(places[i % places.length]), u64(0)));
	const tree = file.put(chars("TREE"), u8(0, 0), u16(children), UNDEFINED, UNDEFINED, u64(0), pointers);
	return header(message(0x11, join(u64(tree), u64(heap))));
}

/** The same bytes many times over; where `digitsAt` is given, the number of each stands there in six digits. */
export function repeated(bytes, count, digitsAt) {
	const all = new Uint8Array(bytes.length * count);
	for (let i = 0; i < count; i++) {
		const at = i * bytes.length;
		all.set(bytes, at);
		for (let digit = 0, rest = i; digitsAt !== undefined && digit < 6; digit++, rest = Math.floor(rest / 10))
			all[at + digitsAt + 5 - digit] = 48 + (rest % 10);
	}
	return all;
}

/** The place of the digits in the name of an attribute message. */
export const ATTRIBUTE_DIGITS = 13;

import { crc32 } from "node:zlib";

/** A zip archive (APPNOTE 4.3) of members that are not compressed, whatever their names are. */
export function storedZip(members: Iterable<readonly [name: string, content: string | Uint8Array]>): Uint8Array {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [name, content] of members) {
		const bytes = Buffer.from(content);
		const names = Buffer.from(name);
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt32LE(crc32(bytes), 10);
		common.writeUInt32LE(bytes.length, 14);
		common.writeUInt32LE(bytes.length, 18);
		common.writeUInt16LE(names.length, 22);
		const begin = Buffer.from("PK\x03\x04", "latin1");
		const entry = Buffer.alloc(46);
		entry.write("PK\x01\x02", "latin1");
		common.copy(entry, 6);
		entry.writeUInt32LE(offset, 42);
		directory.push(entry, names);
		parts.push(begin, common, names, bytes);
		offset += begin.length + common.length + names.length + bytes.length;
	}
	const listed = Buffer.concat(directory);
	const end = Buffer.alloc(22);
	end.write("PK\x05\x06", "latin1");
	end.writeUInt16LE(directory.length / 2, 8);
	end.writeUInt16LE(directory.length / 2, 10);
	end.writeUInt32LE(listed.length, 12);
	end.writeUInt32LE(offset, 16);
	return new Uint8Array(Buffer.concat([...parts, listed, end]));
}

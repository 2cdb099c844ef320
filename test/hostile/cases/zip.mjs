import { crc32, deflateRawSync } from "node:zlib";

const text = new TextEncoder();
const open = "a.zip";
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const group = '{"zarr_format":3,"node_type":"group","attributes":{}}';

/** A zip of members `{ name, bytes, deflate?, size?, at? }`; `size` is what it claims, `at` shares the data of another member. */
function zip(members) {
	const parts = [];
	const entries = [];
	let offset = 0;
	const push = (bytes) => {
		parts.push(bytes);
		offset += bytes.length;
	};
	const places = [];
	for (const { name, bytes, deflate = false, size, at } of members) {
		const names = Buffer.from(name);
		const shared = at === undefined ? undefined : places[at];
		const stored = shared?.stored ?? (deflate ? deflateRawSync(bytes) : Buffer.from(bytes));
		const place = shared ?? { offset, stored, crc: crc32(bytes), size: bytes.length };
		places.push(place);
		if (shared === undefined) {
			const head = Buffer.alloc(30);
			head.writeUInt32LE(0x04034b50, 0);
			head.writeUInt16LE(20, 4);
			head.writeUInt16LE(deflate ? 8 : 0, 8);
			head.writeUInt32LE(place.crc, 14);
			head.writeUInt32LE(stored.length, 18);
			head.writeUInt32LE(size ?? place.size, 22);
			head.writeUInt16LE(names.length, 26);
			push(head);
			push(names);
			push(stored);
		}
		const entry = Buffer.alloc(46);
		entry.writeUInt32LE(0x02014b50, 0);
		entry.writeUInt16LE(20, 4);
		entry.writeUInt16LE(20, 6);
		entry.writeUInt16LE(deflate ? 8 : 0, 10);
		entry.writeUInt32LE(place.crc, 16);
		entry.writeUInt32LE(place.stored.length, 20);
		entry.writeUInt32LE(size ?? place.size, 24);
		entry.writeUInt16LE(names.length, 28);
		entry.writeUInt32LE(place.offset, 42);
		entries.push(entry, names);
	}
	const directory = Buffer.concat(entries);
	const end64 = Buffer.alloc(56);
	end64.writeUInt32LE(0x06064b50, 0);
	end64.writeBigUInt64LE(44n, 4);
	end64.writeBigUInt64LE(BigInt(members.length), 24);
	end64.writeBigUInt64LE(BigInt(members.length), 32);
	end64.writeBigUInt64LE(BigInt(directory.length), 40);
	end64.writeBigUInt64LE(BigInt(offset), 48);
	const locator = Buffer.alloc(20);
	locator.writeUInt32LE(0x07064b50, 0);
	locator.writeBigUInt64LE(BigInt(offset + directory.length), 8);
	locator.writeUInt32LE(1, 16);
	const end = Buffer.alloc(22, 0xff);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt32LE(0, 4);
	end.writeUInt16LE(0, 20);
	return Buffer.concat([...parts, directory, end64, locator, end]);
}

const file = (members) => () => new Map([[open, zip(members())]]);
const nested = (levels) => {
	let bytes = zip([{ name: "zarr.json", bytes: text.encode(group) }]);
	for (let i = 0; i < levels; i++) bytes = zip([{ name: "a.zip", bytes }]);
	return new Map([[open, bytes]]);
};
const groups = (count) => () => [
	{ name: "zarr.json", bytes: text.encode(group) },
	...many(count, (i) => ({ name: `g${i}/zarr.json`, bytes: text.encode(group), deflate: false })),
];

export const cases = [
	{ name: "10^5 groups", open, expect: "opens", files: file(groups(1e5)) },
	{ name: "200,000 groups", open, expect: "limit-exceeded", files: file(groups(2e5)) },
	{ name: "20 zips in each other", open, expect: "opens", files: () => nested(20) },
	{
		name: "20 zips in each other, one request at a time",
		open,
		expect: "opens",
		options: { concurrency: 1 },
		files: () => nested(20),
	},
	{ name: "2,000 zips in each other", open, expect: "limit-exceeded", files: () => nested(2000) },
	{
		name: "metadata of 480 MB of spaces",
		open,
		expect: "limit-exceeded",
		files: file(() => [
			{ name: "zarr.json", bytes: Buffer.concat([text.encode("{"), Buffer.alloc(480e6, 0x20)]), deflate: true },
		]),
	},
	{
		name: "10^5 groups whose documents are one block that inflates to a megabyte",
		open,
		expect: "limit-exceeded",
		files: file(() => [
			{ name: "zarr.json", bytes: Buffer.concat([text.encode(group), Buffer.alloc(1e6, 0x20)]), deflate: true },
			...many(1e5, (i) => ({ name: `g${i}/zarr.json`, bytes: [], deflate: true, at: 0, size: 1e6 + group.length })),
		]),
	},
	{
		name: "a member that claims to be of 4 GiB",
		open,
		expect: "limit-exceeded",
		files: file(() => [{ name: "zarr.json", bytes: text.encode(group), deflate: true, size: 2 ** 32 - 2 }]),
	},
	{
		name: "thousands of end records",
		open,
		expect: "corrupt-file",
		files: () => {
			const whole = zip(groups(20_000)());
			whole.writeUInt32LE(0, whole.length - 22 - 20 - 56 - 60); // the last entry is none
			const comment = Buffer.concat(many(2900, () => whole.subarray(-22)));
			return new Map([[open, Buffer.concat([whole, comment])]]);
		},
	},
];

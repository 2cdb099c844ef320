import { ByteWriter } from "../../../bench/byte-writer.mjs";

const TAG = {
	linked: 20,
	label: 104,
	numberType: 106,
	dimensions: 701,
	data: 702,
	group: 720,
	vdata: 1963,
	vdataHeader: 1962,
	vgroup: 1965,
};
const SPECIAL = 0x4000;
const [UINT8, CHAR] = [21, 4];
const DESCRIPTOR = 12;

const open = "f.hdf";
/** Made when it is asked for: only one case is made in a process. */
const file = (make) => () => new Map([[open, make()]]);
const range = (count) => Array.from({ length: count }, (_, i) => i);

/** A file of elements `[tag, ref, bytes]`; those with the same bytes share them, and `lengthBytes` may claim more. */
function hdf4(elements) {
	const out = new ByteWriter({ roomBytes: DESCRIPTOR * elements.length + 2 ** 16 });
	const perBlock = 65_000;
	const blocks = Math.ceil(elements.length / perBlock);
	const headBytes = 4 + 6 * blocks + DESCRIPTOR * elements.length;
	const places = new Map();
	let end = headBytes;
	for (const [, , bytes] of elements) {
		if (places.has(bytes)) continue;
		places.set(bytes, end);
		end += bytes.length;
	}
	out.u8(0x0e, 0x03, 0x13, 0x01);
	for (let block = 0; block < blocks; block++) {
		const own = elements.slice(block * perBlock, (block + 1) * perBlock);
		const next = block === blocks - 1 ? 0 : out.length + 6 + DESCRIPTOR * own.length;
		out.u16(own.length).u32(next);
		for (const [tag, ref, bytes, lengthBytes] of own)
			out.u16(tag, ref).u32(places.get(bytes), lengthBytes ?? bytes.length);
	}
	for (const bytes of places.keys()) out.bytes(bytes);
	return out.done();
}

const bytesOf = (write) => {
	const out = new ByteWriter();
	write(out);
	return out.done();
};
const text = (out, characters) => out.u16(characters.length).text(characters);

function vgroup(members, { name = "g", className = "" } = {}) {
	return bytesOf((out) => {
		out.u16(members.length, ...members.map(([tag]) => tag));
		out.u16(...members.map(([, ref]) => ref));
		text(text(out, name), className).u16(0, 0, 3, 0).u8(0);
	});
}

function vdata(records, { name = "v", className = "", type = UINT8, order = 1, fields = 1 } = {}) {
	return bytesOf((out) => {
		out
			.u16(0)
			.u32(records)
			.u16(order * fields, fields);
		for (const values of [() => type, () => order, (i) => i * order, () => order])
			for (let i = 0; i < fields; i++) out.u16(values(i));
		for (let i = 0; i < fields; i++) text(out, `f${i}`);
		text(text(out, name), className).u16(0, 0, 3, 0).u8(0);
	});
}

const NUMBER_TYPE = bytesOf((out) => out.u8(1, UINT8, 8, 1));
const dimensions = (...lengths) =>
	bytesOf((out) =>
		out
			.u16(lengths.length)
			.u32(...lengths)
			.u16(...range(1 + lengths.length).flatMap(() => [TAG.numberType, 1])),
	);
const members = (...pairs) => bytesOf((out) => out.u16(...pairs.flat()));

/** Data sets of the older interface, that share all but their names. */
function dataSets(count, lengths, data, lengthBytes) {
	const record = dimensions(...lengths);
	const list = members([TAG.dimensions, 1], [TAG.data, 1]);
	return [
		[TAG.numberType, 1, NUMBER_TYPE],
		[TAG.dimensions, 1, record],
		[TAG.data, 1, data, lengthBytes],
		...range(count).map((i) => [TAG.group, i + 1, list]),
	];
}

const linkedHeader = (lengthBytes, blockBytes, blocksPerTable) =>
	bytesOf((out) => out.u16(1).u32(lengthBytes, blockBytes, blocksPerTable).u16(1));

export const cases = [
	{ name: "60,000 data sets", open, expect: "opens", files: file(() => hdf4(dataSets(6e4, [4], new Uint8Array(4)))) },
	{
		name: "10^5 descriptors of nothing that is known",
		open,
		expect: "opens",
		files: file(() =>
			hdf4([
				...range(1e5).map((i) => [3000 + (i >> 16), i & 0xffff, NUMBER_TYPE]),
				...dataSets(1, [4], new Uint8Array(4)),
			]),
		),
	},
	{
		name: "descriptor blocks that lie in each other",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			// Every six bytes a block of 60,000 descriptors begins, whose next one is six bytes on.
			const out = new ByteWriter({ roomBytes: 4e6 }).u8(0x0e, 0x03, 0x13, 0x01);
			for (let i = 0; i < 5e5; i++) out.u16(60_000).u32(out.length + 4);
			return out.done();
		}),
	},
	{
		name: "descriptor blocks in a loop",
		open,
		expect: "corrupt-file",
		files: file(() => new ByteWriter().u8(0x0e, 0x03, 0x13, 0x01).u16(0).u32(4).done()),
	},
	{
		name: "60,000 Vgroups that hold each other in a circle",
		open,
		expect: "limit-exceeded",
		files: file(() => hdf4(range(6e4).map((i) => [TAG.vgroup, i + 1, vgroup([[TAG.vgroup, ((i + 1) % 6e4) + 1]])]))),
	},
	{
		name: "two Vgroups that hold each other",
		open,
		expect: "opens",
		files: file(() =>
			hdf4([
				[TAG.vgroup, 1, vgroup([[TAG.vgroup, 2]])],
				[TAG.vgroup, 2, vgroup([[TAG.vgroup, 1]])],
			]),
		),
	},
	{
		name: "60,000 Vgroups that share one list of 60,000 members",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const list = vgroup(range(6e4).map((i) => [TAG.vgroup, i + 1]));
			return hdf4(range(6e4).map((i) => [TAG.vgroup, i + 1, list]));
		}),
	},
	{
		name: "60,000 Vgroups of one name",
		open,
		expect: "opens",
		files: file(() => {
			const empty = vgroup([]);
			return hdf4(range(6e4).map((i) => [TAG.vgroup, i + 1, empty]));
		}),
	},
	{
		name: "a Vgroup that names 60,000 data sets twice",
		open,
		expect: "opens",
		files: file(() => {
			const sets = range(3e4).map((i) => [TAG.group, i + 1]);
			return hdf4([...dataSets(3e4, [4], new Uint8Array(4)), [TAG.vgroup, 1, vgroup([...sets, ...sets])]]);
		}),
	},
	{
		name: "a Vdata of 10^9 records",
		open,
		expect: "opens",
		files: file(() =>
			hdf4([
				[TAG.vdataHeader, 1, vdata(1e9)],
				[TAG.vdata, 1, new Uint8Array(64)],
			]),
		),
	},
	{
		name: "60,000 attributes that share one block",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const [head, values] = [vdata(1e6, { className: "Attr0.0" }), new Uint8Array(1e6)];
			return hdf4(
				range(6e4).flatMap((i) => [
					[TAG.vdataHeader, i + 1, head],
					[TAG.vdata, i + 1, values],
				]),
			);
		}),
	},
	{
		name: "60,000 texts that share one block",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const [head, values] = [
				vdata(1, { className: "Attr0.0", type: CHAR, order: 60_000 }),
				new Uint8Array(6e4).fill(65),
			];
			return hdf4(
				range(6e4).flatMap((i) => [
					[TAG.vdataHeader, i + 1, head],
					[TAG.vdata, i + 1, values],
				]),
			);
		}),
	},
	{
		name: "a Vdata of 60,000 fields",
		open,
		expect: "opens",
		files: file(() =>
			hdf4([
				[TAG.vdataHeader, 1, vdata(1, { fields: 6e4 })],
				[TAG.vdata, 1, new Uint8Array(6e4)],
			]),
		),
	},
	{
		name: "60,000 labels of one data set",
		open,
		expect: "opens",
		files: file(() => {
			const label = bytesOf((out) => out.u16(TAG.group, 1).text("l"));
			return hdf4([...dataSets(1, [4], new Uint8Array(4)), ...range(6e4).map((i) => [TAG.label, i + 1, label])]);
		}),
	},
	{
		name: "a data set of 20,000 dimensions",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			hdf4(
				dataSets(
					1,
					range(20_000).map(() => 1),
					new Uint8Array(4),
				),
			),
		),
	},
	{
		name: "data sets of a prime length that is beyond the file",
		open,
		expect: "truncated-file",
		files: file(() => hdf4(dataSets(3e4, [2 ** 31 - 1, 999_983], new Uint8Array(4), 2 ** 31 - 1))),
	},
	{
		name: "linked blocks that are never written, 2^31 bytes of them",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			hdf4([
				...dataSets(1, [2 ** 31 - 1], NUMBER_TYPE).filter(([tag]) => tag !== TAG.data),
				[TAG.data | SPECIAL, 1, linkedHeader(2 ** 31 - 1, 2 ** 31 - 1, 1)],
				[TAG.linked, 1, new Uint8Array(4)],
			]),
		),
	},
	{
		name: "50,000 tables of linked blocks that share one list of a million blocks",
		open,
		expect: "opens",
		files: file(() => {
			const tables = range(5e4).map((i) => bytesOf((out) => out.u16(i + 2)));
			// The first two bytes of a table are the number of the next: all begin at one of these, and run on into the same list.
			const list = Buffer.concat([...tables, new Uint8Array(2e6)]);
			const bytes = hdf4([
				...dataSets(1, [4], NUMBER_TYPE).filter(([tag]) => tag !== TAG.data),
				[TAG.data | SPECIAL, 1, linkedHeader(2 ** 31 - 1, 1, 2 ** 30)],
				[TAG.linked, 65_000, list],
				...range(5e4).map((i) => [TAG.linked, i + 1, tables[i], 2e6]),
			]);
			const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
			const begin = bytes.indexOf(0) >= 0 ? placeOf(bytes, 65_000) : 0;
			for (let at = 10; at < 10 + DESCRIPTOR * (5e4 + 6); at += DESCRIPTOR) {
				const [tag, ref] = [view.getUint16(at), view.getUint16(at + 2)];
				if (tag === TAG.linked && ref <= 5e4) view.setUint32(at + 4, begin + 2 * (ref - 1));
			}
			return bytes;
		}),
	},
	{
		name: "20,000 linked blocks that are all one of 100,000 bytes",
		open,
		expect: "opens",
		files: file(() => {
			const table = bytesOf((out) => out.u16(0, ...range(2e4).map(() => 2)));
			return hdf4([
				...dataSets(1, [2e9], NUMBER_TYPE).filter(([tag]) => tag !== TAG.data),
				[TAG.data | SPECIAL, 1, linkedHeader(2e9, 1e5, 2e4)],
				[TAG.linked, 1, table],
				[TAG.linked, 2, new Uint8Array(1e5)],
			]);
		}),
	},
	{
		name: "compressed metadata that claim 2^31 bytes",
		open,
		expect: "opens",
		files: file(() =>
			hdf4([
				...dataSets(1, [4], new Uint8Array(4)),
				[
					TAG.vgroup | SPECIAL,
					1,
					bytesOf((out) =>
						out
							.u16(3, 0)
							.u32(2 ** 31 - 1)
							.u16(1, 0, 4, 6),
					),
				],
				[40, 1, new Uint8Array(100)],
			]),
		),
	},
];

/** Where the linked block of a number is. */
function placeOf(bytes, wanted) {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	for (let at = 10; ; at += DESCRIPTOR)
		if (view.getUint16(at) === TAG.linked && view.getUint16(at + 2) === wanted) return view.getUint32(at + 4);
}

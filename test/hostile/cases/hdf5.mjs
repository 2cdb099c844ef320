import { deflateSync } from "node:zlib";
import {
	ATTRIBUTE_DIGITS,
	arrayOf,
	attribute,
	attributeBody,
	chars,
	chunked,
	chunked4,
	collection,
	compound,
	contiguous,
	continuation,
	continued,
	dataset,
	FLOAT64,
	filters,
	fixedText,
	group,
	growing,
	Hdf5Bytes,
	hard,
	header,
	heapId,
	heapOf,
	INT8,
	INT32,
	inHeap,
	join,
	leafTree,
	message,
	oldGroup,
	REFERENCE,
	REGION,
	repeated,
	SCALAR,
	sequenceOf,
	soft,
	space,
	summed,
	TEXT,
	UNDEFINED,
	u8,
	u16,
	u32,
	u64,
} from "../hdf5-file.mjs";

const open = "f.h5";
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));
/** Made when it is asked for; `make` puts structures into a file and gives the bytes of its root group. */
const file =
	(make, mostBytes = 2 ** 24) =>
	() => {
		const made = new Hdf5Bytes(mostBytes);
		return new Map([[open, made.finish(made.put(make(made)))]]);
	};
/** A file with one dataset. */
const one = (make, mostBytes) => file((made) => group([hard("d", made.put(make(made)))]), mostBytes);
const opens = (name, files) => ({ name, open, expect: "opens", files });
const refuses = (name, files, expect = "limit-exceeded") => ({ name, open, expect, files });

const smallData = (made) => contiguous(made.put(u32(1), u32(2)), 8);
const small = (made, ...more) => dataset(INT32, space(2), smallData(made), ...more);
const denseInfo = (heap, tree) => message(0x15, join(u8(0, 0), u64(heap), u64(tree)));
/** `count` names of attributes that are all one object of a heap. */
const sameAttribute = (made, body, count) => {
	const { address, offset } = heapOf(made, body);
	const id = heapId(offset, body.length, 8);
	const records = many(count, (i) => join(id, u8(0), u32(i), u32(i)));
	return denseInfo(address, leafTree(made, 8, 17, records));
};
const lengthOf = (...parts) => join(...parts).length;
/** A selection of a virtual dataset: a regular hyperslab of one dimension, version 2. */
const regular = (start, stride, count, block) =>
	join(u32(2), u32(2), u8(1), u32(36), u32(1), u64(start), u64(stride), u64(count), u64(block));
const ALL = join(u32(3), u32(1), u32(0), u32(0));
const virtual = (made, mappings, claimed = mappings.length) =>
	join(u8(4, 3), u64(made.put(collection(join(u8(0), u64(claimed), mappings)))), u32(1));
const mapping = (source, target) => join(chars("."), u8(0), chars("/d"), u8(0), source, target);

const attributes = [
	refuses(
		"10^5 attributes whose text is one object of the global heap",
		file((made) => {
			const heap = made.put(collection(new Uint8Array(50_000).fill(65)));
			return group([], repeated(attribute("000000", TEXT, SCALAR, inHeap(50_000, heap)), 1e5, ATTRIBUTE_DIGITS));
		}),
	),
	refuses(
		"60,000 dense attributes that are one object of a heap",
		file((made) =>
			group([], sameAttribute(made, attributeBody("a", FLOAT64, space(7500), new Uint8Array(60_000)), 60_000)),
		),
	),
	refuses(
		"60,000 dense attributes that are one compound of thousands of members",
		file((made) => {
			const type = compound(
				1,
				many(3000, (i) => [`m${i}`, 0, INT8]),
			);
			return group([], sameAttribute(made, attributeBody("a", type, SCALAR, u8(1)), 60_000));
		}),
	),
	refuses(
		"30,000 objects that share one block of a header with 900 attributes",
		file((made) => {
			const block = continuation(many(900, (i) => attribute(`a${i}`, INT32, SCALAR, u32(i))));
			const at = made.put(block);
			const links = many(30_000, (i) => hard(`g${i}`, made.put(group([], continued(at, block.length)))));
			return group(links);
		}),
	),
	refuses(
		"an attribute of 50 MB of numbers",
		file((made) => {
			const body = attributeBody("a", FLOAT64, space(6_500_000), new Uint8Array(52_000_000));
			const at = made.put(body);
			// A huge object, whose identifier is a key of a B-tree.
			const huge = leafTree(made, 1, 24, [join(u64(at), u64(body.length), u64(1))]);
			const heap = made.put(
				summed(
					chars("FRHP"),
					u8(0),
					u16(8),
					u16(0),
					u8(0),
					u32(4096),
					u64(2),
					u64(huge),
					u64(0),
					UNDEFINED,
					new Uint8Array(64),
					u16(4),
					u64(512),
					u64(512),
					u16(32),
					u16(1),
					UNDEFINED,
					u16(0),
				),
			);
			const records = [join(u8(0x10), u64(1).subarray(0, 7), u8(0), u32(0), u32(0))];
			return group([], denseInfo(heap, leafTree(made, 8, 17, records)));
		}, 2 ** 26),
	),
	opens(
		"10^5 attributes of one object",
		file(() => group([], repeated(attribute("000000", INT32, SCALAR, u32(7)), 1e5, ATTRIBUTE_DIGITS))),
	),
	opens(
		"an attribute of 2^40 elements in 8 bytes",
		one((made) => small(made, attribute("a", INT32, space(2 ** 40), u64(0)))),
	),
	opens(
		"an attribute of 32 dimensions of 2^53 - 1",
		one((made) => small(made, attribute("a", INT32, space(...many(32, () => 2 ** 53 - 1)), u64(0)))),
	),
	opens(
		"an attribute of an array of 2^31 elements",
		one((made) => small(made, attribute("a", arrayOf([2 ** 31 - 1], 2 ** 31 - 1, INT8), SCALAR, u64(0)))),
	),
	refuses(
		"an attribute of compounds whose 1,500 members are one byte",
		file(() => {
			const type = compound(
				1,
				many(1500, (i) => [`m${i}`, 0, INT8]),
			);
			return group(
				[],
				many(100, (i) => attribute(`a${i}`, type, space(20_000), new Uint8Array(20_000))),
			);
		}),
	),
	refuses(
		"sequences of sequences that are each other",
		file((made) => {
			const at = made.address + 32;
			const own = join(many(4000, () => inHeap(4000, at - 32)));
			made.put(collection(own));
			const type = many(20, () => 0).reduce((base) => sequenceOf(base), INT8);
			return group([], attribute("a", type, SCALAR, inHeap(4000, at - 32)));
		}),
	),
	refuses(
		"10^5 references to a region of 50,000 blocks",
		file((made) => {
			const blocks = join(u64(48), u32(2), u32(2), u8(1), u32(36), u32(1), u64(0), u64(2), u64(50_000), u64(1));
			const heap = made.put(collection(blocks));
			const data = join(many(5000, () => join(u64(heap), u32(1))));
			return group(
				[],
				many(20, (i) => attribute(`a${i}`, REGION, space(5000), data)),
			);
		}),
	),
	refuses(
		"texts of 6 MB of single letters between NULs",
		file(() => {
			const data = new Uint8Array(60_000).map((_, i) => (i % 2 === 0 ? 97 + (i % 26) : 0));
			return group(
				[],
				attribute("_NCProperties", fixedText(1), SCALAR, u8(65)),
				many(100, (i) => attribute(`a${i}`, fixedText(60_000), SCALAR, data)),
			);
		}),
	),
	refuses(
		"10^5 datasets of one enumeration of 4,000 members",
		file((made) => {
			const members = many(4000, (i) => join(chars(`m${i}`), u8(0)));
			const type = join(u8(0x38, 4000 & 255, 4000 >> 8, 0), u32(4), INT32, ...members, many(4000, u32));
			const at = made.put(header(message(0x03, type)));
			const shared = message(0x03, join(u8(3, 2), u64(at)), 0x02);
			const layout = message(0x08, contiguous(undefined, 8));
			return group(many(1e5, (i) => hard(`d${i}`, made.put(header(shared, message(0x01, space(2)), layout)))));
		}),
	),
];

const trees = [
	opens(
		"30,000 datasets",
		file((made) =>
			group(
				many(30_000, (i) => hard(`d${i}`, made.put(small(made, attribute("units", fixedText(1), SCALAR, u8(75)))))),
			),
		),
	),
	refuses(
		"10^5 datasets of one group, in 9 MB",
		file((made) =>
			group(many(1e5, (i) => hard(`d${i}`, made.put(dataset(INT32, space(2), contiguous(undefined, 8)))))),
		),
	),
	refuses(
		"10^5 datasets of different lengths, in 9 MB",
		file((made) =>
			group(many(1e5, (i) => hard(`d${i}`, made.put(dataset(INT32, space(i + 1), contiguous(undefined, 4 * i + 4)))))),
		),
	),
	opens(
		"10^5 groups",
		file((made) => group(many(1e5, (i) => hard(`g${i}`, made.put(group([])))))),
	),
	refuses(
		"10^5 hard links to one dataset, in 2 MB",
		file((made) => {
			const at = made.put(small(made, attribute("units", fixedText(1), SCALAR, u8(75))));
			return group(many(1e5, (i) => hard(`l${i}`, at)));
		}),
	),
	opens(
		"10^5 hard links to one group",
		file((made) => {
			const at = made.put(group([hard("d", made.put(small(made)))]));
			return group(many(1e5, (i) => hard(`l${i}`, at)));
		}),
	),
	refuses(
		"10^5 hard links to a dataset with 100 attributes",
		file((made) => {
			const at = made.put(
				small(
					made,
					many(100, (i) => attribute(`a${i}`, INT32, SCALAR, u32(i))),
				),
			);
			return group(many(1e5, (i) => hard(`l${i}`, at)));
		}),
	),
	refuses(
		"400,000 hard links",
		file((made) => {
			const at = made.put(small(made));
			return group(many(4e5, (i) => hard(`${i}`, at)));
		}),
	),
	refuses(
		"200,000 groups",
		file((made) => group(many(2e5, (i) => hard(`${i}`, made.put(group([])))))),
	),
	refuses(
		"10^5 groups inside each other",
		file((made) => {
			let at = made.put(group([]));
			for (let i = 0; i < 1e5; i++) at = made.put(group([hard("g", at)]));
			return group([hard("g", at)]);
		}),
	),
	refuses(
		"200 groups inside each other with names of 40 kB, and 2,000 links in the last",
		file((made) => {
			const at = made.put(small(made));
			let inner = made.put(group(many(2000, (i) => hard(`l${i}`, at))));
			for (let i = 0; i < 200; i++) inner = made.put(group([hard("n".repeat(40_000), inner)]));
			return group([hard("g", inner)]);
		}),
	),
	opens(
		"a group that holds itself 1,000 times",
		file((made) => {
			const root = made.address;
			return group([...many(1000, (i) => hard(`self${i}`, root)), soft("again", "/self0/self1")]);
		}),
	),
	refuses(
		"soft links that lead to each other, 10^5 of them",
		file((made) => group([...many(1e5, (i) => soft(`s${i}`, `s${i + 1}`)), hard("s100000", made.put(small(made)))])),
	),
	refuses(
		"10^5 soft links that share a path of 400,000 names",
		file((made) => {
			const names = join(u8(0), chars("a"), u8(0), chars("a/".repeat(4e5)), u8(0));
			const self = made.put(group([]));
			return oldGroup(made, names, [
				[[1, self]],
				many(50_000, () => [1, undefined, 3]),
				many(50_000, () => [1, undefined, 3]),
			]);
		}),
	),
	refuses(
		"60,000 links that share a name of 1 MB",
		file((made) => oldGroup(made, join(chars("n".repeat(1e6)), u8(0)), [many(60_000, (i) => [i, 48])])),
	),
	refuses(
		"a symbol table node that is reached 60,000 times",
		file((made) => oldGroup(made, chars("\0abc\0"), [many(100, () => [1, 48])], 60_000)),
		"corrupt-file",
	),
	refuses(
		"the B-tree of a group that leads to itself",
		file((made) => {
			const heap = made.put(chars("HEAP"), u8(0, 0, 0, 0), u64(0), u64(-1), u64(0));
			const tree = made.address;
			made.put(chars("TREE"), u8(0, 1), u16(1), UNDEFINED, UNDEFINED, u64(0), u64(tree), u64(0));
			return header(message(0x11, join(u64(tree), u64(heap))));
		}),
		"corrupt-file",
	),
	refuses(
		"60,000 dense links that are one object with a name of 60 kB",
		file((made) => {
			const body = hard("n".repeat(60_000), 48).slice(4);
			const { address, offset } = heapOf(made, body);
			const id = heapId(offset, body.length, 7);
			const tree = leafTree(
				made,
				5,
				11,
				many(60_000, (i) => join(u32(i), id)),
			);
			return header(message(0x02, join(u8(0, 0), u64(address), u64(tree))));
		}),
	),
	refuses(
		"2 million empty messages",
		file(() => group([], repeated(message(0x06, u8()), 2e6))),
	),
	opens(
		"2 million messages of no meaning",
		file(() => group([], repeated(message(0x16, u8()), 2e6))),
	),
	opens(
		"60,000 blocks of one header, one behind the other",
		file((made) => {
			const last = continuation(message(0x16, u8()));
			let next = { at: made.put(last), length: last.length };
			for (let i = 0; i < 60_000; i++) {
				const block = continuation(continued(next.at, next.length));
				next = { at: made.put(block), length: block.length };
			}
			return group([], continued(next.at, next.length));
		}),
	),
	refuses(
		"a header that continues in itself",
		file((made) => {
			const at = made.address;
			const length = lengthOf(continuation(continued(0, 0)));
			made.put(continuation(continued(at, length)));
			return group([], continued(at, length));
		}),
		"corrupt-file",
	),
	opens(
		"40,000 datasets that refer to one scale",
		file((made) => {
			const scale = made.put(
				dataset(INT32, space(2), smallData(made), attribute("CLASS", fixedText(15), SCALAR, chars("DIMENSION_SCALE"))),
			);
			const heap = made.put(collection(u64(scale)));
			const list = message(0x0c, attributeBody("DIMENSION_LIST", sequenceOf(REFERENCE), space(1), inHeap(1, heap)));
			return group([
				hard("x", scale),
				...many(4e4, (i) => hard(`d${i}`, made.put(dataset(INT32, space(2), contiguous(undefined, 8), list)))),
			]);
		}),
	),
];

const claims = [
	refuses(
		"32 dimensions of 2^53 - 1",
		one(() => dataset(INT32, space(...many(32, () => 2 ** 53 - 1)), contiguous(undefined, 8))),
		"limit-exceeded",
	),
	refuses(
		"32 dimensions of 2^63",
		one(() => dataset(INT32, space(...many(32, () => 2n ** 63n)), contiguous(undefined, 8))),
		"corrupt-file",
	),
	opens(
		"chunks of 2^32 - 1 by 2^32 - 1",
		one(() => dataset(INT32, space(2 ** 40, 2 ** 40), chunked(undefined, [2 ** 32 - 1, 2 ** 32 - 1], 4))),
	),
	refuses(
		"a chunk index of one node that leads to itself",
		one((made) => {
			const tree = made.address;
			const key = join(u32(4), u32(0), u64(0), u64(0));
			made.put(chars("TREE"), u8(1, 1), u16(1), UNDEFINED, UNDEFINED, key, u64(tree), key, new Uint8Array(4096));
			return dataset(INT32, space(2), chunked(tree, [1], 4));
		}),
		"corrupt-file",
	),
	refuses(
		"a fixed array of 10^9 chunks",
		one((made) => {
			const at = made.put(summed(chars("FAHD"), u8(0, 0, 8, 10), u64(1e9), u64(48)));
			return dataset(INT8, space(1e9), chunked4([1], 1, join(u8(3, 10), u64(at))));
		}),
		"corrupt-file",
	),
	refuses(
		"an extensible array of 2^60 chunks",
		one((made) => {
			const at = made.put(summed(chars("EAHD"), u8(0, 0, 8, 60, 4, 16, 4, 10), new Uint8Array(48), u64(48)));
			return dataset(INT8, growing([2 ** 40], [undefined]), chunked4([1], 1, join(u8(4, 60, 4, 4, 16, 10), u64(at))));
		}),
		"truncated-file",
	),
	opens(
		"a B-tree of 2^60 chunks in one leaf",
		one((made) => {
			const tree = leafTree(
				made,
				10,
				24,
				many(10, (i) => join(u64(48), u64(i), u64(0))),
				2n ** 52n,
			);
			return dataset(
				INT8,
				growing([1000, 1000], [undefined, undefined]),
				chunked4([1, 1], 1, join(u8(5), u32(4096), u8(85, 40), u64(tree))),
			);
		}),
	),
	opens(
		"chunks of one byte without an index",
		one((made) => {
			const at = made.put(new Uint8Array(8e6));
			return dataset(INT8, space(8e6), chunked4([1], 1, join(u8(2), u64(at))));
		}),
	),
	refuses(
		"text of 2^31 bytes",
		one(() => dataset(fixedText(2 ** 31 - 1), space(4), contiguous(undefined, 8))),
	),
	refuses(
		"an array type of 2^31 elements",
		one(() => dataset(arrayOf([2 ** 31 - 1], 2 ** 31 - 1, INT8), space(2 ** 31), contiguous(undefined, 8))),
	),
	refuses(
		"an array type of 200 dimensions",
		one(() =>
			dataset(
				arrayOf(
					many(200, () => 1),
					1,
					INT8,
				),
				space(4),
				contiguous(undefined, 8),
			),
		),
	),
	refuses(
		"types nested 5,000 deep",
		one(() =>
			dataset(
				many(5000, () => 0).reduce((base) => sequenceOf(base), INT8),
				space(4),
				contiguous(undefined, 8),
			),
		),
		"corrupt-file",
	),
	refuses(
		"10^5 hard links to a compound of 3,000 members",
		file((made) => {
			const type = compound(
				3000,
				many(3000, (i) => [`m${i}`, i, INT8]),
			);
			const at = made.put(dataset(type, space(4), contiguous(undefined, 12_000)));
			return group(many(1e5, (i) => hard(`l${i}`, at)));
		}),
	),
	refuses(
		"a fill value of 1 GB",
		one((made) => small(made, message(0x05, join(u8(3, 0x2a), u32(2 ** 30), u32(7))))),
		"corrupt-file",
	),
	refuses(
		"a list of 60,000 external files in 8 bytes",
		one(() =>
			dataset(
				INT32,
				space(2),
				contiguous(undefined, 8),
				message(0x07, join(u8(1, 0, 0, 0), u16(0), u16(60_000), u64(48), u64(0))),
			),
		),
		"corrupt-file",
	),
	refuses(
		"10^5 hard links to a dataset with 2,500 external files",
		file((made) => {
			const data = made.put(chars("abcdefg\0"));
			const heap = made.put(chars("HEAP"), u8(0, 0, 0, 0), u64(8), u64(1), u64(data));
			const slots = many(2500, () => join(u64(0), u64(0), u64(4)));
			const list = message(0x07, join(u8(1, 0, 0, 0), u16(2500), u16(2500), u64(heap), slots));
			const at = made.put(dataset(INT32, space(2500), contiguous(undefined, 1e4), list));
			return group(many(1e5, (i) => hard(`l${i}`, at)));
		}),
	),
	refuses(
		"a filtered heap block of 2^40 bytes",
		file((made) => {
			const stored = deflateSync(new Uint8Array(1e6));
			const { address, offset } = heapOf(made, u8(), { blockBytes: 2 ** 40, stored, filter: filters(1).slice(4) });
			const tree = leafTree(made, 5, 11, [join(u32(0), heapId(offset, 20, 7))]);
			return header(message(0x02, join(u8(0, 0), u64(address), u64(tree))));
		}),
	),
];

const data = [
	refuses(
		"10^5 elements that are one text of 1 MB",
		one((made) => {
			const heap = made.put(collection(new Uint8Array(1e6).fill(65)));
			const element = inHeap(1e6, heap);
			const at = made.put(many(1e5, () => element));
			return dataset(TEXT, space(1e5), contiguous(at, 1.6e6));
		}),
	),
	refuses(
		"10^5 elements that are one sequence of 1 MB",
		one((made) => {
			const heap = made.put(collection(new Uint8Array(1e6)));
			const element = inHeap(1e6, heap);
			const at = made.put(many(1e5, () => element));
			return dataset(sequenceOf(INT8), space(1e5), contiguous(at, 1.6e6));
		}),
	),
	opens(
		"a text of 4 GB in an object of 8 bytes",
		one((made) => {
			const heap = made.put(collection(chars("12345678")));
			return dataset(TEXT, space(1), contiguous(made.put(inHeap(2 ** 32 - 1, heap)), 16));
		}),
	),
	refuses(
		"a sequence of 4 GB in an object of 8 bytes",
		one((made) => {
			const heap = made.put(collection(chars("12345678")));
			return dataset(sequenceOf(INT8), space(1), contiguous(made.put(inHeap(2 ** 32 - 1, heap)), 16));
		}),
		"corrupt-file",
	),
	refuses(
		"a collection of the global heap of 2 GB",
		one((made) => {
			const heap = made.put(chars("GCOL"), u8(1, 0, 0, 0), u64(2 ** 31), new Uint8Array(4096));
			return dataset(TEXT, space(1), contiguous(made.put(inHeap(8, heap)), 16));
		}),
		"truncated-file",
	),
	refuses(
		"a chunk of 4 bytes that inflates to 1 GB",
		one((made) => {
			const bomb = deflateSync(new Uint8Array(2 ** 28));
			const chunk = made.put(bomb);
			const end = join(u32(0), u32(0), u64(2), u64(0));
			const tree = made.put(
				chars("TREE"),
				u8(1, 0),
				u16(1),
				UNDEFINED,
				UNDEFINED,
				u32(bomb.length),
				u32(0),
				u64(0),
				u64(0),
				u64(chunk),
				end,
				new Uint8Array(4096),
			);
			return dataset(INT32, space(2), chunked(tree, [2], 4), filters(1));
		}),
		"corrupt-chunk",
	),
	refuses(
		"a virtual dataset of 150,000 mappings, growing",
		file((made) => {
			const mappings = many(150_000, () => mapping(ALL, ALL));
			return group([
				hard("d", made.put(small(made))),
				hard("v", made.put(dataset(INT32, space(...many(32, () => 2)), virtual(made, mappings)))),
			]);
		}),
	),
	refuses(
		"a virtual dataset of 2^52 mappings in 100 bytes",
		file((made) =>
			group([
				hard("d", made.put(small(made))),
				hard("v", made.put(dataset(INT32, space(2), virtual(made, [mapping(ALL, ALL)], 2 ** 52)))),
			]),
		),
		"corrupt-file",
	),
	refuses(
		"1,000 mappings of 4 million runs each",
		file((made) => {
			const runs = regular(0, 2, 4e6, 1);
			const mappings = many(1000, () => mapping(runs, runs));
			return group([
				hard("d", made.put(small(made))),
				hard("v", made.put(dataset(INT32, space(8e6), virtual(made, mappings)))),
			]);
		}),
	),
	refuses(
		"a virtual dataset without end that takes of itself",
		file((made) => {
			const endless = regular(0, 1, -1, 1);
			const own = join(chars("."), u8(0), chars("/v"), u8(0), endless, endless);
			return group([hard("v", made.put(dataset(INT32, growing([2], [undefined]), virtual(made, [own]))))]);
		}),
	),
];

export const cases = [...attributes, ...trees, ...claims, ...data];

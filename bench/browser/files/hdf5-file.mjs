// An HDF5 file of one dataset, shuffled and deflated, as NetCDF-4 writes it: chunks behind a B-tree of version 1.
import { deflateSync } from "node:zlib";
import {
	attribute,
	chars,
	chunked,
	dataset,
	FLOAT64,
	group,
	Hdf5Bytes,
	hard,
	join,
	message,
	SCALAR,
	space,
	UNDEFINED,
	u8,
	u16,
	u32,
	u64,
} from "../../../test/hostile/hdf5-file.mjs";
import { bytesOf, shuffle } from "../../field.mjs";
import { chunksOf, gridOf } from "./chunks.mjs";

const TYPES = {
	float32: join(u8(0x11, 0x20, 31, 0), u32(4), u16(0), u16(32), u8(23, 8, 0, 23), u32(127)),
	int16: join(u8(0x10, 0x08, 0, 0), u32(2), u16(0), u16(16)),
};
const [DEFLATE, SHUFFLE] = [1, 2];
const LEVEL = 4;
/** Half of the children of a node where the superblock does not say otherwise (section III.A.1, "Chunked Raw Data"). */
const CHILDREN = 2 * 32;

/** The dataset is `/data`; `packing` has attributes of doubles. */
export function hdf5File({ values, type, shape, chunkShape, packing = {} }) {
	const itemBytes = values.BYTES_PER_ELEMENT;
	const file = new Hdf5Bytes(values.byteLength + 2 ** 22);
	const grid = gridOf(shape, chunkShape);
	const children = chunksOf(values, shape, chunkShape).map((chunk, i) => {
		const bytes = deflateSync(shuffle(bytesOf(chunk), itemBytes), { level: LEVEL });
		const starts = grid[i].map((place, d) => place * chunkShape[d]);
		return { key: key(bytes.length, starts), address: file.put(bytes) };
	});
	// The key behind the last child is beyond all chunks.
	const end = key(0, [shape[0], ...shape.slice(1).fill(0)]);
	const filters = join(u8(2, 2), filter(SHUFFLE, itemBytes), filter(DEFLATE, LEVEL));
	const attributes = Object.entries(packing).map(([name, value]) =>
		attribute(name, FLOAT64, SCALAR, bytesOf(Float64Array.of(value))),
	);
	const address = file.put(
		dataset(
			TYPES[type],
			space(...shape),
			chunked(tree(file, children, end, 0), chunkShape, itemBytes),
			message(0x0b, filters),
			...attributes,
		),
	);
	return file.finish(file.put(group([hard("data", address)])));
}

function filter(id, value) {
	return join(u16(id), u16(0), u16(1), u32(value));
}

function key(bytes, starts) {
	return join(u32(bytes), u32(0), ...starts.map(u64), u64(0));
}

/** Nodes over `children` until one is left; its address. Nodes have room for all children that they may have. */
function tree(file, children, end, level) {
	const count = Math.ceil(children.length / CHILDREN);
	const groups = Array.from({ length: count }, (_, i) => children.slice(i * CHILDREN, (i + 1) * CHILDREN));
	const nodeBytes = 24 + CHILDREN * (end.length + 8) + end.length;
	const first = file.address;
	const addressOf = (i) => (i < 0 || i >= count ? UNDEFINED : u64(first + i * nodeBytes));
	const nodes = groups.map((members, i) => {
		const node = new Uint8Array(nodeBytes);
		const head = [chars("TREE"), u8(1, level), u16(members.length), addressOf(i - 1), addressOf(i + 1)];
		const entries = members.flatMap(({ key, address }) => [key, u64(address)]);
		node.set(join(head, entries, groups[i + 1]?.[0].key ?? end));
		return { key: members[0].key, address: file.put(node) };
	});
	return count === 1 ? nodes[0].address : tree(file, nodes, end, level + 1);
}

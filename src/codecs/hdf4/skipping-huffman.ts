import { BitReader } from "../bit-reader.ts";
import { type BytesToBytesCodec, badConfiguration, corruptChunk } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";

const CODEC = "mirazarr.hdf4_skphuff";
/** Inner nodes are 0 to 255, the leaf of byte `b` is 256 + b; node 0 is the root, and its own left child at first. */
const LEAVES = 256;
const ROOT = 0;
/** No number has more bytes; each costs a tree. */
const MAX_SKIP = 64;

/**
 * `mirazarr.hdf4_skphuff`: an adaptive prefix code for each of the `skip` bytes of a number, which are coded in turn. The
 * trees are semi-splayed around every byte that was coded (cskphuff.c; D. W. Jones, Application of splay trees to data
 * compression, 1988).
 */
export const hdf4SkippingHuffmanCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const skip = wholeNumber(CODEC, configuration, "skip", { least: 1 });
		if (skip > MAX_SKIP) throw badConfiguration(CODEC, `skip is ${skip}, more than ${MAX_SKIP}`);
		return {
			decode(bytes, { outputBytes, maxOutputBytes }) {
				if (outputBytes === undefined || outputBytes > maxOutputBytes)
					throw corruptChunk(CODEC, "the size of the chunk is not known, and the stream does not give it");
				// A byte takes one bit at least.
				if (outputBytes > bytes.length * 8)
					throw corruptChunk(CODEC, `${bytes.length} bytes cannot hold the ${outputBytes} that the chunk needs`);
				const trees = Array.from({ length: skip }, () => new SplayTree());
				const reader = new BitReader(CODEC, bytes);
				const output = new Uint8Array(outputBytes);
				for (let at = 0; at < output.length; at++) output[at] = (trees[at % skip] as SplayTree).next(reader);
				return output;
			},
		};
	},
};

/** The tree of every code at its beginning, in which all bytes are equal. */
const BALANCED = {
	left: Uint16Array.from({ length: LEAVES }, (_, node) => 2 * node),
	right: Uint16Array.from({ length: LEAVES }, (_, node) => 2 * node + 1),
	up: Uint8Array.from({ length: 2 * LEAVES }, (_, node) => node >> 1),
};

/** A prefix code that adapts itself to the bytes it has seen. */
class SplayTree {
	readonly #left = BALANCED.left.slice();
	readonly #right = BALANCED.right.slice();
	readonly #up = BALANCED.up.slice();

	next(reader: BitReader): number {
		let node = ROOT;
		do node = (reader.bits(1) === 0 ? this.#left[node] : this.#right[node]) as number;
		while (node < LEAVES);
		this.#splay(node);
		return node - LEAVES;
	}

	/** Walks up from a leaf and exchanges every other node with its parent's sibling, which halves the length of its code. */
	#splay(leaf: number): void {
		const left = this.#left;
		const right = this.#right;
		const up = this.#up;
		let node = leaf;
		do {
			const parent = up[node] as number;
			if (parent === ROOT) return;
			const grandparent = up[parent] as number;
			let uncle = left[grandparent] as number;
			if (uncle === parent) {
				uncle = right[grandparent] as number;
				right[grandparent] = node;
			} else left[grandparent] = node;
			if (left[parent] === node) left[parent] = uncle;
			else right[parent] = uncle;
			up[node] = grandparent;
			up[uncle] = parent;
			node = grandparent;
		} while (node !== ROOT);
	}
}

import { MiraError } from "../../errors.ts";
import type { ByteRange, ReadAllOptions, ReadManyOptions, ReadOptions, Source } from "../../io/source.ts";
import { type Cursor, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { expectChecksum } from "./lookup3.ts";
import { start } from "./reading.ts";

/** A structure that the library kept in the image of its cache, and the byte of the file that it belongs to. */
type Patch = { offset: number; bytes: Uint8Array };

/**
 * The source of a file whose writer left metadata in one block at the end instead of their places (metadata cache image,
 * specification III.H): reads see them where they belong. `message` is the one of the superblock extension (0x0018).
 */
export async function readCacheImage(file: Hdf5File, message: Cursor): Promise<Source> {
	message.skip(1); // version
	const address = message.offset();
	const length = message.length();
	if (address === UNDEFINED_ADDRESS) return file.source;
	const image = await start(file.read(address, length, "metadata cache image"));
	image.signature("MDCI");
	if (image.u8() !== 0) throw image.corrupt("its version is unknown", 4);
	image.skip(1 + image.sizes.lengthBytes); // flags, size of the entries
	const patches: Patch[] = [];
	for (let left = image.u32(); left > 0; left--) patches.push(parseEntry(file, image));
	expectChecksum(image);
	return new PatchedSource(file.source, patches);
}

function parseEntry(file: Hdf5File, image: Cursor): Patch {
	image.skip(8); // kind, flags, ring, age, children
	const parents = image.u16();
	image.skip(4); // place in the queue of the cache
	const offset = file.bytePosition(image.offset());
	const length = image.length();
	image.skip(parents * image.sizes.offsetBytes);
	return { offset, bytes: image.take(length) };
}

class PatchedSource implements Source {
	readonly #source: Source;
	/** By offset; they do not overlap, so they end in the same order. */
	readonly #patches: readonly Patch[];

	constructor(source: Source, patches: readonly Patch[]) {
		this.#source = source;
		this.#patches = patches.toSorted((a, b) => a.offset - b.offset);
		for (const [i, { offset }] of this.#patches.entries()) {
			const before = this.#patches[i - 1];
			if (before !== undefined && before.offset + before.bytes.length > offset)
				throw new MiraError("corrupt-file", "structures of the metadata cache image overlap", {
					url: this.url,
					offset,
				});
		}
	}

	get url(): string {
		return this.#source.url;
	}

	get etag(): string | undefined {
		return this.#source.etag;
	}

	async read(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array> {
		return this.#patched(offset, await this.#source.read(offset, length, options));
	}

	async readMany(ranges: readonly ByteRange[], options?: ReadManyOptions): Promise<Uint8Array[]> {
		const parts = await this.#source.readMany(ranges, options);
		return parts.map((bytes, i) => this.#patched((ranges[i] as ByteRange).offset, bytes));
	}

	async readUpTo(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array> {
		return this.#patched(offset, await this.#source.readUpTo(offset, length, options));
	}

	async readAll(options?: ReadAllOptions): Promise<Uint8Array> {
		return this.#patched(0, await this.#source.readAll(options));
	}

	size(options?: ReadOptions): Promise<number> {
		return this.#source.size(options);
	}

	#patched(offset: number, bytes: Uint8Array): Uint8Array {
		const end = offset + bytes.length;
		let place = this.#firstBehind(offset);
		if ((this.#patches[place]?.offset ?? end) >= end) return bytes;
		const result = bytes.slice();
		for (; place < this.#patches.length; place++) {
			const patch = this.#patches[place] as Patch;
			if (patch.offset >= end) break;
			const from = Math.max(offset, patch.offset);
			const to = Math.min(end, patch.offset + patch.bytes.length);
			result.set(patch.bytes.subarray(from - patch.offset, to - patch.offset), from - offset);
		}
		return result;
	}

	/** The place of the first patch that ends behind an offset. */
	#firstBehind(offset: number): number {
		let low = 0;
		let high = this.#patches.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			const patch = this.#patches[middle] as Patch;
			if (patch.offset + patch.bytes.length > offset) high = middle;
			else low = middle + 1;
		}
		return low;
	}
}

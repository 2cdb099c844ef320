import { MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { headerBytes, type Source } from "../../io/source.ts";
import { FieldReader } from "./field-reader.ts";
import { FIRST_BLOCK_BYTES } from "./format.ts";
import { TAG, type TagRef } from "./tags.ts";

/** Where an element of the file is. */
export type Descriptor = TagRef & {
	/** The place holds a header that says where the data are: linked blocks, compressed, chunked, external. */
	isSpecial: boolean;
	offsetBytes: number;
	lengthBytes: number;
};

/** A tag with this bit names a special element; with the one above it a tag is one of the user's own. */
const SPECIAL_BIT = 0x4000;
const USER_BIT = 0x8000;
/** Offset and length of an element that was announced and never written. */
const NOWHERE = 0xffffffff;

const BLOCK_HEADER_BYTES = 6;
const DESCRIPTOR_BYTES = 12;
/** What a descriptor takes while the file is open. */
const DESCRIPTOR_STEPS = 20;
const DESCRIPTOR_HELD_BYTES = 150;
/** Blocks lie where the file ended when they were needed: reading somewhat more often brings the next one too. */
const WINDOW_BYTES = 2 ** 14;

/** The data descriptors of a file: what it holds, and where. */
export class Descriptors {
	readonly #byKey = new Map<number, Descriptor>();
	readonly #byTag = new Map<number, Descriptor[]>();

	/** The first one of a name counts, as for the library. */
	add(descriptor: Descriptor): void {
		const key = keyOf(descriptor);
		if (this.#byKey.has(key)) return;
		this.#byKey.set(key, descriptor);
		const list = this.#byTag.get(descriptor.tag);
		if (list === undefined) this.#byTag.set(descriptor.tag, [descriptor]);
		else list.push(descriptor);
	}

	/** The element with that name, if the file has it. */
	find(name: TagRef): Descriptor | undefined {
		return this.#byKey.get(keyOf(name));
	}

	/** All elements of a kind, in the order of the file. */
	withTag(tag: number): readonly Descriptor[] {
		return this.#byTag.get(tag) ?? [];
	}
}

/** A number for the name of an element. */
export function keyOf({ tag, ref }: TagRef): number {
	return tag * 0x10000 + ref;
}

/** Follows the chain of descriptor blocks. */
export async function readDescriptors(source: Source, { signal, budget }: ObjectStoreRegistry): Promise<Descriptors> {
	const descriptors = new Descriptors();
	const seen = new Set<number>();
	const window = new Window(source, await source.readUpTo(0, headerBytes, { signal }));
	for (let at = FIRST_BLOCK_BYTES; at !== 0; ) {
		if (seen.has(at))
			throw new MiraError("corrupt-file", "the blocks of data descriptors form a loop", {
				url: source.url,
				offset: at,
			});
		seen.add(at);
		const header = new FieldReader(await window.read(at, BLOCK_HEADER_BYTES, signal), "a block of data descriptors");
		const count = header.u16();
		const next = header.u32();
		const block = await window.read(at + BLOCK_HEADER_BYTES, count * DESCRIPTOR_BYTES, signal);
		// Blocks may lie in each other.
		budget.work(count * DESCRIPTOR_STEPS);
		budget.hold(count * DESCRIPTOR_HELD_BYTES);
		const fields = new FieldReader(block, "a block of data descriptors");
		for (let i = 0; i < count; i++) addNext(descriptors, fields);
		at = next;
	}
	return descriptors;
}

function addNext(descriptors: Descriptors, fields: FieldReader): void {
	const stored = fields.u16();
	const ref = fields.u16();
	const offset = fields.u32();
	const length = fields.u32();
	const isSpecial = (stored & SPECIAL_BIT) !== 0 && (stored & USER_BIT) === 0;
	const tag = isSpecial ? stored & ~SPECIAL_BIT : stored;
	if (tag === TAG.null) return;
	const isWritten = offset !== NOWHERE && length !== NOWHERE;
	descriptors.add({ tag, ref, isSpecial, offsetBytes: isWritten ? offset : 0, lengthBytes: isWritten ? length : 0 });
}

/** Small reads one after the other, of which many lie close together. */
class Window {
	readonly #source: Source;
	#bytes: Uint8Array;
	#begin = 0;

	constructor(source: Source, head: Uint8Array) {
		this.#source = source;
		this.#bytes = head;
	}

	async read(offset: number, length: number, signal: AbortSignal | undefined): Promise<Uint8Array> {
		if (offset < this.#begin || offset + length > this.#begin + this.#bytes.length) {
			this.#bytes = await this.#source.readUpTo(offset, Math.max(length, WINDOW_BYTES), { signal });
			this.#begin = offset;
		}
		const begin = offset - this.#begin;
		if (begin + length > this.#bytes.length)
			throw new MiraError("truncated-file", "the file ends inside its list of data descriptors", {
				url: this.#source.url,
				offset,
				hint: "Fetch the file again",
			});
		return this.#bytes.subarray(begin, begin + length);
	}
}

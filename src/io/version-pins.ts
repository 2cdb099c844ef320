/** What an answer of a store tells about the version of an object. */
export type SeenVersion = { etag?: string | undefined; size?: number | undefined };

/** Words of a slot: two of the name's hash, one of the tag, one of the size; 0 where it is not known. */
const SLOT_WORDS = 4;
const FIRST_SLOTS = 2 ** 10;

/**
 * Which version of each object was seen first, for very many objects: 16 bytes a slot, hashes instead of names and tags.
 *
 * At least the `capacity` objects that were asked about last are remembered, at most twice as many; a change of one that is
 * forgotten is not noticed, as if it were read for the first time. Two names with one hash of 64 bits would be taken for one
 * object, and a false change be reported: for a million objects the chance is below one in ten million. A true change goes
 * unnoticed where tag and size both have the hash (32 bits) that they had before.
 */
export class VersionPins {
	readonly #capacity: number;
	#young = new Generation();
	#old = new Generation();

	constructor(capacity: number = 2 ** 20) {
		this.#capacity = capacity;
	}

	/** Whether an object may still be what was seen of it before; what is new about it is noted. */
	agrees(name: string, { etag, size }: SeenVersion): boolean {
		const high = hashText(name, 0x811c9dc5);
		// Never two zeros, which mark a free slot.
		const low = hashText(name, 0x3c6ef372) || 1;
		const seen: Seen = { tag: etag === undefined ? 0 : hashText(opaqueTag(etag), 1) || 1, size: hashSize(size) };
		const before = this.#young.get(high, low) ?? this.#old.get(high, low);
		if (before !== undefined && (differ(before.tag, seen.tag) || differ(before.size, seen.size))) return false;
		if (this.#young.count >= this.#capacity) {
			this.#old = this.#young;
			this.#young = new Generation();
		}
		this.#young.set(high, low, { tag: before?.tag || seen.tag, size: before?.size || seen.size });
		return true;
	}
}

type Seen = { tag: number; size: number };

/** A hash table with open addressing. */
class Generation {
	count = 0;
	#slots = new Uint32Array(FIRST_SLOTS * SLOT_WORDS);

	get(high: number, low: number): Seen | undefined {
		const at = find(this.#slots, high, low);
		if (this.#slots[at + 1] === 0) return undefined;
		return { tag: this.#slots[at + 2] as number, size: this.#slots[at + 3] as number };
	}

	set(high: number, low: number, { tag, size }: Seen): void {
		if (this.count * SLOT_WORDS * 4 > this.#slots.length * 3) this.#grow();
		const at = find(this.#slots, high, low);
		if (this.#slots[at + 1] === 0) this.count++;
		this.#slots.set([high, low, tag, size], at);
	}

	#grow(): void {
		const larger = new Uint32Array(this.#slots.length * 2);
		for (let at = 0; at < this.#slots.length; at += SLOT_WORDS) {
			const slot = this.#slots.subarray(at, at + SLOT_WORDS);
			const [high = 0, low = 0] = slot;
			if (low !== 0) larger.set(slot, find(larger, high, low));
		}
		this.#slots = larger;
	}
}

/** Where a name is, or would be. */
function find(slots: Uint32Array, high: number, low: number): number {
	const mask = slots.length / SLOT_WORDS - 1;
	let slot = low & mask;
	while (slots[slot * SLOT_WORDS + 1] !== 0) {
		if (slots[slot * SLOT_WORDS] === high && slots[slot * SLOT_WORDS + 1] === low) break;
		slot = (slot + 1) & mask;
	}
	return slot * SLOT_WORDS;
}

function differ(a: number, b: number): boolean {
	return a !== 0 && b !== 0 && a !== b;
}

/** Folding after each step lets another seed give another hash, in which texts that collide here do not. */
function hashText(text: string, seed: number): number {
	let hash = seed;
	for (let i = 0; i < text.length; i++) {
		hash = Math.imul(hash ^ text.charCodeAt(i), 0x2c1b3c6d);
		hash ^= hash >>> 13;
	}
	return stir(hash);
}

function hashSize(size: number | undefined): number {
	return size === undefined ? 0 : stir((size >>> 0) ^ Math.imul(Math.floor(size / 2 ** 32), 0x9e3779b1)) || 1;
}

function stir(bits: number): number {
	let hash = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
	hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** A tag as it is compared (RFC 9110, 8.8.3.2, weakly): proxies weaken tags, and references may have them without quotes. */
export function opaqueTag(etag: string): string {
	return etag.replace(/^W\//, "").replace(/^"(.*)"$/, "$1");
}

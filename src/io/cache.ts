type Extent = { offset: number; bytes: Uint8Array; owner: Extents };

/** What an extent costs beyond its bytes, so a million tiny ones cannot slip under the budget. */
const OVERHEAD_BYTES = 128;

/** Bytes already read of all objects of a registry, within one budget; those not used for longest go first. */
export class ExtentCache {
	readonly #budgetBytes: number;
	/** Least recently used first. */
	readonly #extents = new Set<Extent>();
	#bytes = 0;

	constructor(budgetBytes: number) {
		this.#budgetBytes = budgetBytes;
	}

	/** The share of one object. */
	open(): Extents {
		return new Extents(this);
	}

	/** Whether that many bytes are worth keeping: one big document must not push out everything else. */
	admits(byteLength: number): boolean {
		return byteLength <= this.#budgetBytes / 4;
	}

	/** Notes an extent as new. Called by its owner. */
	insert(extent: Extent): void {
		this.#extents.add(extent);
		this.#bytes += extent.bytes.length + OVERHEAD_BYTES;
		for (const oldest of this.#extents) {
			if (this.#bytes <= this.#budgetBytes) break;
			oldest.owner.remove(oldest);
		}
	}

	/** Notes an extent as used. Called by its owner. */
	touch(extent: Extent): void {
		this.#extents.delete(extent);
		this.#extents.add(extent);
	}

	/** Forgets an extent. Called by its owner. */
	delete(extent: Extent): void {
		this.#extents.delete(extent);
		this.#bytes -= extent.bytes.length + OVERHEAD_BYTES;
	}
}

/** The bytes of one object that are in the cache: extents that do not overlap, in order of offset. */
export class Extents {
	readonly #cache: ExtentCache;
	readonly #extents: Extent[] = [];

	constructor(cache: ExtentCache) {
		this.#cache = cache;
	}

	/** What is held from `offset` on without a gap, up to `length` bytes: pieces to read, not to keep or change. */
	held(offset: number, length: number): Uint8Array[] {
		const pieces: Uint8Array[] = [];
		const end = offset + length;
		let at = offset;
		for (let i = this.#firstAfter(at) - 1; at < end; i++) {
			const extent = this.#extents[i];
			if (extent === undefined || extent.offset > at || endOf(extent) <= at) break;
			const piece = extent.bytes.subarray(at - extent.offset, end - extent.offset);
			this.#cache.touch(extent);
			pieces.push(piece);
			at += piece.length;
		}
		return pieces;
	}

	/** Keeps `bytes`, which the caller gives away; parts that are held already are not kept twice. */
	add(offset: number, bytes: Uint8Array): void {
		if (bytes.length === 0 || !this.#cache.admits(bytes.length)) return;
		const end = offset + bytes.length;
		const at = this.#firstAfter(offset);
		const before = this.#extents[at - 1];
		const start = before === undefined ? offset : Math.max(offset, endOf(before));
		if (start >= end) return;
		for (let next = this.#extents[at]; next !== undefined && endOf(next) <= end; next = this.#extents[at]) {
			this.remove(next);
		}
		const stop = Math.min(end, this.#extents[at]?.offset ?? end);
		const whole = start === offset && stop === end;
		const extent = { offset: start, bytes: whole ? bytes : bytes.slice(start - offset, stop - offset), owner: this };
		this.#extents.splice(at, 0, extent);
		this.#cache.insert(extent);
	}

	/** Drops one extent. Called by the cache when the budget is spent. */
	remove(extent: Extent): void {
		this.#extents.splice(this.#firstAfter(extent.offset) - 1, 1);
		this.#cache.delete(extent);
	}

	/** Index of the first extent that begins after `offset`. */
	#firstAfter(offset: number): number {
		let low = 0;
		let high = this.#extents.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.#extents[middle]!.offset <= offset) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}

function endOf({ offset, bytes }: Extent): number {
	return offset + bytes.length;
}

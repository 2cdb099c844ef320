import { ChunkManifest, type ManifestColumns } from "./chunk-manifest.ts";

/** Larger manifests are their own columns: what an object costs is nothing beside them. */
const MOST_ROWS = 1024;
/** Rows of a slab: memory is taken in large pieces, and none of it is ever moved. */
const SLAB_ROWS = 2 ** 14;

type Slab = { urlIds: Uint32Array; offsets: Float64Array; lengths: Uint32Array };

/**
 * Small manifests, very many of them, in columns that they share: a hundred thousand files have as many manifests of one
 * reference, and objects for each would take more than everything else. Each is a number, by which it is made again.
 */
export class ManifestPool {
	readonly #slabs: Slab[] = [];
	/** Rows of the last slab that are taken. */
	#used = SLAB_ROWS;

	/**
	 * Keeps the references of a manifest; what is returned is where. Undefined where it is large, or has more than ranges of one
	 * object: then the manifest itself is to be kept.
	 */
	add(manifest: ChunkManifest): number | undefined {
		const { rowCount } = manifest;
		if (rowCount === 0 || rowCount > MOST_ROWS) return undefined;
		const { keys, urlIds, offsets, lengths, longLengths, urls, inlined } = manifest.columns;
		if (keys !== undefined || longLengths.size > 0 || inlined.length > 0 || urls.length !== 1) return undefined;
		if (this.#used + rowCount > SLAB_ROWS) {
			this.#slabs.push(newSlab());
			this.#used = 0;
		}
		const slab = this.#slabs.at(-1) as Slab;
		const row = this.#used;
		slab.urlIds.set(urlIds, row);
		slab.offsets.set(offsets, row);
		slab.lengths.set(lengths, row);
		this.#used += rowCount;
		return (this.#slabs.length - 1) * SLAB_ROWS + row;
	}

	/** The references at a place, of a manifest with this grid into this object: views, of which nothing is kept. */
	get(place: number, gridShape: readonly number[], url: string): ChunkManifest {
		const slab = this.#slabs[Math.floor(place / SLAB_ROWS)] as Slab;
		const begin = place % SLAB_ROWS;
		return new PooledManifest(gridShape, slab, begin, url);
	}

	/** Bytes that all of them take. */
	get memoryBytes(): number {
		return this.#slabs.length * SLAB_ROWS * 16;
	}
}

function newSlab(): Slab {
	return {
		urlIds: new Uint32Array(SLAB_ROWS),
		offsets: new Float64Array(SLAB_ROWS),
		lengths: new Uint32Array(SLAB_ROWS),
	};
}

/** Some rows of a slab. Columns are views, made whenever they are asked for, and not kept: they are larger than what they show. */
class PooledManifest extends ChunkManifest {
	readonly #slab: Slab;
	readonly #begin: number;
	readonly #url: string;

	constructor(gridShape: readonly number[], slab: Slab, begin: number, url: string) {
		super(gridShape, NO_COLUMNS);
		this.#slab = slab;
		this.#begin = begin;
		this.#url = url;
	}

	override get rowCount(): number {
		return this.chunkCount;
	}

	override get urls(): readonly string[] {
		return [this.#url];
	}

	override get columns(): ManifestColumns {
		const { urlIds, offsets, lengths } = this.#slab;
		const [begin, end] = [this.#begin, this.#begin + this.chunkCount];
		return {
			...NO_COLUMNS,
			urlIds: urlIds.subarray(begin, end),
			offsets: offsets.subarray(begin, end),
			lengths: lengths.subarray(begin, end),
			urls: this.urls,
		};
	}
}

/** What stands in the place of columns of its own. */
const NO_COLUMNS: ManifestColumns = {
	keys: undefined,
	urlIds: new Uint32Array(0),
	offsets: new Float64Array(0),
	lengths: new Uint32Array(0),
	longLengths: new Map(),
	urls: [],
	inlined: [],
};

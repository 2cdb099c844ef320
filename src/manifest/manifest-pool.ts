import { ChunkManifest, type ManifestColumns } from "./chunk-manifest.ts";

/** Larger manifests are their own columns: what an object costs is nothing beside them. */
const MOST_ROWS = 1024;
/** Rows of a slab: memory is taken in large pieces, and none of it is ever moved. */
const SLAB_ROWS = 2 ** 14;

type Slab = { urlIds: Uint32Array; offsets: Float64Array; lengths: Uint32Array; urls: string[]; used: number };

/** Rows of a slab, and the urls of it that they count. */
type Place = { slab: Slab; row: number; rowCount: number; url: number; urlCount: number };

/**
 * Small manifests, very many of them, in columns that they share: a hundred thousand files have as many manifests of one
 * reference, and typed arrays of their own for each would take more than everything else.
 */
export class ManifestPool {
	#slab: Slab | undefined;

	/** The same references in shared columns; the manifest itself where it is large, or has more than ranges of objects. */
	add(manifest: ChunkManifest): ChunkManifest {
		const { rowCount } = manifest;
		if (manifest instanceof PooledManifest || rowCount === 0 || rowCount > MOST_ROWS) return manifest;
		const { keys, urlIds, offsets, lengths, longLengths, urls, inlined } = manifest.columns;
		if (keys !== undefined || longLengths.size > 0 || inlined.length > 0) return manifest;
		if (this.#slab === undefined || this.#slab.used + rowCount > SLAB_ROWS) this.#slab = newSlab();
		const slab = this.#slab;
		const row = slab.used;
		// Manifests of one file come one after another, and have its url.
		const isLast = urls.length === 1 && urls[0] === slab.urls.at(-1);
		const url = isLast ? slab.urls.length - 1 : slab.urls.length;
		if (!isLast) for (const own of urls) slab.urls.push(own);
		slab.urlIds.set(urlIds, row);
		slab.offsets.set(offsets, row);
		slab.lengths.set(lengths, row);
		slab.used += rowCount;
		return new PooledManifest(manifest.gridShape, { slab, row, rowCount, url, urlCount: urls.length });
	}
}

function newSlab(): Slab {
	return {
		urlIds: new Uint32Array(SLAB_ROWS),
		offsets: new Float64Array(SLAB_ROWS),
		lengths: new Uint32Array(SLAB_ROWS),
		urls: [],
		used: 0,
	};
}

/** Some rows of a slab. Columns are views, made whenever they are asked for, and not kept. */
class PooledManifest extends ChunkManifest {
	readonly #place: Place;

	constructor(gridShape: readonly number[], place: Place) {
		super(gridShape, NO_COLUMNS);
		this.#place = place;
	}

	override get rowCount(): number {
		return this.#place.rowCount;
	}

	override get urls(): readonly string[] {
		const { slab, url, urlCount } = this.#place;
		return slab.urls.slice(url, url + urlCount);
	}

	override get columns(): ManifestColumns {
		const { slab, row, rowCount } = this.#place;
		const end = row + rowCount;
		return {
			keys: undefined,
			urlIds: slab.urlIds.subarray(row, end),
			offsets: slab.offsets.subarray(row, end),
			lengths: slab.lengths.subarray(row, end),
			longLengths: NO_LENGTHS,
			urls: this.urls,
			inlined: NO_BYTES,
		};
	}
}

const NO_LENGTHS: ReadonlyMap<number, number> = new Map();
const NO_BYTES: readonly Uint8Array[] = [];
/** What a manifest without rows has, in the place of columns of its own. */
const NO_COLUMNS: ManifestColumns = {
	keys: undefined,
	urlIds: new Uint32Array(0),
	offsets: new Float64Array(0),
	lengths: new Uint32Array(0),
	longLengths: NO_LENGTHS,
	urls: [],
	inlined: NO_BYTES,
};

import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { type ChunkEntry, type ChunkManifest, chunkNumber } from "../../manifest/chunk-manifest.ts";
import type { ChunkLookup } from "../../manifest/manifest-array.ts";
import { ManifestBuilder, REFERENCE_BYTES } from "../../manifest/manifest-builder.ts";
import { chunkCounts, type ImageLayout, rowsOf, type StripOrder } from "./layout.ts";
import type { Striles, StrileTable } from "./striles.ts";

/** What the references of the images of a file have in common. */
export type ReferenceContext = {
	url: string;
	fileBytes: number;
	registry: ObjectStoreRegistry;
	/** Filled when references are made. */
	diagnostics: Diagnostic[];
};

/** A run of bytes; undefined for what was never written, or lies behind the end of a file that is cut off. */
type Place = { offset: number; length: number } | undefined;

/** For more chunks than this all places are read. */
const MOST_LOOKED_UP = 256;

/** Makes the references of an image: of all its chunks, or of some. */
export class References {
	readonly #path: string;
	readonly #layout: ImageLayout;
	readonly #striles: Striles;
	readonly #context: ReferenceContext;
	#isTruncationReported = false;

	constructor(path: string, layout: ImageLayout, striles: Striles, context: ReferenceContext) {
		this.#path = path;
		this.#layout = layout;
		this.#striles = striles;
		this.#context = context;
	}

	/** How to find a few chunks, where that is possible without reading all places. */
	get lookup(): ChunkLookup | undefined {
		if (!this.#striles.canLookUp) return undefined;
		return { most: MOST_LOOKED_UP, find: (indexes) => this.#find(indexes) };
	}

	/** The references of all chunks. */
	async manifest(): Promise<ChunkManifest> {
		const { strileCount, firstStrile, cutRows } = this.#layout;
		const grid = chunkCounts(this.#layout);
		const table = part(await this.#striles.readAll(), firstStrile, strileCount);
		const expected = cutRows === undefined ? table.offsets.length : grid.reduce((product, n) => product * n, 1);
		const { url, registry } = this.#context;
		const { maxReferences } = registry.limits;
		if (expected > maxReferences)
			throw new MiraError("limit-exceeded", `it has more than ${maxReferences} chunks`, { path: this.#path, url });
		// Chunks that are cut out of strips have no place of their own in the file.
		if (cutRows !== undefined) registry.budget.hold(expected * REFERENCE_BYTES);
		const builder = new ManifestBuilder(grid, { path: this.#path, expected });
		const ends = table.byteCounts === undefined ? sortedPlaces(table.offsets) : undefined;
		const countOf = (strile: number) => (table.byteCounts === undefined ? undefined : (table.byteCounts[strile] ?? 0));
		for (let number = 0; number < expected; number++) {
			const strile = cutRows === undefined ? number : this.#strileOfRow(number, cutRows).strile;
			const offset = table.offsets[strile] ?? 0;
			const place =
				cutRows === undefined
					? this.#place(strile, offset, countOf(strile), ends)
					: this.#cutPlace(number, cutRows, offset, countOf(strile));
			if (place !== undefined) builder.virtualAt(number, url, place.offset, place.length);
		}
		return builder.build();
	}

	async #find(indexes: readonly (readonly number[])[]): Promise<ChunkEntry[]> {
		const grid = chunkCounts(this.#layout);
		const numbers = indexes.map((index) => chunkNumber(grid, index) ?? Number.POSITIVE_INFINITY);
		const { cutRows } = this.#layout;
		const strileOf = (number: number) => (cutRows === undefined ? number : this.#strileOfRow(number, cutRows).strile);
		const { firstStrile } = this.#layout;
		const found = await this.#striles.lookUp(numbers.map((number) => firstStrile + strileOf(number)));
		return found.map(({ offset, byteCount }, i): ChunkEntry => {
			const number = numbers[i] as number;
			const place =
				cutRows === undefined
					? this.#place(number, offset, byteCount, undefined)
					: this.#cutPlace(number, cutRows, offset, byteCount);
			if (place === undefined) return { kind: "missing" };
			if (!Number.isSafeInteger(place.offset + place.length) || place.offset < 0)
				throw new MiraError("bad-reference", `chunk [${indexes[i]?.join(", ")}] cannot be at ${place.offset}`, {
					path: this.#path,
					url: this.#context.url,
				});
			return { kind: "virtual", url: this.#context.url, ...place };
		});
	}

	/** Where strile `number` is. `ends` are all places in order, needed where no sizes are known. */
	#place(number: number, offset: number, byteCount: number | undefined, ends: Float64Array | undefined): Place {
		const { strileBytes, isOneStrip } = this.#layout;
		if (offset === 0) return undefined;
		const rest = this.#context.fileBytes - offset;
		// libtiff mends the size of a single strip that is 0 or beyond the end of the file.
		const isUnknown = byteCount === undefined || (isOneStrip && (byteCount === 0 || byteCount > rest));
		if (byteCount === 0 && !isUnknown) return undefined;
		if (this.#isBeyondEnd(offset)) return undefined;
		// The size of what is not compressed follows from its shape; libtiff does not look at the table either.
		if (strileBytes !== undefined) return { offset, length: strileBytes(rowsOf(this.#layout, number)) };
		return { offset, length: isUnknown ? endOf(offset, ends, this.#context.fileBytes) - offset : byteCount };
	}

	/** Where a chunk of some rows of an uncompressed strip is, given where the strip begins. */
	#cutPlace(number: number, cutRows: number, offset: number, byteCount: number | undefined): Place {
		const { strile, row } = this.#strileOfRow(number, cutRows);
		const size = this.#layout.strileBytes as NonNullable<ImageLayout["strileBytes"]>;
		if (this.#place(strile, offset, byteCount, undefined) === undefined) return undefined;
		const begin = offset + size(row);
		return this.#isBeyondEnd(begin) ? undefined : { offset: begin, length: size(cutRows) };
	}

	/** The strip in which a chunk of `cutRows` begins, and at which of its rows. */
	#strileOfRow(number: number, cutRows: number): { strile: number; row: number } {
		const { height, strileRows } = this.#layout;
		const perPlane = height / cutRows;
		const first = (number % perPlane) * cutRows;
		const plane = Math.floor(number / perPlane);
		const strips = Math.ceil(height / strileRows);
		return { strile: plane * strips + Math.floor(first / strileRows), row: first % strileRows };
	}

	/** A chunk wholly behind the end of the file is a hole, which is said once (design, "Exactness"). */
	#isBeyondEnd(offset: number): boolean {
		const { fileBytes, diagnostics } = this.#context;
		if (offset < fileBytes || !Number.isSafeInteger(offset)) return false;
		if (!this.#isTruncationReported)
			diagnostics.push({
				severity: "warning",
				code: "truncated-file",
				path: this.#path,
				message: `a chunk begins at byte ${offset}, but the file has ${fileBytes}`,
				hint: "Chunks beyond the end read as the fill value, and one that is cut in two is an error; fetch the file again",
			});
		this.#isTruncationReported = true;
		return true;
	}
}

function part({ offsets, byteCounts }: StrileTable, first: number, count: number): StrileTable {
	return {
		offsets: offsets.subarray(first, first + count),
		byteCounts: byteCounts?.subarray(first, first + count),
	};
}

function sortedPlaces(offsets: Float64Array): Float64Array {
	return offsets.slice().sort();
}

/** Where the strile at `offset` ends: before the next one, or with the file. */
function endOf(offset: number, places: Float64Array | undefined, fileBytes: number): number {
	let low = 0;
	let high = places?.length ?? 0;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((places?.[middle] as number) <= offset) low = middle + 1;
		else high = middle;
	}
	return Math.min(places?.[low] ?? fileBytes, fileBytes);
}

/** Whether uncompressed strips follow each other without gaps, plane by plane: then they are one piece. */
export function stripOrder(
	{ offsets, byteCounts }: StrileTable,
	{ strileCount, height, strileRows, strileBytes }: ImageLayout,
): StripOrder {
	const strips = Math.ceil(height / strileRows);
	if (strileBytes === undefined || offsets.length < strileCount) return "scattered";
	const stripBytes = strileBytes(strileRows);
	for (let i = 0; i < strileCount; i++) {
		const offset = offsets[i] as number;
		const isFollowed = (i + 1) % strips !== 0;
		if (offset === 0 || (byteCounts !== undefined && !byteCounts[i])) return "scattered";
		if (isFollowed && offsets[i + 1] !== offset + stripBytes) return "scattered";
	}
	return "consecutive";
}

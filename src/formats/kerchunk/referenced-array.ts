import { isMiraError, MiraError } from "../../errors.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import type { ChunkLayout } from "../../manifest/described-document.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { UrlTable } from "../../manifest/url-table.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import type { ChunkKeyEncoding } from "../../zarr/chunk-key.ts";
import { inlineBytes } from "./inline-bytes.ts";

const ZERO = 0x30;
const NINE = 0x39;
const C = 0x63;

/** Collects the references of one array. What is wrong with one of them refuses this array, and no other. */
export class ReferencedArray {
	/** The first reference that is impossible. */
	problem: MiraError | undefined;
	readonly #path: string;
	readonly #gridShape: readonly number[];
	readonly #chunkKeys: ChunkKeyEncoding;
	readonly #urls: UrlTable;
	/** Made when there is something to collect. */
	#builder: ManifestBuilder | undefined;
	#manifest: ChunkManifest | undefined;

	/** `urls` has the texts of the urls of all arrays. */
	constructor(path: string, { shape, chunkGrid, chunkKeys }: ChunkLayout, urls: UrlTable) {
		this.#path = `/${path}`;
		this.#gridShape = gridShape(chunkGrid, shape);
		this.#chunkKeys = chunkKeys;
		this.#urls = urls;
	}

	/** The path of the array and a slash, in UTF-8: what all its keys begin with. */
	get prefix(): Uint8Array {
		return new TextEncoder().encode(this.#path === "/" ? "" : `${this.#path.slice(1)}/`);
	}

	/** Forgets every reference. */
	clear(): void {
		this.problem = undefined;
		this.#builder = undefined;
	}

	/** The number of the chunk whose key goes from `at` to `end`, behind the prefix; -1 if it is not a key of a chunk. */
	chunkNumber(bytes: Uint8Array, at: number, end: number): number {
		const { name } = this.#chunkKeys;
		const separator = this.#chunkKeys.separator.charCodeAt(0);
		const grid = this.#gridShape;
		const rank = grid.length;
		let from = at;
		if (name === "default") {
			if (bytes[from++] !== C) return -1;
		} else if (rank === 0) return end - at === 1 && bytes[at] === ZERO ? 0 : -1;
		let number = 0;
		for (let d = 0; d < rank; d++) {
			if ((d > 0 || name === "default") && bytes[from++] !== separator) return -1;
			const first = from;
			let index = 0;
			for (let byte = bytes[from] as number; from < end && byte >= ZERO && byte <= NINE; byte = bytes[++from] as number)
				index = index * 10 + (byte - ZERO);
			const length = grid[d] as number;
			const isCanonical = from > first && (bytes[first] !== ZERO || from === first + 1);
			if (!isCanonical || index >= length) return -1;
			number = number * length + index;
		}
		return from === end ? number : -1;
	}

	/** A chunk that is a range of the object whose url has a number. Numbers that are none are given as NaN. */
	range(number: number, urlNumber: number, offset: number, length: number): void {
		try {
			this.#references.rangeAt(number, urlNumber, offset, length);
		} catch (error) {
			this.#note(error);
		}
	}

	/** A chunk that is a whole object (K6). */
	object(number: number, urlNumber: number): void {
		this.#references.wholeAt(number, urlNumber);
	}

	/** A chunk whose bytes stand among the references: base64 behind its prefix, or else the text itself (K3, K4, K5). */
	inlined(number: number, text: string): void {
		try {
			this.#references.inlinedAt(number, inlineBytes(text));
		} catch (error) {
			this.#note(error);
		}
	}

	/** A chunk whose bytes are at hand. */
	inlinedBytes(number: number, bytes: Uint8Array): void {
		this.#references.inlinedAt(number, bytes);
	}

	/** A reference in a form that does not exist. */
	refuse(key: string, what: string): void {
		this.problem ??= new MiraError("bad-reference", `the reference of "${key}" is impossible: ${what}`, {
			path: this.#path,
		});
	}

	/** Whether chunks were numbered for this layout: a set may hold two documents for one array. */
	hasLayout({ shape, chunkGrid, chunkKeys }: ChunkLayout): boolean {
		const grid = gridShape(chunkGrid, shape);
		const isSameGrid = grid.length === this.#gridShape.length && grid.every((n, d) => n === this.#gridShape[d]);
		return isSameGrid && chunkKeys.name === this.#chunkKeys.name && chunkKeys.separator === this.#chunkKeys.separator;
	}

	/** All references, with the urls that their numbers stand for. Nothing can be added any more. */
	manifest(urlOf: (urlNumber: number) => string): ChunkManifest {
		this.#manifest ??= this.#references.build(urlOf);
		// Its columns are larger than those of the manifest.
		this.#builder = undefined;
		return this.#manifest;
	}

	get #references(): ManifestBuilder {
		this.#builder ??= new ManifestBuilder(this.#gridShape, { path: this.#path, urls: this.#urls });
		return this.#builder;
	}

	#note(error: unknown): void {
		if (!isMiraError(error)) throw error;
		this.problem ??= error;
	}
}

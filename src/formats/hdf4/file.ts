import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { createPipeline } from "../../codecs/index.ts";
import { hint, MiraError, option } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { Source } from "../../io/source.ts";
import { siblingUrl } from "../../io/url.ts";
import { type Budget, beyond } from "../../zarr/budget.ts";
import { dataType } from "../../zarr/data-type.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { type Descriptor, type Descriptors, keyOf, readDescriptors } from "./descriptors.ts";
import { FieldReader } from "./field-reader.ts";
import { parseSpecial, type SpecialHeader } from "./special.ts";
import { TAG, type TagRef } from "./tags.ts";

/** A part of the content of an element: a range of a file, or zeros where a linked block was never written. */
export type Piece = { kind: "range"; url: string; offset: number; length: number } | { kind: "zeros"; length: number };

/** Where the content of an element is. */
export type ElementStorage =
	/** It was announced, but never written. */
	| { kind: "absent" }
	| { kind: "pieces"; pieces: Piece[] }
	| { kind: "compressed"; lengthBytes: number; codecs: EmittedCodec[]; pieces: Piece[] }
	| Extract<SpecialHeader, { kind: "chunked" }>;

/** Elements that describe the data; all are small, and opening a file takes all of them. */
const METADATA_TAGS: readonly number[] = [
	TAG.fileLabel,
	TAG.fileDescription,
	TAG.dataLabel,
	TAG.dataDescription,
	TAG.palette8,
	TAG.palette,
	TAG.numberType,
	TAG.rasterDimensions8,
	TAG.rasterDimensions,
	TAG.paletteDimensions,
	TAG.rasterGroup,
	TAG.sdGroup,
	TAG.sdDimensions,
	TAG.sdLabels,
	TAG.sdUnits,
	TAG.sdFormats,
	TAG.sdRange,
	TAG.sdCoordinateSystem,
	TAG.sdLink,
	TAG.numericDataGroup,
	TAG.calibration,
	TAG.fillValue,
	TAG.vdataHeader,
	TAG.vgroup,
];
/** Data, of which only the headers of special elements are taken. */
const DATA_TAGS: readonly number[] = [
	TAG.sdData,
	TAG.sdScales,
	TAG.vdata,
	TAG.raster,
	TAG.compressedRaster,
	TAG.raster8,
	TAG.rleRaster8,
];

/** What comes of a byte of metadata: a list of members has four bytes for each. */
const PARSED_BYTES = 16;
/** What an entry of a table of linked blocks takes. */
const BLOCK_STEPS = 10;
const BLOCK_HELD_BYTES = 80;

/** The elements of a file, however they are stored. */
export class Hdf4File {
	readonly url: string;
	readonly sizeBytes: number;
	readonly descriptors: Descriptors;
	readonly registry: ObjectStoreRegistry;
	readonly #source: Source;
	readonly #known: ReadonlyMap<number, Uint8Array>;

	private constructor(
		registry: ObjectStoreRegistry,
		source: Source,
		sizeBytes: number,
		descriptors: Descriptors,
		known: ReadonlyMap<number, Uint8Array>,
	) {
		this.url = source.url;
		this.registry = registry;
		this.#source = source;
		this.sizeBytes = sizeBytes;
		this.descriptors = descriptors;
		this.#known = known;
	}

	/** Reads the descriptors, then all metadata elements at once. */
	static async open(url: string, registry: ObjectStoreRegistry): Promise<Hdf4File> {
		const source = registry.source(url);
		const descriptors = await readDescriptors(source, registry);
		const sizeBytes = await source.size({ signal: registry.signal });
		const wanted = [
			...METADATA_TAGS.flatMap((tag) => descriptors.withTag(tag)),
			...DATA_TAGS.flatMap((tag) => descriptors.withTag(tag)).filter(({ isSpecial }) => isSpecial),
		].filter(({ offsetBytes, lengthBytes }) => lengthBytes > 0 && offsetBytes + lengthBytes <= sizeBytes);
		const total = wanted.reduce((sum, { lengthBytes }) => sum + lengthBytes, 0);
		if (total > registry.limits.maxMetadataBytes)
			throw new MiraError("limit-exceeded", `the metadata have more than ${registry.limits.maxMetadataBytes} bytes`, {
				url,
				...hint`Raise ${option("limits.maxMetadataBytes")} if the file is sound`,
			});
		// Elements may share their bytes.
		registry.budget.hold(PARSED_BYTES * total);
		const ranges = wanted.map(({ offsetBytes, lengthBytes }) => ({ offset: offsetBytes, length: lengthBytes }));
		const contents = await source.readMany(ranges, { signal: registry.signal });
		const known = new Map(wanted.map((descriptor, i) => [keyOf(descriptor), contents[i] as Uint8Array]));
		return new Hdf4File(registry, source, sizeBytes, descriptors, known);
	}

	/** Where the content of an element is; `absent` for one that the file does not have. */
	async storage(name: TagRef, budget: Budget = this.registry.budget): Promise<ElementStorage> {
		const descriptor = this.descriptors.find(name);
		if (descriptor === undefined || descriptor.lengthBytes === 0) return { kind: "absent" };
		if (!descriptor.isSpecial) return { kind: "pieces", pieces: [this.#plain(descriptor)] };
		const header = parseSpecial(await this.#stored(descriptor));
		switch (header.kind) {
			case "linked":
				return { kind: "pieces", pieces: await this.#linkedBlocks(header, budget) };
			case "external":
				return { kind: "pieces", pieces: header.lengthBytes === 0 ? [] : [this.#external(header)] };
			case "compressed": {
				const pieces = await this.#compressedPieces(header.dataRef, budget);
				const { lengthBytes, compression: codecs } = header;
				if (pieces.length === 0 && lengthBytes > 0)
					throw new MiraError("corrupt-file", "the data of a compressed element are missing", { url: this.url });
				if (pieces.length === 0) return { kind: "absent" };
				return codecs.length === 0 ? { kind: "pieces", pieces } : { kind: "compressed", lengthBytes, codecs, pieces };
			}
			case "chunked":
				return header;
		}
	}

	/** The whole content of an element of metadata. */
	async bytes(name: TagRef): Promise<Uint8Array> {
		const known = this.#known.get(keyOf(name));
		if (known !== undefined && this.descriptors.find(name)?.isSpecial === false) return known;
		const storage = await this.storage(name);
		switch (storage.kind) {
			case "absent":
				return new Uint8Array(0);
			case "pieces":
				this.#checkShare(storage.pieces);
				return this.readPieces(storage.pieces);
			case "compressed": {
				this.#checkShare(storage.pieces);
				const chain = [{ name: "bytes" }, ...storage.codecs];
				const spec = { dataType: dataType("uint8"), shape: [storage.lengthBytes] };
				this.#checkSize(storage.lengthBytes);
				this.#requireClaim(storage.lengthBytes);
				this.registry.budget.hold(storage.lengthBytes);
				const pipeline = await createPipeline(chain, spec);
				return (await pipeline.decode(await this.readPieces(storage.pieces))) as Uint8Array;
			}
			case "chunked":
				throw new MiraError("unsupported-feature", "metadata that are chunked cannot be read", { url: this.url });
		}
	}

	/** The content of pieces, one behind the other. */
	async readPieces(
		pieces: readonly Piece[],
		options: { signal?: AbortSignal | undefined; use?: "metadata" | "chunk" } = { signal: this.registry.signal },
	): Promise<Uint8Array> {
		const total = piecesBytes(pieces);
		this.#checkSize(total);
		// Blocks of a sound file do not share bytes: together they have no more than the file, or not much.
		const { budget } = this.registry;
		const stored = pieces.reduce((sum, { kind, length }) => sum + (kind === "range" ? length : 0), 0);
		budget.receive(this.url, stored, this.sizeBytes);
		budget.hold(total);
		return joinBytes(
			await Promise.all(
				pieces.map((piece) =>
					piece.kind === "zeros"
						? new Uint8Array(piece.length)
						: this.registry.source(piece.url).read(piece.offset, piece.length, options),
				),
			),
		);
	}

	async #stored(descriptor: Descriptor): Promise<Uint8Array> {
		const known = this.#known.get(keyOf(descriptor));
		if (known !== undefined) return known;
		this.#checkSize(descriptor.lengthBytes);
		return this.#source.read(descriptor.offsetBytes, descriptor.lengthBytes, { signal: this.registry.signal });
	}

	#plain({ offsetBytes, lengthBytes }: Descriptor): Piece {
		return { kind: "range", url: this.url, offset: offsetBytes, length: lengthBytes };
	}

	/** The library looks beside the file when it does not find the whole path: files are moved, the names in them stay. */
	#external({ fileName, offsetBytes, lengthBytes }: Extract<SpecialHeader, { kind: "external" }>): Piece {
		const name = fileName.slice(fileName.lastIndexOf("/") + 1);
		return { kind: "range", url: siblingUrl(this.url, name), offset: offsetBytes, length: lengthBytes };
	}

	/** Where the compressed bytes are, which may lie in linked blocks themselves. */
	async #compressedPieces(ref: number, budget: Budget): Promise<Piece[]> {
		const storage = await this.storage({ tag: TAG.compressed, ref }, budget);
		if (storage.kind === "absent") return [];
		if (storage.kind === "pieces") return storage.pieces;
		throw new MiraError("corrupt-file", "compressed data are compressed again", { url: this.url });
	}

	/** The blocks of an element, in their order: tables of block numbers, each with the number of the next table (hblocks.c). */
	async #linkedBlocks(header: Extract<SpecialHeader, { kind: "linked" }>, budget: Budget): Promise<Piece[]> {
		const pieces: Piece[] = [];
		const seen = new Set<number>();
		let left = header.lengthBytes;
		for (let tableRef = header.tableRef; left > 0 && tableRef !== 0; ) {
			if (seen.has(tableRef))
				throw new MiraError("corrupt-file", "the tables of linked blocks form a loop", { url: this.url });
			seen.add(tableRef);
			const table = this.descriptors.find({ tag: TAG.linkedBlock, ref: tableRef });
			if (table === undefined)
				throw new MiraError("corrupt-file", `table ${tableRef} of linked blocks is missing`, { url: this.url });
			const fields = new FieldReader(await this.#stored(table), "a table of linked blocks");
			tableRef = fields.u16();
			const count = Math.min(header.blocksPerTable, Math.floor(fields.left / 2));
			// Tables may share their bytes, and blocks may be empty.
			budget.work(count * BLOCK_STEPS);
			budget.hold(count * BLOCK_HELD_BYTES);
			for (const ref of fields.u16s(count)) {
				if (left === 0) break;
				const piece = this.#linkedBlock(ref, header.blockBytes, left);
				// An element that was empty when it was turned into linked blocks has an empty first one.
				if (piece.length > 0) addPiece(pieces, piece);
				left -= piece.length;
			}
		}
		if (left > 0) throw new MiraError("corrupt-file", `${left} bytes are in no linked block`, { url: this.url });
		return pieces;
	}

	/** The first block may have a size of its own, which its descriptor tells. */
	#linkedBlock(ref: number, blockBytes: number, left: number): Piece {
		if (ref === 0) return { kind: "zeros", length: Math.min(blockBytes, left) };
		const block = this.descriptors.find({ tag: TAG.linkedBlock, ref });
		if (block === undefined) throw new MiraError("corrupt-file", `linked block ${ref} is missing`, { url: this.url });
		return { ...this.#plain(block), length: Math.min(block.lengthBytes, left) };
	}

	/** Metadata are read when a file is opened: blocks that are used again and again, or never written, must not add up. */
	#checkShare(pieces: readonly Piece[]): void {
		const own = pieces.filter((piece) => piece.kind === "zeros" || piece.url === this.url);
		if (piecesBytes(own) > this.sizeBytes)
			throw new MiraError("corrupt-file", "an element has more bytes than the whole file", { url: this.url });
	}

	/** A size that one element claims concerns it alone. */
	#requireClaim(bytes: number): void {
		const { maxHeldBytes } = this.registry.limits;
		if (bytes > maxHeldBytes) throw beyond("maxHeldBytes", `metadata would have ${bytes} bytes once decompressed`);
	}

	#checkSize(bytes: number): void {
		const { maxArrayBytes } = this.registry.limits;
		if (bytes > maxArrayBytes)
			throw new MiraError("limit-exceeded", `an element has ${bytes} bytes, more than ${maxArrayBytes}`, {
				url: this.url,
				...hint`Raise ${option("limits.maxArrayBytes")} if the file is sound`,
			});
	}
}

/** Adds a piece; one that lies right behind the last makes it longer. */
function addPiece(pieces: Piece[], piece: Piece): void {
	const last = pieces.at(-1);
	if (last?.kind === "range" && piece.kind === "range" && last.offset + last.length === piece.offset)
		pieces[pieces.length - 1] = { ...last, length: last.length + piece.length };
	else if (last?.kind === "zeros" && piece.kind === "zeros")
		pieces[pieces.length - 1] = { kind: "zeros", length: last.length + piece.length };
	else pieces.push(piece);
}

/** How many bytes pieces have in all. */
export function piecesBytes(pieces: readonly Piece[]): number {
	return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** How many bytes the content of an element has, all chunks of a chunked one together. */
export function storedBytes(storage: ElementStorage): number {
	if (storage.kind === "absent") return 0;
	return storage.kind === "pieces" ? piecesBytes(storage.pieces) : storage.lengthBytes;
}

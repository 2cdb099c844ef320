import type { Checksum } from "../../icechunk/manifest.ts";
import { type ChunkManifest, INLINED, LONG, type ManifestColumns } from "../../manifest/chunk-manifest.ts";
import { ForwardBuffer, recordTemplate, writeIndex } from "./forward-buffer.ts";

/** Where a chunk is, in the words of Icechunk. */
export type ChunkTarget =
	| { kind: "virtual"; location: string; checksum: Checksum | undefined }
	| { kind: "native"; id: Uint8Array };

/** What a manifest file holds. */
export type ManifestContent = {
	id: Uint8Array;
	nodeId: Uint8Array;
	manifest: ChunkManifest;
	/** The rows of the manifest's columns that are written, in the order of their chunks. None of them is absent. */
	rows: Uint32Array;
	/** For each url of the manifest. */
	targets: readonly ChunkTarget[];
	/** For each of its inlined chunks: an object of its own, or undefined for one that stays in the manifest. */
	inlined: readonly (ChunkTarget | undefined)[];
};

/** A kind of reference: the size of its table, and where its fields are (manifest.fbs, table ChunkRef). */
type Form = { bytes: number; fields: readonly number[] };

const INDEX_AT = 4;
const OFFSET_AT = 8;
const LENGTH_AT = 16;
/** Location or id of the chunk. */
const TARGET_AT = 24;
const CHECKSUM_AT = 28;
const INLINE_AT = 8;

const FORMS = {
	inline: { bytes: 12, fields: [INDEX_AT, INLINE_AT] },
	native: { bytes: 36, fields: [INDEX_AT, 0, OFFSET_AT, LENGTH_AT, TARGET_AT] },
	plain: { bytes: 28, fields: [INDEX_AT, 0, OFFSET_AT, LENGTH_AT, 0, TARGET_AT] },
	etag: { bytes: 32, fields: [INDEX_AT, 0, OFFSET_AT, LENGTH_AT, 0, TARGET_AT, CHECKSUM_AT] },
	"last-modified": { bytes: 32, fields: [INDEX_AT, 0, OFFSET_AT, LENGTH_AT, 0, TARGET_AT, 0, CHECKSUM_AT] },
} satisfies Record<string, Form>;

type FormName = keyof typeof FORMS;

/**
 * The FlatBuffer of a manifest file. References go from the columns of the manifest straight into bytes, and those that share
 * an object share its location.
 */
export function manifestFile(content: ManifestContent): Uint8Array {
	const { manifest, rows } = content;
	const rank = manifest.gridShape.length;
	const buffer = new ForwardBuffer(1024 + rows.length * (FORMS.etag.bytes + 32 + 4 * rank));
	const root = buffer.table(24, [4, 16, 0, 20]);
	buffer.bytes.set(content.id, root + 4);
	// The field of the compression of locations is 1 unless it says 0.
	buffer.view.setUint8(root + 20, 0);
	const arrays = buffer.vector(1, 4);
	buffer.link(root + 16, arrays - 4);
	const array = buffer.table(16, [4, 12]);
	buffer.link(arrays, array);
	buffer.bytes.set(content.nodeId, array + 4);
	const refs = buffer.vector(rows.length, 4);
	buffer.link(array + 12, refs - 4);
	new ReferenceWriter(buffer, content).write(refs);
	return buffer.finish(root);
}

class ReferenceWriter {
	readonly #buffer: ForwardBuffer;
	readonly #content: ManifestContent;
	readonly #columns: ManifestColumns;
	readonly #templates: Readonly<Record<FormName, Uint8Array>>;
	/** Places that lead to a text or bytes, which are written behind all tables. */
	readonly #pending = new Map<string | Uint8Array, number[]>();

	constructor(buffer: ForwardBuffer, content: ManifestContent) {
		this.#buffer = buffer;
		this.#content = content;
		this.#columns = content.manifest.columns;
		const rank = content.manifest.gridShape.length;
		this.#templates = {
			inline: templateOf(FORMS.inline, rank),
			native: templateOf(FORMS.native, rank),
			plain: templateOf(FORMS.plain, rank),
			etag: templateOf(FORMS.etag, rank),
			"last-modified": templateOf(FORMS["last-modified"], rank),
		};
	}

	write(refs: number): void {
		const { rows, targets, inlined } = this.#content;
		const { urlIds, offsets } = this.#columns;
		const writers = targets.map((target) => this.#writerOf(target));
		for (let i = 0; i < rows.length; i++) {
			const row = rows[i] as number;
			const id = urlIds[row] as number;
			const table =
				id === INLINED
					? this.#inlined(row, inlined[offsets[row] as number])
					: (writers[id] as (row: number) => number)(row);
			this.#buffer.link(refs + 4 * i, table);
		}
		const utf8 = new TextEncoder();
		for (const [value, places] of this.#pending) {
			// Another manifest of the array may have the references to it.
			if (places.length === 0) continue;
			const at = this.#buffer.put(typeof value === "string" ? utf8.encode(value) : value);
			for (const place of places) this.#buffer.link(place, at);
		}
	}

	#inlined(row: number, target: ChunkTarget | undefined): number {
		if (target !== undefined) return this.#writerOf(target)(row);
		const table = this.#table("inline", row);
		this.#placesOf(this.#columns.inlined[this.#columns.offsets[row] as number] as Uint8Array).push(table + INLINE_AT);
		return table;
	}

	/** Writes the references to one object: all that they share is looked up once. */
	#writerOf(target: ChunkTarget): (row: number) => number {
		if (target.kind === "native")
			return (row) => {
				const table = this.#range("native", row);
				this.#buffer.bytes.set(target.id, table + TARGET_AT);
				return table;
			};
		const { checksum } = target;
		const locations = this.#placesOf(target.location);
		const tags = checksum?.kind === "etag" ? this.#placesOf(checksum.etag) : undefined;
		return (row) => {
			const table = this.#range(checksum?.kind ?? "plain", row);
			locations.push(table + TARGET_AT);
			tags?.push(table + CHECKSUM_AT);
			if (checksum?.kind === "last-modified") this.#buffer.view.setUint32(table + CHECKSUM_AT, checksum.seconds, true);
			return table;
		};
	}

	/** A table with the place and length of its chunk in an object. */
	#range(form: FormName, row: number): number {
		const { urlIds, offsets, lengths, longLengths, inlined } = this.#columns;
		const table = this.#table(form, row);
		const offset = offsets[row] as number;
		if (urlIds[row] === INLINED) {
			this.#uint64(table + LENGTH_AT, (inlined[offset] as Uint8Array).length);
			return table;
		}
		const length = lengths[row] as number;
		this.#uint64(table + OFFSET_AT, offset);
		this.#uint64(table + LENGTH_AT, length === LONG ? (longLengths.get(row) ?? length) : length);
		return table;
	}

	/** A table with the index of its chunk. */
	#table(form: FormName, row: number): number {
		const { gridShape } = this.#content.manifest;
		const bytes = this.#templates[form];
		const table = this.#buffer.reserve(bytes.length, 8);
		this.#buffer.bytes.set(bytes, table);
		writeIndex(this.#buffer.view, table + FORMS[form].bytes + 4, gridShape, this.#columns.keys?.[row] ?? row);
		return table;
	}

	#placesOf(value: string | Uint8Array): number[] {
		let places = this.#pending.get(value);
		if (places === undefined) {
			places = [];
			this.#pending.set(value, places);
		}
		return places;
	}

	#uint64(at: number, value: number): void {
		this.#buffer.view.setUint32(at, value % 2 ** 32, true);
		this.#buffer.view.setUint32(at + 4, Math.floor(value / 2 ** 32), true);
	}
}

function templateOf({ bytes, fields }: Form, rank: number): Uint8Array {
	return recordTemplate(bytes, fields, INDEX_AT, rank);
}

import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import { spellByDirectory } from "../../io/per-directory.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { childUrl, decodePath } from "../../io/url.ts";
import { type ChunkEntry, type ChunkManifest, chunkNumber, countChunks } from "../../manifest/chunk-manifest.ts";
import { type ArrayDescription, ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { Budget } from "../../zarr/budget.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import type { ChunkKeyEncoding } from "../../zarr/chunk-key.ts";
import type { KeySpace } from "../zarr/key-space.ts";
import { OutsideReport } from "./outside-report.ts";
import { type ReferenceTable, readReferenceTable } from "./parquet-table.ts";
import { referenceUrl } from "./reference-url.ts";

/** More chunks than this are not looked up one by one: the columns are faster then, and know what is missing. */
const MOST_LOOKED_UP = 2 ** 16;
/** Files that are fetched together when all references are wanted: a batch of them is in memory. */
const FILES_AT_ONCE = 4;
/** Files that are tried without knowing whether they exist. */
const MOST_UNLISTED_FILES = 10_000;

/** The keys of a Zarr store as references in Parquet files, `recordSize` of them in each (fsspec's `LazyReferenceMapper`). */
export class ParquetSpace implements KeySpace {
	readonly url: string;
	readonly v2Policy = "kerchunk";
	readonly #metadata: Uint8Array;
	readonly #recordSize: number;
	readonly #registry: ObjectStoreRegistry;
	readonly #outside: OutsideReport;

	constructor(
		url: string,
		metadata: Uint8Array,
		recordSize: number,
		registry: ObjectStoreRegistry,
		diagnostics: Diagnostic[],
	) {
		this.url = url;
		this.#metadata = metadata;
		this.#recordSize = recordSize;
		this.#registry = registry;
		this.#outside = new OutsideReport(registry, diagnostics);
	}

	get budget(): Budget {
		return this.#registry.budget;
	}

	async document(key: string): Promise<Uint8Array | undefined> {
		return key === ".zmetadata" ? this.#metadata : undefined;
	}

	async children(): Promise<string[]> {
		return [];
	}

	array(description: ArrayDescription, _chunkKeys: ChunkKeyEncoding, keyPath: string): ManifestArray {
		const files = new ReferenceFiles(childUrl(this.url, keyPath), this.#registry, this.#outside);
		const grid = gridShape(description.chunkGrid, description.shape);
		const find = async (index: readonly number[]): Promise<ChunkEntry> => {
			const number = chunkNumber(grid, index);
			if (number === undefined) return { kind: "missing" };
			const table = await files.table(Math.floor(number / this.#recordSize));
			return entryOf(table, number % this.#recordSize);
		};
		return new ManifestArray(description, () => this.#load(description, grid, files), {
			most: MOST_LOOKED_UP,
			find: (indexes) => Promise.all(indexes.map(find)),
		});
	}

	async #load({ path }: ArrayDescription, grid: readonly number[], files: ReferenceFiles): Promise<ChunkManifest> {
		const count = countChunks(grid);
		const builder = new ManifestBuilder(grid, { path });
		const numbers = await files.numbers(Math.ceil(count / this.#recordSize), path);
		for (let i = 0; i < numbers.length; i += FILES_AT_ONCE) {
			const batch = numbers.slice(i, i + FILES_AT_ONCE);
			const tables = await Promise.all(batch.map((file) => files.table(file)));
			for (const [n, file] of batch.entries()) {
				const table = tables[n];
				const first = file * this.#recordSize;
				const rows = Math.min(table?.rowCount ?? 0, this.#recordSize, count - first);
				addRows(builder, table, rows, (row) => first + row);
				// The manifest says it all from now on.
				files.forget(file);
			}
		}
		return builder.build();
	}
}

/** Adds so many rows of a file to a manifest, each under the number that it gets; those below 0 are left out. */
export function addRows(
	builder: ManifestBuilder,
	table: ReferenceTable | undefined,
	rows: number,
	numberOf: (row: number) => number,
): void {
	if (table === undefined) return;
	/** Numbers that the builder has for urls of the table, by the places of these: a row costs no text and no object. */
	const numbers = new Int32Array(table.urls.length).fill(-1);
	const urlNumberOf = (id: number): number => {
		if ((numbers[id - 1] as number) < 0) numbers[id - 1] = builder.urlNumber(table.urls[id - 1] as string);
		return numbers[id - 1] as number;
	};
	for (let row = 0; row < rows; row++) {
		const number = numberOf(row);
		if (number < 0) continue;
		const bytes = table.inlined.get(row);
		const id = table.urlIds[row] as number;
		if (bytes !== undefined) builder.inlinedAt(number, bytes);
		else if (id !== 0) {
			if (isWholeObject(table, row)) builder.wholeAt(number, urlNumberOf(id));
			else builder.rangeAt(number, urlNumberOf(id), table.offsets[row] as number, table.lengths[row] as number);
		}
	}
}

/** Rows say: bytes of their own, which win; a url alone, or with zeros, for a whole file (K13); a range; or nothing. */
function entryOf(table: ReferenceTable | undefined, row: number): ChunkEntry {
	const bytes = table?.inlined.get(row);
	if (bytes !== undefined) return { kind: "inlined", bytes };
	const id = table?.urlIds[row] ?? 0;
	if (table === undefined || id === 0) return { kind: "missing" };
	const url = table.urls[id - 1] as string;
	if (isWholeObject(table, row)) return { kind: "object", url, optional: false };
	return { kind: "virtual", url, offset: table.offsets[row] as number, length: table.lengths[row] as number };
}

/** False for a range, which is possible then. */
function isWholeObject(table: ReferenceTable, row: number): boolean {
	const offset = table.offsets[row] as number;
	const length = table.lengths[row] as number;
	const [isStart, isAll] = [offset === 0 || Number.isNaN(offset), length === 0 || Number.isNaN(length)];
	if (isStart && isAll) return true;
	if (Number.isSafeInteger(offset + length) && offset >= 0 && length > 0) return false;
	const url = table.urls[(table.urlIds[row] as number) - 1];
	throw new MiraError(
		"bad-reference",
		Number.isNaN(offset + length)
			? `row ${row} has only one of an offset and a length`
			: `row ${row} refers to ${length} bytes at ${offset}, which is impossible`,
		{ url },
	);
}

/** The files of one array, each read when it is first needed, and once. */
class ReferenceFiles {
	readonly #directory: string;
	readonly #registry: ObjectStoreRegistry;
	readonly #outside: OutsideReport;
	readonly #tables = new Map<number, Promise<ReferenceTable | undefined>>();

	constructor(directory: string, registry: ObjectStoreRegistry, outside: OutsideReport) {
		this.#directory = directory;
		this.#registry = registry;
		this.#outside = outside;
	}

	/** The rows of a file; undefined where there is none, so all its chunks are missing. */
	table(file: number): Promise<ReferenceTable | undefined> {
		const known = this.#tables.get(file);
		if (known !== undefined) return known;
		const table = this.#read(file).catch((error: unknown) => {
			this.#tables.delete(file); // a failed read (no network) must not be remembered
			throw error;
		});
		this.#tables.set(file, table);
		return table;
	}

	/** Lets go of the rows of a file. */
	forget(file: number): void {
		this.#tables.delete(file);
	}

	async #read(file: number): Promise<ReferenceTable | undefined> {
		const url = childUrl(this.#directory, `refs.${file}.parq`);
		const bytes = await this.#registry
			.source(url)
			.readAll({ use: "chunk" })
			.catch((error: unknown) => {
				if (isMiraError(error, "not-found")) return undefined;
				throw error;
			});
		if (bytes === undefined) return undefined;
		const table = await readReferenceTable(bytes, url, this.#registry.limits.maxMetadataBytes);
		// As everywhere, relative to the file that refers.
		const urls = table.urls.map(spellByDirectory((text) => referenceUrl(text, url)));
		this.#outside.add(urls);
		return { ...table, urls };
	}

	/** Numbers of the files that may exist, of so many at most. */
	async numbers(count: number, path: string): Promise<number[]> {
		const { store, path: storePath } = this.#registry.resolve(this.#directory);
		if (store.list === undefined) {
			if (count > MOST_UNLISTED_FILES)
				throw new MiraError("limit-exceeded", `its references would be in ${count} files, which cannot be listed`, {
					url: this.#directory,
					path,
				});
			return Array.from({ length: count }, (_, file) => file);
		}
		const found: number[] = [];
		try {
			for await (const object of store.list(storePath, { shallow: true, signal: this.#registry.signal })) {
				const digits = /(?:^|\/)refs\.(\d+)\.parq$/.exec(decodePath(object.path))?.[1];
				if (digits !== undefined && Number(digits) < count) found.push(Number(digits));
			}
		} catch (error) {
			if (!isMiraError(error, "not-found")) throw error;
		}
		return found.sort((a, b) => a - b);
	}
}

import { encodeChunk } from "../codecs/index.ts";
import { takeElements } from "../dataset/elements.ts";
import { hint, isMiraError, MiraError, option } from "../errors.ts";
import type { FillOptions } from "../fill/fill-options.ts";
import { kerchunkParquet } from "../formats/kerchunk/index.ts";
import { addRows } from "../formats/kerchunk/parquet-space.ts";
import { type ReferenceTable, readReferenceTable } from "../formats/kerchunk/parquet-table.ts";
import { referenceUrl } from "../formats/kerchunk/reference-url.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { childUrl, isUrl } from "../io/url.ts";
import { type ChunkManifest, countChunks } from "../manifest/chunk-manifest.ts";
import { ManifestBuilder } from "../manifest/manifest-builder.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { encodeReferenceFile } from "../write/kerchunk/parquet-file.ts";
import { recordsOf } from "../write/kerchunk/record-columns.ts";
import { OutputStore } from "../write/plan/output-store.ts";
import { isJsonObject, type JsonObject, parseJson } from "../zarr/json.ts";
import { Claim, documentBytes, METADATA_KEY, withoutClaim } from "./claim.ts";
import type {
	ArrayEdit,
	CubeEdit,
	CubeForm,
	CubeTarget,
	NotedVersion,
	UpdateWritten,
	WriteOptions,
} from "./cube-form.ts";
import { SourceNotes } from "./source-notes.ts";
import { firstChangedNumber, type Layout, moveNumber } from "./stretches.ts";

const NOTES = "sources.json";
/**
 * Kerchunk references in Parquet files. In place only rows are added, or those of files that have changed become others, before
 * `.zmetadata` says so: who has read that before, or reads it in the middle, finds what it describes.
 */
export class ParquetForm implements CubeForm {
	readonly name = "Kerchunk Parquet";
	readonly zarrFormat = 2;
	readonly store: ManifestStore;
	readonly #target: CubeTarget;
	readonly #registry: ObjectStoreRegistry;
	readonly #metadata: JsonObject;
	readonly #documents: JsonObject;
	readonly #recordSize: number;
	readonly #etag: string | undefined;

	static async open(target: CubeTarget, registry: ObjectStoreRegistry, fill: FillOptions = {}): Promise<ParquetForm> {
		const source = registry.source(childUrl(target.url, METADATA_KEY));
		const metadata = parseJson(await source.readAll(), { floats: "tagged", url: source.url });
		const store = await kerchunkParquet(fill)(target.url, registry);
		return new ParquetForm(target, registry, store, metadata as JsonObject, source.etag);
	}

	private constructor(
		target: CubeTarget,
		registry: ObjectStoreRegistry,
		store: ManifestStore,
		metadata: JsonObject,
		etag: string | undefined,
	) {
		this.#target = target;
		this.#registry = registry;
		this.store = store;
		this.#metadata = metadata;
		this.#documents = isJsonObject(metadata.metadata) ? metadata.metadata : {};
		this.#recordSize = metadata.record_size as number; // as the parser has checked
		this.#etag = etag;
	}

	document(path: string, key: string): JsonObject | undefined {
		const document = this.#documents[path === "" ? key : `${path}/${key}`];
		return isJsonObject(document) ? document : undefined;
	}

	noted(): Promise<ReadonlyMap<string, NotedVersion>> {
		return new SourceNotes(new OutputStore(this.#target.store, this.#registry.signal), NOTES).read();
	}

	async write(edit: CubeEdit, options: WriteOptions): Promise<UpdateWritten> {
		const { into, signal } = options;
		if (edit.keepsPlaces) return this.#writeInPlace(edit, options);
		if (into === undefined) throw this.#movesChunks();
		return this.#writeBeside(edit, new OutputStore(into, signal), options);
	}

	#movesChunks(): MiraError {
		return new MiraError(
			"unsupported-feature",
			"chunks would move to other rows of its Parquet files, and programs that have the cube open would read those of other files",
			{
				url: this.#target.url,
				...hint`Let them move with ${option("renumber", true)}, and open the cube again everywhere; JSON and Icechunk have no such problem`,
			},
		);
	}

	async #writeInPlace(edit: CubeEdit, options: WriteOptions): Promise<UpdateWritten> {
		const { signal } = options;
		const output = new OutputStore(this.#target.store, signal);
		const claim = new Claim(output, this.#metadata, this.#etag, options);
		await claim.take();
		const described = { ...this.#documents };
		try {
			for (const array of edit.arrays) {
				const { first, manifest, documents } = await this.#rowsInPlace(array, edit);
				for (const { number, columns } of recordsOf({ manifest }, this.#recordSize, first)) {
					throwIfOver(signal);
					await claim.renew();
					await output.put(recordName(array.path, number), await encodeReferenceFile(columns));
				}
				for (const [key, document] of documents) described[`${array.path}/${key}`] = document;
			}
			await claim.release(this.#metadataBytes(described));
		} catch (error) {
			await claim.giveBack();
			throw error;
		}
		await new SourceNotes(output, NOTES).change(edit.noted, [...edit.forgotten, ...edit.outdated]);
		return { bytes: output.writtenBytes, objects: output.writtenObjects };
	}

	/** At another place. The cube stays taken: who puts that in its place must not lose what others wrote meanwhile. */
	async #writeBeside(edit: CubeEdit, output: OutputStore, options: WriteOptions): Promise<UpdateWritten> {
		const { signal } = options;
		const claim = new Claim(new OutputStore(this.#target.store, signal), this.#metadata, this.#etag, options);
		await claim.take();
		try {
			const written = await this.#writeInto(edit, output, claim, signal);
			await claim.hold();
			return written;
		} catch (error) {
			await claim.giveBack();
			throw error;
		}
	}

	/** Everything at a place that is empty: what is the same is copied. */
	async #writeInto(
		edit: CubeEdit,
		output: OutputStore,
		claim: Claim,
		signal: AbortSignal | undefined,
	): Promise<UpdateWritten> {
		const edited = new Map(edit.arrays.map((array) => [array.path, array]));
		const described = { ...this.#documents };
		for (const node of Array.from(this.store.contents()).filter(({ kind }) => kind === "array")) {
			const path = node.path.slice(1);
			const array = edited.get(path);
			const first = array === undefined ? Number.POSITIVE_INFINITY : this.#firstRecord(array);
			const grid = array?.oldGrid ?? (await this.#gridOf(node.path));
			for (let number = 0; number < Math.min(first, Math.ceil(countChunks(grid) / this.#recordSize)); number++) {
				throwIfOver(signal);
				await claim.renew();
				const bytes = await this.#readRecord(path, number);
				if (bytes !== undefined) await output.put(recordName(path, number), bytes);
			}
			if (array === undefined) continue;
			const manifest = await this.#rows(array, first);
			for (const { number, columns } of recordsOf({ manifest }, this.#recordSize, first)) {
				throwIfOver(signal);
				await claim.renew();
				await output.put(recordName(path, number), await encodeReferenceFile(columns));
			}
			for (const [key, document] of array.documents) described[`${path}/${key}`] = document;
		}
		for (const [key, document] of edit.root ?? []) described[key] = document;
		await output.put(METADATA_KEY, this.#metadataBytes(described));
		const old = await this.noted();
		const kept = Array.from(old.values()) as CubeEdit["noted"][number][];
		await new SourceNotes(output, NOTES).change([...kept, ...edit.noted], []);
		await new SourceNotes(output, NOTES).change([], [...edit.forgotten, ...edit.outdated]);
		return { bytes: output.writtenBytes, objects: output.writtenObjects };
	}

	async #gridOf(path: string): Promise<readonly number[]> {
		const array = this.store.array(path);
		return (await array.manifest()).gridShape;
	}

	#metadataBytes(metadata: JsonObject): Uint8Array {
		return documentBytes({ ...withoutClaim(this.#metadata), metadata });
	}

	/** The rows of an array from the first file that changes on. */
	async #rowsInPlace(
		array: ArrayEdit,
		{ layout }: CubeEdit,
	): Promise<{ first: number; manifest: ChunkManifest; documents: ArrayEdit["documents"] }> {
		if (array.moves === undefined && array.loaded !== undefined) {
			const whole = await this.#inOldChunks(array, layout);
			if (whole !== undefined) return whole;
			throw this.#movesChunks();
		}
		const first = this.#firstRecord(array);
		return { first, manifest: await this.#rows(array, first), documents: array.documents };
	}

	#firstRecord({ moves, oldGrid, axis }: ArrayEdit): number {
		return moves === undefined ? 0 : Math.floor(firstChangedNumber(oldGrid, axis, moves) / this.#recordSize);
	}

	async #rows({ path, moves, oldGrid, axis, added }: ArrayEdit, first: number): Promise<ChunkManifest> {
		if (moves === undefined) return added;
		const builder = new ManifestBuilder(added.gridShape, { path: `/${path}` });
		const count = countChunks(oldGrid);
		for (let number = first; number * this.#recordSize < count; number++) {
			const begin = number * this.#recordSize;
			const table = await this.#table(path, number);
			addRows(builder, table, Math.min(table?.rowCount ?? 0, this.#recordSize, count - begin), (row) =>
				moveNumber(begin + row, [oldGrid, added.gridShape], axis, moves.kept),
			);
		}
		const copy = builder.copyFrom(added.columns);
		for (let row = 0; row < added.columns.urlIds.length; row++) copy(row, added.columns.keys?.[row] ?? row);
		return builder.build();
	}

	/**
	 * An array that is inlined keeps the length of its chunks: with longer ones, readers who know it as it was would not know
	 * what they read. Undefined where it has more than one chunk along another dimension.
	 */
	async #inOldChunks(
		{ path, loaded, oldGrid, axis }: ArrayEdit,
		{ oldLength, newLength }: Layout,
	): Promise<{ first: number; manifest: ChunkManifest; documents: ArrayEdit["documents"] } | undefined> {
		const old = this.document(path, ".zarray");
		const array = this.store.array(`/${path}`);
		const { description } = array;
		if (loaded === undefined || old === undefined || description.chunkGrid.kind !== "regular") return undefined;
		if (oldGrid.some((count, d) => d !== axis && count > 1)) return undefined;
		const { chunkShape } = description.chunkGrid;
		const { dataType, elements, fillElement } = loaded;
		const { shape } = loaded.description;
		const chunkLength = chunkShape[axis] as number;
		const count = Math.ceil(newLength / chunkLength);
		const builder = new ManifestBuilder(oldGrid.with(axis, count), { path: `/${path}` });
		const kept = await array.manifest();
		for (let chunk = 0; chunk < count; chunk++) {
			const entry =
				(chunk + 1) * chunkLength <= oldLength ? kept.get(oldGrid.map((_, d) => (d === axis ? chunk : 0))) : undefined;
			if (entry?.kind === "inlined") {
				// What stays where it was is as it was.
				builder.inlinedAt(chunk, entry.bytes);
				continue;
			}
			const positions = Array.from({ length: chunkLength }, (_, i) => {
				const position = chunk * chunkLength + i;
				return position < newLength ? position : -1;
			});
			const taken = takeElements({ shape, elements }, axis, positions, dataType, fillElement);
			builder.inlinedAt(chunk, await encodeChunk(taken.elements, description.codecs, { dataType, shape: taken.shape }));
		}
		return { first: 0, manifest: builder.build(), documents: [[".zarray", { ...old, shape: [...shape] }]] };
	}

	async #table(path: string, number: number): Promise<ReferenceTable | undefined> {
		const bytes = await this.#readRecord(path, number);
		if (bytes === undefined) return undefined;
		const url = childUrl(this.#target.url, recordName(path, number));
		const table = await readReferenceTable(bytes, url, this.#registry.limits.maxMetadataBytes);
		const relative = table.urls.find((text) => !isUrl(text) && !text.startsWith("/"));
		if (relative !== undefined)
			throw new MiraError("unsupported-feature", `it names files relatively, such as ${relative}`, {
				url,
				hint: "Readers disagree about where such a path begins: build the cube again with full ones",
			});
		return { ...table, urls: table.urls.map((text) => referenceUrl(text, url)) };
	}

	async #readRecord(path: string, number: number): Promise<Uint8Array | undefined> {
		try {
			return await this.#registry
				.source(childUrl(this.#target.url, recordName(path, number)))
				.readAll({ use: "chunk" });
		} catch (error) {
			if (isMiraError(error, "not-found")) return undefined;
			throw error;
		}
	}
}

function recordName(path: string, number: number): string {
	return `${path === "" ? "" : `${path}/`}refs.${number}.parq`;
}

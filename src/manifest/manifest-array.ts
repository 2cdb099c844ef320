import { MiraError } from "../errors.ts";
import type { FillOptions } from "../fill/fill-options.ts";
import type { FillModel } from "../fill/model.ts";
import type { FillPolicyName } from "../fill/policies.ts";
import { projectAttributes } from "../fill/project.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { type ChunkGrid, gridShape } from "../zarr/chunk-grid.ts";
import { DEFAULT_CHUNK_KEYS } from "../zarr/chunk-key.ts";
import type { DataType } from "../zarr/data-type.ts";
import { type JsonObject, plainJson } from "../zarr/json.ts";
import { arrayDocument, type CodecMetadata } from "../zarr/metadata.ts";
import type { ChunkEntry, ChunkManifest } from "./chunk-manifest.ts";

/** What every array of a store has, virtual or derived. */
export type ArrayDescription = {
	/** Path in the file, such as `/group/temperature`: that in the store too, unless another group was made its root. */
	path: string;
	shape: readonly number[];
	dataType: DataType;
	chunkGrid: ChunkGrid;
	/** The portable chain, in the order of encoding, with the names other readers know. */
	codecs: readonly CodecMetadata[];
	/** Compressed chunks of this source may hold more than their shape has, up to so many bytes; readers leave the rest out. */
	longestChunkBytes?: number | undefined;
	dimensionNames?: readonly (string | null)[] | undefined;
	/**
	 * The lengths of its dimensions, where one of them is longer than the array: NetCDF-4 reads the array as if it went on
	 * with its fill value.
	 */
	dimensionLengths?: readonly number[] | undefined;
	/** The dimensions, by their place, along which the file lets it grow: records of NetCDF, unlimited dimensions of HDF5. */
	unlimited?: readonly number[] | undefined;
	/** As the file has them, fill values and packing included. */
	attributes: Attributes;
	fill: FillModel;
	/**
	 * By which rules `fill` was decided, and is written into the document. `problem` is the error where a fill value does not fit
	 * and these rules do not allow it to be dropped: a group refuses such an array, which can only be explained.
	 */
	fillRules?: { policy: FillPolicyName; options: FillOptions; problem?: MiraError | undefined } | undefined;
};

/** All of an array but its chunks. */
export type ShapedArray = Omit<ArrayDescription, "chunkGrid" | "codecs">;

/**
 * The description of an array whose chunks are known now. It is spelled out, because engines give every object that is spread
 * and then added to a hidden class of its own: that doubled its size, and files have a hundred thousand arrays.
 */
export function withChunks(
	shaped: ShapedArray,
	chunkGrid: ChunkGrid,
	codecs: readonly CodecMetadata[],
): ArrayDescription {
	return {
		path: shaped.path,
		shape: shaped.shape,
		dataType: shaped.dataType,
		chunkGrid,
		codecs,
		longestChunkBytes: shaped.longestChunkBytes,
		dimensionNames: shaped.dimensionNames,
		dimensionLengths: shaped.dimensionLengths,
		unlimited: shaped.unlimited,
		attributes: shaped.attributes,
		fill: shaped.fill,
		fillRules: shaped.fillRules,
	};
}

/** A Zarr v3 array document as plain data; 64-bit integers that a number cannot hold are `bigint`. */
export type ArrayDocument = JsonObject & {
	shape: number[];
	attributes: JsonObject;
	dimension_names?: (string | null)[];
};

/** Finds single chunks where the whole manifest costs more: stores whose objects have to be listed, indexes in many files. */
export interface ChunkLookup {
	/** Up to so many chunks are rather looked up; for more of them the manifest is loaded. */
	readonly most: number;
	/** Where these chunks are. */
	find(indexes: readonly (readonly number[])[]): Promise<ChunkEntry[]>;
}

/** An array whose chunks are ranges of objects that already exist: Zarr v3 metadata, a manifest and a fill model. */
export class ManifestArray {
	/** Tells it from a `DerivedArray`. */
	readonly kind = "manifest";
	/** Shape, type, chunks, codecs and fill, typed; `metadata` is the same as a document. */
	readonly description: ArrayDescription;
	readonly #lookup: ChunkLookup | undefined;
	/** Once it is loaded, what loaded it is let go: a parser and all that it knows of its file. */
	#manifest: ChunkManifest | LoadManifest;
	#loading: Promise<ChunkManifest> | undefined;

	/**
	 * `load` is called when the references are first needed: opening a file need not read its chunk indexes. Who has them
	 * already gives the manifest itself.
	 */
	constructor(description: ArrayDescription, load: ChunkManifest | LoadManifest, lookup?: ChunkLookup | undefined) {
		if (typeof load !== "function") requireGrid(load, description);
		this.description = description;
		this.#manifest = load;
		this.#lookup = lookup;
	}

	/** Attributes with the types they had in the file. */
	get attributes(): Attributes {
		return this.description.attributes;
	}

	/** What is known about missing data and packing. */
	get fill(): FillModel {
		return this.description.fill;
	}

	/** The v3 document as plain data. */
	get metadata(): ArrayDocument {
		return plainJson(describeArray(this.description)) as ArrayDocument;
	}

	/** Where every chunk is. */
	manifest(): Promise<ChunkManifest> {
		const load = this.#manifest;
		if (typeof load !== "function") return Promise.resolve(load);
		// A failed read (no network) must not be remembered.
		this.#loading ??= Promise.resolve()
			.then(load)
			.then((manifest) => {
				requireGrid(manifest, this.description);
				this.#manifest = manifest;
				return manifest;
			})
			.finally(() => {
				this.#loading = undefined;
			});
		return this.#loading;
	}

	/** The manifest, if it was asked for before; nothing is read. */
	get loadedManifest(): ChunkManifest | undefined {
		return typeof this.#manifest === "function" ? undefined : this.#manifest;
	}

	/** The manifest, for a read of so many chunks; undefined where `find` is the cheaper way to them. */
	async manifestFor(chunkCount: number): Promise<ChunkManifest | undefined> {
		const isLookedUp =
			this.#lookup !== undefined && this.loadedManifest === undefined && chunkCount <= this.#lookup.most;
		return isLookedUp ? undefined : this.manifest();
	}

	/** Where these chunks are; no more of the references is read than that takes. */
	async find(indexes: readonly (readonly number[])[]): Promise<ChunkEntry[]> {
		const manifest = await this.manifestFor(indexes.length);
		if (manifest === undefined) return (this.#lookup as ChunkLookup).find(indexes);
		const entries: ChunkEntry[] = [];
		for (const index of indexes) entries.push(manifest.get(index));
		return entries;
	}

	/** True where single chunks can be found without all the others. */
	get isLookedUp(): boolean {
		return this.#lookup !== undefined;
	}

	/**
	 * Some of the chunks at other places: `placeOf` says which one stands at an index of the new grid, undefined for none. `load` makes
	 * the new manifest of the old one.
	 */
	rearranged(
		description: ArrayDescription,
		load: (manifest: ChunkManifest) => ChunkManifest,
		placeOf: (index: readonly number[]) => readonly number[] | undefined,
	): ManifestArray {
		const lookup = this.#lookup && {
			most: this.#lookup.most,
			find: async (indexes: readonly (readonly number[])[]): Promise<ChunkEntry[]> => {
				const places = indexes.map(placeOf);
				const found = await this.find(places.filter((place) => place !== undefined));
				let next = 0;
				return places.map((place) => (place === undefined ? { kind: "missing" } : (found[next++] as ChunkEntry)));
			},
		};
		return new ManifestArray(description, async () => load(await this.manifest()), lookup);
	}

	/** The same chunks under another description. */
	describedAs(description: ArrayDescription): ManifestArray {
		const lookup = this.#lookup && { most: this.#lookup.most, find: this.find.bind(this) };
		const known = this.loadedManifest;
		const manifest = known !== undefined && hasGrid(known, description) ? known : () => this.manifest();
		return new ManifestArray(description, manifest, lookup);
	}
}

/** Loads the references of an array. */
type LoadManifest = () => ChunkManifest | Promise<ChunkManifest>;

/** References that are counted along another grid would be those of other chunks. */
function requireGrid(manifest: ChunkManifest, { path, chunkGrid, shape }: ArrayDescription): void {
	if (hasGrid(manifest, { chunkGrid, shape })) return;
	const expected = gridShape(chunkGrid, shape);
	const { gridShape: found } = manifest;
	throw new MiraError(
		"bad-metadata",
		`the manifest has a grid of [${found.join(", ")}] chunks, the array one of [${expected.join(", ")}]`,
		{ path },
	);
}

function hasGrid(
	{ gridShape: found }: ChunkManifest,
	{ chunkGrid, shape }: Pick<ArrayDescription, "chunkGrid" | "shape">,
): boolean {
	const expected = gridShape(chunkGrid, shape);
	return found.length === expected.length && found.every((count, d) => count === expected[d]);
}

/** The v3 document with its floats tagged, ready for `writeJson`. */
export function describeArray(description: ArrayDescription): JsonObject {
	const { shape, dataType, chunkGrid, codecs, dimensionNames, attributes, fill, fillRules } = description;
	return arrayDocument(
		{
			shape: [...shape],
			dataType,
			chunkGrid,
			chunkKeys: DEFAULT_CHUNK_KEYS,
			fillValue: fill.storage.value,
			codecs: [...codecs],
			dimensionNames: dimensionNames && [...dimensionNames],
		},
		projectAttributes(attributes, fill, dataType, fillRules?.options),
	);
}

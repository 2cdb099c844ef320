import { createPipeline, type Decoded, type Pipeline } from "../../../codecs/index.ts";
import { chunkNumber } from "../../../manifest/chunk-manifest.ts";
import type { DataType } from "../../../zarr/data-type.ts";
import type { CodecMetadata } from "../../../zarr/metadata.ts";
import type { Hdf5File } from "../file.ts";
import { codecsForMask } from "../filters.ts";
import type { Filter } from "../object-model.ts";
import type { Storage } from "./storage.ts";

/** How the chunks of a dataset are to be decoded. */
export type ChunkForm = {
	path: string;
	filters: readonly Filter[];
	/** Size of an element of the dataset as stored: what filters count by. */
	elementBytes: number;
	dataType: DataType;
	/** The codec that turns elements into bytes. */
	toBytes: CodecMetadata;
};

/** Decodes each chunk of a dataset by the filters that it went through, which may differ from chunk to chunk. */
export class ChunkDecoder {
	readonly #file: Hdf5File;
	readonly #storage: Storage;
	readonly #form: ChunkForm;
	readonly #pipelines = new Map<number, Promise<Pipeline>>();

	constructor(file: Hdf5File, storage: Storage, form: ChunkForm) {
		this.#file = file;
		this.#storage = storage;
		this.#form = form;
	}

	/** The elements of a chunk; undefined for one that was never written. */
	async decode(index: readonly number[], options: { signal?: AbortSignal | undefined }): Promise<Decoded | undefined> {
		const { manifest, commonMask, exceptions } = await this.#storage.place();
		const own = index.slice(0, manifest.gridShape.length);
		const entry = manifest.get(own);
		if (entry.kind !== "virtual") return undefined;
		const mask = exceptions.get(chunkNumber(manifest.gridShape, own) ?? -1) ?? commonMask;
		const pipeline = await this.#pipelineOf(mask);
		const source = this.#file.registry.source(entry.url);
		return pipeline.decode(await source.read(entry.offset, entry.length, { ...options, use: "chunk" }), options);
	}

	#pipelineOf(mask: number): Promise<Pipeline> {
		let pipeline = this.#pipelines.get(mask);
		if (pipeline === undefined) {
			const { filters, elementBytes, path, toBytes, dataType } = this.#form;
			const found = codecsForMask(filters, mask, { elementBytes, path });
			if ("refused" in found) throw found.refused;
			pipeline = createPipeline([toBytes, ...found.codecs], { dataType, shape: this.#storage.chunkShape });
			this.#pipelines.set(mask, pipeline);
		}
		return pipeline;
	}
}

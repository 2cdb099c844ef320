import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import type { FixedElement } from "../hdf5/to-zarr/zarr-type.ts";
import type { ChunkList } from "./chunk-list.ts";
import type { DataFile } from "./data-file.ts";
import { decodes } from "./filters.ts";

/** A chunk that decodes only if the document is of this data file. */
type Sample = {
	path: string;
	offset: number;
	length: number;
	chain: readonly CodecMetadata[];
	element: FixedElement;
	chunkShape: readonly number[];
};

/** More than this is not read only to look at it. */
const MOST_BYTES = 2 ** 20;

/**
 * Looks whether a document is older than its data file: chunks must be inside the file, and one that is compressed must
 * decode. Documents say neither the size nor the ETag of the file they were made of.
 */
export class StaleCheck {
	readonly #data: DataFile;
	readonly #diagnostics: Diagnostic[];
	#sample: Sample | undefined;

	constructor(data: DataFile, diagnostics: Diagnostic[]) {
		this.#data = data;
		this.#diagnostics = diagnostics;
	}

	/** Reports chunks beyond the end of the file. */
	checkEnd(path: string, { endBytes }: ChunkList): void {
		const { sizeBytes } = this.#data;
		if (sizeBytes === undefined || endBytes <= sizeBytes) return;
		this.#report(path, `a chunk should end at byte ${endBytes}, but the data file has ${sizeBytes}`);
	}

	/** Remembers a chunk of an array, if there is none that costs less to look at. */
	offer(chunks: ChunkList, sample: Omit<Sample, "offset" | "length">): void {
		// Bytes that nothing compressed decode whatever they are.
		if (this.#data.sizeBytes === undefined || sample.chain.length < 2 || chunks.length === 0) return;
		const { offset, length, href } = chunks.at(0);
		if (href !== undefined || length === 0 || length > Math.min(MOST_BYTES, this.#sample?.length ?? MOST_BYTES)) return;
		if (offset + length <= this.#data.sizeBytes) this.#sample = { ...sample, offset, length };
	}

	/** Reads and decodes the chunk that was remembered. */
	async run(registry: ObjectStoreRegistry): Promise<void> {
		if (this.#sample === undefined) return;
		const { path, offset, length, chain, element, chunkShape } = this.#sample;
		try {
			const bytes = await registry.source(this.#data.url).read(offset, length, { use: "chunk" });
			if (!(await decodes(bytes, chain, element, chunkShape)))
				this.#report(path, `the bytes at ${offset} of the data file are not a chunk of it`);
		} catch (error) {
			// A reader of the array will see the same, and needs it.
			if (!isMiraError(error)) throw error;
		}
	}

	#report(path: string, what: string): void {
		this.#diagnostics.push({
			severity: "warning",
			code: "stale-sidecar",
			path,
			message: `${what}: the DMR++ belongs to another file`,
			hint: "Make the DMR++ again, or open the data file itself",
		});
	}
}

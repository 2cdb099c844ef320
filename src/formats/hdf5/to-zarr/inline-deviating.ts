import { encodeChunk } from "../../../codecs/index.ts";
import { MiraError } from "../../../errors.ts";
import { ABSENT, ChunkManifest, chunkIndex, INLINED } from "../../../manifest/chunk-manifest.ts";
import type { ArrayDescription } from "../../../manifest/manifest-array.ts";
import type { CodecMetadata } from "../../../zarr/metadata.ts";
import type { ChunkDecoder } from "./chunk-decoder.ts";
import type { Placement } from "./storage.ts";

/** How much may be kept in manifests instead of being referenced (design, "Exactness"). */
export type InlineBudgetOptions = {
	/** Default 1 MiB. */
	arrayBytes?: number | undefined;
	/** Default 64 MiB. */
	storeBytes?: number | undefined;
};

/** Keeps count of what is inlined in the manifests of a store. */
export class InlineBudget {
	readonly #arrayBytes: number;
	#leftBytes: number;

	constructor({ arrayBytes = 2 ** 20, storeBytes = 2 ** 26 }: InlineBudgetOptions = {}) {
		this.#arrayBytes = arrayBytes;
		this.#leftBytes = storeBytes;
	}

	/** Counts bytes that an array inlines after the `before` that it has already; refuses what is too much. */
	spend(path: string, before: number, bytes: number, what: string): void {
		if (before + bytes > this.#arrayBytes || bytes > this.#leftBytes)
			throw new MiraError("limit-exceeded", `${what} would have to be inlined, more than the inline budget allows`, {
				path,
				hint: "Raise inlineBudget.arrayBytes and inlineBudget.storeBytes",
			});
		this.#leftBytes -= bytes;
	}
}

/** What re-encoding chunks needs. */
export type InlineContext = {
	decoder: ChunkDecoder;
	description: Pick<ArrayDescription, "path" | "dataType" | "chunkGrid">;
	codecs: readonly CodecMetadata[];
	budget: InlineBudget;
};

/**
 * The manifest with the chunks inlined that went through other filters than the codecs of the array undo: decoded by their
 * own, and encoded by those of the array. They come to light only when the index is read, and are rare: the library itself
 * does not skip these filters.
 */
export async function inlineDeviating(
	{ manifest, commonMask, exceptions }: Placement,
	mask: number,
	{ decoder, description, codecs, budget }: InlineContext,
): Promise<ChunkManifest> {
	if (commonMask === mask && exceptions.size === 0) return manifest;
	const { path, dataType, chunkGrid } = description;
	const shape = chunkGrid.kind === "regular" ? chunkGrid.chunkShape : [];
	const { columns, gridShape } = manifest;
	const urlIds = columns.urlIds.slice();
	const offsets = columns.offsets.slice();
	const inlined = [...columns.inlined];
	let bytesBefore = 0;
	for (let row = 0; row < urlIds.length; row++) {
		const number = columns.keys?.[row] ?? row;
		if (urlIds[row] === ABSENT || (exceptions.get(number) ?? commonMask) === mask) continue;
		const index = chunkIndex(gridShape, number);
		const elements = await decoder.decode(index, {});
		if (elements === undefined) continue;
		const bytes = await encodeChunk(elements, codecs, { dataType, shape });
		budget.spend(path, bytesBefore, bytes.length, "chunks that skipped filters");
		bytesBefore += bytes.length;
		urlIds[row] = INLINED;
		offsets[row] = inlined.length;
		inlined.push(bytes);
	}
	return new ChunkManifest(gridShape, { ...columns, urlIds, offsets, inlined });
}

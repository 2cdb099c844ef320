import { createPipeline } from "../../codecs/index.ts";
import { DerivedArray } from "../../manifest/derived-array.ts";
import { ManifestArray, withChunks } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { dataType as typeNamed } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { Shaped } from "./array.ts";
import type { ArrayContext } from "./context.ts";
import type { ElementStorage } from "./file.ts";
import { decodePart, reportEnd } from "./pieced-array.ts";

/** The array of data that were compressed as a whole: one chunk. */
export function compressedArray(
	{ serializers, ...shaped }: Shaped,
	{ lengthBytes, codecs, pieces }: Extract<ElementStorage, { kind: "compressed" }>,
	context: ArrayContext,
): StoreArray {
	const { file } = context;
	const { shape, dataType, path } = shaped;
	const neededBytes = elementCount(shape) * dataType.itemBytes;
	const chunkShape = shape.map((length) => Math.max(1, length));
	const chunkGrid = { kind: "regular" as const, chunkShape };
	const [only] = pieces;
	reportEnd(path, pieces, context);
	if (pieces.length === 1 && only?.kind === "range" && lengthBytes === neededBytes)
		return new ManifestArray(withChunks(shaped, chunkGrid, [...serializers, ...codecs]), () => {
			const builder = new ManifestBuilder(
				chunkShape.map((_, d) => Math.min(1, shape[d] as number)),
				{ path },
			);
			const isThere = only.url !== file.url || only.offset < file.sizeBytes;
			if (neededBytes > 0 && isThere) builder.virtualAt(0, only.url, only.offset, only.length);
			return builder.build();
		});
	return new DerivedArray({ ...shaped, chunkGrid }, async (_, options) => {
		const stored = await file.readPieces(pieces, { ...options, use: "chunk" });
		if (lengthBytes === neededBytes) {
			const pipeline = await createPipeline([...serializers, ...codecs], { dataType, shape: chunkShape });
			return (await pipeline.decode(stored, options)) as Uint8Array;
		}
		// More records may have been meant than were written, or fewer.
		const spec = { dataType: typeNamed("uint8"), shape: [lengthBytes] };
		const content = await (await createPipeline([{ name: "bytes" }, ...codecs], spec)).decode(stored, options);
		return decodePart((content as Uint8Array).subarray(0, neededBytes), serializers, shaped, chunkShape);
	});
}

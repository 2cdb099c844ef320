import { describe, expect, it } from "vitest";
import { insertCodecAxis, removeCodecAxis } from "../../src/dataset/codec-axes.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";

const BYTES: CodecMetadata = { name: "bytes", configuration: { endian: "little" } };

function chain(outer: number[], chunkShape: number[], inner: number[]): CodecMetadata[] {
	const codecs = [{ name: "transpose", configuration: { order: inner } }, BYTES];
	return [
		{ name: "transpose", configuration: { order: outer } },
		{ name: "sharding_indexed", configuration: { chunk_shape: chunkShape, codecs } },
	] as CodecMetadata[];
}

describe("axes of codecs", () => {
	// Shards of [1, 4, 6] are stored as [6, 4, 1], and their chunks as [4, 1, 6]: the axis of one moves on from codec to codec.
	it("an axis is taken out of a shard where the transposition before it has put it", () => {
		expect(removeCodecAxis(chain([2, 1, 0], [3, 2, 1], [1, 2, 0]), 0)).toEqual(chain([1, 0], [3, 2], [1, 0]));
		expect(removeCodecAxis(chain([1, 2, 0], [2, 1, 3], [0, 1, 2]), 2)).toEqual(chain([1, 0], [2, 3], [0, 1]));
	});

	it("a new axis stands first behind a transposition", () => {
		expect(insertCodecAxis(chain([1, 0], [3, 2], [1, 0]), 0)).toEqual(chain([0, 2, 1], [1, 3, 2], [0, 2, 1]));
		expect(insertCodecAxis(chain([1, 0], [3, 2], [1, 0]), 2)).toEqual(chain([2, 1, 0], [1, 3, 2], [0, 2, 1]));
	});
});

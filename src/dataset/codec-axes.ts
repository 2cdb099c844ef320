import type { JsonObject, JsonValue } from "../zarr/json.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";

/** Codecs for chunks that have one more axis, of length 1. */
export function insertCodecAxis(codecs: readonly CodecMetadata[], axis: number): CodecMetadata[] {
	return changeCodecs(codecs, axis, {
		// An axis of one element may stand anywhere in the stored order.
		order: (order, at) => [at, ...order.map((d) => (d >= at ? d + 1 : d))],
		shape: (shape, at) => shape.toSpliced(at, 0, 1),
		stored: () => 0,
	});
}

/** Codecs for chunks that have one axis less, which was of length 1. */
export function removeCodecAxis(codecs: readonly CodecMetadata[], axis: number): CodecMetadata[] {
	return changeCodecs(codecs, axis, {
		order: (order, at) => order.filter((d) => d !== at).map((d) => (d > at ? d - 1 : d)),
		shape: (shape, at) => shape.toSpliced(at, 1),
		stored: (order, at) => order.indexOf(at),
	});
}

/** What becomes of the axis at a place; `stored` says where it is after a transposition. */
type AxisChange = {
	order: (order: number[], at: number) => number[];
	shape: (shape: number[], at: number) => number[];
	stored: (order: number[], at: number) => number;
};

/**
 * Only these two codecs say anything about axes, and a transposition moves the axis for those behind it; it also knows "C" and
 * "F", which hold for any number of them.
 */
function changeCodecs(codecs: readonly CodecMetadata[], axis: number, change: AxisChange): CodecMetadata[] {
	let at = axis;
	return codecs.map((codec) => {
		const { name, configuration = {} } = codec;
		if (name === "transpose" && Array.isArray(configuration.order)) {
			const order = configuration.order as number[];
			const changed = { ...configuration, order: change.order(order, at) };
			at = change.stored(order, at);
			return { name, configuration: changed };
		}
		if (name !== "sharding_indexed") return codec;
		const { chunk_shape: chunkShape, codecs: inner } = configuration;
		const changed: JsonObject = { ...configuration };
		if (Array.isArray(chunkShape)) changed.chunk_shape = change.shape(chunkShape as number[], at);
		// The index of a shard has an axis of its own behind them and is not transposed.
		if (Array.isArray(inner))
			changed.codecs = changeCodecs(inner as CodecMetadata[], at, change) as unknown as JsonValue[];
		return { name, configuration: changed };
	});
}

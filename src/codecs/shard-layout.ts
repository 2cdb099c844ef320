import { isJsonObject, type JsonObject, type JsonValue, shownJson } from "../zarr/json.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import { badConfiguration } from "./codec.ts";

/** The codec of shards. */
export const SHARDING = "sharding_indexed";

const DEFAULT_INDEX_CODECS: readonly CodecMetadata[] = [
	{ name: "bytes", configuration: { endian: "little" } },
	{ name: "crc32c" },
];

/** How shards are put together: a grid of inner chunks with a codec chain of their own, and an index of their places. */
export type ShardLayout = {
	innerShape: number[];
	/** Inner chunks along each dimension of a shard. */
	gridShape: number[];
	codecs: CodecMetadata[];
	indexCodecs: readonly CodecMetadata[];
	/** The index comes before the inner chunks, not behind them. */
	isIndexFirst: boolean;
};

/** Reads the configuration of the codec, for shards of a shape; throws `bad-metadata` if it makes no sense. */
export function parseShardLayout(configuration: JsonObject, shape: readonly number[]): ShardLayout {
	const innerShape = parseInnerShape(configuration.chunk_shape, shape);
	return {
		innerShape,
		gridShape: shape.map((length, d) => length / (innerShape[d] as number)),
		isIndexFirst: parseLocation(configuration.index_location),
		codecs: parseChain("codecs", configuration.codecs),
		indexCodecs:
			configuration.index_codecs === undefined
				? DEFAULT_INDEX_CODECS
				: parseChain("index_codecs", configuration.index_codecs),
	};
}

function parseInnerShape(json: JsonValue | undefined, shape: readonly number[]): number[] {
	const isShape =
		Array.isArray(json) &&
		json.length === shape.length &&
		json.every((n, d) => typeof n === "number" && Number.isSafeInteger(n) && n > 0 && (shape[d] as number) % n === 0);
	if (!isShape)
		throw badConfiguration(SHARDING, `chunk_shape ${shownJson(json)} does not divide a shard of [${shape.join(", ")}]`);
	return json as number[];
}

function parseLocation(json: JsonValue | undefined): boolean {
	if (json !== undefined && json !== "start" && json !== "end")
		throw badConfiguration(SHARDING, `index_location must be "start" or "end", not ${shownJson(json)}`);
	return json === "start";
}

function parseChain(key: string, json: JsonValue | undefined): CodecMetadata[] {
	if (!Array.isArray(json)) throw badConfiguration(SHARDING, `${key} must be a list of codecs`);
	return json.map((codec): CodecMetadata => {
		const { name, configuration }: JsonObject = isJsonObject(codec) ? codec : { name: codec };
		if (typeof name !== "string") throw badConfiguration(SHARDING, `a codec of ${key} has no name`);
		return isJsonObject(configuration) ? { name, configuration } : { name };
	});
}

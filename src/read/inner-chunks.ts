import { parseShardLayout, SHARDING, type ShardLayout } from "../codecs/shard-layout.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";

/** How the chunks of an array are made of smaller ones; undefined unless these can be found and read by themselves. */
export function shardLayout({ chunkGrid, codecs }: ArrayDescription): ShardLayout | undefined {
	const [codec, ...others] = codecs;
	// A codec around the shards changes where inner chunks are, or in which order their elements stand.
	if (codec?.name !== SHARDING || others.length > 0 || chunkGrid.kind !== "regular") return undefined;
	return parseShardLayout(codec.configuration ?? {}, chunkGrid.chunkShape);
}

/** A description in which the smallest chunks that can be read by themselves are the chunks: those inside shards. */
export function innermost(description: ArrayDescription): ArrayDescription {
	const layout = shardLayout(description);
	return layout === undefined ? description : innermost(withInnerChunks(description, layout));
}

/** A description in which the inner chunks of shards are the chunks. */
export function withInnerChunks(description: ArrayDescription, { innerShape, codecs }: ShardLayout): ArrayDescription {
	return { ...description, chunkGrid: { kind: "regular", chunkShape: innerShape }, codecs };
}

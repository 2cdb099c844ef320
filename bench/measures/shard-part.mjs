// One inner chunk of a large shard: its index and the chunk itself, not the shard.
import { openStore, read } from "mirazarr";
import { countRequests } from "../range-server.mjs";

export const title = "Reading one inner chunk (64 KiB) of a shard of 64 MiB over HTTP";

const INNER_BYTES = 2 ** 16;
const INNER_COUNT = 1024;
const INDEX_BYTES = 16 * INNER_COUNT;

export async function run() {
	let opening;
	const all = await countRequests(
		undefined,
		async (url, counts) => {
			const store = await openStore(`${url}/`);
			opening = { ...counts };
			// Row 20 and column 3 of the inner chunks.
			const { data } = await read(store, "/", { selection: [{ start: 5120, stop: 5130 }, 800] });
			if (data.length !== 10 || data.some((value) => value !== (20 * 32 + 3) % 256)) throw new Error("wrong values");
		},
		{ "/zarr.json": document(), "/c/0/0": shard() },
	);
	const reading = (unit) => all[unit] - opening[unit];
	return [
		// A server that cannot list does not tell sizes: they come with the first 64 KiB, then the index, then the chunk.
		{ what: "requests", value: reading("requests"), unit: "requests", atMost: 3 },
		{ what: "bytes", value: reading("bytes"), unit: "bytes", atMost: 2 ** 16 + INDEX_BYTES + INNER_BYTES },
	];
}

/** 32 × 32 inner chunks of 256 × 256 bytes, all bytes of one its number. */
function shard() {
	const bytes = new Uint8Array(INNER_COUNT * INNER_BYTES + INDEX_BYTES);
	const index = new DataView(bytes.buffer, INNER_COUNT * INNER_BYTES);
	for (let n = 0; n < INNER_COUNT; n++) {
		bytes.fill(n, n * INNER_BYTES, (n + 1) * INNER_BYTES);
		index.setBigUint64(16 * n, BigInt(n * INNER_BYTES), true);
		index.setBigUint64(16 * n + 8, BigInt(INNER_BYTES), true);
	}
	return bytes;
}

function document() {
	const bytesCodec = { name: "bytes", configuration: { endian: "little" } };
	const configuration = { chunk_shape: [256, 256], codecs: [{ name: "bytes" }], index_codecs: [bytesCodec] };
	const text = JSON.stringify({
		zarr_format: 3,
		node_type: "array",
		shape: [8192, 8192],
		data_type: "uint8",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [8192, 8192] } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: 0,
		codecs: [{ name: "sharding_indexed", configuration }],
		attributes: {},
	});
	return new TextEncoder().encode(text);
}

/** Codecs on elements instead of bytes: one that changes the array, and one that makes bytes of it. A chain has one of the latter. */
import type {
	ArrayToArrayCodec,
	ArrayToArrayStage,
	ArrayToBytesCodec,
	ArrayToBytesStage,
	Awaitable,
	ChunkSpec,
	Codec,
	Decoded,
} from "mirazarr/codecs";
import { createPipeline, registerCodec } from "mirazarr/codecs";
import { dataType } from "mirazarr/fill";

const map = (chunk: Decoded, change: (byte: number) => number): Awaitable<Uint8Array> =>
	(chunk as Uint8Array).map(change);
const addOne: ArrayToArrayCodec = {
	kind: "array-to-array",
	create: (_configuration, spec: ChunkSpec): ArrayToArrayStage => ({
		encoded: spec,
		decode: (chunk) => map(chunk, (byte) => byte + 1),
	}),
};
const hex: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create: (): ArrayToBytesStage => ({
		decode: (bytes) => Uint8Array.from(Buffer.from(new TextDecoder().decode(bytes), "hex")),
	}),
};
const codecs: Record<string, Codec> = { "example.add_one": addOne, "example.hex": hex };
for (const [name, codec] of Object.entries(codecs)) registerCodec(name, codec);

const pipeline = await createPipeline([{ name: "example.add_one" }, { name: "example.hex" }], {
	dataType: dataType("uint8"),
	shape: [2],
});
console.log((await pipeline.decode(new TextEncoder().encode("0aff"))).join(" ")); // 11 0

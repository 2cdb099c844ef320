/** A compressor of one's own, loaded only when a chunk needs it: files that name it are read from then on. */
import {
	type BytesToBytesCodec,
	type BytesToBytesStage,
	type CodecOptions,
	type CodecSource,
	createPipeline,
	type DecodeContext,
	registerCodec,
} from "mirazarr/codecs";
import { dataType } from "mirazarr/fill";

/** Pairs of a count and a byte. */
const stage: BytesToBytesStage = {
	decode(bytes: Uint8Array, { maxOutputBytes }: DecodeContext): Uint8Array {
		const output: number[] = [];
		for (let i = 0; i + 1 < bytes.length; i += 2) {
			for (let n = 0; n < bytes[i]!; n++) output.push(bytes[i + 1]!);
			if (output.length > maxOutputBytes) throw new Error("the chunk is too long");
		}
		return Uint8Array.from(output);
	},
};
const codec: BytesToBytesCodec = { kind: "bytes-to-bytes", create: () => stage };
const source: CodecSource = async () => codec;
const options: CodecOptions = { portable: false };
registerCodec("example.run_lengths", source, options);

const chain = [{ name: "bytes" }, { name: "example.run_lengths" }];
const pipeline = await createPipeline(chain, { dataType: dataType("uint8"), shape: [5] });
console.log((await pipeline.decode(Uint8Array.of(3, 7, 2, 9))).join(" ")); // 7 7 7 9 9

/** The names of the codecs that are built in, checked by the compiler: for a table of one's own that misses none by a typing error. */
import { type CodecName, createPipeline } from "mirazarr/codecs";
import { dataType } from "mirazarr/fill";

const shown: Partial<Record<CodecName, string>> = { blosc: "Blosc", "numcodecs.zlib": "Deflate", crc32c: "a checksum" };
const pipeline = await createPipeline([{ name: "bytes" }, { name: "crc32c" }], {
	dataType: dataType("uint8"),
	shape: [4],
});
console.log(shown.crc32c, pipeline.encodedBytes); // a checksum 8

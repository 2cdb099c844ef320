import { type BytesToBytesCodec, corruptChunk } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";
import { szipCodec } from "../szip.ts";

const CODEC = "mirazarr.hdf4_szip";
/** A flag, and the size of what follows as a big-endian number: written since HDF 4.2r1, which says so in the options. */
const PREAMBLE_BYTES = 5;
const HAS_PREAMBLE = 0x10000;
const IS_STORED = 1;

/** `mirazarr.hdf4_szip`: as `imagecodecs_szip`, with HDF4's preamble, which may say that the data are not compressed. */
export const hdf4SzipCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration, spec) {
		const options = wholeNumber(CODEC, configuration, "options_mask", { least: 0 });
		const bare = { ...configuration, options_mask: options & ~HAS_PREAMBLE, header: false };
		const stage = szipCodec.create(bare, spec);
		if ((options & HAS_PREAMBLE) === 0) return stage;
		return {
			...stage,
			decode(bytes, context) {
				if (bytes.length < PREAMBLE_BYTES) throw corruptChunk(CODEC, `${bytes.length} bytes hold no preamble`);
				const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
				const content = bytes.subarray(PREAMBLE_BYTES, PREAMBLE_BYTES + size);
				if (content.length < size) throw corruptChunk(CODEC, `it has ${content.length} of ${size} bytes`);
				return bytes[0] === IS_STORED ? content : stage.decode(content, context);
			},
		};
	},
};

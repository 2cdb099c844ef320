import type { CodecName, EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import type { JsonObject } from "../../zarr/json.ts";
import type { Filter } from "./object-model.ts";

/** What filters leave out of their parameters, and whose they are. */
export type FilterContext = {
	/** Size of an element as stored. */
	elementBytes: number;
	/** The dataset, named in errors. */
	path: string;
};

/** The codecs of a pipeline, in the order of encoding and without `bytes`; or the first filter that has none. */
export type FilterCodecs = { codecs: EmittedCodec[] } | { refused: MiraError };

/** The codecs that stand for a filter pipeline, under the names other readers know where there are any. */
export function filtersToCodecs(filters: readonly Filter[], context: FilterContext): FilterCodecs {
	const codecs: EmittedCodec[] = [];
	for (const filter of filters) {
		if (QUANTIZERS.has(filter.id)) continue;
		const codec = toCodec(filter, context.elementBytes);
		if (typeof codec === "string") return { refused: refusal(filter, codec, context.path) };
		codecs.push(codec);
	}
	return { codecs };
}

/** The same for chunks that skipped some filters: bit i of the mask is set if filter i was not applied. */
export function codecsForMask(filters: readonly Filter[], mask: number, context: FilterContext): FilterCodecs {
	// A pipeline has at most 32 filters, as many as the mask has bits.
	const applied = filters.filter((_, i) => ((mask >>> i) & 1) === 0);
	return filtersToCodecs(applied, context);
}

/** They round values when they are written, and there is nothing to undo. */
const QUANTIZERS: ReadonlySet<number> = new Set([
	32022, // BitGroom
	32023, // granular BitRound
]);

const BLOSC_COMPRESSORS = ["blosclz", "lz4", "lz4hc", "snappy", "zlib", "zstd"];
const BLOSC_SHUFFLES = ["noshuffle", "shuffle", "bitshuffle"];
const BITSHUFFLE_CODECS = new Map([
	[0, "none"],
	[2, "lz4"],
	[3, "zstd"],
]);

/** The codec of a filter, or what it is about the filter that has none. `p` is the client data of the filter. */
function toCodec({ id, parameters: p }: Filter, elementBytes: number): EmittedCodec | string {
	switch (id) {
		case 1:
			return codec("numcodecs.zlib", { level: p[0] ?? 6 });
		case 2:
			return codec("numcodecs.shuffle", { elementsize: p[0] || elementBytes });
		case 3:
			return codec("numcodecs.fletcher32", {});
		case 4: {
			const [options_mask, pixels_per_block, bits_per_pixel, pixels_per_scanline] = p;
			if (
				options_mask === undefined ||
				pixels_per_block === undefined ||
				bits_per_pixel === undefined ||
				pixels_per_scanline === undefined
			)
				return "with too few parameters";
			return codec("imagecodecs_szip", {
				options_mask,
				pixels_per_block,
				bits_per_pixel,
				pixels_per_scanline,
				header: true,
			});
		}
		case 5:
			return codec("mirazarr.nbit", { cd_values: [...p] });
		case 6:
			// The library knows the method by name, and neither writes nor reads it.
			return p[0] === 1 ? "with E-scaling" : codec("mirazarr.scaleoffset", { cd_values: [...p] });
		case 307:
			return codec("numcodecs.bz2", { level: p[0] ?? 9 });
		case 32000:
			return codec("imagecodecs_lzf", { header: false });
		case 32001:
			return bloscCodec(p, elementBytes);
		case 32004:
			return codec("imagecodecs_lz4h5", {});
		case 32008:
			return bitshuffleCodec(p, elementBytes);
		case 32015:
			return codec("zstd", { level: p[0] ?? 3, checksum: false });
		default:
			return "";
	}
}

/** Revision of the filter, format of Blosc, element size, chunk size, level, shuffle, compressor; old files lack the last three. */
function bloscCodec(p: readonly number[], elementBytes: number): EmittedCodec | string {
	const [, , typesize, , clevel = 5, shuffle = 1, compressor = 0] = p;
	const cname = BLOSC_COMPRESSORS[compressor];
	if (cname === undefined) return `with compressor ${compressor}`;
	return codec("blosc", {
		cname,
		clevel,
		shuffle: BLOSC_SHUFFLES[shuffle] ?? "noshuffle",
		typesize: typesize || elementBytes,
		blocksize: 0,
	});
}

/** Version (two numbers), element size, elements of a block, compressor, its level. */
function bitshuffleCodec(p: readonly number[], elementBytes: number): EmittedCodec | string {
	const [, , elementsize, blocksize = 0, compressor = 0] = p;
	const codecName = BITSHUFFLE_CODECS.get(compressor);
	if (codecName === undefined) return `with compressor ${compressor}`;
	return codec("mirazarr.bitshuffle", { elementsize: elementsize || elementBytes, blocksize, codec: codecName });
}

/** With a configuration even where it is empty: zarr-python demands one of the codecs of numcodecs. */
function codec(name: CodecName, configuration: JsonObject): EmittedCodec {
	return { name, configuration };
}

/** Names of filters, by their registered numbers: files often give none, or a sentence. */
const NAMES: ReadonlyMap<number, string> = new Map([
	[1, "deflate"],
	[2, "shuffle"],
	[3, "fletcher32"],
	[4, "szip"],
	[5, "nbit"],
	[6, "scaleoffset"],
	[257, "hzip"],
	[258, "fpzip"],
	[305, "lzo"],
	[307, "bzip2"],
	[32000, "lzf"],
	[32001, "blosc"],
	[32002, "mafisc"],
	[32003, "snappy"],
	[32004, "lz4"],
	[32005, "apax"],
	[32006, "cbf"],
	[32007, "jpeg-xr"],
	[32008, "bitshuffle"],
	[32009, "spdp"],
	[32010, "lpc-rice"],
	[32011, "ccsds-123"],
	[32012, "jpeg-ls"],
	[32013, "zfp"],
	[32014, "fpzip"],
	[32015, "zstd"],
	[32016, "b3d"],
	[32017, "sz"],
	[32018, "fcidecomp"],
	[32019, "jpeg"],
	[32020, "vbz"],
	[32021, "fapec"],
	[32024, "sz3"],
	[32025, "delta-rice"],
	[32026, "blosc2"],
	[32027, "flac"],
	[32028, "sperr"],
	[32029, "terse"],
	[32030, "ffmpeg"],
]);

function refusal({ id, name }: Filter, what: string, path: string): MiraError {
	// Numbers from 256 to 511 are for tests: anyone who uses one can call it anything.
	const known = id >= 256 && id < 512 && name !== "" ? name : (NAMES.get(id) ?? name);
	const parts = [`filter ${id}`, known === "" ? "" : `(${known})`, what].filter((part) => part !== "");
	return new MiraError("unsupported-feature", `${parts.join(" ")} cannot be decoded`, {
		path,
		hint: "Rewrite the dataset with another filter, for instance with h5repack",
	});
}

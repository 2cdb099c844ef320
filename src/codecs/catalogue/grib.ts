import type { Codec } from "../codec.ts";

/** Codecs of GRIB messages: ours, that of gribberish, and that of kerchunk, which is a filter of Zarr v2 alone. */
export const GRIB_CODECS = {
	"mirazarr.grib": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../grib/grib.ts")).gribCodec,
	},
	gribberish: {
		kind: "array-to-bytes",
		readers: "gribberish",
		codec: async (): Promise<Codec> => (await import("../grib/grib.ts")).gribberishCodec,
	},
	"numcodecs.grib": {
		kind: "array-to-bytes",
		readers: "nobody",
		aliases: ["grib"],
		v2: "grib",
		codec: async (): Promise<Codec> => (await import("../grib/grib.ts")).kerchunkGribCodec,
	},
} as const;

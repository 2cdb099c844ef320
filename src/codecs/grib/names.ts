import type { CodecSource } from "../builtin.ts";

/** The codecs of GRIB messages by the names they have in metadata; kerchunk's is also a filter of Zarr v2. */
export const GRIB_CODECS: readonly (readonly [name: string, source: CodecSource])[] = [
	["mirazarr.grib", async () => (await import("./grib.ts")).gribCodec],
	["gribberish", async () => (await import("./grib.ts")).gribberishCodec],
	["grib", async () => (await import("./grib.ts")).kerchunkGribCodec],
	["numcodecs.grib", async () => (await import("./grib.ts")).kerchunkGribCodec],
];

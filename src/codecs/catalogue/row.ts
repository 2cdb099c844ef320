import type { Codec } from "../codec.ts";

/** What a codec takes and gives. */
export type CodecKind = Codec["kind"];

/**
 * Who reads a name in documents of Zarr v3, besides us: `zarr`, those with the codecs of zarr-python, which has those of numcodecs
 * too; those who add a package to it, `imagecodecs`, `virtual-tiff` or `gribberish`; `extension`, those that know an extension
 * which zarr-python does not; or nobody.
 */
export type CodecReaders = "zarr" | "imagecodecs" | "virtual-tiff" | "gribberish" | "extension" | "nobody";

/** What is known about a codec. Its key in a family is the name that metadata carry. */
export type CodecRow = {
	readonly kind: CodecKind;
	readonly readers: CodecReaders;
	/** Other names that stores have for it. They are read, and the name of the row is written instead. */
	readonly aliases?: readonly string[];
	/** Names of the same codec that its readers know as they are: of numcodecs, imagecodecs or virtual-tiff. */
	readonly synonyms?: { readonly [readers in CodecReaders]?: string };
	/** What it is called as a filter or compressor of Zarr v2; imagecodecs has the same names there, which need not be said. */
	readonly v2?: string;
	/** Makes the bytes of a whole image by itself; in chains of virtual-tiff it comes after `bytes` all the same. */
	readonly isImage?: true;
	/** Whether it may be the compressor of an array of Zarr v2; the others are its filters. */
	readonly compresses?: true;
	/** Loads the codec: to open a file takes what is said here, and none of them. */
	readonly codec: () => Promise<Codec>;
};

/** A codec of others that we cannot decode. */
export type ForeignRow = Omit<CodecRow, "codec">;

/** Rows by the names that metadata carry. */
export type CodecFamily<Row = CodecRow> = { readonly [name: string]: Row };

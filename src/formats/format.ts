import { MiraError } from "../errors.ts";
import type { FillOptions } from "../fill/policies.ts";
import { isIcechunk } from "../icechunk/signature.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { refuseUnsound } from "../read/soundness.ts";
import { answerZarrita } from "../read/zarrita-extension.ts";
import { isDmrpp } from "./dmrpp/signature.ts";
import { isFits } from "./fits/signature.ts";
import type { GribFilter } from "./grib/cubes/filter.ts";
import { isGrib } from "./grib/signature.ts";
import { isHdf4 } from "./hdf4/signature.ts";
import { isHdf5 } from "./hdf5/signature.ts";
import { isKerchunk, isParquetMetadata } from "./kerchunk/signature.ts";
import { isNetcdf3 } from "./netcdf3/header.ts";
import { requireStore } from "./parser-result.ts";
import { isTiff } from "./tiff/signature.ts";
import { isZarr } from "./zarr/root.ts";
import { isZip } from "./zip/signature.ts";

/** Turns the object at a url into a store. Options are bound before, by a factory such as `netcdf3({ drop: ["x"] })`. */
export type Parser = (url: string, registry: ObjectStoreRegistry) => Promise<ManifestStore>;

/** Options that `openStore` forwards to the parser of the format it finds. */
export type ParserOptions = FillOptions & {
	/** Names of variables to leave out. */
	drop?: readonly string[] | undefined;
	/** Path of a group that is to be the root of the store, in formats that have groups. */
	group?: string | undefined;
	/** How many bytes may be kept in manifests where no reference is possible: 1 MiB an array, 64 MiB a store. */
	inlineBudget?: { arrayBytes?: number | undefined; storeBytes?: number | undefined } | undefined;
	/** Kerchunk: what names in double braces stand for, instead of or besides the `templates` of the file. */
	templates?: Readonly<Record<string, string>> | undefined;
	/** Icechunk: the branch to read, `main` by default; or a tag, or the id of a snapshot. */
	branch?: string | undefined;
	tag?: string | undefined;
	snapshot?: string | undefined;
	/** TIFF: only the image with this index in the chain of directories. */
	ifd?: number | undefined;
	/**
	 * TIFF: the names of virtual-tiff, all images in the root or each in a group. GRIB: an array for each parameter (the
	 * default), or for each field.
	 */
	layout?: "flat" | "nested" | "cubes" | "messages" | undefined;
	/** GRIB: only fields with these keys. */
	filter?: GribFilter | undefined;
	/** GRIB: whether an index beside the file is used, or the file is opened by it alone. */
	index?: "auto" | "only" | "none" | undefined;
	/** GRIB: what to do with two fields for one place. */
	duplicates?: "error" | "first" | "last" | undefined;
	/** GRIB: rows from north to south, whichever way they are coded. */
	northUp?: boolean | undefined;
	/** GRIB: false gives each array the levels and percentiles of its own fields alone. */
	accumulate?: boolean | undefined;
	/** TIFF: false leaves out what only describes an image, where it costs a request. */
	attributes?: boolean | undefined;
	/** TIFF, FITS: add the coordinates of the pixels as arrays. */
	coordinates?: boolean | undefined;
	/** TIFF: also read what stands beside the file: `.aux.xml`, `.ovr`, `.msk`, a world file. */
	sidecars?: boolean | undefined;
	/** TIFF: an array for each band. */
	splitBands?: boolean | undefined;
};

/** A file format: how to recognise it, and where its parser is. Code is loaded only when a file needs it. */
export type Format = {
	name: string;
	/** True if a file with these first bytes is of this format. */
	recognises(head: Uint8Array): boolean;
	/** The factory of its parser. */
	load(): Promise<(options: ParserOptions) => Parser>;
};

/** Every format, in the order in which they are tried. A new one is a folder and a line here. */
export const FORMATS: readonly Format[] = [
	{ name: "NetCDF-3", recognises: isNetcdf3, load: async () => (await import("./netcdf3/index.ts")).netcdf3 },
	{ name: "HDF5 or NetCDF-4", recognises: isHdf5, load: async () => (await import("./hdf5/index.ts")).hdf5 },
	{
		name: "TIFF",
		recognises: isTiff,
		load: async () => ownLayout((await import("./tiff/index.ts")).tiff, ["flat", "nested"]),
	},
	{ name: "FITS", recognises: isFits, load: async () => (await import("./fits/index.ts")).fits },
	{ name: "zip", recognises: isZip, load: async () => (await import("./zip/index.ts")).zip },
	{ name: "HDF4", recognises: isHdf4, load: async () => (await import("./hdf4/index.ts")).hdf4 },
	{ name: "DMR++", recognises: isDmrpp, load: async () => (await import("./dmrpp/index.ts")).dmrpp },
	{ name: "Kerchunk", recognises: isKerchunk, load: async () => (await import("./kerchunk/index.ts")).kerchunk },
	{
		name: "GRIB",
		recognises: isGrib,
		load: async () => ownLayout((await import("./grib/index.ts")).grib, ["cubes", "messages"]),
	},
];

/** `layout` is an option of several formats: a parser gets it if it is one of its own. */
function ownLayout<Layout extends string>(
	factory: (options: Omit<ParserOptions, "layout"> & { layout?: Layout | undefined }) => Parser,
	own: readonly Layout[],
): (options: ParserOptions) => Parser {
	return ({ layout, ...others }) => factory({ ...others, layout: own.find((name) => name === layout) });
}

/** A kind of store, of many objects below one url: how to recognise it, and where its parser is. */
export type RootFormat = {
	name: string;
	/** True if the store is of this kind; `read` gives an object of it, undefined where there is none. */
	recognises(read: (name: string) => Promise<Uint8Array | undefined>): Promise<boolean>;
	/** The factory of its parser. */
	load(): Promise<(options: ParserOptions) => Parser>;
};

/** Every kind of store, in the order in which they are tried. */
export const ROOT_FORMATS: readonly RootFormat[] = [
	{
		name: "Kerchunk Parquet",
		recognises: async (read) => isParquetMetadata(await read(".zmetadata")),
		load: async () => (await import("./kerchunk/index.ts")).kerchunkParquet,
	},
	{ name: "Zarr", recognises: isZarr, load: loadZarr },
	{
		name: "Icechunk",
		recognises: isIcechunk,
		load: async () => (await import("./icechunk/index.ts")).icechunk,
	},
	// Nothing else is left, and its parser knows best why it is no store.
	{ name: "Zarr", recognises: async () => true, load: loadZarr },
];

async function loadZarr(): Promise<(options: ParserOptions) => Parser> {
	return (await import("./zarr/index.ts")).zarr;
}

/** The format of a file by its first bytes. */
export function detectFormat(head: Uint8Array, url: string): Format {
	const format = FORMATS.find(({ recognises }) => recognises(head));
	if (format !== undefined) return format;
	const found = head.length === 0 ? "the file is empty" : `it begins with ${hex(head.subarray(0, 8))}`;
	throw new MiraError("unknown-format", `no parser recognises the file: ${found}`, {
		url,
		hint: `Known formats: ${FORMATS.map(({ name }) => name).join(", ")}. Pass a parser of your own as the option "parser"`,
	});
}

function hex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

/** Runs a parser and checks what it gives: parsers also come from applications, where no compiler looked. */
export async function runParser(parser: Parser, url: string, registry: ObjectStoreRegistry): Promise<ManifestStore> {
	if (typeof parser !== "function")
		throw new MiraError("bad-argument", "a parser must be a function (url, registry) => Promise<ManifestStore>");
	const store: unknown = await parser(url, registry);
	requireStore(store, parser, url);
	refuseUnsound(store);
	return answerZarrita(store);
}

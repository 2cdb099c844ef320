import { MiraError } from "../errors.ts";
import type { FillOptions } from "../fill/policies.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import { isHdf5 } from "./hdf5/signature.ts";
import { isNetcdf3 } from "./netcdf3/header.ts";

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
];

/** First bytes of formats that others read, so that a refusal can name them. */
const KNOWN_SIGNATURES: readonly [name: string, signature: readonly number[]][] = [
	["TIFF", [0x49, 0x49, 0x2a, 0x00]],
	["TIFF", [0x4d, 0x4d, 0x00, 0x2a]],
	["BigTIFF", [0x49, 0x49, 0x2b, 0x00]],
	["BigTIFF", [0x4d, 0x4d, 0x00, 0x2b]],
	["GRIB", [0x47, 0x52, 0x49, 0x42]],
	["FITS", [0x53, 0x49, 0x4d, 0x50, 0x4c, 0x45]],
	["HDF4", [0x0e, 0x03, 0x13, 0x01]],
	["zip", [0x50, 0x4b, 0x03, 0x04]],
	["gzip", [0x1f, 0x8b]],
];

/** The format of a file by its first bytes. */
export function detectFormat(head: Uint8Array, url: string): Format {
	const format = FORMATS.find(({ recognises }) => recognises(head));
	if (format !== undefined) return format;
	const known = KNOWN_SIGNATURES.find(([, signature]) => signature.every((byte, i) => head[i] === byte))?.[0];
	if (known !== undefined) throw new MiraError("unsupported-feature", `${known} files cannot be opened yet`, { url });
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
	if (store instanceof ManifestStore) return store;
	throw new MiraError("bad-argument", "the parser did not give a ManifestStore", { url });
}

import type { JsonObject } from "../../zarr/json.ts";
import { CORE_CODECS } from "./core.ts";
import { FITS_CODECS } from "./fits.ts";
import { FOREIGN_CODECS } from "./foreign.ts";
import { GRIB_CODECS } from "./grib.ts";
import { HDF4_CODECS } from "./hdf4.ts";
import { HDF5_CODECS } from "./hdf5.ts";
import { IMAGE_CODECS } from "./image.ts";
import { NUMCODECS_CODECS } from "./numcodecs.ts";
import type { CodecFamily, CodecReaders, CodecRow, ForeignRow } from "./row.ts";
import { TIFF_CODECS } from "./tiff.ts";

/** The name of a codec that we decode, as metadata carry it. */
export type CodecName =
	| keyof typeof CORE_CODECS
	| keyof typeof NUMCODECS_CODECS
	| keyof typeof HDF5_CODECS
	| keyof typeof TIFF_CODECS
	| keyof typeof IMAGE_CODECS
	| keyof typeof GRIB_CODECS
	| keyof typeof HDF4_CODECS
	| keyof typeof FITS_CODECS;

/** A step of a chain that a parser makes up: one that no codec decodes does not compile. */
export type EmittedCodec = { name: CodecName; configuration?: JsonObject };

/** What the catalogue says of a name. */
export type CatalogueEntry = {
	/** The name of the row. */
	rowName: string;
	/** What is written for this name: that of the row for an alias, else the name itself. */
	writtenName: string;
	/** Who reads `writtenName`, besides us. */
	readers: CodecReaders;
	row: AnyRow;
};

/** A row of ours, or of others. */
type AnyRow = CodecRow | (ForeignRow & { readonly codec?: undefined });

/** A family whose rows have no field that a row does not have. */
type Checked<Family> = Family & {
	readonly [N in keyof Family]: { readonly [F in Exclude<keyof Family[N], keyof CodecRow>]: never };
};

function rowsOf<Family extends CodecFamily<AnyRow>>(family: Checked<Family>) {
	return Object.entries<AnyRow>(family);
}

/** Every codec, by the name that metadata carry. */
const ROWS = new Map([
	...rowsOf(CORE_CODECS),
	...rowsOf(NUMCODECS_CODECS),
	...rowsOf(HDF5_CODECS),
	...rowsOf(TIFF_CODECS),
	...rowsOf(IMAGE_CODECS),
	...rowsOf(GRIB_CODECS),
	...rowsOf(HDF4_CODECS),
	...rowsOf(FITS_CODECS),
	...rowsOf(FOREIGN_CODECS),
]);

const ENTRIES: ReadonlyMap<string, CatalogueEntry> = new Map([...ROWS].flatMap(([name, row]) => entriesOf(name, row)));

const BY_V2_ID: ReadonlyMap<string, AnyRow> = new Map(
	[...ENTRIES.keys()].flatMap((name) => {
		const id = v2Id(name);
		return id === undefined ? [] : [[id, (ENTRIES.get(name) as CatalogueEntry).row] as const];
	}),
);

function entriesOf(rowName: string, row: AnyRow): [string, CatalogueEntry][] {
	const { readers, aliases = [], synonyms = {} } = row;
	const own = { rowName, writtenName: rowName, readers, row };
	return [
		[rowName, own],
		...aliases.map((alias): [string, CatalogueEntry] => [alias, own]),
		...Object.entries(synonyms).map(([of, synonym]): [string, CatalogueEntry] => [
			synonym,
			{ rowName, writtenName: synonym, readers: of as CodecReaders, row },
		]),
	];
}

/** What is known of a codec by any of its names. */
export function catalogued(name: string): CatalogueEntry | undefined {
	return ENTRIES.get(name);
}

/** What the codec of that name is called in Zarr v2; undefined if it has no name there, or is not known. */
export function v2Id(name: string): string | undefined {
	const entry = ENTRIES.get(name);
	// imagecodecs registers its codecs with numcodecs and with zarr-python under the same names.
	return entry?.readers === "imagecodecs" ? entry.writtenName : entry?.row.v2;
}

/** What is known of a filter or compressor of Zarr v2. */
export function cataloguedV2(id: string): AnyRow | undefined {
	return BY_V2_ID.get(id);
}

/** Every name that we decode. */
export function decodedNames(): string[] {
	return [...ENTRIES].flatMap(([name, { row }]) => (row.codec === undefined ? [] : [name]));
}

import { type ErrorCode, type HintPart, type MiraError, messageWithoutHint, visibleText } from "./errors.ts";

/**
 * What a diagnostic is about, as a kebab-case noun. Where an array is left out or incomplete because of an error, the
 * diagnostic has the code of that error instead.
 *
 * | code | meaning |
 * |---|---|
 * | `fill-form` | not in the form that its place requires |
 * | `fill-text` | text that is not read as a number, or that cannot be written as text |
 * | `fill-out-of-range` | the data type cannot hold it |
 * | `fill-cast-inexact` | the cast to the data type changed the number |
 * | `fill-type-mismatch` | declared with a type other than the array's |
 * | `fill-conflict` | two places name different values, or there is no place for a second one |
 * | `fill-undefined` | the source does not say what unwritten storage holds |
 * | `v2-fill-as-mask` | whether a Zarr v2 fill also means "missing" |
 * | `packing-invalid` | a packing attribute that is not a usable number |
 * | `packing-differs` | TIFF: the bands of an array have different scales or offsets, and none is applied |
 * | `packing-inexact` | packing moved into codecs, or back, does not give the same numbers to the last bit |
 * | `packing-widened` | readers of references unpack in float64 what the file unpacks in float32 |
 * | `valid-range-ignored` | a bound of the valid range that the data type cannot hold |
 * | `calibration-not-cf` | HDF4: scale and offset do not mean what they mean in CF; they are decoded as the file means them |
 * | `precision-lost` | 64-bit integers are floats in a decoded view, as in xarray |
 * | `validity-lost` | a boolean array has no way to say "missing" |
 * | `times-not-decoded` | the units or the calendar of a time are not understood; it stays a number |
 * | `truncated-file` | the file ends before the data of this array |
 * | `streamed-records` | the number of records was worked out from the size of the file |
 * | `unusable-name` | left out, because its name is empty, used twice or has a slash |
 * | `name-conflict` | two nodes of one name, or nodes below an array: the path says which one is left out |
 * | `unsound-node` | what a parser gave contradicts itself, and is refused |
 * | `unknown-name` | `drop` names something that is not in the file |
 * | `renamed` | shown under another name, because its own cannot be used |
 * | `alias-not-shown` | HDF5: a link to what is shown elsewhere |
 * | `dangling-link` | HDF5: a link that leads nowhere |
 * | `external-link` | HDF5: a link into another file |
 * | `text-with-nul` | the text of an attribute continues after a NUL |
 * | `dangling-reference` | HDF5: a reference to an object that no path leads to |
 * | `null-dataspace` | HDF5: a dataset without elements, shown as an array of length 0 |
 * | `unclosed-file` | HDF5: the file is marked as open for writing |
 * | `directory-cycle` | TIFF: a directory that leads back to one before it ends the chain |
 * | `crs-conflict` | descriptions of a coordinate system that contradict each other; one was taken |
 * | `crs-without-figure` | a grid mapping without an ellipsoid; that of WGS 84 was taken |
 * | `crs-not-described` | TIFF: why a coordinate system without a code has neither WKT nor a grid mapping |
 * | `inline-budget` | coordinates that would not fit the inline budget are left out |
 * | `repeated-keyword` | FITS: of several values only the first is shown |
 * | `bad-dimensions` | FITS: a TDIM that does not fit is ignored |
 * | `parameter-in-parts` | FITS: a parameter of random groups is the sum of several arrays |
 * | `unknown-extension` | FITS: an extension of an unknown type, shown as bytes |
 * | `index-ignored` | the index beside a GRIB file belongs to another file, or is not an index; the file was scanned |
 * | `interval-conflict` | GRIB: fields that state their interval in two ways; the range is followed |
 * | `bytes-skipped` | bytes of the file that belong to nothing known |
 * | `no-coordinates` | HDF-EOS: why coordinates of a grid are not computed |
 * | `mapped-geolocation` | HDF-EOS: the geolocation of a swath has a different resolution from its data |
 * | `data-file-not-found` | DMR++: the data file is missing |
 * | `stale-sidecar` | DMR++: the data file is not the one that it describes |
 * | `filters-not-checked` | DMR++: the data file could not be asked about its filters |
 * | `unknown-template` | Kerchunk: a reference with a template that nothing fills in |
 * | `consolidated-metadata-form` | Zarr: odd consolidated metadata |
 * | `cannot-list` | Zarr: a store that cannot be listed |
 * | `dimension-names` | Zarr: names of dimensions that do not fit |
 * | `unnamed-dimension` | dimensions without names were given some |
 * | `variable-differs` | a variable that differs between a file and the first one; the first wins |
 * | `attribute-differs` | the same for an attribute |
 * | `not-compared` | variables taken from the first file, whose values were not compared |
 * | `unexpected` | a file left out because of an error that is not mirazarr's, for instance one in `preprocess` |
 * | `coordinate-gap` | a step of a joined coordinate that is larger than the others |
 * | `coordinate-repeated` | values of a joined coordinate that occur twice |
 * | `mask-not-written` | another array says what is missing, and readers of the references do not know |
 * | `holes-not-inlined` | Zarr v2: unwritten chunks that readers other than xarray may take for something else |
 * | `zarr-v3-chosen` | Kerchunk JSON has Zarr v3 metadata, because Zarr v2 has no reference for an array |
 * | `mixed-protocols` | the references use several protocols; fsspec must be told |
 * | `signature-not-written` | references name objects without the signatures and tokens of their URLs |
 * | `unreachable-url` | references to memory or blobs mean nothing to other programs |
 * | `dimension-longer` | an array is shorter than its dimension; the rest is its fill value |
 * | `dimension-conflict` | one dimension has two lengths |
 * | `parquet-groups` | fsspec must be told the protocol to open groups in Parquet |
 * | `no-checksum` | Icechunk: sources without an ETag or a date, whose changes readers will not see |
 * | `codec-not-portable` | a codec that not every Zarr reader has |
 * | `grid-not-portable` | a chunk grid that not every Zarr reader knows |
 * | `type-not-portable` | a data type that not every Zarr reader knows |
 */
export type DiagnosticCode =
	| "fill-form"
	| "fill-text"
	| "fill-out-of-range"
	| "fill-cast-inexact"
	| "fill-type-mismatch"
	| "fill-conflict"
	| "fill-undefined"
	| "v2-fill-as-mask"
	| "packing-invalid"
	| "packing-differs"
	| "packing-inexact"
	| "packing-widened"
	| "valid-range-ignored"
	| "calibration-not-cf"
	| "precision-lost"
	| "validity-lost"
	| "times-not-decoded"
	| "truncated-file"
	| "streamed-records"
	| "unusable-name"
	| "name-conflict"
	| "unsound-node"
	| "unknown-name"
	| "renamed"
	| "alias-not-shown"
	| "dangling-link"
	| "external-link"
	| "text-with-nul"
	| "dangling-reference"
	| "null-dataspace"
	| "unclosed-file"
	| "directory-cycle"
	| "crs-conflict"
	| "crs-without-figure"
	| "crs-not-described"
	| "inline-budget"
	| "repeated-keyword"
	| "bad-dimensions"
	| "parameter-in-parts"
	| "unknown-extension"
	| "index-ignored"
	| "interval-conflict"
	| "bytes-skipped"
	| "no-coordinates"
	| "mapped-geolocation"
	| "data-file-not-found"
	| "stale-sidecar"
	| "filters-not-checked"
	| "unknown-template"
	| "consolidated-metadata-form"
	| "cannot-list"
	| "dimension-names"
	| "unnamed-dimension"
	| "variable-differs"
	| "attribute-differs"
	| "not-compared"
	| "unexpected"
	| "coordinate-gap"
	| "coordinate-repeated"
	| "mask-not-written"
	| "holes-not-inlined"
	| "zarr-v3-chosen"
	| "mixed-protocols"
	| "signature-not-written"
	| "unreachable-url"
	| "dimension-longer"
	| "dimension-conflict"
	| "parquet-groups"
	| "no-checksum"
	| "codec-not-portable"
	| "grid-not-portable"
	| "type-not-portable";

/** Something lossy, odd or repaired that a user should know. Collected on the result, never printed by the library. */
export type Diagnostic = {
	severity: "info" | "warning" | "error";
	code: DiagnosticCode | ErrorCode;
	/** The array or group it is about, `/` for the whole store. */
	path: string;
	message: string;
	/** What the user can do about it. */
	hint?: string | undefined;
	/** The hint in parts, with the options that help; absent where it names none. */
	remedy?: readonly HintPart[] | undefined;
};

/** An error as a diagnostic, for a result that lacks the part that failed; `about` goes before the message. */
export function diagnosticOf(
	error: MiraError,
	{ path, about = "", severity = "error" }: { path: string; about?: string; severity?: Diagnostic["severity"] },
): Diagnostic {
	const { code, hint, remedy } = error;
	return { severity, code, path, message: `${about}${messageWithoutHint(error)}`, hint, remedy };
}

/** The text of a diagnostic on one line, as the command line shows it; what a terminal would obey is spelt out. */
export function formatDiagnostic({ severity, code, path, message, hint }: Diagnostic): string {
	return visibleText(`${severity} ${code} ${path}: ${message}${hint === undefined ? "" : ` (${hint})`}`);
}

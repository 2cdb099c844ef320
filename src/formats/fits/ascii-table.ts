import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { missingInteger } from "../../codecs/fits/text-numbers.ts";
import { MiraError } from "../../errors.ts";
import type { FillCandidate } from "../../fill/candidate.ts";
import type { CodecBitmapRule } from "../../fill/model.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import type { ManifestGroup } from "../../manifest/manifest-group.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { type DataType, dataType, textType } from "../../zarr/data-type.ts";
import { castScalar } from "../../zarr/scalar.ts";
import { columnChunks, tableRows } from "./column-chunks.ts";
import type { FitsFile } from "./file.ts";
import type { Hdu } from "./hdus.ts";
import { samplesOf } from "./samples.ts";
import { reportTruncation, slabManifest } from "./slabs.ts";
import { buildTable, type Column, isTableStructure } from "./table.ts";

/** The group of an ASCII table: an array for each column, whose text is read as numbers by a codec. */
export function buildAsciiTable(hdu: Hdu, file: FitsFile): ManifestGroup {
	reportTruncation(hdu.path, hdu.dataOffsetBytes + hdu.dataBytes, file);
	return buildTable(hdu, isTableStructure, file, (column) => buildColumn(column, hdu, file));
}

/** A format of a column (FITS standard, 7.2.4): its kind, width, and digits behind an implied point. */
type Field = { kind: "text" | "integer" | "float"; width: number; decimals: number };

function parseField(text: string): Field | undefined {
	const [, letter, width, decimals = "0"] = /^\s*([AIFED])(\d+)(?:\.(\d+))?\s*$/i.exec(text) ?? [];
	if (letter === undefined || Number(width) < 1) return undefined;
	const kind = /A/i.test(letter) ? "text" : /I/i.test(letter) ? "integer" : "float";
	return { kind, width: Number(width), decimals: Number(decimals) };
}

/** Nine digits always fit in 32 bits. */
function fieldType({ kind, width }: Field): DataType {
	if (kind === "text") return textType(width);
	if (kind === "float") return dataType("float64");
	return dataType(width <= 9 ? "int32" : "int64");
}

function buildColumn(column: Column, hdu: Hdu, file: FitsFile): ManifestArray | MiraError {
	const { number, path, attributes } = column;
	const { options, diagnostics, url } = file;
	const { header } = hdu;
	const table = tableRows(hdu);
	const format = header.text(`TFORM${number}`);
	const field = format === undefined ? undefined : parseField(format);
	const begin = header.integer(`TBCOL${number}`);
	if (field === undefined)
		return new MiraError("corrupt-file", `TFORM${number} is ${format ?? "missing"}, which is no format`, { path, url });
	if (begin === undefined || begin < 1 || begin - 1 + field.width > table.rowBytes)
		return new MiraError("corrupt-file", `TBCOL${number} ${begin ?? ""} is no place in a row`, { path, url });
	file.limits.element(field.width);
	const isNumber = field.kind !== "text";
	const scale = isNumber ? header.number(`TSCAL${number}`) : undefined;
	const zero = isNumber ? header.number(`TZERO${number}`) : undefined;
	const type = fieldType(field);
	// The convention of unsigned integers is not for text.
	const packing = samplesOf(field.kind === "integer" ? dataType("float64") : type, scale, zero).packing;
	for (const [key, value] of packing) attributes.set(key, value);
	const missing = nullText(header.values.get(`TNULL${number}`)?.values[0]);
	const resolved = resolveFill({
		policy: "fits",
		path,
		dataType: type,
		attributes,
		...missingRules(type, missing, number),
		options,
	});
	for (const diagnostic of resolutionReport(resolved)) diagnostics.push(diagnostic);
	const { chunkGrid, codecs, slabs } = columnChunks(
		{ offsetBytes: begin - 1, bytes: field.width, shape: [] },
		table,
		file.limits,
	);
	const shape = [table.rows];
	return new ManifestArray(
		{
			path,
			shape,
			dataType: type,
			chunkGrid,
			codecs: [fieldCodec(field, missing), ...codecs],
			dimensionNames: ["row"],
			attributes,
			fill: resolved.fill,
			fillRules: { policy: "fits", options, problem: resolved.problem },
		},
		() => slabManifest(path, slabs, gridShape(chunkGrid, shape), file),
	);
}

/** TNULLn is text in ASCII tables; some write a number. */
function nullText(value: unknown): string | undefined {
	return typeof value === "string" || typeof value === "bigint" || typeof value === "number"
		? String(value)
		: undefined;
}

/** What TNULLn makes missing: NaN among floats, a value of its own among integers. Text has no such value. */
function missingRules(
	type: DataType,
	missing: string | undefined,
	number: number,
): { candidates?: FillCandidate[]; validity?: CodecBitmapRule[] } {
	if (missing === undefined) return {};
	const source = { place: `keyword TNULL${number}`, text: missing };
	if (type.kind === "float") return { validity: [{ kind: "codecBitmap", source }] };
	if (type.kind !== "int") return {};
	const value = castScalar(type, missingInteger(type.itemBytes === 4 ? 4 : 8))?.bytes;
	return value === undefined ? {} : { candidates: [{ role: "_FillValue", value, source }] };
}

function fieldCodec({ kind, width, decimals }: Field, missing: string | undefined): EmittedCodec {
	if (kind === "text") return { name: "bytes" };
	return {
		name: "mirazarr.fits_text",
		configuration: {
			width,
			...(kind === "float" && decimals > 0 ? { decimals } : {}),
			...(missing === undefined ? {} : { null: missing }),
		},
	};
}

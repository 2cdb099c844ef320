import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MISSING_LOGICAL } from "../../codecs/fits/logical.ts";
import { MiraError } from "../../errors.ts";
import type { FillCandidate } from "../../fill/candidate.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import { type ArrayDescription, ManifestArray, withChunks } from "../../manifest/manifest-array.ts";
import type { ManifestGroup, StoreArray } from "../../manifest/manifest-group.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { isFixed } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { columnChunks, tableRows } from "./column-chunks.ts";
import { type Cell, type ColumnFormat, cellOf, formatBytes, parseDimensions, parseFormat } from "./column-format.ts";
import type { FitsFile } from "./file.ts";
import type { Hdu } from "./hdus.ts";
import { bigEndianBytes, blankCandidates, inKeywords, type Samples, samplesOf } from "./samples.ts";
import { reportTruncation, slabManifest } from "./slabs.ts";
import { buildTable, type Column, columnDimensions, flagMeanings, isTableStructure } from "./table.ts";
import { buildVariableColumn } from "./variable-column.ts";

/** A column of a binary table. */
export type BinaryColumn = Column & { format: ColumnFormat; offsetBytes: number };

/** Where every column of a table is in its rows; after one of unknown width nothing is known. */
export function placeColumns(hdu: Hdu): Map<number, { format: ColumnFormat; offsetBytes: number } | string> {
	const { header } = hdu;
	const { rowBytes } = tableRows(hdu);
	const places = new Map<number, { format: ColumnFormat; offsetBytes: number } | string>();
	let offsetBytes = 0;
	let problem: string | undefined;
	for (let number = 1; number <= (header.integer("TFIELDS") ?? 0); number++) {
		const text = header.text(`TFORM${number}`);
		const format = text === undefined ? undefined : parseFormat(text);
		if (format === undefined)
			problem ??= `TFORM${number} is ${text === undefined ? "missing" : `"${text}"`}, which is no format`;
		else if (offsetBytes + formatBytes(format) > rowBytes)
			problem ??= `the columns up to ${number} are longer than a row, which has ${rowBytes} bytes`;
		places.set(number, problem ?? { format: format as ColumnFormat, offsetBytes });
		if (format !== undefined) offsetBytes += formatBytes(format);
		if (places.size > 999) break;
	}
	return places;
}

/** The group of a binary table: an array for each column. */
export function buildBinaryTable(hdu: Hdu, file: FitsFile): ManifestGroup {
	const places = placeColumns(hdu);
	reportTruncation(hdu.path, hdu.dataOffsetBytes + hdu.dataBytes, file);
	return buildTable(hdu, isTableStructure, file, (column) => {
		const place = places.get(column.number);
		if (place === undefined || typeof place === "string")
			return new MiraError("corrupt-file", place ?? "it has no format", { url: file.url, path: column.path });
		const placed = { ...column, ...place };
		return placed.format.kind === "variable"
			? buildVariableColumn(placed, placed.format, hdu, file)
			: buildFixedColumn(placed, placed.format, hdu, file);
	});
}

function buildFixedColumn(column: BinaryColumn, format: FixedFormat, hdu: Hdu, file: FitsFile): StoreArray | MiraError {
	const rows = tableRows(hdu);
	const described = describeColumn(column, format, rows.rows, hdu, file);
	const { description, cell } = described;
	const { chunkGrid, codecs, slabs } = columnChunks({ offsetBytes: column.offsetBytes, ...cell }, rows, file.limits);
	return new ManifestArray(withChunks(description, chunkGrid, [...described.codecs, ...codecs]), () =>
		slabManifest(column.path, slabs, gridShape(chunkGrid, description.shape), file),
	);
}

/** The format of a column whose cells all have the same size. */
export type FixedFormat = Exclude<ColumnFormat, { kind: "variable" }>;

/** All of a column but its chunks. */
export type DescribedColumn = {
	description: Omit<ArrayDescription, "codecs" | "chunkGrid">;
	cell: Cell;
	samples: Samples;
	/** Codecs up to the one that makes bytes of the cells, as they stand in a row. */
	codecs: EmittedCodec[];
};

/** Type, attributes and fill of a column of cells of one size. */
export function describeColumn(
	column: Column,
	format: FixedFormat,
	rows: number,
	hdu: Hdu,
	file: FitsFile,
): DescribedColumn {
	const { name, path, number, attributes } = column;
	const { options, diagnostics, limits } = file;
	const cell = cellOf(format, cellDimensions(column, format, hdu, file)) as Cell; // its dimensions were found to fit
	limits.dimensions(1 + cell.shape.length);
	limits.element(isFixed(cell.type) ? cell.type.itemBytes : 0);
	const samples = columnSamples(format, cell, number, hdu);
	for (const [key, value] of samples.packing) attributes.set(key, value);
	if (format.kind === "logical") for (const [key, value] of flagMeanings()) attributes.set(key, value);
	const candidates =
		format.kind === "logical"
			? [missingLogical()]
			: format.kind === "numbers"
				? blankCandidates(hdu.header, `TNULL${number}`, samples)
				: [];
	const resolved = resolveFill({ policy: "fits", path, dataType: samples.dataType, attributes, candidates, options });
	for (const diagnostic of resolutionReport(resolved)) diagnostics.push(diagnostic);
	return {
		description: {
			path,
			shape: [rows, ...cell.shape],
			dataType: samples.dataType,
			dimensionNames: columnDimensions(name, cell.shape),
			attributes,
			fill: inKeywords(resolved.fill, `TSCAL${number}`, `TZERO${number}`),
			fillRules: { policy: "fits", options, problem: resolved.problem },
		},
		cell,
		samples,
		codecs: [...samples.codecs, cellCodec(format, cell, samples)],
	};
}

/** TDIMn, if it fits; a table that says otherwise is shown without it. */
function cellDimensions(
	{ number, path }: Column,
	format: FixedFormat,
	{ header }: Hdu,
	{ diagnostics }: FitsFile,
): number[] | undefined {
	const text = header.text(`TDIM${number}`);
	if (text === undefined) return undefined;
	const dimensions = parseDimensions(text);
	if (dimensions !== undefined && cellOf(format, dimensions) !== undefined) return dimensions;
	diagnostics.push({
		severity: "warning",
		code: "bad-dimensions",
		path,
		message: `TDIM${number} "${text}" does not fit ${format.repeat} elements and is ignored`,
	});
	return undefined;
}

function columnSamples(format: ColumnFormat, cell: Cell, number: number, { header }: Hdu): Samples {
	return format.kind === "numbers"
		? samplesOf(cell.type, header.number(`TSCAL${number}`), header.number(`TZERO${number}`))
		: samplesOf(cell.type);
}

/** A zero byte is missing, not false (S12). */
function missingLogical(): FillCandidate {
	const source = { place: "logical column", text: "0" };
	return { role: "_FillValue", value: Uint8Array.of(MISSING_LOGICAL & 0xff), source };
}

function cellCodec(format: ColumnFormat, cell: Cell, { stored }: Samples): EmittedCodec {
	if (format.kind === "logical") return { name: "mirazarr.fits_logical" };
	if (format.kind !== "bits") return bigEndianBytes(stored);
	// Most significant bit first; the bits of every row begin a new byte.
	const runlen = elementCount(cell.shape);
	return { name: "imagecodecs_packints", configuration: { bitspersample: 1, runlen } };
}

import { MiraError } from "../../errors.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestGroup } from "../../manifest/manifest-group.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { isFixed } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { columnChunks, type TableRows } from "./column-chunks.ts";
import type { FitsFile } from "./file.ts";
import { groupSizes, type Hdu } from "./hdus.ts";
import type { FitsHeader } from "./header.ts";
import { addUnits, isImageStructure } from "./image.ts";
import { bigEndianBytes, bitpixType, blankCandidates, inKeywords, samplesOf } from "./samples.ts";
import { reportTruncation, slabManifest } from "./slabs.ts";
import { addColumn, type Column, columnDimensions, keywordAttributes } from "./table.ts";

/** One of the parts of every group: a parameter, or the data. */
type Part = {
	shape: readonly number[];
	/** Numbers of the type of BITPIX that stand before it in a group. */
	before: number;
	/** The keywords of its packing. */
	scaleKeyword: string;
	zeroKeyword: string;
	/** The keyword of the number that means missing; parameters have none. */
	blankKeyword: "BLANK" | undefined;
};

const DATA_KEYWORDS = ["BSCALE", "BZERO", "BLANK", "BUNIT"] as const;

function isGroupsStructure(keyword: string): boolean {
	const isOfParts = /^(PTYPE|PSCAL|PZERO)\d+$/.test(keyword) || DATA_KEYWORDS.some((name) => name === keyword);
	return isOfParts || isImageStructure(keyword);
}

/**
 * Random groups (FITS standard, 6), in which radio astronomy keeps visibilities: a table of which every row is some parameters
 * and an array, all numbers of one type. Parameters have the names of PTYPEn, the arrays are `DATA`.
 */
export function buildRandomGroups(hdu: Hdu, file: FitsFile): ManifestGroup {
	const { header, path, dataOffsetBytes, dataBytes } = hdu;
	const { parameters } = groupSizes(header);
	reportTruncation(path, dataOffsetBytes + dataBytes, file);
	const table = new ManifestGroup(header.attributes(isGroupsStructure, file.limits));
	const add = (column: Omit<Column, "path">, part: Part): void => {
		addColumn(table, hdu, column, file, (placed) => buildPart(placed, part, hdu, file));
	};
	const data: Part = {
		shape: hdu.shape.slice(0, -1), // the first axis only says that there are groups
		before: parameters,
		scaleKeyword: "BSCALE",
		zeroKeyword: "BZERO",
		blankKeyword: "BLANK",
	};
	const attributes = keywordAttributes(header, DATA_KEYWORDS, "");
	addUnits(attributes, header.text("BUNIT"));
	add({ number: parameters + 1, name: "DATA", attributes }, data);
	for (let n = 1; n <= Math.min(parameters, MOST_PARAMETERS); n++) {
		const name = header.text(`PTYPE${n}`)?.trim() || `PARAMETER${n}`;
		add(
			{ number: n, name, attributes: keywordAttributes(header, ["PTYPE", "PSCAL", "PZERO"], String(n)) },
			{ shape: [], before: n - 1, scaleKeyword: `PSCAL${n}`, zeroKeyword: `PZERO${n}`, blankKeyword: undefined },
		);
	}
	reportSums(header, path, parameters, file);
	return table;
}

/** A parameter may be in several parts under one name, of which each has less digits than the whole: the sum (6.1.2). */
function reportSums(header: FitsHeader, path: string, parameters: number, { diagnostics }: FitsFile): void {
	const columns = new Map<string, number[]>();
	for (let n = 1; n <= Math.min(parameters, MOST_PARAMETERS); n++) {
		const name = header.text(`PTYPE${n}`)?.trim();
		if (name) columns.set(name, [...(columns.get(name) ?? []), n]);
	}
	for (const [name, numbers] of columns)
		if (numbers.length > 1)
			diagnostics.push({
				severity: "warning",
				code: "parameter-in-parts",
				path,
				message: `the parameter "${name}" is the sum of parameters ${numbers.join(", ")}, which are arrays of their own`,
				hint: `Add ${numbers.map((n, i) => (i === 0 ? name : `${name}_col${n}`)).join(" and ")} once they are decoded`,
			});
}

/** Keywords have three digits at most. */
const MOST_PARAMETERS = 999;

function buildPart(
	{ name, path, attributes }: Column,
	part: Part,
	hdu: Hdu,
	file: FitsFile,
): ManifestArray | MiraError {
	const { header, dataOffsetBytes } = hdu;
	const { options, diagnostics, limits } = file;
	limits.dimensions(1 + part.shape.length);
	const stored = bitpixType(header.required("BITPIX", -64));
	if (stored === undefined || !isFixed(stored))
		return new MiraError("corrupt-file", "BITPIX is not a known type", { path });
	const { scaleKeyword, zeroKeyword } = part;
	const samples = samplesOf(stored, header.number(scaleKeyword), header.number(zeroKeyword));
	for (const [key, value] of samples.packing) attributes.set(key, value);
	const candidates = part.blankKeyword === undefined ? [] : blankCandidates(header, part.blankKeyword, samples);
	const resolved = resolveFill({ policy: "fits", path, dataType: samples.dataType, attributes, candidates, options });
	for (const diagnostic of resolutionReport(resolved)) diagnostics.push(diagnostic);
	const { groups, parameters } = groupSizes(header);
	const { itemBytes } = stored;
	const rows: TableRows = {
		beginBytes: dataOffsetBytes,
		rows: groups,
		rowBytes: (parameters + elementCount(hdu.shape.slice(0, -1))) * itemBytes,
	};
	const cell = {
		offsetBytes: part.before * itemBytes,
		bytes: elementCount(part.shape) * itemBytes,
		shape: part.shape,
	};
	const shape = [groups, ...part.shape];
	const { chunkGrid, codecs, slabs } = columnChunks(cell, rows, file.limits);
	return new ManifestArray(
		{
			path,
			shape,
			dataType: samples.dataType,
			chunkGrid,
			codecs: [...samples.codecs, bigEndianBytes(stored), ...codecs],
			dimensionNames: columnDimensions(name, part.shape),
			attributes,
			fill: inKeywords(resolved.fill, scaleKeyword, zeroKeyword),
			fillRules: { policy: "fits", options, problem: resolved.problem },
		},
		() => slabManifest(path, slabs, gridShape(chunkGrid, shape), file),
	);
}

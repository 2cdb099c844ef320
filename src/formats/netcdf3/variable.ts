import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { hint, MiraError, option } from "../../errors.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import { type ChunkGrid, gridShape } from "../../zarr/chunk-grid.ts";
import { swapUnitBytes } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { ParserOptions } from "../parser-options.ts";
import type { NetcdfVariable } from "./header.ts";
import type { VariableLayout } from "./layout.ts";

/** What the variables of a file have in common. */
export type NetcdfFile = {
	url: string;
	fileBytes: number;
	registry: ObjectStoreRegistry;
	options: ParserOptions;
	/** Filled while the group is built. */
	diagnostics: Diagnostic[];
};

/** The array of a variable. */
export function buildArray(variable: NetcdfVariable, layout: VariableLayout, file: NetcdfFile): ManifestArray {
	const { type, attributes } = variable;
	const { dataType } = type;
	const path = `/${variable.name}`;
	const resolved = resolveFill({ policy: "netcdf3", path, dataType, attributes, options: file.options });
	const truncation = reportTruncation(path, variable, layout, file.fileBytes);
	for (const diagnostic of [...resolutionReport(resolved), ...truncation]) file.diagnostics.push(diagnostic);
	const hasByteOrder = swapUnitBytes(dataType) !== undefined;
	const chunkGrid: ChunkGrid = { kind: "regular", chunkShape: layout.chunkShape };
	return new ManifestArray(
		{
			path,
			shape: layout.shape,
			dataType,
			chunkGrid,
			codecs: [
				hasByteOrder ? { name: "bytes", configuration: { endian: "big" } } : { name: "bytes" },
			] satisfies EmittedCodec[],
			dimensionNames: layout.dimensionNames,
			unlimited: layout.isRecord ? [0] : undefined,
			attributes,
			fill: resolved.fill,
			fillRules: { policy: "netcdf3", options: file.options, problem: resolved.problem },
		},
		() => buildManifest(path, gridShape(chunkGrid, layout.shape), type.itemBytes, layout, file),
	);
}

/**
 * References of every chunk that begins inside the file. In a truncated file what lies wholly beyond the end is missing; what
 * is partly there keeps its reference, and reading it is an error, because nobody knows the rest (N14).
 */
function buildManifest(
	path: string,
	grid: number[],
	itemBytes: number,
	{ isRecord, chunkShape, beginBytes, recordStrideBytes }: VariableLayout,
	{ url, fileBytes, registry }: NetcdfFile,
): ChunkManifest {
	const chunkBytes = elementCount(chunkShape) * itemBytes;
	const chunksPerRecord = elementCount(isRecord ? grid.slice(1) : grid);
	const stored = Math.max(0, fileBytes - beginBytes);
	// A record variable without elements (stride 0) has no chunks either: its grid is empty.
	const begun = recordStrideBytes === 0 ? 1 : Math.ceil(stored / recordStrideBytes);
	const records = Math.min(isRecord ? (grid[0] ?? 0) : 1, begun);
	const expected = Math.min(records * chunksPerRecord, Math.ceil(stored / chunkBytes));
	if (expected > registry.limits.maxReferences)
		throw new MiraError("limit-exceeded", `it has more than ${registry.limits.maxReferences} chunks`, {
			path,
			url,
			...hint`Raise ${option("limits.maxReferences")} if the file is sound`,
		});
	const builder = new ManifestBuilder(grid, { path, expected });
	for (let record = 0; record < records; record++) {
		let offset = beginBytes + record * recordStrideBytes;
		for (let chunk = 0; chunk < chunksPerRecord && offset < fileBytes; chunk++, offset += chunkBytes)
			builder.virtualAt(record * chunksPerRecord + chunk, url, offset, chunkBytes);
	}
	return builder.build();
}

function reportTruncation(
	path: string,
	{ type }: NetcdfVariable,
	{ shape, isRecord, beginBytes, recordStrideBytes }: VariableLayout,
	fileBytes: number,
): Diagnostic[] {
	const slabBytes = elementCount(isRecord ? shape.slice(1) : shape) * type.itemBytes;
	const records = isRecord ? (shape[0] ?? 0) : 1;
	const endBytes = beginBytes + (records - 1) * recordStrideBytes + slabBytes;
	if (records === 0 || slabBytes === 0 || endBytes <= fileBytes) return [];
	return [
		{
			severity: "warning",
			code: "truncated-file",
			path,
			message: `the data should end at byte ${endBytes}, but the file has ${fileBytes}`,
			hint: "Chunks beyond the end read as the fill value, and one that is cut in two is an error; fetch the file again",
		},
	];
}

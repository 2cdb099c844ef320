import type { Diagnostic } from "../diagnostics.ts";
import { showJson } from "../fill/attribute-scalars.ts";
import type { FillOptions } from "../fill/fill-options.ts";
import { resolutionReport, resolveFill } from "../fill/resolve.ts";
import { type ChunkGrid, parseChunkGrid } from "../zarr/chunk-grid.ts";
import { type ChunkKeyEncoding, parseChunkKeyEncoding } from "../zarr/chunk-key.ts";
import { isJsonObject, JsonFloat, type JsonObject, type JsonValue } from "../zarr/json.ts";
import { parseArrayDocument } from "../zarr/metadata.ts";
import type { ArrayDescription } from "./manifest-array.ts";

/** How the chunks of an array are laid out: all that is needed to find them. */
export type ChunkLayout = { shape: number[]; chunkGrid: ChunkGrid; chunkKeys: ChunkKeyEncoding };

/** An array as a document describes it, in the terms of Zarr v3. */
export type DescribedArray = { description: ArrayDescription; chunkKeys: ChunkKeyEncoding; diagnostics: Diagnostic[] };

/** Shape, chunks and the form of chunk keys of a `zarr.json` document of an array; undefined for groups. */
export function v3ChunkLayout(document: JsonValue): ChunkLayout | undefined {
	if (!isJsonObject(document) || document.node_type !== "array") return undefined;
	const shape = (Array.isArray(document.shape) ? document.shape : []) as number[];
	return {
		shape,
		chunkGrid: parseChunkGrid(document.chunk_grid, shape),
		chunkKeys: parseChunkKeyEncoding(document.chunk_key_encoding),
	};
}

/** Reads a Zarr v3 array document; throws what keeps it from being shown. */
export function describeV3Array(path: string, document: JsonValue, options: FillOptions): DescribedArray {
	const truth = truthOfNumber(document);
	const metadata = parseArrayDocument(
		truth === undefined ? document : { ...(document as JsonObject), fill_value: truth },
	);
	const { shape, dataType, chunkGrid, chunkKeys, codecs, dimensionNames, attributes } = metadata;
	const text = isJsonObject(document) ? showJson(document.fill_value ?? null) : "";
	const resolved = resolveFill({
		policy: "zarr-v3",
		path,
		dataType,
		attributes,
		candidates: [{ role: "storage", value: metadata.fillValue, source: { place: "zarr.json fill_value", text } }],
		options,
	});
	const description = {
		path,
		shape,
		dataType,
		chunkGrid,
		codecs,
		...(dimensionNames === undefined ? {} : { dimensionNames }),
		attributes,
		fill: resolved.fill,
		fillRules: { policy: "zarr-v3" as const, options, problem: resolved.problem },
	};
	const diagnostics = resolutionReport(resolved);
	if (truth !== undefined)
		diagnostics.push({
			severity: "warning",
			code: "fill-form",
			path,
			message: `fill_value ${text} of data type "bool" is read as ${truth}`,
			hint: "The specification requires true or false",
		});
	return { description, chunkKeys, diagnostics };
}

/** Some writers, zarrita among them, have 0 or 1 as the fill value of booleans, and other readers take it. */
function truthOfNumber(document: JsonValue): boolean | undefined {
	if (!isJsonObject(document) || document.data_type !== "bool") return undefined;
	const { fill_value: json } = document;
	const number = json instanceof JsonFloat ? json.value : json;
	return number === 0 || number === 1 ? number === 1 : undefined;
}

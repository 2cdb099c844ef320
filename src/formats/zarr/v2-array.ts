import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import type { FillCandidate } from "../../fill/candidate.ts";
import type { FillOptions } from "../../fill/fill-options.ts";
import { v2DimensionNames, v2FillCandidate } from "../../fill/migrate.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import type { ChunkLayout, DescribedArray } from "../../manifest/described-document.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { attributesFromJson } from "../../zarr/attributes.ts";
import { parseChunkKeyEncoding } from "../../zarr/chunk-key.ts";
import { isJsonObject, type JsonObject, type JsonValue, shownJson } from "../../zarr/json.ts";
import { parseNumpyType } from "../../zarr/numpy-type.ts";
import { applyNczarr, nczarrDimensions } from "./nczarr.ts";
import { structFill } from "./struct-fill.ts";
import { readV2Encoding } from "./v2-codecs.ts";

/** The documents of a Zarr v2 array. */
export type V2ArrayDocuments = {
	/** `.zarray` */
	array: JsonValue;
	/** `.zattrs` */
	attributes?: JsonValue | undefined;
	/** What the oldest form of NCZarr keeps beside them. */
	nczarr?: JsonValue | undefined;
};

/** Shape, chunks and the form of chunk keys of a `.zarray` document. */
export function v2ChunkLayout(document: JsonValue): ChunkLayout {
	if (!isJsonObject(document)) throw badMetadata("the document is not an object");
	if (document.zarr_format !== 2) throw badMetadata(`zarr_format must be 2, not ${shownJson(document.zarr_format)}`);
	const shape = lengths("shape", document.shape);
	// A chunk of an empty dimension may have any length, which some write as 0.
	const chunkShape = lengths("chunks", document.chunks).map((length, d) =>
		length === 0 && shape[d] === 0 ? 1 : length,
	);
	if (chunkShape.length !== shape.length || chunkShape.includes(0))
		throw badMetadata(`chunks [${chunkShape.join(", ")}] do not fit the shape [${shape.join(", ")}]`);
	const separator = document.dimension_separator ?? ".";
	const chunkKeys = parseChunkKeyEncoding({ name: "v2", configuration: { separator } });
	return { shape, chunkGrid: { kind: "regular", chunkShape }, chunkKeys };
}

/** Translates a Zarr v2 array to v3; throws what keeps it from being shown. */
export function describeV2Array(
	path: string,
	documents: V2ArrayDocuments,
	policy: "zarr-v2" | "kerchunk",
	options: FillOptions,
): DescribedArray {
	const { shape, chunkGrid, chunkKeys } = v2ChunkLayout(documents.array);
	const document = documents.array as JsonObject; // as the layout has checked
	const { dataType, codecs } = readV2Encoding(document, shape.length);
	const all = attributesFromJson(documents.attributes);
	const typed = applyNczarr(all, documents.attributes);
	const resolved = resolveFill({
		policy,
		path,
		dataType,
		attributes: typed,
		candidates: [fillCandidate(document)],
		options,
	});
	const diagnostics = resolutionReport(resolved);
	const names = v2DimensionNames(typed) ?? nczarrDimensions([document, documents.attributes], documents.nczarr);
	const isNamed = names?.length === shape.length;
	if (names !== undefined && !isNamed) diagnostics.push(reportNames(path, names, shape.length));
	const attributes = new Map(typed);
	attributes.delete("_ARRAY_DIMENSIONS");
	const description: ArrayDescription = {
		path,
		shape,
		dataType,
		chunkGrid,
		codecs,
		...(isNamed ? { dimensionNames: names } : {}),
		attributes,
		fill: resolved.fill,
		fillRules: { policy, options, problem: resolved.problem },
	};
	return { description, chunkKeys, diagnostics };
}

function fillCandidate({ dtype, fill_value: json = null }: JsonObject): FillCandidate {
	const candidate = v2FillCandidate(json);
	const value = Array.isArray(dtype) && typeof json === "string" ? structFill(parseNumpyType(dtype), json) : undefined;
	return value === undefined ? candidate : { ...candidate, value };
}

function lengths(name: string, json: JsonValue | undefined): number[] {
	const isLength = (n: JsonValue): boolean => typeof n === "number" && Number.isSafeInteger(n) && n >= 0;
	if (!Array.isArray(json) || !json.every(isLength)) throw badMetadata(`${name} must be a list of whole numbers`);
	return json as number[];
}

function reportNames(path: string, names: readonly string[], rank: number): Diagnostic {
	const message = `${names.length} names of dimensions (${names.join(", ")}) are not used: the array has ${rank}`;
	return { severity: "warning", code: "dimension-names", path, message };
}

function badMetadata(message: string): MiraError {
	return new MiraError("bad-metadata", message);
}

import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import { type Attributes, attributesFromJson } from "./attributes.ts";
import { type ChunkGrid, chunkGridDocument, parseChunkGrid } from "./chunk-grid.ts";
import { type ChunkKeyEncoding, chunkKeyDocument, parseChunkKeyEncoding } from "./chunk-key.ts";
import { type DataType, dataTypeDocument, parseDataType } from "./data-type.ts";
import { fillFromJson, fillToJson } from "./fill-value.ts";
import { isJsonObject, type JsonObject, type JsonValue, shownJson } from "./json.ts";

/** A step of a codec chain, by the name other readers know. */
export type CodecMetadata = { name: string; configuration?: JsonObject };

/** What a Zarr v3 array document says, parsed and checked. */
export type ArrayMetadata = {
	shape: number[];
	dataType: DataType;
	chunkGrid: ChunkGrid;
	chunkKeys: ChunkKeyEncoding;
	/** Bytes of one element: little-endian, UTF-8 for strings. */
	fillValue: Uint8Array;
	/** In the order of encoding: array to array, one array to bytes, bytes to bytes. */
	codecs: CodecMetadata[];
	dimensionNames: (string | null)[] | undefined;
	attributes: Attributes;
};

const ARRAY_KEYS = new Set([
	"zarr_format",
	"node_type",
	"shape",
	"data_type",
	"chunk_grid",
	"chunk_key_encoding",
	"fill_value",
	"codecs",
	"attributes",
	"dimension_names",
	"storage_transformers",
]);
const GROUP_KEYS = new Set(["zarr_format", "node_type", "attributes", "consolidated_metadata"]);

/** Reads and checks a v3 array document (read with `parseJson`, floats tagged). */
export function parseArrayDocument(document: JsonValue): ArrayMetadata {
	const object = nodeDocument(document, "array", ARRAY_KEYS);
	const shape = object.shape;
	if (!Array.isArray(shape) || !shape.every((n) => typeof n === "number" && Number.isSafeInteger(n) && n >= 0))
		throw badMetadata("shape must be a list of whole numbers");
	if (Array.isArray(object.storage_transformers) && object.storage_transformers.length > 0)
		throw new MiraError("unsupported-feature", "storage transformers are not supported");
	mustUnderstand("data_type", object.data_type);
	const dataType = parseDataType(object.data_type ?? null);
	mustUnderstand("chunk_grid", object.chunk_grid);
	mustUnderstand("chunk_key_encoding", object.chunk_key_encoding);
	if (object.fill_value === undefined) throw badMetadata("fill_value is missing");
	return {
		shape: shape as number[],
		dataType,
		chunkGrid: parseChunkGrid(object.chunk_grid, shape as number[]),
		chunkKeys: parseChunkKeyEncoding(object.chunk_key_encoding),
		fillValue: fillFromJson(dataType, object.fill_value),
		codecs: parseCodecs(object.codecs),
		dimensionNames: parseDimensionNames(object.dimension_names, shape.length),
		attributes: attributesFromJson(object.attributes),
	};
}

/** What a Zarr v3 group document says. */
export type GroupMetadata = { attributes: Attributes; consolidated: Map<string, JsonValue> | undefined };

/** Reads and checks a v3 group document; what is odd but harmless is added to `diagnostics` (check Z9). */
export function parseGroupDocument(document: JsonValue, diagnostics: Diagnostic[] = []): GroupMetadata {
	const object = nodeDocument(document, "group", GROUP_KEYS);
	const consolidated = object.consolidated_metadata;
	if (!isJsonObject(consolidated))
		return { attributes: attributesFromJson(object.attributes), consolidated: undefined };
	if (consolidated.must_understand !== false)
		diagnostics.push({
			severity: "info",
			code: "consolidated-metadata-form",
			path: "/",
			message: 'consolidated_metadata does not say "must_understand": false',
		});
	const nodes = isJsonObject(consolidated.metadata) ? Object.entries(consolidated.metadata) : [];
	return { attributes: attributesFromJson(object.attributes), consolidated: new Map(nodes) };
}

function nodeDocument(document: JsonValue, kind: "array" | "group", known: ReadonlySet<string>): JsonObject {
	if (!isJsonObject(document)) throw badMetadata("the document is not an object");
	if (document.zarr_format !== 3) throw badMetadata(`zarr_format must be 3, not ${shownJson(document.zarr_format)}`);
	if (document.node_type !== kind)
		throw badMetadata(`node_type must be "${kind}", not ${shownJson(document.node_type)}`);
	for (const [key, value] of Object.entries(document)) {
		// Section "Extension points": an unknown key must be understood unless it says otherwise (check Z1).
		if (!known.has(key) && !(isJsonObject(value) && value.must_understand === false))
			throw new MiraError("unsupported-feature", `"${key}" is not known and must be understood`);
	}
	return document;
}

/** For these places the specification does not allow `must_understand: false` (check Z2). */
function mustUnderstand(key: string, value: JsonValue | undefined): void {
	if (isJsonObject(value) && value.must_understand === false)
		throw badMetadata(`${key} cannot have "must_understand": false`);
}

function parseCodecs(document: JsonValue | undefined): CodecMetadata[] {
	if (!Array.isArray(document) || document.length === 0) throw badMetadata("codecs must be a non-empty list");
	return document.map((codec): CodecMetadata => {
		const name = isJsonObject(codec) ? codec.name : codec;
		if (typeof name !== "string") throw badMetadata("a codec has no name");
		const configuration = isJsonObject(codec) ? codec.configuration : undefined;
		return isJsonObject(configuration) ? { name, configuration } : { name };
	});
}

function parseDimensionNames(document: JsonValue | undefined, rank: number): (string | null)[] | undefined {
	if (document === undefined || document === null) return undefined;
	if (!Array.isArray(document) || !document.every((name) => name === null || typeof name === "string"))
		throw badMetadata("dimension_names must be a list of names and nulls");
	if (document.length !== rank)
		throw badMetadata(`dimension_names has ${document.length} names for ${rank} dimensions`);
	return document;
}

/** A v3 array document; `attributes` are written as given, so a caller may project them first. */
export function arrayDocument(array: Omit<ArrayMetadata, "attributes">, attributes: JsonObject): JsonObject {
	return {
		zarr_format: 3,
		node_type: "array",
		shape: array.shape,
		data_type: dataTypeDocument(array.dataType),
		chunk_grid: chunkGridDocument(array.chunkGrid),
		chunk_key_encoding: chunkKeyDocument(array.chunkKeys),
		fill_value: fillToJson(array.dataType, array.fillValue),
		// Always objects: readers of v3.0 know neither the short form nor its defaults.
		codecs: array.codecs.map(({ name, configuration }) =>
			configuration === undefined ? { name } : { name, configuration },
		),
		attributes,
		...(array.dimensionNames === undefined ? {} : { dimension_names: array.dimensionNames }),
	};
}

/** A v3 group document, with the documents below it when they are given. */
export function groupDocument(attributes: JsonObject, consolidated?: JsonObject): JsonObject {
	return {
		zarr_format: 3,
		node_type: "group",
		attributes,
		...(consolidated === undefined
			? {}
			: { consolidated_metadata: { kind: "inline", must_understand: false, metadata: consolidated } }),
	};
}

function badMetadata(message: string): MiraError {
	return new MiraError("bad-metadata", message);
}

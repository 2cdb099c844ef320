import { type CfOptions, decodeCf, decodedType, timeScaleFor } from "../cf/decode.ts";
import { elementsOf } from "../codecs/packing/numbers.ts";
import { decodedAttributes } from "../fill/decoded-attributes.ts";
import { missingRules } from "../fill/missing-rules.ts";
import type { FillModel, SentinelRule } from "../fill/model.ts";
import { extremeFill } from "../fill/policies.ts";
import { reinterpretedType } from "../fill/unsigned.ts";
import { derivedChunks } from "../manifest/derived-array.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import { type Attributes, textAttribute } from "../zarr/attributes.ts";
import type { ChunkGrid } from "../zarr/chunk-grid.ts";
import { type DataType, dataType } from "../zarr/data-type.ts";
import type { TypedNumbers } from "../zarr/nd-array.ts";
import type { MaskArrayOptions } from "./mask-arrays.ts";

/** How a view decodes: as `decode` does, except that it tells what is missing by NaN alone. */
export type DecodedViewOptions = Omit<CfOptions, "missing" | "reasons"> & MaskArrayOptions;

/** Kinds of values that have a NaN of their own, or can be promoted to one that has. */
const DECODED_KINDS: ReadonlySet<DataType["kind"]> = new Set(["int", "uint", "float", "complex", "time"]);

/**
 * True if decoding would change a value of the array. Those of other kinds (text, structs, booleans) have nothing that could
 * stand for "missing" in a Zarr array: they stay as they are, sentinels and all.
 */
export function isDecodable(array: ArrayDescription, options: DecodedViewOptions): boolean {
	if (joinsCharacters(array, options)) return true;
	const { dataType: stored, fill, attributes } = array;
	if (!DECODED_KINDS.has(stored.kind)) return false;
	if (decodesTimes(array, options) || decodedType(stored, fill, options, attributes).name !== stored.name) return true;
	const { scaleFactor, addOffset } = fill.packing;
	if (options.scale !== false && (scaleFactor ?? addOffset) !== undefined) return true;
	const masks = new Map(fill.validity.flatMap((rule) => (rule.kind === "maskArray" ? [[rule.path, []]] : [])));
	const seen = reinterpretedType(stored, fill.packing.unsigned);
	// What is NaN already, because the writer or the codec made it so, needs no masking.
	return missingRules(stored, seen, fill, options, masks).some(({ kind }) => kind !== "nan");
}

/** True where single characters are to become texts. */
export function joinsCharacters(
	{ dataType: type, shape }: ArrayDescription,
	{ characters }: DecodedViewOptions,
): boolean {
	return characters === "joined" && type.kind === "text" && type.itemBytes === 1 && shape.length > 0;
}

/** True where numbers are to become times. */
export function decodesTimes(
	{ dataType: stored, fill, attributes }: ArrayDescription,
	{ times = "number" }: DecodedViewOptions,
): boolean {
	if (times === "number") return false;
	const seen = reinterpretedType(stored, fill.packing.unsigned);
	return timeScaleFor(seen, attributes) !== undefined;
}

/** What an array is once it is decoded; its codec follows from its type. */
export type DecodedDescription = Omit<ArrayDescription, "codecs" | "chunkGrid"> & {
	chunkGrid: Extract<ChunkGrid, { kind: "regular" }>;
};

/** The type, chunks, fill value and attributes of an array once it is decoded. */
export function describeDecoded(array: ArrayDescription, options: DecodedViewOptions): DecodedDescription {
	const { path, shape, dataType: stored, dimensionNames, fill, fillRules } = array;
	const chunkShape = derivedChunks(array);
	if (joinsCharacters(array, options)) {
		const { attributes } = decodedAttributes(array.attributes, fill, stored, options);
		return {
			path,
			shape: shape.slice(0, -1),
			dataType: dataType("string"),
			chunkGrid: { kind: "regular", chunkShape: chunkShape.slice(0, -1) },
			dimensionNames: dimensionNames?.slice(0, -1),
			attributes,
			fill: { storage: storage(dataType("string"), new Uint8Array(0)), validity: [], packing: {}, dropped: [] },
			fillRules,
		};
	}
	const type = decodedType(stored, fill, options, array.attributes);
	const { attributes, validRange } = decodedAttributes(array.attributes, fill, stored, options);
	if (type.kind === "bool") attributes.delete("dtype");
	if (decodesTimes(array, options)) renameTimes(attributes, options.times);
	return {
		path,
		shape,
		dataType: type,
		chunkGrid: { kind: "regular", chunkShape },
		dimensionNames,
		attributes,
		fill: {
			storage: storage(type, decodedFill(array, type, options)),
			validity: type.kind === "string" ? [EMPTY_TEXT] : [],
			packing: options.scale === false ? scaleOnly(fill) : {},
			...(validRange === undefined ? {} : { validRange }),
			dropped: fill.dropped,
		},
		fillRules,
	};
}

function storage(type: DataType, value: Uint8Array): FillModel["storage"] {
	return { status: "explicit", value, source: { place: "decoded view", text: type.kind === "float" ? "NaN" : "" } };
}

/** No text is a time, so the empty one can stand for what is missing. */
const EMPTY_TEXT: SentinelRule = {
	kind: "sentinel",
	role: "missing_value",
	value: new Uint8Array(0),
	domain: "packed",
	exact: true,
	source: { place: "decoded view", text: "" },
};

function scaleOnly({ packing: { unsigned: _, ...scaling } }: FillModel): FillModel["packing"] {
	return scaling;
}

function renameTimes(attributes: Attributes, times: DecodedViewOptions["times"]): void {
	attributes.delete("units");
	attributes.delete("calendar");
	if (times !== "epoch") return;
	attributes.set("units", textAttribute("milliseconds since 1970-01-01"));
	attributes.set("calendar", textAttribute("proleptic_gregorian"));
}

/** NaN wherever the type has one; else what unwritten storage decodes to. */
function decodedFill(array: ArrayDescription, type: DataType, options: DecodedViewOptions): Uint8Array {
	if (type.kind === "string") return new Uint8Array(0);
	if (type.kind === "float" || type.kind === "complex" || type.kind === "time") return extremeFill(type);
	const { dataType: stored, fill, attributes } = array;
	// Integers are not masked; of booleans a mask says nothing about what was never written.
	const values = { dataType: stored, shape: [], bytes: fill.storage.value };
	const { data } = decodeCf(values, { ...fill, validity: [] }, options, { attributes });
	return decodedBytes(type, data as TypedNumbers);
}

/** Decoded numbers as the little-endian bytes of their type. */
export function decodedBytes(type: DataType, data: TypedNumbers): Uint8Array {
	if (type.name === "float16") return elementsOf(type, data);
	return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

import { cataloguedV2, type EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import { type DataType, dataType, isFixed, sameDataType, sequenceType } from "../../zarr/data-type.ts";
import { isJsonObject, type JsonObject, type JsonValue, shownJson } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { type NumpyType, parseNumpyType } from "../../zarr/numpy-type.ts";

/** A filter or compressor of numcodecs: its name, and its parameters. */
type Step = { id: string; parameters: JsonObject };

/** What `dtype`, `order`, `filters` and `compressor` of a `.zarray` document are in Zarr v3. */
export type V2Encoding = { dataType: DataType; codecs: CodecMetadata[] };

/**
 * Translates the encoding of a Zarr v2 array. Chunks pass the filters in their order and then the compressor; in v3 they are
 * all codecs of one chain (K16). The byte order of the data type goes to the `bytes` codec, which stands where elements become
 * bytes: a filter such as `delta` may have changed the type and the order before (K18, P24).
 */
export function readV2Encoding(document: JsonObject, rank: number): V2Encoding {
	const steps = [...filterList(document.filters), ...filterList([document.compressor ?? null])];
	// Of its elements json2 makes nested lists, which have no order in memory.
	const codecs: CodecMetadata[] = orderCodecs(document.order, steps[0]?.id === "json2" ? 0 : rank);
	const isObject = document.dtype === "|O";
	const declared = isObject ? objectType(steps[0]) : parseNumpyType(document.dtype ?? null);
	let current: NumpyType | undefined = declared;
	for (const [place, step] of steps.entries()) {
		const stored = ARRAY_FILTERS.get(step.id);
		if (stored !== undefined) {
			if (current === undefined)
				throw unsupported(`filter "${step.id}" works on numbers, but comes after one that gives bytes`);
			codecs.push(numcodec(step));
			current = stored(step, current);
		} else if (isObject && place === 0) {
			codecs.push(declared.codec);
			current = undefined;
		} else if (current !== undefined && toBytes(step.id)) {
			codecs.push(numcodec(step));
			current = undefined;
		} else {
			if (current !== undefined) codecs.push(current.codec);
			codecs.push(byteCodec(step, current?.dataType));
			current = undefined;
		}
	}
	if (current !== undefined) codecs.push(current.codec);
	return { dataType: declared.dataType, codecs };
}

function filterList(json: JsonValue | undefined): Step[] {
	if (json === null || json === undefined) return [];
	if (!Array.isArray(json)) throw new MiraError("bad-metadata", "filters must be a list or null");
	return json.flatMap((filter): Step[] => {
		if (filter === null) return [];
		const { id, ...parameters } = isJsonObject(filter) ? filter : {};
		if (typeof id !== "string") throw new MiraError("bad-metadata", "a filter or compressor has no id");
		return [{ id, parameters }];
	});
}

/** In Fortran order the first index runs fastest: the chunk is stored with its dimensions reversed (K17). */
function orderCodecs(order: JsonValue | undefined, rank: number): EmittedCodec[] {
	if (order !== "C" && order !== "F")
		throw new MiraError("bad-metadata", `order must be "C" or "F", not ${shownJson(order)}`);
	if (order === "C" || rank < 2) return [];
	return [{ name: "transpose", configuration: { order: Array.from({ length: rank }, (_, d) => rank - 1 - d) } }];
}

/** Elements of dtype `|O` are what the first filter makes of them. */
function objectType(step: Step | undefined): NumpyType {
	switch (step?.id) {
		case "vlen-utf8":
			return { dataType: dataType("string"), codec: { name: "vlen-utf8" } };
		case "vlen-bytes":
			return { dataType: dataType("variable_length_bytes"), codec: { name: "vlen-bytes" } };
		case "json2":
			return { dataType: dataType("string"), codec: numcodec(step) };
		case "vlen-array": {
			const base = parseNumpyType(step.parameters.dtype ?? null);
			if (base.codec.configuration?.endian === "big") throw unsupported("a vlen-array of big-endian numbers");
			return { dataType: sequenceType(base.dataType), codec: { name: "mirazarr.vlen_sequence" } };
		}
		case "pickle":
			throw unsupported('filter "pickle" holds programs, which are not run');
		default:
			throw unsupported(`the elements of dtype "|O" are not known: ${step ? `filter "${step.id}"` : "no filter"}`);
	}
}

/** What a filter that maps arrays to arrays makes of a type; it must be made for that very type. */
type StoredType = (step: Step, current: NumpyType) => NumpyType;

const ARRAY_FILTERS: ReadonlyMap<string, StoredType> = new Map<string, StoredType>([
	["delta", retyped("dtype", "astype")],
	["quantize", retyped("dtype", "astype")],
	["fixedscaleoffset", retyped("dtype", "astype")],
	["astype", retyped("decode_dtype", "encode_dtype")],
	["bitround", (_, current) => current],
	["packbits", () => parseNumpyType("|u1")],
	["imagecodecs_delta", (_, current) => current],
	["imagecodecs_bitorder", (_, current) => current],
]);

/** numcodecs looks at the memory of its input as `before`, whatever it is: another type would not be the same numbers. */
function retyped(before: string, after: string): StoredType {
	return ({ id, parameters }, current) => {
		const decoded = parseNumpyType(parameters[before] ?? null);
		const isSame =
			sameDataType(decoded.dataType, current.dataType) &&
			decoded.codec.configuration?.endian === current.codec.configuration?.endian;
		if (!isSame) throw unsupported(`filter "${id}" treats the elements as ${shownJson(parameters[before])}`);
		const encoded = parameters[after];
		return encoded === undefined || encoded === null ? decoded : parseNumpyType(encoded);
	};
}

/** Filters that take arrays themselves, and give bytes: those of images, and others that know what a number is. */
function toBytes(id: string): boolean {
	const kind = cataloguedV2(id)?.kind ?? (id.startsWith(IMAGECODECS) ? "array-to-bytes" : "bytes-to-bytes");
	return kind === "array-to-bytes";
}

const IMAGECODECS = "imagecodecs_";

function numcodec({ id, parameters }: Step): CodecMetadata {
	// imagecodecs registers its codecs under names of its own, in numcodecs and in zarr-python alike.
	const name = id.startsWith(IMAGECODECS) ? id : `numcodecs.${id}`;
	return Object.keys(parameters).length === 0 ? { name } : { name, configuration: parameters };
}

const BLOSC_SHUFFLES: readonly JsonValue[] = ["noshuffle", "shuffle", "bitshuffle"];

/** A codec on bytes, by the name of the core where it has one. `type` is that of the elements right before it. */
function byteCodec(step: Step, type: DataType | undefined): CodecMetadata {
	const { id, parameters } = step;
	const typesize = type !== undefined && isFixed(type) ? type.itemBytes : 1;
	switch (id) {
		case "gzip":
			return { name: "gzip", configuration: { level: parameters.level ?? 1 } };
		case "zstd":
			return {
				name: "zstd",
				configuration: { level: parameters.level ?? 0, checksum: parameters.checksum ?? false },
			};
		case "blosc": {
			const { cname = "lz4", clevel = 5, shuffle = 1, blocksize = 0 } = parameters;
			// -1 lets Blosc choose: bits for single bytes, bytes for everything else.
			const mode = shuffle === -1 ? (typesize === 1 ? 2 : 1) : shuffle;
			const named = typeof mode === "number" ? (BLOSC_SHUFFLES[mode] ?? "noshuffle") : mode;
			return { name: "blosc", configuration: { cname, clevel, shuffle: named, typesize, blocksize } };
		}
		default:
			return numcodec(step);
	}
}

function unsupported(what: string): MiraError {
	return new MiraError("unsupported-feature", what, { hint: "The other arrays of the store can still be read" });
}

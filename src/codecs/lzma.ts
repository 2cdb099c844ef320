import { MiraError } from "../errors.ts";
import { isJsonObject, type JsonObject, type JsonValue, shownJson } from "../zarr/json.ts";
import { type BytesToBytesCodec, badConfiguration, type DecodeContext } from "./codec.ts";
import { wholeNumber } from "./configuration.ts";
import { corruptLzma, LzmaDecoder, type LzmaProperties, lzmaProperties } from "./lzma-decoder.ts";
import { decodeXz, isXz } from "./lzma-xz.ts";
import { encodeXz } from "./lzma-xz-encoder.ts";
import { decodeLzma2, measureLzma2, undoDelta } from "./lzma2.ts";

// The formats of Python's lzma module, which numcodecs writes as numbers.
const AUTO = 0;
const XZ = 1;
const ALONE = 2;
const RAW = 3;

/**
 * `lzma` of numcodecs: xz, the older format of LZMA alone, or the bare data with their `filters` in the configuration, as
 * `format` says. `imagecodecs_lzma` is xz.
 */
export const lzmaCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const format = wholeNumber("lzma", configuration, "format", { least: AUTO, fallback: XZ });
		switch (format) {
			case AUTO:
				return { decode: (bytes, context) => (isXz(bytes) ? decodeXz : decodeAlone)(bytes, context), encode: encodeXz };
			case XZ:
				return { decode: decodeXz, encode: encodeXz };
			case ALONE:
				return { decode: decodeAlone };
			case RAW: {
				const filters = parseFilters(configuration.filters);
				return { decode: (bytes, context) => decodeRaw(bytes, filters, context) };
			}
		}
		throw badConfiguration("lzma", `format must be 0 to 3, not ${format}`);
	},
};

/** A byte with properties, the size of the dictionary, the size of the content or -1, then the stream. */
function decodeAlone(bytes: Uint8Array, context: DecodeContext): Uint8Array {
	if (bytes.length < 13) throw corruptLzma(`${bytes.length} bytes are too few for its header`);
	const view = new DataView(bytes.buffer, bytes.byteOffset);
	const declared = view.getBigInt64(5, true);
	const properties = lzmaProperties(bytes[0] as number);
	return decodeStream(bytes.subarray(13), properties, context, declared === -1n ? undefined : Number(declared));
}

/** The most that a byte can stand for: 273 equal bytes cost a third of a bit, once the decoder has learnt to expect them. */
const MAX_EXPANSION = 8192;

/** Decodes one stream, whose size may be known only when it ends. */
function decodeStream(
	bytes: Uint8Array,
	properties: LzmaProperties,
	{ outputBytes, maxOutputBytes }: DecodeContext,
	declaredBytes?: number,
): Uint8Array {
	const size = declaredBytes ?? outputBytes;
	if (size !== undefined && (size > maxOutputBytes || size !== (outputBytes ?? size)))
		throw corruptLzma(`it holds ${size} bytes, ${outputBytes ?? `at most ${maxOutputBytes}`} are needed`);
	if ((size ?? 0) > MAX_EXPANSION * bytes.length) throw corruptLzma(`${bytes.length} bytes cannot hold ${size}`);
	// Where nobody knows the size, with more room each time: that is rare, and keeps the decoder simple.
	for (let room = size ?? Math.min(16 * bytes.length, maxOutputBytes); ; room = Math.min(2 * room, maxOutputBytes)) {
		const decoder = new LzmaDecoder(new Uint8Array(room));
		decoder.resetState(properties);
		const result = decoder.decode(bytes, room);
		if (result === "ended" || (result === "full" && size !== undefined)) return decoder.written();
		if (size !== undefined || room === maxOutputBytes) throw corruptLzma(`it holds more than ${room} bytes`);
	}
}

/** What is needed of the filters of bare data. */
type RawFilters = { deltas: number[]; properties: LzmaProperties | "in the data" };

// Python's numbers of filters: 2^62 + 1 may have lost its last bit on the way.
const DELTA_FILTER = 0x03;
const LZMA2_FILTER = 0x21;
const LZMA1_FILTER = 2 ** 62;

/** Filters as Python's lzma module takes them, in the order of encoding. */
function parseFilters(filters: JsonValue | undefined): RawFilters {
	if (!Array.isArray(filters) || filters.length === 0 || !filters.every(isJsonObject))
		throw badConfiguration("lzma", "format 3 needs a list of filters");
	const deltas = (filters.slice(0, -1) as JsonObject[]).map((filter) => {
		if (filter.id !== DELTA_FILTER) throw unknownFilter(filter);
		return wholeNumber("lzma", filter, "dist", { least: 1, fallback: 1 });
	});
	const last = filters.at(-1) as JsonObject;
	if (last.id === LZMA2_FILTER) return { deltas: deltas.reverse(), properties: "in the data" };
	if (Number(last.id) !== LZMA1_FILTER) throw unknownFilter(last);
	const properties = {
		literalContextBits: wholeNumber("lzma", last, "lc", { least: 0, fallback: 3 }),
		literalPositionBits: wholeNumber("lzma", last, "lp", { least: 0, fallback: 0 }),
		positionBits: wholeNumber("lzma", last, "pb", { least: 0, fallback: 2 }),
	};
	if (properties.literalContextBits + properties.literalPositionBits > 4 || properties.positionBits > 4)
		throw badConfiguration("lzma", "lc, lp and pb of a filter are impossible");
	return { deltas: deltas.reverse(), properties };
}

function unknownFilter({ id }: JsonObject): MiraError {
	return new MiraError("unsupported-feature", `codec "lzma": filter ${shownJson(id)} is not known`);
}

function decodeRaw(bytes: Uint8Array, { deltas, properties }: RawFilters, context: DecodeContext): Uint8Array {
	const output =
		properties === "in the data" ? decodeRawLzma2(bytes, context) : decodeStream(bytes, properties, context);
	for (const distance of deltas) undoDelta(output, distance);
	return output;
}

function decodeRawLzma2(bytes: Uint8Array, { outputBytes, maxOutputBytes }: DecodeContext): Uint8Array {
	const size = measureLzma2(bytes, 0).outputBytes;
	if (size > maxOutputBytes || size !== (outputBytes ?? size))
		throw corruptLzma(`it holds ${size} bytes, ${outputBytes ?? `at most ${maxOutputBytes}`} are needed`);
	const decoder = new LzmaDecoder(new Uint8Array(size));
	decodeLzma2(bytes, 0, decoder);
	return decoder.written();
}

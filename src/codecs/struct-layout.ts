import { isFixed } from "../zarr/data-type.ts";
import { isJsonObject, type JsonValue } from "../zarr/json.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { bytesCodec } from "./bytes.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { wholeNumber } from "./configuration.ts";
import { floatBitsCodec } from "./float-bits.ts";
import { integerBitsCodec } from "./integer-bits.ts";
import { spacePaddedCodec } from "./space-padded.ts";

const NAME = "mirazarr.struct_layout";

/**
 * `mirazarr.struct_layout`: a `struct` whose fields are not packed in the file, or not all in the same byte order.
 * Configuration: `item_bytes` as stored, and for each field of the data type, in `fields`, its `offset` and the `codec` (name
 * and configuration) that stores it there: `bytes`, or one of our own for single values, or this one again.
 */
export const structLayoutCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		if (dataType.kind !== "struct") throw badConfiguration(NAME, `it holds structs, not "${dataType.name}"`);
		const itemBytes = wholeNumber(NAME, configuration, "item_bytes", { least: 1 });
		const fields = Array.isArray(configuration.fields) ? configuration.fields : [];
		if (fields.length !== dataType.fields.length)
			throw badConfiguration(NAME, `it has ${fields.length} fields for the ${dataType.fields.length} of the struct`);
		const count = elementCount(shape);
		let to = 0;
		const columns = dataType.fields.map((field, i) => {
			const column = columnOf(fields[i] ?? null, field.dataType, count, to);
			if (column.from + column.storedBytes > itemBytes)
				throw badConfiguration(NAME, `field "${field.name}" reaches beyond the ${itemBytes} bytes of an element`);
			to += column.fieldBytes;
			return column;
		});
		return {
			encodedBytes: count * itemBytes,
			async decode(bytes, context) {
				if (bytes.length !== count * itemBytes)
					throw corruptChunk(NAME, `the chunk has ${bytes.length} bytes, its shape needs ${count * itemBytes}`);
				const out = new Uint8Array(count * dataType.itemBytes);
				for (const { from, to, storedBytes, fieldBytes, stage } of columns) {
					const stored = new Uint8Array(count * storedBytes);
					copyColumn(bytes, from, itemBytes, stored, 0, storedBytes, storedBytes, count);
					const decoded = (await stage.decode(stored, context)) as Uint8Array;
					copyColumn(decoded, 0, fieldBytes, out, to, dataType.itemBytes, fieldBytes, count);
				}
				return out;
			},
		};
	},
};

/** The codecs that a field may have. */
const FIELD_CODECS: ReadonlyMap<string, ArrayToBytesCodec> = new Map([
	["bytes", bytesCodec],
	["mirazarr.integer_bits", integerBitsCodec],
	["mirazarr.float_bits", floatBitsCodec],
	["mirazarr.space_padded", spacePaddedCodec],
]);

type DataTypeOf = Parameters<ArrayToBytesCodec["create"]>[1]["dataType"];

/** All elements of one field: decoded together, as an array of their own. */
function columnOf(field: JsonValue, dataType: DataTypeOf, count: number, to: number) {
	if (!isJsonObject(field) || !isJsonObject(field.codec) || !isFixed(dataType))
		throw badConfiguration(NAME, "a field needs an offset and a codec");
	const { name, configuration } = field.codec;
	const codec = name === NAME ? structLayoutCodec : FIELD_CODECS.get(String(name));
	if (codec === undefined) throw badConfiguration(NAME, `a field cannot have the codec "${String(name)}"`);
	const options = isJsonObject(configuration) ? configuration : {};
	// The codec of a field that is an array is that of its elements.
	const element = dataType.kind === "subarray" ? dataType.base : dataType;
	const each = dataType.itemBytes / element.itemBytes;
	const one = codec.create(options, { dataType: element, shape: [each] });
	return {
		from: wholeNumber(NAME, field, "offset", { least: 0 }),
		to,
		storedBytes: one.encodedBytes ?? dataType.itemBytes,
		fieldBytes: dataType.itemBytes,
		stage: codec.create(options, { dataType: element, shape: [count * each] }),
	};
}

function copyColumn(
	source: Uint8Array,
	from: number,
	fromStride: number,
	target: Uint8Array,
	to: number,
	toStride: number,
	width: number,
	count: number,
): void {
	for (let i = 0; i < count; i++) {
		const a = from + i * fromStride;
		const b = to + i * toStride;
		for (let k = 0; k < width; k++) target[b + k] = source[a + k] as number;
	}
}

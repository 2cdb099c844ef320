import { isMiraError } from "../errors.ts";
import { type JsonValue, parseJson, shownJson } from "../zarr/json.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";

const NAME = "numcodecs.json2";

/** What a byte of a document takes once it is parsed. */
const PARSED_BYTES = 8;

/**
 * `numcodecs.json2`: a list in JSON of the elements, nested like the array, then the data type of NumPy and the shape. Read
 * only, for texts: other objects have no data type.
 */
export const json2Codec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create({ encoding = "utf-8" }, { dataType, shape }) {
		if (dataType.kind !== "string") throw badConfiguration(NAME, `it is read for strings, not for "${dataType.name}"`);
		if (encoding !== "utf-8") throw badConfiguration(NAME, `encoding ${shownJson(encoding)} is not known`);
		const count = elementCount(shape);
		return {
			decode(bytes, { maxOutputBytes }) {
				if (PARSED_BYTES * bytes.length > maxOutputBytes)
					throw corruptChunk(NAME, `${bytes.length} bytes of JSON would take more than ${maxOutputBytes} in memory`);
				const document = parse(bytes);
				const storedShape = document.at(-1);
				if (!Array.isArray(storedShape) || document.length < 3)
					throw corruptChunk(NAME, "it is not a list with a shape");
				const rank = storedShape.length;
				const elements = rank === 0 ? document.slice(0, 1) : flatten(document.slice(0, -2), rank - 1);
				if (elements.length !== count)
					throw corruptChunk(NAME, `the chunk holds ${elements.length} elements, its shape needs ${count}`);
				return elements.map((element) => {
					if (typeof element === "string") return element;
					throw corruptChunk(NAME, "an element is not a string, which is all that is read");
				});
			},
		};
	},
};

function parse(bytes: Uint8Array): JsonValue[] {
	try {
		const document = parseJson(bytes);
		if (Array.isArray(document)) return document;
	} catch (error) {
		if (!isMiraError(error)) throw error;
		throw corruptChunk(NAME, error.message, error);
	}
	throw corruptChunk(NAME, "it is not a list");
}

function flatten(items: JsonValue[], levels: number): JsonValue[] {
	let flat = items;
	for (let level = 0; level < levels; level++) flat = flat.flatMap((item) => (Array.isArray(item) ? item : [item]));
	return flat;
}

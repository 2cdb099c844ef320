import { MiraError } from "../../errors.ts";
import { type JsonObject, shownJson } from "../../zarr/json.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import {
	type ArrayToBytesCodec,
	type ArrayToBytesStage,
	badConfiguration,
	type ChunkSpec,
	corruptChunk,
} from "../codec.ts";
import { wholeNumber } from "../configuration.ts";
import { type FieldContent, fieldSections, readField, valueCount } from "./read-field.ts";
import type { ValueOrder } from "./row-order.ts";

/**
 * `mirazarr.grib`: a field of a GRIB message as float64 or float32, NaN where it is missing. The chunk is the whole message.
 * Configuration: `edition` (1 or 2); `field`, its place among the fields of the message from 0; `values`: "values", or "latitude"
 * or "longitude" for the places of its points in degrees, NaN beside the earth; `order`: "coded" (the default) for the order of the
 * file, "rows" for the rows of a regular grid, "north_up" for these with the northernmost first.
 */
export const gribCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		const name = "mirazarr.grib";
		const { edition, values = "values", order = "coded" } = configuration;
		const field = wholeNumber(name, configuration, "field", { least: 0, fallback: 0 });
		if (edition !== 1 && edition !== 2)
			throw badConfiguration(name, `edition must be 1 or 2, not ${shownJson(edition)}`);
		if (!isContent(values))
			throw badConfiguration(name, `values must be "values", "latitude" or "longitude", not ${shownJson(values)}`);
		if (order !== "coded" && order !== "rows" && order !== "north_up")
			throw badConfiguration(name, `order must be "coded", "rows" or "north_up", not ${shownJson(order)}`);
		return fieldStage(name, spec, { edition, field, content: values, order });
	},
};

function isContent(value: unknown): value is FieldContent {
	return value === "values" || value === "latitude" || value === "longitude";
}

/**
 * `gribberish`: the first field of a message, or the places of its points, in the order of the file or with the north up, as the
 * Python package of that name decodes it.
 */
export const gribberishCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		const name = "gribberish";
		if (configuration.adjust_longitude_range === true)
			throw new MiraError("unsupported-feature", `codec "${name}" is not decoded with adjust_longitude_range`);
		const order = configuration.north_up === true ? "north_up" : "coded";
		return fieldStage(name, spec, { field: 0, content: contentOf(configuration), order });
	},
};

/**
 * `grib` of kerchunk: the first field of a message, or the places of its points, in the order of the file. Unlike there, a true
 * 9999 is not missing: the message itself says what is.
 */
export const kerchunkGribCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		return fieldStage("grib", spec, { field: 0, content: contentOf(configuration), order: "coded" });
	},
};

/** Other codecs say by the name of a variable what they take of the message. */
function contentOf({ var: variable }: JsonObject): FieldContent {
	return variable === "latitude" || variable === "longitude" ? variable : "values";
}

type FieldChoice = { edition?: 1 | 2 | undefined; field: number; content: FieldContent; order: ValueOrder };

function fieldStage(name: string, { dataType, shape }: ChunkSpec, choice: FieldChoice): ArrayToBytesStage {
	if (dataType.kind !== "float" || dataType.itemBytes === 2)
		throw badConfiguration(name, `it gives float64 or float32, not "${dataType.name}"`);
	const count = elementCount(shape);
	const finish = (values: Float64Array): Uint8Array => {
		if (values.length !== count) throw corruptChunk(name, `the field has ${values.length} values, ${count} are needed`);
		const numbers = dataType.itemBytes === 4 ? new Float32Array(values) : values;
		return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
	};
	return {
		// Packed integers (of PNG with their filters, without, and in its kernel), or the values of a bitmap before they are spread.
		workBytes: () => 12 * count,
		decode(message) {
			const sections = fieldSections(message, choice.field);
			if (choice.edition !== undefined && sections.edition !== choice.edition)
				throw corruptChunk(name, `the message is of edition ${sections.edition}, not ${choice.edition}`);
			// Values and places take as much memory as the chunk, and may come from a few octets: those of another grid are not reckoned.
			const points = valueCount(sections);
			if (points !== count) throw corruptChunk(name, `the field has ${points} points, ${count} are needed`);
			const values = readField(message, sections, choice.content, choice.order);
			return values instanceof Promise ? values.then(finish) : finish(values);
		},
	};
}

import { MiraError } from "../../errors.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import {
	type ArrayToBytesCodec,
	type ArrayToBytesStage,
	badConfiguration,
	type ChunkSpec,
	corruptChunk,
} from "../codec.ts";
import { wholeNumber } from "../configuration.ts";
import { fieldSections, readValues, type ValueOrder } from "./read-field.ts";

/**
 * `mirazarr.grib`: a field of a GRIB message as float64 or float32, NaN where it is missing. The chunk is the whole message.
 * Configuration: `edition` (1 or 2); `field`, its place among the fields of the message from 0; `values`: "values";
 * `order`: "coded" (the default) for the order of the file, "rows" for the rows of a regular grid.
 */
export const gribCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		const name = "mirazarr.grib";
		const { edition, values = "values", order = "coded" } = configuration;
		const field = wholeNumber(name, configuration, "field", { least: 0, fallback: 0 });
		if (edition !== 1 && edition !== 2)
			throw badConfiguration(name, `edition must be 1 or 2, not ${JSON.stringify(edition)}`);
		if (values !== "values") throw badConfiguration(name, `values must be "values", not ${JSON.stringify(values)}`);
		if (order !== "coded" && order !== "rows")
			throw badConfiguration(name, `order must be "coded" or "rows", not ${JSON.stringify(order)}`);
		return fieldStage(name, spec, { edition, field, order });
	},
};

/** `gribberish`: the first field of a message, in the order of the file, as the Python package of that name decodes it. */
export const gribberishCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		const name = "gribberish";
		refuseCoordinates(name, configuration);
		for (const option of ["adjust_longitude_range", "north_up"])
			if (configuration[option] === true)
				throw new MiraError("unsupported-feature", `codec "${name}" is not decoded with ${option}`);
		return fieldStage(name, spec, { field: 0, order: "coded" });
	},
};

/**
 * `grib` of kerchunk: the first field of a message, in the order of the file. Unlike there, a true 9999 is not missing: the
 * message itself says what is.
 */
export const kerchunkGribCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		refuseCoordinates("grib", configuration);
		return fieldStage("grib", spec, { field: 0, order: "coded" });
	},
};

function refuseCoordinates(name: string, { var: variable }: JsonObject): void {
	if (variable === "latitude" || variable === "longitude")
		throw new MiraError("unsupported-feature", `codec "${name}" is not decoded for coordinates (var "${variable}")`);
}

type FieldChoice = { edition?: 1 | 2 | undefined; field: number; order: ValueOrder };

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
		decode(message) {
			const sections = fieldSections(message, choice.field);
			if (choice.edition !== undefined && sections.edition !== choice.edition)
				throw corruptChunk(name, `the message is of edition ${sections.edition}, not ${choice.edition}`);
			const values = readValues(message, sections, choice.order);
			return values instanceof Promise ? values.then(finish) : finish(values);
		},
	};
}

import { isJsonObject, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import { uncastable } from "../kerchunk/fill.ts";
import type { NodeFormat } from "../kerchunk/plan.ts";
import { type V3Options, v3Nodes } from "../kerchunk/v3-nodes.ts";
import { withTextEncoding } from "./text-encoding.ts";

/** Zarr v3 documents with what xarray and zarr-python need besides, to read arrays as they read the file itself. */
export function xarrayNodes(options: V3Options): NodeFormat {
	const format = v3Nodes(options);
	return {
		...format,
		planArray: async (array, dimensions, context) => {
			const planned = await format.planArray(await withTextEncoding(array, context), dimensions, context);
			const promoting = uncastable(array.description);
			const documents = planned.documents.map(([key, document]): [string, JsonObject] => [
				key,
				withConfigurations(withMissingValues(document, promoting)),
			]);
			return { ...planned, documents };
		},
	};
}

/**
 * Missing values that the data type cannot hold mask nothing, but make xarray promote the array to floats. `_FillValue` has no
 * form for them; `missing_value` xarray takes as it stands.
 */
function withMissingValues(document: JsonObject, values: readonly JsonValue[]): JsonObject {
	if (values.length === 0 || !isJsonObject(document.attributes)) return document;
	const { missing_value: known, ...attributes } = document.attributes;
	const all = [...(known === undefined ? [] : Array.isArray(known) ? known : [known]), ...values];
	return { ...document, attributes: { ...attributes, missing_value: all.length === 1 ? (all[0] ?? null) : all } };
}

/** zarr-python refuses these codecs without a configuration, even where it would be empty. */
function withConfigurations(document: JsonObject): JsonObject {
	const codecs = Array.isArray(document.codecs) ? document.codecs : [];
	return {
		...document,
		codecs: codecs.map((codec) => {
			if (!isJsonObject(codec) || codec.configuration !== undefined || typeof codec.name !== "string") return codec;
			if (codec.name === "gzip") return { ...codec, configuration: { level: 5 } };
			return codec.name.startsWith("numcodecs.") ? { ...codec, configuration: {} } : codec;
		}),
	};
}

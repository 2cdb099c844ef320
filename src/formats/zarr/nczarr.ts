/**
 * What the netCDF library adds to Zarr (NCZarr): names of dimensions, types of attributes, names of children. It stands in
 * the documents of Zarr under keys of its own, spelled in capitals at first, or, in the oldest form, in objects beside them.
 */
import type { Attributes, AttributeValue } from "../../zarr/attributes.ts";
import { numericAttribute } from "../../zarr/attributes.ts";
import { isNumeric } from "../../zarr/data-type.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import { elementCount, type TypedNumbers, viewElements } from "../../zarr/nd-array.ts";
import { parseNumpyType } from "../../zarr/numpy-type.ts";
import { castScalar, type Scalar } from "../../zarr/scalar.ts";

/** The object that marks the oldest form; only where it stands do the others have to be looked for. */
export const OLDEST_MARK = ".nczarr";
/** Objects beside `.zarray` that name the dimensions in the oldest form. */
export const OLDEST_ARRAY_OBJECTS: readonly string[] = [".nczarray", ".nczvar"];

const INTERNAL = /^_nczarr_/i;

/** A member under one of its names in any of the documents. */
function member(name: string, documents: readonly (JsonValue | undefined)[]): JsonObject {
	for (const document of documents)
		for (const [key, value] of Object.entries(isJsonObject(document) ? document : {}))
			if (key.toLowerCase() === name && isJsonObject(value)) return value;
	return {};
}

/** The names of the dimensions, from documents or from an object of the oldest form; those are paths of groups. */
export function nczarrDimensions(
	documents: readonly (JsonValue | undefined)[],
	oldest: JsonValue | undefined,
): string[] | undefined {
	const found = { ...(isJsonObject(oldest) ? oldest : {}), ...member("_nczarr_array", documents) };
	const references = found.dimension_references ?? found.dimrefs;
	if (!Array.isArray(references)) return undefined;
	return references.map((path) => String(path).split("/").at(-1) ?? "");
}

/** Names of the variables and groups below a group, for stores that cannot list. */
export function nczarrChildren(documents: readonly (JsonValue | undefined)[]): string[] {
	const { vars, arrays, groups, subgroups } = member("_nczarr_group", documents);
	return [vars, arrays, groups, subgroups]
		.flatMap((names) => (Array.isArray(names) ? names : []))
		.filter((name) => typeof name === "string");
}

/** Attributes without those that the netCDF library keeps for itself, numbers with the types that it declares for them. */
export function applyNczarr(attributes: Attributes, document: JsonValue | undefined): Attributes {
	const { types } = member("_nczarr_attr", [document]);
	const declared = isJsonObject(types) ? types : {};
	const shown: Attributes = new Map();
	for (const [name, value] of attributes) if (!INTERNAL.test(name)) shown.set(name, retype(value, declared[name]));
	return shown;
}

/** JSON keeps no width: a float32 comes back as one only where the file says so and nothing is lost. */
function retype(value: AttributeValue, declared: JsonValue | undefined): AttributeValue {
	if (typeof declared !== "string" || !/^[<>|]?[iuf]\d$/.test(declared)) return value;
	if (!ArrayBuffer.isView(value.values)) return value;
	const { dataType } = parseNumpyType(declared);
	if (!isNumeric(dataType) || dataType.name === "float16") return value;
	const bytes = new Uint8Array(elementCount(value.shape) * dataType.itemBytes);
	for (const [i, scalar] of Array.from<Scalar>(value.values).entries()) {
		const cast = castScalar(dataType, scalar);
		if (cast === undefined) return value;
		bytes.set(cast.bytes, i * dataType.itemBytes);
	}
	return numericAttribute(viewElements(dataType, bytes) as TypedNumbers, value.shape);
}

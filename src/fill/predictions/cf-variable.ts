import type { Attributes, AttributeValue } from "../../zarr/attributes.ts";
import { type DataType, dataType } from "../../zarr/data-type.ts";
import { JsonFloat, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import { readScalar, type Scalar } from "../../zarr/scalar.ts";
import { attributeScalars } from "../attribute-scalars.ts";
import { decodeFillValue } from "../convention.ts";
import type { StorageFill } from "../model.ts";

/** A number or text of an attribute, with the type that NumPy gives it: it decides how values are compared. */
export type NumpyScalar = { dataType: string; value: Scalar };

/** A factor of the packing: undefined if there is none, `unfit` if it is not one number. */
export type Factor = NumpyScalar | "unfit" | undefined;

/** A variable as xarray's decoders meet it, whether from a file or from Zarr. */
export type CfVariable = {
	dataType: DataType;
	/** Whether the stored bytes are big-endian to NumPy too. */
	bigEndian: boolean;
	/** Undefined where there is no such attribute. */
	fillValue: NumpyScalar[] | undefined;
	missingValue: NumpyScalar[] | undefined;
	/** `_Unsigned`, as it is spelt. */
	unsigned: string | undefined;
	scaleFactor: Factor;
	addOffset: Factor;
	units: string | undefined;
	/** The attribute `dtype`, by which xarray marks booleans. */
	boolean: boolean;
	/** Further attributes in which rioxarray looks for nodata. */
	otherNodata: boolean;
};

/** A variable of a file whose attributes have types. */
export function cfOfFile(
	type: DataType,
	attributes: Attributes,
	bigEndian: boolean,
	boundedUnits?: string,
): CfVariable {
	const scalars = (name: string): NumpyScalar[] | undefined => {
		const attribute = attributes.get(name);
		return attribute === undefined ? undefined : typedScalars(attribute);
	};
	const factor = (name: string): Factor => {
		const attribute = attributes.get(name);
		if (attribute === undefined) return undefined;
		const [only, ...more] = typedScalars(attribute);
		return only === undefined || more.length > 0 || only.dataType === "string" ? "unfit" : only;
	};
	return {
		dataType: type,
		bigEndian,
		fillValue: scalars("_FillValue"),
		missingValue: scalars("missing_value"),
		unsigned: textOf(attributes.get("_Unsigned")),
		scaleFactor: factor("scale_factor"),
		addOffset: factor("add_offset"),
		units: textOf(attributes.get("units")) ?? boundedUnits,
		boolean: textOf(attributes.get("dtype")) === "bool",
		otherNodata: OTHER_NODATA.some((name) => attributes.has(name)),
	};
}

/** A variable of Zarr v3, whose `_FillValue` has the form of the convention. */
export function cfOfZarrV3(type: DataType, json: JsonObject, boundedUnits?: string): CfVariable {
	return cfOfZarr(type, json, conventionFill(type, json._FillValue), boundedUnits);
}

/** A variable of Zarr v2, whose `fill_value` xarray takes for `_FillValue`, unless it is null. */
export function cfOfZarrV2(type: DataType, json: JsonObject, storage: StorageFill, boundedUnits?: string): CfVariable {
	const attribute = json._FillValue === undefined ? undefined : jsonScalars(json._FillValue);
	const fill = [{ dataType: type.name, value: readScalar(type, storage.value) }];
	return cfOfZarr(type, json, storage.status === "undefined" ? attribute : fill, boundedUnits);
}

function cfOfZarr(
	type: DataType,
	json: JsonObject,
	fillValue: NumpyScalar[] | undefined,
	boundedUnits: string | undefined,
): CfVariable {
	const factor = (name: string): Factor => {
		const value = json[name];
		if (value === undefined) return undefined;
		const [only, ...more] = jsonScalars(value);
		return only === undefined || more.length > 0 || only.dataType === "string" ? "unfit" : only;
	};
	const text = (name: string): string | undefined => (typeof json[name] === "string" ? json[name] : undefined);
	return {
		dataType: type,
		bigEndian: false,
		fillValue,
		missingValue: json.missing_value === undefined ? undefined : jsonScalars(json.missing_value),
		unsigned: text("_Unsigned"),
		scaleFactor: factor("scale_factor"),
		addOffset: factor("add_offset"),
		units: text("units") ?? boundedUnits,
		boolean: json.dtype === "bool",
		otherNodata: OTHER_NODATA.some((name) => json[name] !== undefined),
	};
}

const OTHER_NODATA = ["fill_value", "nodata", "nodatavals"];

/** What `FillValueCoder` decodes: Python's numbers, which NumPy makes the widest of their kind. */
function conventionFill(type: DataType, json: JsonValue | undefined): NumpyScalar[] | undefined {
	if (json === undefined) return undefined;
	if (type.kind === "int" || type.kind === "uint") return jsonScalars(json);
	const wide = type.kind === "float" ? dataType("float64") : type.kind === "complex" ? dataType("complex128") : type;
	const bytes = decodeFillValue(wide, json)?.bytes;
	return bytes === undefined ? undefined : [{ dataType: wide.name, value: readScalar(wide, bytes) }];
}

/** The elements of an attribute of a file. */
export function typedScalars(attribute: AttributeValue): NumpyScalar[] {
	if (attribute.dataType === "json") return jsonScalars(attribute.values[0]);
	const scalars = attributeScalars(attribute) ?? [];
	return scalars.map((value) => ({ dataType: attribute.dataType, value }));
}

/** A JSON value as `numpy.ravel` has it: all its elements get one type. */
function jsonScalars(json: JsonValue): NumpyScalar[] {
	const values = [json].flat().map((item) => (item instanceof JsonFloat ? item.value : item));
	const name = values.some((value) => typeof value === "string")
		? "string"
		: [json].flat().some((item) => item instanceof JsonFloat || !Number.isInteger(Number(item)))
			? "float64"
			: values.some((value) => typeof value === "bigint" && value >= 2n ** 63n)
				? "uint64"
				: "int64";
	return values.flatMap((value) => (value === null || typeof value === "object" ? [] : [{ dataType: name, value }]));
}

function textOf(attribute: AttributeValue | undefined): string | undefined {
	const [value] = attribute === undefined ? [] : (attributeScalars(attribute) ?? []);
	return typeof value === "string" ? value : undefined;
}

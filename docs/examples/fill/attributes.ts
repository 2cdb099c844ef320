/** Attributes with their types, made by hand or from JSON: a factor in single precision decides the type of what is decoded. */
import {
	type Attributes,
	type AttributeValue,
	attributesFromJson,
	numericAttribute,
	parseJson,
	textAttribute,
} from "mirazarr/fill";

const made: Attributes = new Map([
	["units", textAttribute("m")],
	["scale_factor", numericAttribute(Float32Array.of(0.5), [])],
]);
const read = attributesFromJson(parseJson('{"scale_factor": 2.0, "flags": [1, 2]}', { floats: "tagged" }));

const type = (attribute: AttributeValue | undefined) => attribute?.dataType;
console.log(type(made.get("scale_factor")), type(read.get("scale_factor")), type(read.get("flags"))); // float32 float64 int64

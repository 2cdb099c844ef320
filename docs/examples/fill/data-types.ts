/** Data types of Zarr v3, by name or from a document, with what a reader has to know of them. */
import { type DataType, dataType, parseDataType } from "mirazarr/fill";

const describe = ({ kind, name, itemBytes }: DataType) => `${name}: ${kind}, ${itemBytes ?? "any number of"} bytes`;
console.log(describe(dataType("float32"))); // float32: float, 4 bytes
console.log(describe(dataType("string"))); // string: string, any number of bytes
const document = { name: "numpy.datetime64", configuration: { unit: "s", scale_factor: 1 } };
console.log(describe(parseDataType(document))); // numpy.datetime64: time, 8 bytes

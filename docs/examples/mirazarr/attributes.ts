/** Attributes keep the type that they had in the file, which JSON would lose: a scale factor in single precision stays one. */
import { type Attributes, type AttributeValue, openStore } from "mirazarr";

const store = await openStore("samples/buoys.nc");
const attributes: Attributes = store.array("battery").attributes;
const text = ({ dataType, values }: AttributeValue) => `${values.join()} (${dataType})`;

console.log(text(attributes.get("scale_factor")!)); // 0.5 (float32)
console.log(text(attributes.get("_FillValue")!)); // -1 (int8)
console.log(text(attributes.get("_Unsigned")!)); // true (string)

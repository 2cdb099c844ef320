/** The `fill_value` of Zarr v3 metadata, in every form of the specification, as the bytes of one element and back. */
import { dataType, fillFromJson, fillToJson } from "mirazarr/fill";

const float32 = dataType("float32");
console.log(fillFromJson(float32, "-Infinity").join()); // 0,0,128,255
console.log(fillToJson(float32, fillFromJson(float32, "NaN"))); // NaN
console.log(fillToJson(float32, fillFromJson(float32, "0x7fc00001"))); // 0x7fc00001
console.log(String(fillToJson(dataType("int64"), fillFromJson(dataType("int64"), 9007199254740993n)))); // 9007199254740993

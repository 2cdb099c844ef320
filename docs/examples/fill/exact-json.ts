/** JSON in which 64-bit integers, `10.0` and the NaN that Python writes survive. */
import { JsonFloat, type JsonObject, type JsonValue, parseJson, writeJson } from "mirazarr/fill";

const text = '{"serial":9007199254740993,"scale_factor":10.0,"gap":NaN}';
const document = parseJson(text, { floats: "tagged" }) as JsonObject;
const { serial, scale_factor }: Record<string, JsonValue> = document;
console.log(typeof serial, scale_factor instanceof JsonFloat); // bigint true

console.log(writeJson({ serial: 9007199254740993n, scale_factor: new JsonFloat(10) })); // {"serial":9007199254740993,"scale_factor":10.0}

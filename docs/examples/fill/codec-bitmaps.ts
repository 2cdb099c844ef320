/** Where a codec yields NaN for what is missing (GRIB bitmaps, LERC masks), the model says so; there is no value to compare with. */
import { type CodecBitmapRule, dataType, resolveFill, type ValidityRule } from "mirazarr/fill";

const rule: CodecBitmapRule = { kind: "codecBitmap", source: { place: "section 6", text: "bitmap" } };
const input = { path: "/swh", dataType: dataType("float64"), attributes: new Map() };
const { fill } = resolveFill({ policy: "grib", ...input, validity: [rule] });

const text = (rule: ValidityRule) =>
	rule.kind === "sentinel" ? `${rule.role} is missing` : `missing by ${rule.source.place}`;
console.log(fill.validity.map(text).join()); // missing by section 6

/** Another array says what is missing, as the mask of a TIFF does: the caller reads it, and hands its elements over. */
import { type DecodeContext, dataType, decodeValues, type MaskArrayRule, type Masks, resolveFill } from "mirazarr/fill";

const type = dataType("uint8");
const rule: MaskArrayRule = { kind: "maskArray", path: "/mask", source: { place: "mask image", text: "" } };
const { fill } = resolveFill({ policy: "tiff", path: "/0", dataType: type, attributes: new Map(), validity: [rule] });

const masks: Masks = new Map([["/mask", Uint8Array.of(255, 0, 255)]]);
const context: DecodeContext = { masks };
const { data } = decodeValues({ dataType: type, shape: [3], bytes: Uint8Array.of(10, 20, 30) }, fill, {}, context);
console.log(data.join(" ")); // 10 NaN 30

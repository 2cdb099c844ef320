/** Parts of a report in words, for people: what masks, how numbers are unpacked, what unwritten storage reads as. */
import {
	dataType,
	explainFillModel,
	maskText,
	numericAttribute,
	resolveFill,
	STORAGE_WORDS,
	unpackingText,
} from "mirazarr/fill";

const attributes = new Map([["scale_factor", numericAttribute(Float32Array.of(0.5), [])]]);
const array = { path: "/0", dataType: dataType("uint8"), attributes };
const source = { place: "mask image", text: "" };
const resolved = resolveFill({ policy: "tiff", ...array, validity: [{ kind: "maskArray", path: "/mask", source }] });
const { rules, packing, storage } = explainFillModel({ ...array, shape: [4, 4], ...resolved });

console.log(rules.map((rule) => (rule.kind === "sentinel" ? rule.value : maskText(rule))).join()); // where the array /mask is 0
console.log(unpackingText(packing)); // stored × 0.5
console.log(STORAGE_WORDS[storage.status]); // the default of the format: chunks that were never written read as this

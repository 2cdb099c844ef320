/** The `fill_value` of a `.zarray` document for a parser of one's own: as a candidate, and as the bytes of one element. */
import { attributesFromJson, dataType, decodeV2FillValue, resolveFill, v2FillCandidate } from "mirazarr/fill";

const type = dataType("float32");
console.log(decodeV2FillValue(type, "NaN")?.bytes.join()); // 0,0,192,127

const attributes = attributesFromJson({ _ARRAY_DIMENSIONS: ["x"] });
const candidates = [v2FillCandidate(-9999)];
const { fill } = resolveFill({ policy: "zarr-v2", path: "/t", dataType: type, attributes, candidates });
console.log(fill.validity.map(({ kind, source }) => `${kind} by ${source.place}`).join()); // sentinel by .zarray fill_value

/** The parts of a fill model: what unwritten storage holds, which values are missing, how numbers are packed, what was dropped. */
import {
	attributesFromJson,
	type DroppedFill,
	dataType,
	type FillModel,
	type Packing,
	type PackingNumber,
	parseJson,
	resolveFill,
	type SentinelRule,
	type StorageFill,
	type ValidRange,
} from "mirazarr/fill";

const json = '{"_FillValue": 300, "missing_value": 99, "scale_factor": 0.1, "valid_min": 1}';
const attributes = attributesFromJson(parseJson(json, { floats: "tagged" }));
const input = { path: "/a", dataType: dataType("uint8"), attributes };
const fill: FillModel = resolveFill({ policy: "zarr-v3", ...input, options: { unrepresentableFill: "drop" } }).fill;

const storage = ({ status, value }: StorageFill) => `storage ${value.join()} (${status})`;
const sentinel = ({ role, value, exact }: SentinelRule) => `${role} ${value.join()}${exact ? "" : " about"}`;
const factor = ({ value, dataType }: PackingNumber) => `${value} as ${dataType}`;
const packing = ({ scaleFactor }: Packing) => (scaleFactor ? factor(scaleFactor) : "not packed");
const range = ({ min, max }: ValidRange) => `valid from ${min} to ${max}`;
const dropped = ({ role, code }: DroppedFill) => `${role}: ${code}`;
console.log(storage(fill.storage)); // storage 0 (undefined)
console.log(fill.validity.flatMap((rule) => (rule.kind === "sentinel" ? [sentinel(rule)] : [])).join()); // missing_value 99
console.log(packing(fill.packing), fill.validRange && range(fill.validRange)); // 0.1 as float64 valid from 1 to undefined
console.log(fill.dropped.map(dropped).join()); // _FillValue: fill-out-of-range

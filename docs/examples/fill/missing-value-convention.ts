/** The `missing_value` convention of Zarr: an object under a UUID of its own, which no other attribute can be mistaken for. */
import {
	dataType,
	fillFromJson,
	MISSING_VALUE_UUID,
	missingValueConvention,
	validateConventionEntry,
	validateMissingValueConvention,
} from "mirazarr/fill";

const int16 = dataType("int16");
const entry = missingValueConvention(int16, fillFromJson(int16, -9999));
const attributes = { [MISSING_VALUE_UUID]: entry };
console.log(Object.keys(attributes).join(), JSON.stringify(entry.configuration)); // 78691ef5-ff17-4c55-98ca-a57f0e9d50bd {"missing_value":-9999}

console.log(validateMissingValueConvention(int16, entry) ?? "sound"); // sound
const damaged = { ...entry, configuration: { missing_value: "n/a" } };
console.log(validateMissingValueConvention(int16, damaged)); // fill_value "n/a" is not a value of data type "int16"
console.log(validateConventionEntry({ uuid: MISSING_VALUE_UUID, name: "missing_value" }) ?? "sound"); // sound

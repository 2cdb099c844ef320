/** The sentinels of an array as plain numbers, for programs that compare by themselves, and whether data can be written with them. */
import {
	assertEncodable,
	attributesFromJson,
	dataType,
	isMiraError,
	resolveFill,
	type SentinelRole,
	sentinelsToPlainJson,
} from "mirazarr/fill";

const type = dataType("int16");
const attributes = attributesFromJson({ _FillValue: -9999, missing_value: -1 });
const { fill } = resolveFill({ policy: "zarr-v3", path: "/t", dataType: type, attributes });

const role: SentinelRole = "missing_value";
console.log(sentinelsToPlainJson(fill, type).join(), sentinelsToPlainJson(fill, type, role).join()); // -9999,-1 -1
try {
	assertEncodable(fill, type, "t");
} catch (error) {
	console.log(isMiraError(error, "fill-conflict")); // true
}

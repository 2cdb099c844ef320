/** Which values are missing as a bitmap, and which rule made each of them missing. */
import {
	type AllReasons,
	attributesFromJson,
	type DecodeOptions,
	dataType,
	decodeValues,
	isValid,
	type Reasons,
	resolveFill,
} from "mirazarr/fill";

const type = dataType("uint8");
const attributes = attributesFromJson({ _FillValue: 255, missing_value: 254, valid_max: 100 });
const { fill } = resolveFill({ policy: "zarr-v3", path: "/a", dataType: type, attributes });

const options: DecodeOptions = { missing: "validity", mask: "netcdf", reasons: "all" };
const decoded = decodeValues({ dataType: type, shape: [4], bytes: Uint8Array.of(7, 255, 254, 101) }, fill, options);
console.log([0, 1, 2, 3].map((index) => isValid(decoded.validity, index)).join()); // true,false,false,false
const { codes, rules }: Reasons = decoded.reasons!;
console.log(Array.from(codes, (code) => rules[code - 1] ?? "valid").join("; ")); // valid; _FillValue 255; missing_value 254; outside … to 100
const { bits }: AllReasons = decoded.reasons!.all!;
console.log(Array.from(bits, (held) => held.toString(2)).join()); // 0,101,110,100

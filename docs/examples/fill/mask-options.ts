/** Which values count as missing: as xarray has it, as the NetCDF library has it, or all but some rules. */
import { attributesFromJson, dataType, decodeValues, type MaskOptions, resolveFill } from "mirazarr/fill";

const type = dataType("uint8");
const attributes = attributesFromJson({ _FillValue: 255, missing_value: 254, valid_max: 100 });
const { fill } = resolveFill({ policy: "zarr-v3", path: "/a", dataType: type, attributes });
const stored = { dataType: type, shape: [4], bytes: Uint8Array.of(7, 255, 254, 101) };

const decodedBy = (options: MaskOptions) => decodeValues(stored, fill, options).data.join(" ");
console.log(decodedBy({ mask: "xarray" })); // 7 NaN NaN 101
console.log(decodedBy({ mask: "netcdf" })); // 7 NaN NaN NaN
console.log(decodedBy({ maskExcept: ["missing_value 254"] })); // 7 NaN 254 101

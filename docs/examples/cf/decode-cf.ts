/** What `decodeValues` of `mirazarr/fill` does, and times: as texts, milliseconds, or NumPy's datetime64. */
import { type CfContext, type CfOptions, decodeCf, type TimeOptions } from "mirazarr/cf";
import { attributesFromJson, dataType, resolveFill } from "mirazarr/fill";

const type = dataType("int32");
const attributes = attributesFromJson({ units: "days since 2026-01-01", _FillValue: -1 });
const { fill } = resolveFill({ policy: "zarr-v3", path: "/time", dataType: type, attributes });

const times: TimeOptions = { times: "iso" };
const options: CfOptions = { ...times, mask: "xarray" };
const context: CfContext = { attributes };
const stored = { dataType: type, shape: [2], bytes: new Uint8Array(Int32Array.of(31, -1).buffer) };
const { data } = decodeCf(stored, fill, options, context);
console.log(Array.from(data, String).join()); // 2026-02-01T00:00:00,null

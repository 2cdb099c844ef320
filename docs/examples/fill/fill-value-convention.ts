/** The `_FillValue` attribute of Zarr v3, in the form that xarray reads and writes: base64 of a double for floats. */
import { type DecodedFillValue, dataType, decodeFillValue, encodeFillValue, validateFillValue } from "mirazarr/fill";

const float32 = dataType("float32");
const bytes = new Uint8Array(Float32Array.of(-9999).buffer);
console.log(encodeFillValue(float32, bytes)); // AAAAAICHw8A=

const decoded: DecodedFillValue | undefined = decodeFillValue(float32, "AAAAAICHw8A=");
console.log(new Float32Array(decoded!.bytes.slice().buffer)[0], decoded?.exact); // -9999 true
console.log(validateFillValue(float32, "AAAAAICHw8A=") ?? "as it should be"); // as it should be
console.log(validateFillValue(float32, -9999)); // _FillValue is not in the form of the convention: it is a plain number instead of the base64 of a double

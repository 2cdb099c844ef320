/** The numbers that files spell as text, and those that the NetCDF library writes where nobody did. */
import { dataType, netcdfDefaultFill, parseFillText } from "mirazarr/fill";

console.log(parseFillText(dataType("int16"), "-9999.0")); // -9999
console.log(parseFillText(dataType("float32"), "-1.#IND00")); // NaN
console.log(parseFillText(dataType("float32"), "n/a") === undefined); // true
console.log(new Float32Array(netcdfDefaultFill(dataType("float32")).slice().buffer)[0]); // 9.969209968386869e+36

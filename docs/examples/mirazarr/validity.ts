/** A bitmap beside the values says which are missing: integers keep their type, and 64-bit ones stay exact. */
import { decode, isValid, openStore } from "mirazarr";

const store = await openStore("samples/buoys.nc");
const { data, dataType, validity } = await decode(store, "serial", { missing: "validity" });

const shown = Array.from(data, (value, index) => (isValid(validity, index) ? String(value) : "missing"));
console.log(dataType, shown.join(" ")); // int64 9007199254740993 9007199254740995 missing 42 0

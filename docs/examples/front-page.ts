/** Opens a file, and reads a month of it with what is missing and why. */
import { decode, openStore } from "mirazarr";

// A path, a URL, a File or a Blob: the header is read, the data stay.
const store = await openStore("samples/sea-surface.nc");
const sst = await decode(store, "sst", { selection: [0], reasons: true });

console.log(sst.shape.join(" × ")); // 36 × 72
console.log(sst.reasons?.rules[0]); // _FillValue -32768
console.log(sst.reasons?.rules[1]); // missing_value -32767
console.log(sst.reasons?.counts.join(", ")); // 941, 82

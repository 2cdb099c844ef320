/** Reads stored values: exactly what the file has, before anything is masked or unpacked. */
import { type NdArray, openStore, type ReadArrayOptions, read } from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const row: ReadArrayOptions = { selection: [0, 18, { start: 17, stop: 22 }] };
const { dataType, shape, data, bytes }: NdArray = await read(store, "sst", row);

console.log(dataType, shape.join(), data.join(" ")); // int16 5 -32767 2572 2534 -32768 -32768
console.log(bytes.length); // 10

/** Decodes a part of a chunk straight to its place in a larger array: here the second row of two, behind four bytes. */
import { createPipeline, type Runs } from "mirazarr/codecs";
import { dataType } from "mirazarr/fill";

const spec = { dataType: dataType("uint8"), shape: [2, 3] };
const pipeline = await createPipeline([{ name: "bytes" }], spec);
const output = new Uint8Array(8);
const secondRow: Runs = { length: 3, from: 3, to: 4, axes: [] };
await pipeline.decodeInto(Uint8Array.of(1, 2, 3, 4, 5, 6), output, secondRow);
console.log(output.join(" ")); // 0 0 0 0 4 5 6 0

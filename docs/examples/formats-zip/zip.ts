/** A zip file that holds a Zarr store, references or one other file: chunks become ranges of the zip itself. */
import { readFile } from "node:fs/promises";
import { zipSync } from "fflate";
import { decode, openStore, type ParserOptions } from "mirazarr";
import { type ZipOptions, zip } from "mirazarr/formats/zip";

const archive = zipSync({ "gauge.nc": new Uint8Array(await readFile("samples/gauge-2023.nc")) }, { level: 0 });
const options: ZipOptions & ParserOptions = { drop: ["time"] };
const store = await openStore(new Blob([archive]), { parser: zip(options) });
console.log((await decode(store, "level")).data.join()); // 1.52,NaN,0.87,1.1

/** References in JSON, which xarray opens through fsspec; data stay where they are. */
import { openStore } from "mirazarr";
import { type KerchunkJson, type KerchunkOptions, writeKerchunkJson } from "mirazarr/write/kerchunk-json";

const store = await openStore("samples/sea-surface.nc");
const options: KerchunkOptions = { zarrFormat: 2, relativeTo: new URL(".", store.url).href };
const references: KerchunkJson = await writeKerchunkJson(store, options);
console.log(references.zarrFormat, references.referenceCount); // 2 11
const { refs } = JSON.parse(references.text());
console.log(JSON.stringify(refs["sst/0.0.0"])); // ["sea-surface.nc",1280,5184]

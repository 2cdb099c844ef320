/** References in Parquet, for cubes of millions of chunks: as many files as it takes, written one by one. */
import { MemoryStore, openStore } from "mirazarr";
import {
	type KerchunkParquet,
	type KerchunkParquetOptions,
	writeKerchunkParquet,
} from "mirazarr/write/kerchunk-parquet";

const target = new MemoryStore(); // or new FileStore("cube.parq", { writable: true })
let written = 0;
const options: KerchunkParquetOptions = {
	recordSize: 1000,
	onProgress: ({ writtenReferences }) => (written = writtenReferences),
};
const { referenceCount }: KerchunkParquet = await writeKerchunkParquet(
	await openStore("samples/sea-surface.nc"),
	target,
	options,
);
console.log(referenceCount, written); // 11 11

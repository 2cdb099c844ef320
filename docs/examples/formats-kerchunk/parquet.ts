/** References of Kerchunk in Parquet, for cubes of millions of chunks: only the parts that are needed are read. */
import { decode, MemoryStore, openStore } from "mirazarr";
import { kerchunkParquet } from "mirazarr/formats/kerchunk";
import { writeKerchunkParquet } from "mirazarr/write/kerchunk-parquet";

const gauge = await openStore("samples/gauge-2023.nc");
const target = new MemoryStore();
await writeKerchunkParquet(gauge, target);

const { registry } = gauge;
registry.register("memory://cube/", target);
const store = await openStore("memory://cube/", { registry, parser: kerchunkParquet() });
console.log((await decode(store, "level")).data.join()); // 1.52,NaN,0.87,1.1

/** Reads ranges of an object as a parser does. Caching, merging and retries happen behind it, so reads may be small. */
import {
	type ByteUse,
	fileUrl,
	openStore,
	type ReadAllOptions,
	type ReadManyOptions,
	type ReadOptions,
	type Source,
} from "mirazarr";

const { registry } = await openStore("samples/gauge-2023.nc");
const source: Source = registry.source(fileUrl("samples/gauge-2023.nc"));

const use: ByteUse = "chunk";
const payload: ReadOptions = { use };
console.log(new TextDecoder().decode(await source.read(0, 3, payload)), await source.size()); // CDF 340
const merged: ReadManyOptions = { gap: 1024 };
const [kind, records] = await source.readMany(
	[
		{ offset: 3, length: 1 },
		{ offset: 4, length: 4 },
	],
	merged,
);
console.log(kind?.join(), records?.join()); // 1 0,0,0,0
const bounded: ReadAllOptions = { maxBytes: 1000 };
console.log((await source.readAll(bounded)).length); // 340

/** Why a cell is missing, in words, and the bytes of the file around it: evidence for whoever keeps the file. */
import {
	type ChunkExcerpt,
	type ChunkExcerptOptions,
	chunkExcerpt,
	explainValue,
	openStore,
	whyMissing,
} from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const cell = await explainValue(store, "sst", [0, 6, 10]);
console.log(whyMissing(cell)); // the stored value equals _FillValue -32768 (attribute _FillValue)

const options: ChunkExcerptOptions = { maxBytes: 16 };
const { offset, bytes, element }: ChunkExcerpt = (await chunkExcerpt(store, cell, options))!;
console.log(offset, element?.start, Buffer.from(bytes).toString("hex")); // 2160 4 025e025e800080008000800080008000

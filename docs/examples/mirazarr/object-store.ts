/** A store of one's own: anything that gives ranges of bytes can hold files. Here a gauge that is kept in base64. */
import { readFile } from "node:fs/promises";
import {
	type ByteRange,
	decode,
	type GetOptions,
	MiraError,
	type ObjectFacts,
	type ObjectPart,
	type ObjectStore,
	ObjectStoreRegistry,
	openStore,
} from "mirazarr";

const kept = new Map([["gauge.nc", await readFile("samples/gauge-2023.nc", "base64")]]);
const archive: ObjectStore = {
	async get(path: string, range: ByteRange | undefined, { signal }: GetOptions = {}): Promise<ObjectPart> {
		signal?.throwIfAborted();
		const text = kept.get(path);
		if (text === undefined) throw new MiraError("not-found", "there is no such file", { path });
		const all = new Uint8Array(Buffer.from(text, "base64"));
		const bytes = range === undefined ? all : all.slice(range.offset, range.offset + range.length);
		return { bytes, size: all.length, etag: undefined };
	},
	/** Optional: what an object is for less than a read, for those who only want to know whether it is still the same. */
	async look(path: string): Promise<ObjectFacts> {
		const { bytes, ...facts } = await this.get(path, undefined);
		return facts;
	},
};

const registry = new ObjectStoreRegistry().register("archive://base64/", archive);
const store = await openStore("archive://base64/gauge.nc", { registry });
console.log((await decode(store, "level")).data.join()); // 1.52,NaN,0.87,1.1

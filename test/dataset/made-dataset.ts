import { type DatasetOptions, toVirtualDataset } from "../../src/dataset/to-dataset.ts";
import type { VirtualDataset } from "../../src/dataset/virtual-dataset.ts";
import { type MadeArray, makeStore } from "../write/made-store.ts";

let count = 0;

/** A dataset of arrays that exist only in a test; every one has a file of its own. */
export async function makeDataset(
	arrays: { [path: string]: MadeArray },
	{ url = `file:///made-${count++}`, ...options }: DatasetOptions & { url?: string } = {},
): Promise<VirtualDataset> {
	const { store } = await makeStore(arrays, url);
	return toVirtualDataset(store, options);
}

/** The coordinate of a dimension. */
export function coordinate(name: string, values: number[]): { [path: string]: MadeArray } {
	return { [name]: { type: "float64", shape: [values.length], dimensions: [name], chunks: { 0: values } } };
}

/** An array of int16 along `x`, in chunks; what `holes` names was never written. */
export function series(
	values: number[],
	chunk: number,
	made: Partial<MadeArray> & { holes?: number[] } = {},
): MadeArray {
	const { holes = [], ...rest } = made;
	const chunks: { [key: string]: number[] } = {};
	for (let i = 0; i * chunk < values.length; i++) {
		const part = values.slice(i * chunk, (i + 1) * chunk);
		if (!holes.includes(i)) chunks[i] = [...part, ...new Array<number>(chunk - part.length).fill(-1)];
	}
	return { type: "int16", shape: [values.length], chunk: [chunk], dimensions: ["x"], chunks, ...rest };
}

/** Behind `bytes`: chunks that cannot be cut. */
export const ZLIB: NonNullable<MadeArray["byteCodecs"]> = [{ name: "numcodecs.zlib", configuration: { level: 1 } }];

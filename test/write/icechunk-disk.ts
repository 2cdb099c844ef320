import { icechunk } from "../../src/formats/icechunk/index.ts";
import { unwrapFile } from "../../src/icechunk/file.ts";
import { FlatBuffer } from "../../src/icechunk/flatbuffer.ts";
import { readFlexBuffer } from "../../src/icechunk/flexbuffer.ts";
import { REPO, type Repo } from "../../src/icechunk/schemas.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { encodePath } from "../../src/io/url.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { read } from "../../src/read/read.ts";
import { type IcechunkCommit, type IcechunkOptions, writeIcechunk } from "../../src/write/icechunk.ts";
import type { JsonObject } from "../../src/zarr/json.ts";
import { f64, i16 } from "../fill/typed-values.ts";
import { type MadeArray, makeStore } from "./made-store.ts";

/** A part of a time series: two chunks of two times, of two places each. */
export function series(first: number, changes: Partial<MadeArray> = {}): { [path: string]: MadeArray } {
	const value = (t: number, x: number): number => 10 * (first + t) + x;
	const chunk = (t: number): number[] => [value(t, 0), value(t, 1), value(t + 1, 0), value(t + 1, 1)];
	return {
		v: {
			type: "int16",
			shape: [4, 2],
			chunk: [2, 2],
			dimensions: ["time", "x"],
			storageFill: -1,
			attributes: { _FillValue: i16(-9999), scale_factor: f64(0.5) },
			chunks: { "0.0": chunk(0), "1.0": chunk(2) },
			...changes,
		},
		x: { type: "float64", shape: [2], dimensions: ["x"], chunks: { "0": [0.5, 1.5] } },
	};
}

/** The values of `count` times of a series. */
export const times = (first: number, count = 4): number[] =>
	Array.from({ length: 2 * count }, (_, n) => 10 * (first + Math.floor(n / 2)) + (n % 2));

/** A repository in memory, and the data files that its references lead to. */
export class Disk {
	readonly target: MemoryStore = new MemoryStore();
	readonly #registry = new ObjectStoreRegistry().register("memory://repository", this.target);

	async store(name: string, arrays: { [path: string]: MadeArray }): Promise<ManifestStore> {
		const url = `file:///disk/${name}`;
		const { store, data } = await makeStore(arrays, url);
		this.#registry.register(url, new MemoryStore([["data.bin", data]]));
		return store;
	}

	async write(
		name: string,
		arrays: { [path: string]: MadeArray },
		options: IcechunkOptions = {},
	): Promise<IcechunkCommit> {
		return writeIcechunk(await this.store(name, arrays), { store: this.target }, options);
	}

	async open(options: Parameters<typeof icechunk>[0] = {}): Promise<ManifestStore> {
		// A registry of its own: its sources stay with the files that they saw.
		const registry = new ObjectStoreRegistry().register("memory://repository", this.target);
		for (const prefix of this.#registry.prefixes) registry.register(prefix, this.#registry.resolve(prefix).store);
		return icechunk(options)("memory://repository", registry);
	}

	async numbers(path: string, options: Parameters<typeof icechunk>[0] = {}): Promise<number[]> {
		return Array.from((await read(await this.open(options), path)).data as ArrayLike<number>);
	}

	async repo(): Promise<Repo> {
		const { bytes } = await this.target.get("repo", undefined);
		const buffer = new FlatBuffer(await unwrapFile(bytes, "repository", "repo", 2 ** 20));
		return REPO.read(buffer, buffer.root);
	}

	async names(folder: string): Promise<string[]> {
		const names: string[] = [];
		for await (const { path } of this.target.list(folder)) names.push(path);
		return names;
	}

	async containers(): Promise<string[]> {
		const config = readFlexBuffer((await this.repo()).config as Uint8Array) as JsonObject;
		return Object.keys(config.virtual_chunk_containers as JsonObject);
	}

	/** Puts the files of a repository there. */
	async fill(files: Iterable<readonly [name: string, bytes: Uint8Array]>): Promise<void> {
		for (const [name, bytes] of files) await this.target.put(encodePath(name), bytes);
	}
}

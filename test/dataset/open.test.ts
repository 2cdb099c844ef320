import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { expandDims, rename } from "../../src/dataset/index.ts";
import type { ChunkManifest } from "../../src/manifest/chunk-manifest.ts";
import {
	ManifestArray,
	ManifestGroup,
	ManifestStore,
	type OpenProgress,
	openVirtualDatasets,
	type Parser,
	read,
	type VirtualDataset,
} from "../../src/node.ts";
import { makeStore } from "../write/made-store.ts";
import { fixtures } from "./fixtures.ts";
import { series } from "./made-dataset.ts";

const months = fixtures("jan", "feb", "mar");
const absent = fixtures("nope")[0] as string;

describe("openVirtualDatasets", () => {
	it("a failing file names itself", async () => {
		await expect(openVirtualDatasets([...months, absent])).rejects.toMatchObject({
			name: "MiraError",
			url: expect.stringMatching(/nope\.nc$/),
		});
		const preprocess = (dataset: VirtualDataset, url: string): VirtualDataset => {
			if (url.endsWith("feb.nc")) throw new TypeError("no");
			return dataset;
		};
		await expect(openVirtualDatasets(months, { preprocess })).rejects.toThrow(/^no \(in .*feb\.nc\)$/);
	});

	it("on request it does not stop the rest", async () => {
		const urls = [...months.slice(0, 2), absent, months[2] as string];
		const skipped = await openVirtualDatasets(urls, { onError: "skip" });
		expect(skipped.dimensions.get("time")).toBe(90);
		expect(skipped.diagnostics).toContainEqual(
			expect.objectContaining({ severity: "error", message: expect.stringContaining("nope.nc is left out") }),
		);
		const seen: string[] = [];
		await openVirtualDatasets(urls, { onError: (_, url) => seen.push(url) });
		expect(seen).toEqual([expect.stringContaining("nope.nc")]);
		const stop = (): void => {
			throw new Error("enough");
		};
		await expect(openVirtualDatasets(urls, { onError: stop })).rejects.toThrow("enough");
		await expect(openVirtualDatasets([absent], { onError: "skip" })).rejects.toThrow("no file to combine");
	});

	it("small indexes are read with their files, unless chunks are found without them", async () => {
		const loaded: string[] = [];
		const parser: Parser = async (url, registry) => {
			const { store } = await makeStore({ v: series([1, 2, 3, 4], 2) }, url);
			const array = store.array("/v") as ManifestArray;
			const load = (): Promise<ChunkManifest> => {
				loaded.push(url);
				return array.manifest();
			};
			const lookup = { most: 64, find: array.find.bind(array) };
			const group = new ManifestGroup();
			const isListed = url.endsWith("listed");
			group.arrays.set("v", new ManifestArray(array.description, load, isListed ? lookup : undefined));
			return new ManifestStore({ url, group, registry });
		};
		const urls = ["file:///x/a", "file:///x/listed"];
		await openVirtualDatasets(urls, { parser, combine: "nested", concatDim: "x" });
		expect(loaded).toEqual(["file:///x/a"]);
	});

	it("tells how far it is, opens few at a time, and stops when told", async () => {
		const progress: OpenProgress[] = [];
		let open = 0;
		let most = 0;
		await openVirtualDatasets(months, {
			concurrency: 2,
			onProgress: (event) => progress.push(event),
			preprocess: async (dataset) => {
				most = Math.max(most, ++open);
				await new Promise((resolve) => setTimeout(resolve, 5));
				open--;
				return dataset;
			},
		});
		expect(progress.map(({ done, total, failed }) => [done, total, failed])).toEqual([
			[1, 3, false],
			[2, 3, false],
			[3, 3, false],
		]);
		expect(most).toBe(2);
		const signal = AbortSignal.abort(new Error("enough"));
		await expect(openVirtualDatasets(months, { signal })).rejects.toThrow("enough");
	});

	it("shows each dataset as it was opened, before it is changed", async () => {
		const seen: [url: string, names: string[]][] = [];
		const names = (dataset: VirtualDataset): string[] => [...dataset.dimensions.keys()];
		await openVirtualDatasets(months, {
			onOpened: (dataset, url) => seen.push([url, names(dataset)]),
			preprocess: (dataset) => rename(dataset, { time: "day" }),
		});
		expect(seen.map(([url]) => url).sort()).toEqual(months.map((path) => pathToFileURL(path).href).sort());
		for (const [, own] of seen) expect(own).toContain("time");
	});

	it("nests as concatDim says, after preprocess", async () => {
		const preprocess = (dataset: VirtualDataset): VirtualDataset => expandDims(rename(dataset, { time: "day" }), "run");
		const dataset = await openVirtualDatasets([[months[0] as string], [months[0] as string]], {
			combine: "nested",
			concatDim: ["run", "day"],
			preprocess,
		});
		expect(dataset.variable("t").source.description).toMatchObject({
			shape: [2, 31, 2],
			dimensionNames: ["run", "day", "lat"],
		});
		const { data } = await read(dataset.toStore(), "/t", { selection: [1, 30] });
		expect(data).toEqual(Float32Array.of(60, 61));
		await expect(openVirtualDatasets(months, { combine: "nested" })).rejects.toThrow("concatDim is needed");
	});

	it("joins files with registries of their own", async () => {
		const { openVirtualDataset } = await import("../../src/node.ts");
		const { concat } = await import("../../src/dataset/index.ts");
		const parts = await Promise.all(months.map((file) => openVirtualDataset(file)));
		const joined = await concat(parts, "time");
		expect((await read(joined.toStore(), "/t", { selection: [89] })).data).toEqual(Float32Array.of(59060, 59061));
		expect(joined.url).toMatch(/fixtures\/combine\/$/);
	});
});

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { openPart } from "../../src/dataset/open-part.ts";
import type { VirtualDataset } from "../../src/dataset/virtual-dataset.ts";
import { registerDirectory, registerNamed, registryFor } from "../../src/io/default-registry.ts";
import { FileStore, fileUrl } from "../../src/io/file.ts";
import { withLocalFiles } from "../../src/io/local-stores.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore, openVirtualDatasets, read } from "../../src/node.ts";
import {
	type ApplyOptions,
	type CubeOptions,
	type CubeTarget,
	openCube,
	planUpdate,
	type UpdateOptions,
	type UpdatePlan,
	type UpdateRequest,
} from "../../src/update/index.ts";
import { collectSources, sourcesDocument } from "../../src/verify/source-facts.ts";
import { writeIcechunk } from "../../src/write/icechunk.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { writeKerchunkParquet } from "../../src/write/kerchunk-parquet.ts";

/** The forms that can be updated. */
export const FORMS = ["json", "parq", "icechunk"] as const;
/** One of them. */
export type Form = (typeof FORMS)[number];

/** Builds a cube of files from scratch, as the command line does. */
export async function buildCube(path: string, files: readonly string[]): Promise<void> {
	const dataset = await openVirtualDatasets([...files], { combine: "nested", concatDim: "time" });
	await writeCube(path, dataset);
}

/** Writes a dataset as a cube. */
export async function writeCube(path: string, dataset: VirtualDataset): Promise<void> {
	const store = dataset.toStore();
	const sources = sourcesDocument(await collectSources(store));
	rmSync(path, { recursive: true, force: true });
	if (path.endsWith(".json")) {
		writeFileSync(path, (await writeKerchunkJson(store)).text());
		writeFileSync(path.replace(/\.json$/, ".sources.json"), sources);
	} else if (path.endsWith(".parq")) {
		mkdirSync(path);
		// Few rows a file, so that there are several.
		await writeKerchunkParquet(store, new FileStore(path, { writable: true }), { recordSize: 4 });
		writeFileSync(join(path, "sources.json"), sources);
	} else await writeIcechunk(store, { store: new FileStore(path, { writable: true }) });
}

/** Where a cube is that is updated. */
export function targetOf(path: string): CubeTarget {
	const root = path.endsWith(".json") ? dirname(path) : path;
	return { url: fileUrl(path), store: new FileStore(root, { writable: true }) };
}

/** Plans an update of a cube. */
export async function planFor(
	path: string,
	request: UpdateRequest,
	options: Partial<UpdateOptions> = {},
	target: CubeTarget = targetOf(path),
	opening: CubeOptions = {},
): Promise<UpdatePlan> {
	const cube = await openCube(target, { ...withLocalFiles({}), dimension: "time", ...opening });
	const urls = [...(request.files ?? []), ...cube.files.names(), ...cube.unclear.keys()];
	return planUpdate(cube, request, { ...openingOf(urls), ...options });
}

function openingOf(urls: readonly string[]): Pick<UpdateOptions, "open" | "registry"> {
	const fresh = (): ObjectStoreRegistry => {
		const registry = new ObjectStoreRegistry({});
		for (const url of urls) registerNamed(registry, url, withLocalFiles({}));
		for (const url of urls) registerDirectory(registry, url, withLocalFiles({}));
		return registry;
	};
	return {
		registry: fresh(),
		open: async (files) => {
			const registry = fresh();
			return Promise.all(files.map((url) => openPart(url, { ...withLocalFiles({}), registry })));
		},
	};
}

/** Updates a cube; where chunks of Parquet move, in another directory that takes its place. */
export async function updateCube(
	path: string,
	request: UpdateRequest,
	options: Partial<UpdateOptions> = {},
	applying: ApplyOptions = {},
	opening: CubeOptions = {},
): Promise<UpdatePlan> {
	const plan = await planFor(path, request, options, targetOf(path), opening);
	if (plan.movesChunks && path.endsWith(".parq")) {
		const other = `${path}.next`;
		await plan.apply({ into: new FileStore(other, { writable: true }), ...applying });
		rmSync(path, { recursive: true });
		const { renameSync } = await import("node:fs");
		renameSync(other, path);
	} else await plan.apply(applying);
	return plan;
}

/** Urls of local files. */
export function urlsOf(paths: readonly string[]): string[] {
	return paths.map((path) => pathToFileURL(path).href);
}

/** Everything that a cube says: documents, every reference, and the values of what it has inlined. Equal cubes give equal texts. */
export async function contentOf(path: string): Promise<string> {
	const registry = registryFor(fileUrl(path), withLocalFiles({}));
	const store = await openStore(fileUrl(path), { registry, allow: [pathToFileURL(dirname(path)).href] });
	const lines = [JSON.stringify(Object.fromEntries(store.group.attributes), exact)];
	for (const [name, array] of [...store.group.arrays].sort(([a], [b]) => (a < b ? -1 : 1)))
		lines.push(await arrayContent(store, name, array as never));
	return lines.join("\n");
}

function exact(_: string, value: unknown): unknown {
	if (typeof value === "bigint") return String(value);
	return ArrayBuffer.isView(value) ? Array.from(value as unknown as number[]) : value;
}

async function arrayContent(
	store: ManifestStore,
	name: string,
	array: ReturnType<ManifestStore["array"]>,
): Promise<string> {
	const { chunk_grid, codecs, ...document } = array.metadata;
	const manifest = await array.manifest();
	const entries: string[] = [];
	let isInlined = false;
	const index = manifest.gridShape.map(() => 0);
	for (let number = 0; number < manifest.chunkCount; number++) {
		const entry = manifest.get(index);
		if (entry.kind === "inlined" || (entry.kind === "virtual" && entry.url.includes("/chunks/"))) isInlined = true;
		entries.push(entry.kind === "virtual" ? `${basename(entry.url)} ${entry.offset} ${entry.length}` : entry.kind);
		for (let d = index.length - 1; d >= 0 && ++(index[d] as number) === manifest.gridShape[d]; d--) index[d] = 0;
	}
	// How many chunks inlined values have is nobody's business.
	if (isInlined) {
		const { data } = await read(store, `/${name}`);
		return `${name} ${JSON.stringify(document, exact)} = ${JSON.stringify(Array.from(data as number[]))}`;
	}
	return `${name} ${JSON.stringify({ ...document, chunk_grid, codecs }, exact)}\n  ${entries.join("\n  ")}`;
}

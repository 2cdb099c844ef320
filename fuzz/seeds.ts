import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { gunzipSync, inflateSync } from "node:zlib";
import { loadZstd } from "../src/codecs/zstd.ts";
import { HEADER_BYTES, unwrapFile } from "../src/icechunk/file.ts";
import { isIcechunkFile } from "../src/icechunk/signature.ts";
import type { Random } from "./random.ts";

/** What can be fuzzed. `codecs` are Zarr arrays of one chunk, one for each vector of the tests. */
export const FORMATS = [
	"hdf5",
	"netcdf3",
	"tiff",
	"grib",
	"fits",
	"hdf4",
	"dmrpp",
	"kerchunk",
	"icechunk",
	"zarr",
	"codecs",
	"zip",
] as const;

/** A format that can be fuzzed. */
export type FuzzFormat = (typeof FORMATS)[number];

/** A sound file or store, from which damaged ones are made. */
export type Seed = {
	/** Its path in the project, and what is chosen of that file; `corpus:` begins the name of a file of the corpus. */
	name: string;
	format: FuzzFormat;
	/** Everything that can be read, by its key. */
	objects: ReadonlyMap<string, Uint8Array>;
	/** The key that is opened; empty for a store. */
	target: string;
	/** The keys that are damaged. */
	damaged: readonly string[];
};

/** Larger files are slower to read, and few of their bytes are structure. */
const MOST_BYTES = 2 ** 16;
const MOST_CORPUS_BYTES = 2 ** 15;
/** A folder with more files than this is a collection: only what shares the name of a file belongs to it. */
const MOST_SIBLINGS = 40;

/** All seeds of the project, and those of the corpus where `corpus` stands. In the same order in every run. */
export async function loadSeeds(root: string, corpus?: string): Promise<Seed[]> {
	await loadZstd();
	const fixtures = join(root, "test/fixtures");
	const seeds = [
		...filesBelow(fixtures).flatMap((path) => fileSeed(path, relative(root, path))),
		...filesBelow(join(root, "samples")).flatMap((path) => fileSeed(path, relative(root, path))),
		...filesBelow(join(root, "fuzz/seeds")).flatMap((path) => fileSeed(path, relative(root, path))),
		...foldersNamed(fixtures, /\.zarr$/).map((path) => folderSeed(path, relative(root, path), "zarr")),
		...storeSeeds(join(fixtures, "zarr/stores.json")),
		...kerchunkSeeds(join(fixtures, "kerchunk/references.json")),
		...zipSeeds(join(fixtures, "zip/archives.json")),
		...["codecs", "tiff-codecs", "image-codecs"].flatMap((name) => codecSeeds(join(fixtures, name, "vectors.json"))),
		...(await Promise.all(["v1", "v2"].map((name) => repositorySeed(join(fixtures, "icechunk", name), root)))),
	];
	if (corpus !== undefined && existsSync(join(corpus, "manifest.tsv"))) seeds.push(...(await corpusSeeds(corpus)));
	return seeds;
}

/** The smaller of two seeds: a run makes more inputs of it in the same time, and large ones come up all the same. */
export function pickSeed(seeds: readonly Seed[], random: Random): Seed | undefined {
	if (seeds.length === 0) return undefined;
	const [one, other] = [random.pick(seeds), random.pick(seeds)];
	return sizeOf(one) <= sizeOf(other) ? one : other;
}

/** Seeds of which a piece may come into this one. Those of the corpus keep to themselves: an id means the same without it. */
export function othersOf({ format, name }: Seed, seeds: readonly Seed[]): Seed[] {
	return seeds.filter((other) => other.format === format && isOfCorpus(other.name) === isOfCorpus(name));
}

/** Whether a seed is a file of the corpus. */
export function isOfCorpus(name: string): boolean {
	return name.startsWith("corpus:");
}

function sizeOf({ objects, damaged }: Seed): number {
	return damaged.reduce((sum, key) => sum + (objects.get(key)?.length ?? 0), 0);
}

/** What a file is, by its first bytes. */
export function formatOf(bytes: Uint8Array, name: string): FuzzFormat | undefined {
	const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 5000)).toString("latin1");
	if (/\.dmrpp$/.test(name)) return "dmrpp";
	if (head.startsWith("CDF")) return "netcdf3";
	if (head.startsWith("II*\0") || head.startsWith("MM\0*") || head.startsWith("II+\0") || head.startsWith("MM\0+"))
		return "tiff";
	if (head.startsWith("GRIB")) return "grib";
	if (head.startsWith("SIMPLE  =")) return "fits";
	if (head.startsWith("\x0e\x03\x13\x01")) return "hdf4";
	if (head.startsWith("PK\x03\x04")) return "zip";
	return [0, 512, 1024, 2048, 4096].some((at) => head.startsWith("\x89HDF\r\n", at)) ? "hdf5" : undefined;
}

function fileSeed(path: string, name: string): Seed[] {
	const bytes = contentOf(path);
	if (bytes.length > MOST_BYTES || bytes.length === 0) return [];
	const target = basename(path).replace(/\.gz$/, "");
	const format = formatOf(bytes, target);
	if (format === undefined) return [];
	const objects = new Map(siblingsOf(path).map((sibling) => [basename(sibling), contentOf(sibling)]));
	objects.set(target, bytes);
	return [{ name, format, objects, target, damaged: [target] }];
}

function siblingsOf(path: string): string[] {
	const folder = dirname(path);
	const stem = basename(path).replace(/\..*$/, "");
	const names = readdirSync(folder).filter((name) => !/\.(json|py|md|gz)$/.test(name));
	return names
		.filter((name) => names.length <= MOST_SIBLINGS || name.startsWith(stem))
		.map((name) => join(folder, name))
		.filter((sibling) => statSync(sibling).isFile() && statSync(sibling).size <= MOST_BYTES && sibling !== path);
}

function folderSeed(path: string, name: string, format: FuzzFormat): Seed {
	const objects = new Map(filesBelow(path).map((file) => [relative(path, file), contentOf(file)]));
	return storeSeed(name, format, objects);
}

function storeSeed(name: string, format: FuzzFormat, objects: ReadonlyMap<string, Uint8Array>): Seed {
	return { name, format, objects, target: "", damaged: [...objects.keys()] };
}

function storeSeeds(path: string): Seed[] {
	const stores = json<Record<string, { files: Record<string, string> }>>(path);
	return Object.entries(stores).map(([store, { files }]) => storeSeed(named(path, store), "zarr", decoded(files)));
}

function kerchunkSeeds(path: string): Seed[] {
	const fixture = json<{
		data: string;
		whole: string;
		sets: Record<string, { references: unknown }>;
		parquet: { files: Record<string, string> };
	}>(path);
	const data = decoded({ "data.bin": fixture.data, "whole.bin": fixture.whole });
	const sets = Object.entries(fixture.sets).map(([set, { references }]): Seed => {
		const objects = new Map([...data, ["references.json", plain(Buffer.from(JSON.stringify(references)))]]);
		return {
			name: named(path, set),
			format: "kerchunk",
			objects,
			target: "references.json",
			damaged: ["references.json"],
		};
	});
	const tables = decoded(fixture.parquet.files);
	const parquet = {
		...storeSeed(named(path, "parquet"), "kerchunk", new Map([...data, ...tables])),
		damaged: [...tables.keys()],
	};
	return [...sets, parquet];
}

function zipSeeds(path: string): Seed[] {
	const { archives } = json<{ archives: Record<string, { zip: string }> }>(path);
	return Object.entries(archives).map(([archive, { zip }]) => {
		const objects = new Map([["archive.zip", plain(Buffer.from(zip, "base64"))]]);
		return { name: named(path, archive), format: "zip", objects, target: "archive.zip", damaged: ["archive.zip"] };
	});
}

type Vector = { name: string; codecs: unknown[]; dataType: unknown; shape: number[]; encoded: string };

function codecSeeds(path: string): Seed[] {
	const isDeflated = path.includes("tiff-codecs");
	return json<Vector[]>(path).flatMap(({ name, codecs, dataType, shape, encoded }) => {
		const stored = Buffer.from(encoded, "base64");
		const chunk = plain(isDeflated ? inflateSync(stored) : stored);
		if (chunk.length > MOST_BYTES) return [];
		const document = {
			zarr_format: 3,
			node_type: "array",
			shape,
			data_type: dataType,
			chunk_grid: { name: "regular", configuration: { chunk_shape: shape } },
			chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
			fill_value: 0,
			codecs,
		};
		const objects = new Map<string, Uint8Array>([
			["zarr.json", plain(Buffer.from(JSON.stringify(document)))],
			[["c", ...shape.map(() => 0)].join("/"), chunk],
		]);
		return [storeSeed(named(path, name), "codecs", objects)];
	});
}

/** Files of a repository are compressed, and a changed byte of what is compressed seldom gets further: they are stored as they are. */
async function repositorySeed(folder: string, root: string): Promise<Seed> {
	const { objects, ...seed } = folderSeed(folder, relative(root, folder), "icechunk");
	return { ...seed, objects: await uncompressed(objects) };
}

async function uncompressed(objects: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
	const plain = new Map(objects);
	for (const [key, file] of objects) {
		if (!isIcechunkFile(file) || file[HEADER_BYTES - 1] !== 1) continue;
		const type = ({ 1: "snapshot", 2: "manifest", 4: "transaction log", 6: "repository" } as const)[
			file[HEADER_BYTES - 2] ?? 0
		];
		if (type === undefined) continue;
		const content = await unwrapFile(file, type, key, 2 ** 24).catch(() => undefined);
		if (content === undefined) continue;
		const stored = new Uint8Array(HEADER_BYTES + content.length);
		stored.set(file.subarray(0, HEADER_BYTES - 1));
		stored.set(content, HEADER_BYTES);
		plain.set(key, stored);
	}
	return plain;
}

/** The small files of the corpus; its columns are named in its first line. */
async function corpusSeeds(corpus: string): Promise<Seed[]> {
	const seeds: Seed[] = [];
	for (const line of readFileSync(join(corpus, "manifest.tsv"), "utf8").split("\n").slice(1)) {
		const [file = "", format = "", , , , , size] = line.split("\t");
		const path = join(corpus, "files", file);
		if (Number(size) > MOST_CORPUS_BYTES || !existsSync(path)) continue;
		const isFolder = statSync(path).isDirectory();
		const name = `corpus:${file}`;
		if (isFolder) {
			if (format !== "zarr" && format !== "icechunk" && format !== "kerchunk") continue;
			const seed = folderSeed(path, name, format);
			seeds.push(format === "icechunk" ? { ...seed, objects: await uncompressed(seed.objects) } : seed);
		} else if (format === "kerchunk") {
			if (path.endsWith(".json")) seeds.push(alone(name, format, "references.json", contentOf(path)));
		} else seeds.push(...fileSeed(path, name).map((seed) => ({ ...seed, name })));
	}
	return seeds;
}

function alone(name: string, format: FuzzFormat, target: string, bytes: Uint8Array): Seed {
	return { name, format, objects: new Map([[target, bytes]]), target, damaged: [target] };
}

function named(path: string, part: string): string {
	return `test/fixtures/${basename(dirname(path))}/${basename(path)}!${part}`;
}

function json<T>(path: string): T {
	return JSON.parse(readFileSync(path, "utf8")) as T;
}

function decoded(files: Readonly<Record<string, string>>): Map<string, Uint8Array> {
	return new Map(Object.entries(files).map(([key, base64]) => [key, plain(Buffer.from(base64, "base64"))]));
}

function contentOf(path: string): Uint8Array {
	const bytes = readFileSync(path);
	return new Uint8Array(path.endsWith(".gz") && bytes[0] === 0x1f ? gunzipSync(bytes) : bytes);
}

/** A `Buffer` is a view of memory that it shares, and its `slice` is no copy: the library is given what it expects. */
function plain(bytes: Buffer): Uint8Array {
	return new Uint8Array(bytes);
}

function filesBelow(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.sort()
		.map((name) => join(folder, name))
		.filter((path) => statSync(path).isFile());
}

function foldersNamed(folder: string, pattern: RegExp): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.sort()
		.map((name) => join(folder, name))
		.filter((path) => pattern.test(path) && statSync(path).isDirectory());
}

import { encodeChunk } from "../../codecs/index.ts";
import { copyRuns } from "../../codecs/runs.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { type Advice, hint, isMiraError, MiraError, messageWithoutHint, option } from "../../errors.ts";
import { ABSENT, ChunkManifest, chunkIndex, INLINED } from "../../manifest/chunk-manifest.ts";
import type { DerivedArray } from "../../manifest/derived-array.ts";
import type { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { type ChunkElements, checkSize, elementMemory, fillElements, readChunk } from "../../read/chunk.ts";
import { runsOf } from "../../read/chunk-runs.ts";
import type { ChunkGrid } from "../../zarr/chunk-grid.ts";
import { type DataType, isFixed, swapUnitBytes } from "../../zarr/data-type.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { formatScalar, readScalar, repeatScalar } from "../../zarr/scalar.ts";
import { refuse } from "./refusal.ts";

/** What inlining an array needs. */
export type InlineContext = {
	store: ManifestStore;
	budget: InlineBudget;
	signal?: AbortSignal | undefined;
	/** Filled on the way. */
	diagnostics: Diagnostic[];
};

/** One chunk full of the storage fill, after the codecs of its array: the bytes of every hole of the manifest. */
export async function encodeHole(
	array: StoreArray,
	chunkShape: readonly number[],
	manifest: ChunkManifest,
	{ store, budget }: InlineContext,
): Promise<Uint8Array> {
	const { path, dataType, codecs, fill } = array.description;
	const value = formatScalar(dataType, fill.storage.value);
	const sentinels = fill.validity.flatMap((rule) =>
		rule.kind === "sentinel" ? [`${rule.role} ${formatScalar(dataType, rule.value)}`] : [],
	);
	const count = manifest.missingCount;
	const what = `${count} of ${manifest.chunkCount} chunks were never written and`;
	const why = `they hold ${value}, which is not ${sentinels.join(" or ") || "a missing value"}, and Zarr v2 has no other word for it`;
	const chunkBytes = elementCount(chunkShape) * (dataType.itemBytes ?? 4);
	// Without a compressor the size is known before anything is made.
	if (codecs.length === 1) budget.check(path, count * chunkBytes, what, why);
	checkSize(chunkBytes, store, path);
	const elementsInChunk = elementCount(chunkShape);
	const elements = isFixed(dataType)
		? repeatScalar(fill.storage.value, elementsInChunk)
		: new Array<string>(elementsInChunk).fill(String(readScalar(dataType, fill.storage.value)));
	const bytes = await encodeChunk(elements, codecs, { dataType, shape: chunkShape });
	budget.spend(path, count * bytes.length, what, why);
	return bytes;
}

/** A manifest with every chunk of a derived array inlined: there is nothing to refer to. */
export async function computeManifest(
	array: DerivedArray,
	chunkShape: readonly number[],
	{ budget, signal }: InlineContext,
): Promise<ChunkManifest> {
	const { path, dataType } = array.description;
	const { gridShape, chunkCount } = await array.manifest();
	const what = `${chunkCount} computed chunks`;
	const why = "no file holds them";
	budget.check(path, chunkCount * elementCount(chunkShape) * (dataType.itemBytes ?? 1), what, why);
	const builder = new ManifestBuilder(gridShape, { path, expected: chunkCount });
	for (let number = 0; number < chunkCount; number++) {
		const index = chunkIndex(gridShape, number);
		const bytes = await array.compute(index, { signal });
		if (bytes === undefined) continue;
		budget.spend(path, bytes.length, what, why);
		builder.inlined(index, bytes);
	}
	return builder.build();
}

/**
 * The same array without codecs, its chunks decoded and inlined: `problem` says what readers would not understand, `instead`
 * how they might.
 */
export async function decodedArray(
	array: StoreArray,
	chunkShape: readonly number[],
	problem: string,
	context: InlineContext,
	instead?: Advice,
): Promise<StoreArray> {
	const { budget } = context;
	const { path, dataType } = array.description;
	const codecs = [plainCodec(dataType)];
	const manifest = await array.manifest();
	const count = manifest.chunkCount - manifest.missingCount;
	const what = `${count} decoded chunks`;
	budget.check(path, count * elementCount(chunkShape) * (dataType.itemBytes ?? 1), what, problem, instead);
	const builder = new ManifestBuilder(manifest.gridShape, { path, expected: count });
	for (const [index] of manifest.entries()) {
		const elements = await regularChunk(array, index, chunkShape, context).catch((error: unknown) => {
			// Where the chunks may not be read, or by nobody, there is nothing to inline.
			if (!isMiraError(error, "not-allowed", "not-found", "unknown-codec")) throw error;
			const ways = hint`Write Zarr v3 references, or pass ${option("onUnsupported", "skip")}`;
			throw refuse(
				path,
				`${problem}, and ${messageWithoutHint(error)}`,
				instead === undefined ? ways : hint`${ways}, or ${instead}`,
			);
		});
		const bytes = await encodeChunk(elements, codecs, { dataType, shape: chunkShape });
		budget.spend(path, bytes.length, what, problem, instead);
		builder.inlined(index, bytes);
	}
	const chunkGrid: ChunkGrid = { kind: "regular", chunkShape: [...chunkShape] };
	return new ManifestArray({ ...array.description, chunkGrid, codecs }, () => builder.build());
}

/** A decoded chunk in the shape of the others: one that is shorter goes on with the fill value. */
export async function regularChunk(
	array: StoreArray,
	index: readonly number[],
	chunkShape: readonly number[],
	{ store, signal }: InlineContext,
): Promise<ChunkElements> {
	const { shape, elements } = await readChunk(store, array, index, { signal });
	if (shape.every((length, d) => length === chunkShape[d])) return elements;
	const { path, dataType } = array.description;
	checkSize(elementCount(chunkShape) * elementMemory(dataType), store, path);
	const whole = fillElements(array, elementCount(chunkShape));
	const spans = shape.map((count) => ({ chunk: 0, from: 0, to: 0, count, step: 1 }));
	copyRuns(elements, whole, runsOf(shape, chunkShape, spans, isFixed(dataType) ? dataType.itemBytes : 1));
	return whole;
}

/** The one codec that every chain has: elements as bytes. */
function plainCodec(type: DataType): CodecMetadata {
	if (!isFixed(type)) return { name: type.kind === "bytes" ? "vlen-bytes" : "vlen-utf8" };
	return swapUnitBytes(type) === undefined ? { name: "bytes" } : { name: "bytes", configuration: { endian: "little" } };
}

/**
 * The same manifest with the chunks inlined that a truncated file holds only in part. A reference beyond the end of a file is
 * an error to every reader; netCDF-C gives zeros there, and so does the inlined copy.
 */
export async function completeTruncated(
	array: StoreArray,
	manifest: ChunkManifest,
	context: InlineContext,
): Promise<ChunkManifest> {
	const { store, budget, signal, diagnostics } = context;
	const { path, codecs } = array.description;
	if (!store.diagnostics.some((found) => found.code === "truncated-file" && found.path === path)) return manifest;
	const { columns } = manifest;
	const sizes = await Promise.all(columns.urls.map((url) => store.registry.source(url).size({ signal })));
	const cut = cutRows(manifest, sizes);
	if (cut.length === 0) return manifest;
	const why = "the file ends inside them";
	if (codecs.length > 1)
		throw new MiraError(
			"truncated-file",
			`${cut.length} of ${manifest.chunkCount} compressed chunks are useless: ${why}`,
			{ path },
		);
	const completed = new Map<number, Uint8Array>();
	for (const { row, url, offset, length, present } of cut) {
		budget.spend(path, length, `${cut.length} of ${manifest.chunkCount} chunks`, why);
		const bytes = new Uint8Array(length);
		bytes.set(await store.registry.source(url).read(offset, present, { signal, use: "chunk" }));
		completed.set(row, bytes);
	}
	diagnostics.push({
		severity: "warning",
		code: "truncated-file",
		path,
		message: `the end of the file cuts ${cut.length} of ${manifest.chunkCount} chunks in two: inlined, with zeros for the rest`,
		hint: "Fetch the file again",
	});
	return withInlined(manifest, completed);
}

/** The same manifest with some rows of its columns inlined instead of referenced. */
export function withInlined(manifest: ChunkManifest, rows: ReadonlyMap<number, Uint8Array>): ChunkManifest {
	if (rows.size === 0) return manifest;
	const { columns } = manifest;
	const inlined = [...columns.inlined];
	const urlIds = columns.urlIds.slice();
	const offsets = columns.offsets.slice();
	for (const [row, bytes] of rows) {
		urlIds[row] = INLINED;
		offsets[row] = inlined.length;
		inlined.push(bytes);
	}
	return new ChunkManifest(manifest.gridShape, { ...columns, urlIds, offsets, inlined });
}

/** A chunk that begins inside its file and ends outside. */
type CutRow = { row: number; url: string; offset: number; length: number; present: number };

function cutRows(manifest: ChunkManifest, sizes: readonly number[]): CutRow[] {
	const { keys, urlIds } = manifest.columns;
	const cut: CutRow[] = [];
	for (let row = 0; row < urlIds.length; row++) {
		const id = urlIds[row] as number;
		if (id >= ABSENT) continue;
		const entry = manifest.get(chunkIndex(manifest.gridShape, keys?.[row] ?? row));
		const size = sizes[id] as number;
		if (entry.kind === "virtual" && entry.offset + entry.length > size)
			cut.push({ ...entry, row, present: Math.max(0, size - entry.offset) });
	}
	return cut;
}

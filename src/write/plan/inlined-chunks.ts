import { encodeChunk } from "../../codecs/index.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { type Advice, isMiraError, MiraError, messageWithoutHint } from "../../errors.ts";
import { ABSENT, type ChunkManifest, chunkIndex, withInlined } from "../../manifest/chunk-manifest.ts";
import { type DerivedArray, largestChunk, plainCodec } from "../../manifest/derived-array.ts";
import type { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { checkSize, fillElements } from "../../read/chunk.ts";
import { transcode } from "../../read/transform.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { formatScalar } from "../../zarr/scalar.ts";
import { AS_V3, refuse } from "./refusal.ts";

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
	const why = `they hold ${value}, which is not ${sentinels.join(" or ") || "a missing value"}, and Zarr v2 has no other way to say so`;
	const chunkBytes = elementCount(chunkShape) * (dataType.itemBytes ?? 4);
	// Without a compressor the size is known before anything is made.
	if (codecs.length === 1) budget.check(path, count * chunkBytes, what, why, AS_V3);
	checkSize(chunkBytes, store, path);
	const elements = fillElements(array.description, elementCount(chunkShape));
	const bytes = await encodeChunk(elements, codecs, { dataType, shape: chunkShape });
	budget.spend(path, count * bytes.length, what, why, AS_V3);
	return bytes;
}

/** A manifest with every chunk of a derived array inlined: there is nothing to refer to. */
export async function computeManifest(array: DerivedArray, context: InlineContext): Promise<ChunkManifest> {
	const { gridShape: grid, chunkCount } = await array.manifest();
	const indexes = function* (): Iterable<number[]> {
		for (let number = 0; number < chunkCount; number++) yield chunkIndex(grid, number);
	};
	const wanted = { indexes: indexes(), count: chunkCount };
	return inlineChunks(array, wanted, { what: `${chunkCount} computed chunks`, why: "no file holds them" }, context);
}

/** Some of the chunks of a derived array, inlined. */
async function inlineChunks(
	array: DerivedArray,
	{ indexes, count }: { indexes: Iterable<number[]>; count: number },
	{ what, why, instead }: { what: string; why: string; instead?: Advice | undefined },
	{ budget, signal }: InlineContext,
): Promise<ChunkManifest> {
	const { path, chunkGrid, shape, dataType, codecs } = array.description;
	const chunkBytes = elementCount(largestChunk(chunkGrid)) * (dataType.itemBytes ?? 1);
	// Without other codecs the size is known before anything is computed.
	if (codecs.length === 1 && codecs[0]?.name === plainCodec(dataType).name)
		budget.check(path, count * chunkBytes, what, why, instead);
	const builder = new ManifestBuilder(gridShape(chunkGrid, shape), { path, expected: count });
	let inlinedBytes = 0;
	for (const index of indexes) {
		const bytes = await array.compute(index, { signal });
		if (bytes === undefined) continue;
		inlinedBytes += bytes.length;
		budget.check(path, inlinedBytes, what, why, instead);
		builder.inlined(index, bytes);
	}
	// Once, at the end: an array that is left out in the middle has cost nothing.
	budget.spend(path, inlinedBytes, what, why, instead);
	return builder.build();
}

/**
 * The same array without codecs, its chunks decoded and inlined: `problem` says what readers would not understand, `instead`
 * how they might.
 */
export async function inlineWithoutCodecs(
	array: StoreArray,
	chunkShape: readonly number[],
	problem: string,
	context: InlineContext,
	instead?: Advice,
): Promise<StoreArray> {
	const { codecs, longestChunkBytes, ...described } = array.description;
	const chunkGrid = { kind: "regular" as const, chunkShape: [...chunkShape] };
	const plain = transcode(context.store, array, { ...described, chunkGrid });
	// What is computed is inlined in any case.
	if (array.kind === "derived") return plain;
	const { path } = described;
	const manifest = await array.manifest();
	const count = manifest.presentCount;
	const present = function* (): Iterable<number[]> {
		for (const [index] of manifest.entries()) yield index;
	};
	const reason = { what: `${count} decoded chunks`, why: problem, instead };
	const inlined = await inlineChunks(plain, { indexes: present(), count }, reason, context).catch((error: unknown) => {
		// Where the chunks may not be read, or by nobody, there is nothing to inline.
		if (!isMiraError(error, "not-allowed", "not-found", "unknown-codec", "bad-metadata")) throw error;
		throw refuse(path, `${problem}, and ${messageWithoutHint(error)}`, instead);
	});
	return new ManifestArray(plain.description, () => inlined);
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

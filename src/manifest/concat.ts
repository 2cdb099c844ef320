import { MiraError } from "../errors.ts";
import { ABSENT, ChunkManifest, countChunks, INLINED } from "./chunk-manifest.ts";
import { ManifestBuilder, UrlTable } from "./manifest-builder.ts";

/** Manifests joined along one axis of their grids; nothing is read, references are copied by column. */
export function concatManifests(parts: readonly ChunkManifest[], axis: number): ChunkManifest {
	const [first] = parts;
	if (first === undefined) throw new MiraError("bad-argument", "there is nothing to concatenate");
	const gridShape = [...first.gridShape];
	for (const part of parts.slice(1)) {
		const fits =
			part.gridShape.length === gridShape.length && part.gridShape.every((n, d) => d === axis || n === gridShape[d]);
		if (!fits)
			throw new MiraError(
				"bad-argument",
				`grids of [${first.gridShape.join(", ")}] and [${part.gridShape.join(", ")}] chunks cannot be joined along axis ${axis}`,
			);
		gridShape[axis] = (gridShape[axis] as number) + (part.gridShape[axis] as number);
	}
	return parts.every((part) => part.columns.keys === undefined)
		? concatDense(parts, axis, gridShape)
		: concatSparse(parts, axis, gridShape);
}

function concatDense(parts: readonly ChunkManifest[], axis: number, gridShape: number[]): ChunkManifest {
	const size = countChunks(gridShape);
	const urlIds = new Uint32Array(size);
	const offsets = new Float64Array(size);
	const lengths = new Uint32Array(size);
	const longLengths = new Map<number, number>();
	const urls = new UrlTable();
	const inlined: Uint8Array[] = [];
	const outer = countChunks(gridShape.slice(0, axis));
	const inner = countChunks(gridShape.slice(axis + 1));
	const stride = (gridShape[axis] as number) * inner;
	let begin = 0;
	for (const part of parts) {
		const columns = part.columns;
		const run = (part.gridShape[axis] as number) * inner;
		const ids = Uint32Array.from(columns.urls, (url) => urls.intern(url));
		const inlinedBase = inlined.length;
		for (const bytes of columns.inlined) inlined.push(bytes);
		for (let o = 0; o < outer; o++) {
			const from = o * run;
			const to = o * stride + begin;
			offsets.set(columns.offsets.subarray(from, from + run), to);
			lengths.set(columns.lengths.subarray(from, from + run), to);
			for (let i = 0; i < run; i++) {
				const id = columns.urlIds[from + i] as number;
				urlIds[to + i] = id < ABSENT ? (ids[id] as number) : id;
				if (id === INLINED) offsets[to + i] = (offsets[to + i] as number) + inlinedBase;
			}
			for (const [row, length] of columns.longLengths)
				if (row >= from && row < from + run) longLengths.set(to + row - from, length);
		}
		begin += run;
	}
	return new ChunkManifest(gridShape, {
		keys: undefined,
		urlIds,
		offsets,
		lengths,
		longLengths,
		urls: urls.urls,
		inlined,
	});
}

function concatSparse(parts: readonly ChunkManifest[], axis: number, gridShape: number[]): ChunkManifest {
	const builder = new ManifestBuilder(gridShape);
	let begin = 0;
	for (const part of parts) {
		for (const [index, entry] of part.entries()) {
			index[axis] = (index[axis] as number) + begin;
			if (entry.kind === "virtual") builder.virtual(index, entry.url, entry.offset, entry.length);
			else if (entry.kind === "inlined") builder.inlined(index, entry.bytes);
		}
		begin += part.gridShape[axis] as number;
	}
	return builder.build();
}

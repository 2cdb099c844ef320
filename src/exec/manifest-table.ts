import { ChunkManifest, type ManifestColumns } from "../manifest/chunk-manifest.ts";
import { UrlTable } from "../manifest/url-table.ts";

/** Manifests one behind the other in common columns: as plain data, of which there are few pieces however many they are. */
export type StoredManifests = {
	gridShapes: (readonly number[])[];
	/** Where the rows, the urls and the inlined chunks of each end. */
	rowEnds: number[];
	urlEnds: number[];
	inlinedEnds: number[];
	/** Numbers of texts in `urlTexts`, in the order of the urls of each. */
	urlNumbers: number[];
	urlTexts: string[];
	urlIds: Uint32Array;
	offsets: Float64Array;
	lengths: Uint32Array;
	/** Those of sparse manifests, by the number of the manifest. */
	keys: [number: number, keys: Float64Array][];
	longLengths: [number: number, lengths: ReadonlyMap<number, number>][];
	inlined: Uint8Array[];
};

/** Puts manifests into common columns. */
export function storeManifests(manifests: readonly ChunkManifest[]): StoredManifests {
	const columns = manifests.map((manifest) => manifest.columns);
	const texts = new UrlTable();
	const urlNumbers = columns.flatMap(({ urls }) => urls.map((url) => texts.intern(url)));
	const rowEnds = endsOf(columns.map(({ urlIds }) => urlIds.length));
	const rowCount = rowEnds.at(-1) ?? 0;
	const stored: StoredManifests = {
		gridShapes: manifests.map(({ gridShape }) => gridShape),
		rowEnds,
		urlEnds: endsOf(columns.map(({ urls }) => urls.length)),
		inlinedEnds: endsOf(columns.map(({ inlined }) => inlined.length)),
		urlNumbers,
		urlTexts: texts.urls,
		urlIds: new Uint32Array(rowCount),
		offsets: new Float64Array(rowCount),
		lengths: new Uint32Array(rowCount),
		keys: columns.flatMap(({ keys }, number) => (keys === undefined ? [] : [[number, keys]])),
		longLengths: columns.flatMap(({ longLengths }, number) => (longLengths.size === 0 ? [] : [[number, longLengths]])),
		inlined: columns.flatMap(({ inlined }) => inlined),
	};
	for (const [number, { urlIds, offsets, lengths }] of columns.entries()) {
		const begin = (rowEnds[number] as number) - urlIds.length;
		stored.urlIds.set(urlIds, begin);
		stored.offsets.set(offsets, begin);
		stored.lengths.set(lengths, begin);
	}
	return stored;
}

/** The manifests as they were, as views on the common columns. */
export function loadManifests(stored: StoredManifests): ChunkManifest[] {
	const { gridShapes, rowEnds, urlEnds, inlinedEnds, urlNumbers, urlTexts } = stored;
	const keys = new Map(stored.keys);
	const longLengths = new Map(stored.longLengths);
	return gridShapes.map((gridShape, number) => {
		const begin = rowEnds[number - 1] ?? 0;
		const end = rowEnds[number] as number;
		const columns: ManifestColumns = {
			keys: keys.get(number),
			urlIds: stored.urlIds.subarray(begin, end),
			offsets: stored.offsets.subarray(begin, end),
			lengths: stored.lengths.subarray(begin, end),
			longLengths: longLengths.get(number) ?? new Map(),
			urls: urlNumbers.slice(urlEnds[number - 1] ?? 0, urlEnds[number]).map((text) => urlTexts[text] as string),
			inlined: stored.inlined.slice(inlinedEnds[number - 1] ?? 0, inlinedEnds[number]),
		};
		return new ChunkManifest(gridShape, columns);
	});
}

function endsOf(counts: readonly number[]): number[] {
	let end = 0;
	return counts.map((count) => {
		end += count;
		return end;
	});
}

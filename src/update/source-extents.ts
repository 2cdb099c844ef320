import { ABSENT, type ChunkManifest } from "../manifest/chunk-manifest.ts";
import { CubeFiles, type Extent } from "./cube-files.ts";
import { storesAsFiles } from "./stores-as-files.ts";

/** The files of a cube. */
export type SourceExtents = {
	files: CubeFiles;
	/** Files that do not have a stretch of the dimension to themselves, and why. */
	unclear: ReadonlyMap<string, string>;
	/** Those that are stores of many objects. */
	stores: ReadonlySet<string>;
};

const NOBODY = -1;
const SEVERAL = -2;

/**
 * Which file has which part of a cube, from the references of one array: a file owns the chunks along the dimension that
 * refer to it and to no other. `nameOf` gives the one spelling of a url.
 */
export function sourceExtents(
	manifest: ChunkManifest,
	{ path, axis, chunkLength, length }: { path: string; axis: number; chunkLength: number; length: number },
	nameOf: (url: string) => string,
): SourceExtents {
	const { gridShape } = manifest;
	const { keys, urlIds, urls, stores } = storesAsFiles(manifest, path);
	const count = gridShape[axis] as number;
	const inner = gridShape.slice(axis + 1).reduce((product, own) => product * own, 1);
	const owners = new Int32Array(count).fill(NOBODY);
	const first = new Int32Array(urls.length).fill(NOBODY);
	const last = new Int32Array(urls.length).fill(NOBODY);
	for (let row = 0; row < urlIds.length; row++) {
		const id = urlIds[row] as number;
		if (id >= ABSENT) continue;
		const index = Math.floor((keys?.[row] ?? row) / inner) % count;
		owners[index] = owners[index] === NOBODY || owners[index] === id ? id : SEVERAL;
		if (first[id] === NOBODY || index < (first[id] as number)) first[id] = index;
		if (index > (last[id] as number)) last[id] = index;
	}
	const unclear = new Map<string, string>();
	const clear: string[] = [];
	const from = new Float64Array(urls.length);
	const to = new Float64Array(urls.length);
	for (const [id, url] of urls.entries()) {
		const [begin, end] = [first[id] as number, last[id] as number];
		if (begin === NOBODY) continue;
		let own = begin;
		while (own <= end && (owners[own] === id || owners[own] === NOBODY)) own++;
		if (own <= end) {
			unclear.set(nameOf(url), `another file has data at ${own * chunkLength}, too`);
			continue;
		}
		from[clear.length] = begin * chunkLength;
		to[clear.length] = Math.min((end + 1) * chunkLength, length);
		clear.push(url);
	}
	const [ownFrom, ownTo] = [from, to].map((column) => column.subarray(0, clear.length)) as [Float64Array, Float64Array];
	return {
		files: new CubeFiles({ urls: clear, from: ownFrom, to: ownTo }, nameOf),
		unclear,
		stores: new Set(Array.from(stores, nameOf)),
	};
}

/** Whether chunks are missing where a file begins or ends: then the references of one array do not tell where. */
export function hasOpenBorders({ files }: SourceExtents, length: number): boolean {
	return files.holes(length).length > 0;
}

/** The same from several arrays, each of which misses other chunks. A file at whose border all miss theirs is unclear. */
export function joinExtents(found: readonly SourceExtents[], length: number): SourceExtents {
	const unclear = new Map(found.flatMap((own) => [...own.unclear]));
	const joined = new Map<string, Extent>();
	for (const { files } of found)
		for (const [url, { from, to }] of files.entries()) {
			const known = joined.get(url);
			joined.set(url, { from: Math.min(from, known?.from ?? from), to: Math.max(to, known?.to ?? to) });
		}
	const sorted = [...joined].sort(([, a], [, b]) => a.from - b.from || a.to - b.to);
	let before: [url: string, extent: Extent] | undefined;
	for (const [url, extent] of sorted) {
		if (before !== undefined && before[1].to > extent.from)
			for (const shared of [url, before[0]]) unclear.set(shared, `another file has data at ${extent.from}, too`);
		if (before === undefined || extent.to > before[1].to) before = [url, extent];
	}
	for (const hole of filesOf(sorted).holes(length))
		for (const [url, { from, to }] of sorted)
			if (to === hole.from || from === hole.to)
				unclear.set(url, `nothing tells whether it has what is missing at ${hole.from}`);
	return {
		files: filesOf(sorted.filter(([url]) => !unclear.has(url))),
		unclear,
		stores: new Set(found.flatMap((own) => [...own.stores])),
	};
}

function filesOf(entries: readonly (readonly [name: string, extent: Extent])[]): CubeFiles {
	return new CubeFiles({
		urls: entries.map(([name]) => name),
		from: Float64Array.from(entries, ([, { from }]) => from),
		to: Float64Array.from(entries, ([, { to }]) => to),
	});
}

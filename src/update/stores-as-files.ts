import { ABSENT, type ChunkManifest } from "../manifest/chunk-manifest.ts";

/** Which chunks refer to what. */
export type References = Pick<ChunkManifest["columns"], "keys" | "urlIds" | "urls"> & {
	/** Those of the urls that are stores. */
	stores: ReadonlySet<string>;
};

/**
 * References as those to files: each chunk of a Zarr store is an object of its own, and all of them together are what was put
 * into the cube. They are known by their keys below the name of the array, and that nothing else of them is referred to.
 */
export function storesAsFiles({ columns, gridShape }: ChunkManifest, path: string): References {
	const { keys, urlIds, urls, offsets } = columns;
	const storeOf = storeFinder(path.slice(path.lastIndexOf("/") + 1), gridShape.length);
	const found = urls.map(storeOf);
	const stores = new Set<string>();
	if (found.every((store) => store === undefined)) return { keys, urlIds, urls, stores };
	const uses = new Uint32Array(urls.length);
	for (const [row, id] of urlIds.entries()) if (id < ABSENT) (uses[id] as number) += offsets[row] === 0 ? 1 : 2;
	const numbers = new Map<string, number>();
	const files = urls.map((url, id) => {
		const store = uses[id] === 1 ? found[id] : undefined;
		if (store !== undefined) stores.add(store);
		const file = store ?? url;
		const number = numbers.get(file) ?? numbers.size;
		numbers.set(file, number);
		return number;
	});
	return {
		keys,
		urlIds: urlIds.map((id) => (id < ABSENT ? (files[id] as number) : id)),
		urls: [...numbers.keys()],
		stores,
	};
}

/** Finds the store of a chunk by its url, for chunks of one array. */
function storeFinder(name: string, rank: number): (url: string) => string | undefined {
	const key = Array.from({ length: rank }, () => "\\d+").join("[./]");
	const folder = encodeURIComponent(name).replace(/[.*()]/g, "\\$&");
	const pattern = new RegExp(`^(.+)/${folder}/(?:c[./])?${key}$`);
	return (url) => pattern.exec(url)?.[1];
}

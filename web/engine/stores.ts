import type { GetOptions, ListedObject, ListOptions, ObjectPart, ObjectStore } from "mirazarr";
import { BlobStore, MiraError } from "mirazarr";

/** A file that was dropped, by its path below what was dropped: `store.zarr/temperature/c/0`. */
export type DroppedFile = { path: string; file: File };

/** Files that were dropped, as an object store: their bytes are read when they are asked for. */
export class DroppedStore implements ObjectStore {
	readonly #files: ReadonlyMap<string, { size: number; store: BlobStore }>;

	constructor(files: readonly DroppedFile[]) {
		this.#files = new Map(files.map(({ path, file }) => [path, { size: file.size, store: new BlobStore(file) }]));
	}

	async get(path: string, range: Parameters<ObjectStore["get"]>[1], options?: GetOptions): Promise<ObjectPart> {
		const name = decodeURIComponent(path);
		const found = this.#files.get(name);
		if (found === undefined) throw new MiraError("not-found", `"${name}" is not among the files that were dropped`);
		return found.store.get("", range, options);
	}

	async *list(path: string, { shallow = false }: ListOptions = {}): AsyncGenerator<ListedObject> {
		const folder = decodeURIComponent(path).replace(/\/?$/, "/").replace(/^\/$/, "");
		const seen = new Set<string>();
		for (const [name, { size }] of this.#files) {
			if (!name.startsWith(folder)) continue;
			const slash = name.indexOf("/", folder.length);
			const isDeeper = shallow && slash !== -1;
			const shown = isDeeper ? name.slice(0, slash + 1) : name;
			if (seen.has(shown)) continue;
			seen.add(shown);
			yield { path: encoded(shown), size: isDeeper ? 0 : size };
		}
	}
}

/** A path as URLs spell it. */
export function encoded(path: string): string {
	return path.split("/").map(encodeURIComponent).join("/");
}

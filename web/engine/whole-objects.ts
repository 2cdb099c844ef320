import type { GetOptions, ObjectPart, ObjectStore } from "mirazarr";
import { BlobStore, MiraError } from "mirazarr";

/**
 * The small files below a URL, each fetched once and whole: the samples, which any host of the page has to be able to show, also one
 * that does not answer ranges.
 */
export class WholeObjects implements ObjectStore {
	readonly #folder: string;
	readonly #fetched = new Map<string, Promise<BlobStore>>();

	constructor(folder: string) {
		this.#folder = folder;
	}

	async get(path: string, range: Parameters<ObjectStore["get"]>[1], options: GetOptions = {}): Promise<ObjectPart> {
		const url = new URL(path, this.#folder).href;
		const fetched = this.#fetched.get(url) ?? fetchWhole(url, options.signal);
		this.#fetched.set(url, fetched);
		try {
			return await (await fetched).get("", range, options);
		} catch (error) {
			// What failed, or was given up by one, is fetched again for the next.
			this.#fetched.delete(url);
			throw error;
		}
	}
}

async function fetchWhole(url: string, signal: AbortSignal | undefined): Promise<BlobStore> {
	const response = await fetch(url, { signal: signal ?? null }).catch((cause: unknown) => {
		signal?.throwIfAborted();
		throw new MiraError("network", "the server did not answer", { url, cause });
	});
	if (response.ok) return new BlobStore(await response.blob());
	const code = response.status === 404 ? "not-found" : "network";
	throw new MiraError(code, `the server answers ${response.status}`, { url });
}

import type { GetOptions, ListedObject, ListOptions, ObjectPart, ObjectStore, PutOptions } from "./object-store.ts";
import type { ByteRange } from "./source.ts";

/** A store that can all that stores can. */
type WholeStore = ObjectStore & Required<Pick<ObjectStore, "list" | "put">>;

/** A store whose code is loaded when it is first asked for something: most programs use one cloud, or none. */
export class DeferredStore implements ObjectStore {
	readonly #load: () => Promise<WholeStore>;
	#store: Promise<WholeStore> | undefined;

	constructor(load: () => Promise<WholeStore>) {
		this.#load = load;
	}

	async get(path: string, range: ByteRange | undefined, options?: GetOptions): Promise<ObjectPart> {
		return (await this.#loaded()).get(path, range, options);
	}

	async *list(path: string, options?: ListOptions): AsyncGenerator<ListedObject> {
		yield* (await this.#loaded()).list(path, options);
	}

	async put(path: string, bytes: Uint8Array, options?: PutOptions): Promise<void> {
		await (await this.#loaded()).put(path, bytes, options);
	}

	#loaded(): Promise<WholeStore> {
		this.#store ??= this.#load();
		return this.#store;
	}
}

import type { ManifestStore } from "mirazarr";

/** What the methods share: the stores that are open, by the name that the page gave them. */
export class Engine {
	readonly #stores = new Map<string, Promise<ManifestStore>>();

	/** Keeps a store under a name; one that fails to open is forgotten, so that it can be tried again. */
	keep(name: string, opening: Promise<ManifestStore>): Promise<ManifestStore> {
		this.#stores.set(name, opening);
		opening.catch(() => {
			if (this.#stores.get(name) === opening) this.#stores.delete(name);
		});
		return opening;
	}

	/** The store of that name. */
	async store(name: string): Promise<ManifestStore> {
		const store = this.#stores.get(name);
		if (store === undefined) throw new Error(`"${name}" is not open`);
		return store;
	}

	/** Whether a store of that name is open, or being opened. */
	has(name: string): boolean {
		return this.#stores.has(name);
	}

	/** The names of all stores that are open, or being opened. */
	get names(): string[] {
		return [...this.#stores.keys()];
	}

	/** Forgets a store. */
	close(name: string): void {
		this.#stores.delete(name);
	}
}

/** What a method is called with besides its request. */
export type CallContext = {
	engine: Engine;
	/** Aborted when the page no longer wants the answer. */
	signal: AbortSignal;
	/** Gives an array of the answer away instead of copying it: the engine must not use its buffer again. */
	transfer<A extends ArrayBufferView>(array: A): A;
};

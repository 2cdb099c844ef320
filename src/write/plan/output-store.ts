import { isMiraError, MiraError } from "../../errors.ts";
import { isForbidden } from "../../io/http-response.ts";
import type { ObjectPart, ObjectStore, PutOptions } from "../../io/object-store.ts";
import { withRetry } from "../../io/retry.ts";
import { encodePath } from "../../io/url.ts";

/** The store that a writer fills: what may pass is tried again, which stores do not do by themselves. */
export class OutputStore {
	readonly store: ObjectStore;
	readonly signal: AbortSignal | undefined;
	/** Raw; empty, or with a slash at its end. */
	readonly prefix: string;
	/** Objects and bytes written so far. */
	writtenObjects = 0;
	writtenBytes = 0;

	constructor(store: ObjectStore, signal: AbortSignal | undefined, path = "") {
		if (store.put === undefined)
			throw new MiraError("bad-argument", "the target cannot be written to", { hint: "Pass a store that has put" });
		this.store = store;
		this.signal = signal;
		this.prefix = path === "" ? "" : `${path.replace(/\/$/, "")}/`;
	}

	/** An object as it is now; undefined where there is none. */
	async read(name: string): Promise<ObjectPart | undefined> {
		const { signal } = this;
		try {
			return await withRetry(() => this.store.get(this.#pathOf(name), undefined, { signal }), {}, signal);
		} catch (error) {
			// A bucket that may not be listed answers "forbidden" for what is not there.
			if (isMiraError(error, "not-found") || isForbidden(error)) return undefined;
			throw error;
		}
	}

	/** Writes an object, and gives its size. */
	async put(name: string, bytes: Uint8Array, only?: PutOptions["only"]): Promise<number> {
		const { signal } = this;
		await withRetry(async () => this.store.put?.(this.#pathOf(name), bytes, { signal, only }), {}, signal);
		this.writtenBytes += bytes.length;
		this.writtenObjects++;
		return bytes.length;
	}

	#pathOf(name: string): string {
		return encodePath(this.prefix + name);
	}
}

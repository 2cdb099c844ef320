import { eitherSignal } from "./abort.ts";
import type { ByteRange, ReadAllOptions, ReadManyOptions, ReadOptions, Source } from "./source.ts";

/** What the sources of a scope look up at every read, because it may be taken away. */
export type Scope = { signal: AbortSignal | undefined };

/** A source whose reads also end with the signal of a scope, and keep to its limits. */
export class ScopedSource implements Source {
	readonly #source: Source;
	readonly #scope: Scope;
	readonly #maxWholeBytes: number;

	constructor(source: Source, scope: Scope, maxWholeBytes: number) {
		this.#source = source;
		this.#scope = scope;
		this.#maxWholeBytes = maxWholeBytes;
	}

	get url(): string {
		return this.#source.url;
	}

	get etag(): string | undefined {
		return this.#source.etag;
	}

	get modifiedMs(): number | undefined {
		return this.#source.modifiedMs;
	}

	read(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array> {
		return this.#source.read(offset, length, { ...options, signal: this.#either(options) });
	}

	readMany(ranges: readonly ByteRange[], options?: ReadManyOptions): Promise<Uint8Array[]> {
		return this.#source.readMany(ranges, { ...options, signal: this.#either(options) });
	}

	readUpTo(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array> {
		return this.#source.readUpTo(offset, length, { ...options, signal: this.#either(options) });
	}

	readAll(options?: ReadAllOptions): Promise<Uint8Array> {
		const maxBytes = options?.maxBytes ?? this.#maxWholeBytes;
		return this.#source.readAll({ ...options, maxBytes, signal: this.#either(options) });
	}

	size(options?: ReadOptions): Promise<number> {
		return this.#source.size({ ...options, signal: this.#either(options) });
	}

	#either(options: ReadOptions | undefined): AbortSignal | undefined {
		return eitherSignal(this.#scope.signal, options?.signal);
	}
}

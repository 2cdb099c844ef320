import type { Budget } from "../zarr/budget.ts";
import { eitherSignal } from "./abort.ts";
import type { ByteRange, ReadAllOptions, ReadManyOptions, ReadOptions, Source } from "./source.ts";

/** What the sources of a scope look up at every read, because it may be taken away. */
export type Scope = { signal: AbortSignal | undefined; budget: Budget | undefined };

/** A source whose reads also end with the signal of a scope, keep to its limits and count for its budget. */
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

	get knownBytes(): number | undefined {
		return this.#source.knownBytes;
	}

	async read(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array> {
		const bytes = await this.#source.read(offset, length, { ...options, signal: this.#either(options) });
		this.#count(bytes.length);
		return bytes;
	}

	async readMany(ranges: readonly ByteRange[], options?: ReadManyOptions): Promise<Uint8Array[]> {
		const parts = await this.#source.readMany(ranges, { ...options, signal: this.#either(options) });
		this.#count(parts.reduce((sum, { length }) => sum + length, 0));
		return parts;
	}

	async readUpTo(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array> {
		const bytes = await this.#source.readUpTo(offset, length, { ...options, signal: this.#either(options) });
		this.#count(bytes.length);
		return bytes;
	}

	async readAll(options?: ReadAllOptions): Promise<Uint8Array> {
		const maxBytes = options?.maxBytes ?? this.#maxWholeBytes;
		const bytes = await this.#source.readAll({ ...options, maxBytes, signal: this.#either(options) });
		this.#count(bytes.length);
		return bytes;
	}

	size(options?: ReadOptions): Promise<number> {
		return this.#source.size({ ...options, signal: this.#either(options) });
	}

	#either(options: ReadOptions | undefined): AbortSignal | undefined {
		return eitherSignal(this.#scope.signal, options?.signal);
	}

	/** What a file may do grows with what was read of it. */
	#count(bytes: number): void {
		this.#scope.budget?.receive(this.url, bytes, this.knownBytes);
	}
}

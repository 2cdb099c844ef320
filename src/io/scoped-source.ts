import { isMiraError } from "../errors.ts";
import type { Budget, Limits } from "../zarr/budget.ts";
import { eitherSignal } from "./abort.ts";
import { isForbidden } from "./http-response.ts";
import type { ByteRange, ReadAllOptions, ReadManyOptions, ReadOptions, Source } from "./source.ts";

/** What the sources of a scope look up at every read, because it may be taken away. */
export type Scope = {
	signal: AbortSignal | undefined;
	budget: Budget | undefined;
	/** By URL, why whole objects could not be had: who asks again gets the same answer. Undefined where they may come to be. */
	absent: Map<string, unknown> | undefined;
	/** Told of every object that is asked for. */
	asked: Set<string> | undefined;
};

/** A source whose reads also end with the signal of a scope, keep to its limits and count for its budget. */
export class ScopedSource implements Source {
	readonly #source: Source;
	readonly #scope: Scope;
	readonly #limits: Readonly<Limits>;

	constructor(source: Source, scope: Scope, limits: Readonly<Limits>) {
		this.#source = source;
		this.#scope = scope;
		this.#limits = limits;
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
		const bytes = await this.#source.read(offset, length, this.#within(options));
		this.#count(bytes.length);
		return bytes;
	}

	async readMany(ranges: readonly ByteRange[], options?: ReadManyOptions): Promise<Uint8Array[]> {
		const parts = await this.#source.readMany(ranges, this.#within(options));
		this.#count(parts.reduce((sum, { length }) => sum + length, 0));
		return parts;
	}

	async readInto(offset: number, target: Uint8Array, options?: ReadOptions): Promise<void> {
		const within = this.#within(options);
		if (this.#source.readInto === undefined) target.set(await this.#source.read(offset, target.length, within));
		else await this.#source.readInto(offset, target, within);
		this.#count(target.length);
	}

	async readUpTo(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array> {
		const bytes = await this.#source.readUpTo(offset, length, this.#within(options));
		this.#count(bytes.length);
		return bytes;
	}

	async readAll(options?: ReadAllOptions): Promise<Uint8Array> {
		const maxBytes = options?.maxBytes ?? this.#limits.maxMetadataBytes;
		const { absent } = this.#scope;
		if (absent?.has(this.url)) throw absent.get(this.url);
		try {
			const bytes = await this.#source.readAll({ ...this.#within(options), maxBytes });
			this.#count(bytes.length);
			return bytes;
		} catch (error) {
			if (isMiraError(error, "not-found") || isForbidden(error)) absent?.set(this.url, error);
			throw error;
		}
	}

	size(options?: ReadOptions): Promise<number> {
		return this.#source.size(this.#within(options));
	}

	look(options?: ReadOptions): Promise<number> {
		return (this.#source.look ?? this.#source.size).call(this.#source, this.#within(options));
	}

	#within<Options extends ReadOptions>(options: Options | undefined): Options {
		const { maxIdleSeconds } = this.#limits;
		return { maxIdleSeconds, ...options, signal: eitherSignal(this.#scope.signal, options?.signal) } as Options;
	}

	/** What a file may do grows with what was read of it. */
	#count(bytes: number): void {
		this.#scope.budget?.receive(this.url, bytes, this.knownBytes);
	}
}

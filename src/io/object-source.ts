import { hint, MiraError, option } from "../errors.ts";
import { abortable } from "./abort.ts";
import type { ExtentCache, Extents } from "./cache.ts";
import { coalesce, type MergeRule } from "./coalesce.ts";
import type { Limiter } from "./concurrency.ts";
import { throwIfOver } from "./deadline-signals.ts";
import { Flight } from "./flight.ts";
import type { GetOptions, ObjectFacts, ObjectPart, ObjectStore } from "./object-store.ts";
import { type RetryOptions, withRetry } from "./retry.ts";
import {
	type ByteRange,
	type ByteUse,
	headerBytes,
	type LocalFile,
	type ReadAllOptions,
	type ReadManyOptions,
	type ReadOptions,
	type Source,
} from "./source.ts";
import { opaqueTag, type VersionPins } from "./version-pins.ts";

/** What the sources of a registry share. */
export type SourceContext = {
	limiter: Limiter;
	cache: ExtentCache;
	retry: RetryOptions;
	/** How reads that were started together are merged. */
	merge: Record<ByteUse, MergeRule>;
	/** Largest whole object, where a call does not say. */
	maxWholeBytes: number;
	/** Seconds without progress after which a request is given up, where a call does not say. */
	maxIdleSeconds: number;
	mayFollow: (url: string) => boolean;
	/** What was seen first of each object: sources come and go, the version they read stays. */
	pins: VersionPins;
	/** By URL, the tags (text) and times (numbers) of the versions that references were made of. */
	expected: ReadonlyMap<string, ExpectedVersion | readonly ExpectedVersion[]>;
};

/** What somebody was told of an object before. */
export type KnownVersion = Partial<Pick<ObjectPart, "size" | "etag" | "modifiedMs">>;

/** A tag, or a time in milliseconds after which an object was not changed. */
export type ExpectedVersion = string | number;

type Patience = { signal: AbortSignal; maxIdleSeconds: number };

/** How many answers a range may come in before the server counts as not honouring it. */
const MAX_ANSWERS = 16;

/** A read that waits for the end of the current task, to be merged with its neighbours. */
type Call = {
	ranges: ByteRange[];
	use: ByteUse;
	rule: MergeRule;
	maxIdleSeconds: number;
	signal: AbortSignal | undefined;
	/** Gets for each range the flight that will bring it, already joined. */
	board: (flights: Flight[]) => void;
};

/** The source over one object of a store. */
export class ObjectSource implements Source {
	readonly url: string;
	readonly #store: ObjectStore;
	readonly #path: string;
	readonly #context: SourceContext;
	readonly #extents: Extents;
	/** The same URL of another store is another object, of another version. */
	readonly #storeNumber: number;
	/** Those of ranges, with the `maxIdleSeconds` of their requests. */
	readonly #flights = new Map<Flight, number>();
	/** By the limits they were asked for with: a caller must not fail because of another's limit. */
	readonly #wholeFlights = new Map<string, Flight>();
	#calls: Call[] = [];
	#etag: string | undefined;
	#size: number | undefined;
	#modifiedMs: number | undefined;

	constructor(
		url: string,
		store: ObjectStore,
		path: string,
		storeNumber: number,
		context: SourceContext,
		known: KnownVersion = {},
	) {
		this.url = url;
		this.#etag = known.etag;
		this.#size = known.size;
		this.#modifiedMs = known.modifiedMs;
		this.#store = store;
		this.#path = path;
		this.#context = context;
		this.#extents = context.cache.open();
		this.#storeNumber = storeNumber;
	}

	get etag(): string | undefined {
		return this.#etag;
	}

	get modifiedMs(): number | undefined {
		return this.#modifiedMs;
	}

	get knownBytes(): number | undefined {
		return this.#size;
	}

	async read(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array> {
		const [bytes] = await this.readMany([{ offset, length }], options);
		return bytes!;
	}

	async readMany(ranges: readonly ByteRange[], options: ReadManyOptions = {}): Promise<Uint8Array[]> {
		const parts = await this.#gather(ranges, options);
		for (const [i, { offset, length }] of ranges.entries()) {
			if (parts[i]!.length < length) throw this.#truncated(offset, length);
		}
		return parts;
	}

	async readInto(offset: number, target: Uint8Array, options: ReadOptions = {}): Promise<void> {
		const { length } = target;
		// What is there already is not read again; and what has to go through memory of its own is better merged with its neighbours.
		if (this.#store.readsInto !== true || this.#extents.held(offset, length).length > 0) {
			target.set(await this.read(offset, length, options));
			return;
		}
		const { signal, maxIdleSeconds = this.#context.maxIdleSeconds } = options;
		throwIfOver(signal);
		this.#checkRange({ offset, length });
		this.#checkVersion();
		const end = Math.min(offset + length, this.#size ?? Infinity);
		if (end < offset + length) throw this.#truncated(offset, length);
		const patience = { signal: signal ?? new AbortController().signal, maxIdleSeconds };
		const { bytes } = await this.#get({ offset, length }, patience, { into: target });
		if (bytes.length < length) throw this.#truncated(offset, length);
		if (bytes.buffer !== target.buffer) target.set(bytes);
	}

	async readUpTo(offset: number, length: number, options: ReadOptions = {}): Promise<Uint8Array> {
		const [bytes] = await this.#gather([{ offset, length }], options);
		return bytes!;
	}

	async readAll(options: ReadAllOptions = {}): Promise<Uint8Array> {
		const { signal, use = "metadata", maxBytes = this.#context.maxWholeBytes } = options;
		const { maxIdleSeconds = this.#context.maxIdleSeconds } = options;
		throwIfOver(signal);
		this.#checkVersion();
		if (this.#size !== undefined && this.#size <= maxBytes) {
			const held = this.#extents.held(0, this.#size);
			if (totalLength(held) === this.#size) return join(held);
		}
		const key = `${maxBytes} ${maxIdleSeconds}`;
		let flight = this.#wholeFlights.get(key);
		if (flight?.covers({ offset: 0, length: Infinity }) !== true) {
			flight = new Flight({ offset: 0, length: Infinity }, async (self, flightSignal) => {
				try {
					return await this.#fetchWhole(use, maxBytes, { signal: flightSignal, maxIdleSeconds });
				} finally {
					if (this.#wholeFlights.get(key) === self) this.#wholeFlights.delete(key);
				}
			});
			this.#wholeFlights.set(key, flight);
		}
		const [bytes] = await deliver([{ offset: 0, length: Infinity }], [flight.join()], use, signal);
		return bytes!;
	}

	async localFile(): Promise<LocalFile | undefined> {
		// Who asks the usual way is told what is wrong with it.
		const file = await this.#store.localFile?.(this.#path, this.#context.mayFollow).catch(() => undefined);
		this.#checkVersion();
		return file !== undefined && file.etag === this.#etag ? file : undefined;
	}

	async size(options?: ReadOptions): Promise<number> {
		options?.signal?.throwIfAborted();
		if (this.#size === undefined) await this.readUpTo(0, headerBytes, options);
		if (this.#size === undefined) {
			throw new MiraError("range-not-honoured", "The server does not give the size of the object", {
				url: this.url,
				hint: "It has to send the size in Content-Range and, to browsers, expose that header",
			});
		}
		return this.#size;
	}

	async look(options: ReadOptions = {}): Promise<number> {
		const { signal, maxIdleSeconds = this.#context.maxIdleSeconds } = options;
		if (this.#size === undefined && this.#store.look !== undefined) {
			throwIfOver(signal);
			const { limiter, retry, mayFollow } = this.#context;
			const look = async (): Promise<void> =>
				this.#pin((await this.#store.look?.(this.#path, { signal, maxIdleSeconds, mayFollow })) as ObjectFacts);
			await withRetry(() => limiter.run(look, signal), retry, signal);
		}
		return this.size(options);
	}

	/** The bytes of each range, fewer at the end of the object. */
	async #gather(ranges: readonly ByteRange[], options: ReadManyOptions): Promise<Uint8Array[]> {
		const { signal, use = "metadata", gap, maxIdleSeconds = this.#context.maxIdleSeconds } = options;
		throwIfOver(signal);
		for (const range of ranges) this.#checkRange(range);
		this.#checkVersion();

		const found = ranges.map(({ offset, length }) => this.#extents.held(offset, length));
		const missing: ByteRange[] = [];
		const missingOf = ranges.map(({ offset, length }, i) => {
			const start = offset + totalLength(found[i]!);
			const end = Math.min(offset + length, this.#size ?? Infinity);
			return start < end ? missing.push({ offset: start, length: end - start }) - 1 : undefined;
		});
		// Joined before the first wait: pieces of the cache are only lent.
		const heads = found.map((pieces) => (pieces.length === 0 ? undefined : join(pieces)));

		const shared = this.#context.merge[use];
		const rule = gap === undefined ? shared : { ...shared, freeGap: gap, gap };
		const fetched =
			missing.length === 0 ? [] : await this.#fetchMerged({ ranges: missing, use, rule, maxIdleSeconds, signal });

		return ranges.map((_, i) => {
			const head = heads[i];
			const tailIndex = missingOf[i];
			if (tailIndex === undefined) return head ?? new Uint8Array(0);
			const tail = fetched[tailIndex]!;
			return head === undefined ? tail : join([head, tail]);
		});
	}

	/** Fetches ranges together with all that is asked of this source before the current task ends. */
	async #fetchMerged(call: Omit<Call, "board">): Promise<Uint8Array[]> {
		const flights = await new Promise<Flight[]>((board) => {
			if (this.#calls.length === 0) queueMicrotask(() => this.#depart());
			this.#calls.push({ ...call, board });
		});
		return await deliver(call.ranges, flights, call.use, call.signal);
	}

	/** Sends off the calls that wait: on flights that are under way where those cover them, else on new ones. */
	#depart(): void {
		// Equal rules are the same object, except those that a call made for itself: such calls stay apart.
		const byRule = new Map<MergeRule, Map<number, Call[]>>();
		for (const call of this.#calls) {
			const byPatience = byRule.get(call.rule) ?? new Map<number, Call[]>();
			const group = byPatience.get(call.maxIdleSeconds);
			if (call.signal?.aborted) call.board([]);
			else if (group === undefined) byRule.set(call.rule, byPatience.set(call.maxIdleSeconds, [call]));
			else group.push(call);
		}
		this.#calls = [];
		const groups = Array.from(byRule.values(), (byPatience) => [...byPatience.values()]).flat();
		for (const calls of groups) {
			const { rule, use, maxIdleSeconds } = calls[0]!;
			const wanted = calls.flatMap(({ ranges }) => ranges);
			const flights = wanted.map((range) => this.#flightFor(range, maxIdleSeconds));
			const lacking = [...wanted.keys()].filter((i) => flights[i] === undefined);
			const requests = coalesce(
				lacking.map((i) => wanted[i]!),
				rule,
			);
			for (const { offset, length, members } of requests) {
				const flight = this.#launch({ offset, length }, use, maxIdleSeconds);
				for (const member of members) flights[lacking[member]!] = flight;
			}
			let at = 0;
			for (const { ranges, board } of calls) {
				board(flights.slice(at, at + ranges.length).map((flight) => flight!.join()));
				at += ranges.length;
			}
		}
	}

	#flightFor(range: ByteRange, maxIdleSeconds: number): Flight | undefined {
		for (const [flight, own] of this.#flights) if (own === maxIdleSeconds && flight.covers(range)) return flight;
		return undefined;
	}

	#launch(range: ByteRange, use: ByteUse, maxIdleSeconds: number): Flight {
		const flight = new Flight(range, async (self, signal) => {
			try {
				const bytes = await this.#fetch(range, { signal, maxIdleSeconds });
				if (use === "metadata") this.#extents.add(range.offset, bytes);
				return bytes;
			} finally {
				this.#flights.delete(self);
			}
		});
		this.#flights.set(flight, maxIdleSeconds);
		return flight;
	}

	/** One range, asked for again from where an answer stopped short of both the range and the end of the object. */
	async #fetch({ offset, length }: ByteRange, patience: Patience): Promise<Uint8Array> {
		const end = offset + length;
		const pieces: Uint8Array[] = [];
		let at = offset;
		for (let answers = 0; answers < MAX_ANSWERS; answers++) {
			const { bytes } = await this.#get({ offset: at, length: end - at }, patience);
			pieces.push(bytes);
			at += bytes.length;
			if (at >= Math.min(end, this.#size ?? Infinity)) return assemble(pieces);
			if (bytes.length === 0) {
				if (this.#size !== undefined) break;
				// The store does not tell the size; this is how the end shows, unless the range began beyond it.
				if (at > offset || at === 0) this.#size = at;
				return assemble(pieces);
			}
		}
		throw new MiraError("range-not-honoured", `The store returned fewer than the ${length} bytes asked for`, {
			url: this.url,
			offset,
		});
	}

	async #fetchWhole(use: ByteUse, maxBytes: number, patience: Patience): Promise<Uint8Array> {
		const { bytes } = await this.#get(undefined, patience, { maxBytes });
		this.#size ??= bytes.length;
		if (bytes.length > maxBytes) {
			throw new MiraError("limit-exceeded", `The object has more than ${maxBytes} bytes`, { url: this.url });
		}
		if (use === "metadata") this.#extents.add(0, bytes);
		return bytes;
	}

	async #get(
		range: ByteRange | undefined,
		patience: Patience,
		options: Pick<GetOptions, "into" | "maxBytes"> = {},
	): Promise<ObjectPart> {
		const { limiter, retry, mayFollow } = this.#context;
		const { signal } = patience;
		const get = (): Promise<ObjectPart> =>
			this.#store.get(this.#path, range, { ...patience, ...options, etag: this.#etag, mayFollow });
		// The wait between tries is outside the limiter: who waits does not hold a place. Nor does who waits for another source.
		const tried = this.#store.isLayered === true ? get : () => limiter.run(get, signal);
		const part = await withRetry(tried, retry, signal);
		this.#pin(part);
		if (range !== undefined && part.bytes.length > range.length) {
			throw new MiraError(
				"range-not-honoured",
				`The store returned ${part.bytes.length} bytes where ${range.length} were asked for`,
				{ url: this.url, offset: range.offset },
			);
		}
		return part;
	}

	/** The first answer decides which version of the object is read; every other, to any source of it, has to be of the same. */
	#pin({ etag, size, modifiedMs }: ObjectFacts): void {
		const changed =
			(etag !== undefined && this.#etag !== undefined && opaqueTag(etag) !== opaqueTag(this.#etag)) ||
			(size !== undefined && this.#size !== undefined && size !== this.#size) ||
			this.#isOfAnotherDate(etag, modifiedMs) ||
			!this.#context.pins.agrees(`${this.#storeNumber} ${this.url}`, { etag, size });
		if (changed) {
			throw new MiraError("source-changed", "The object is no longer the one that was opened", {
				url: this.url,
				...hint`Open it again. In a program, with a new ${option("registry")}`,
			});
		}
		this.#etag ??= etag;
		this.#size ??= size;
		this.#modifiedMs ??= modifiedMs;
		this.#checkVersion();
	}

	/** Where there is no tag, the date is all that tells two versions of one size apart. */
	#isOfAnotherDate(etag: string | undefined, modifiedMs: number | undefined): boolean {
		if (etag !== undefined || this.#etag !== undefined) return false;
		return modifiedMs !== undefined && this.#modifiedMs !== undefined && modifiedMs !== this.#modifiedMs;
	}

	#checkVersion(): void {
		const expected = this.#context.expected.get(this.url);
		if (expected === undefined) return;
		if ([expected].flat().every((version) => isVersion(version, this.#etag, this.#modifiedMs))) return;
		throw new MiraError("source-changed", "The object has changed since references to it were made", {
			url: this.url,
			hint: "Make the references again",
		});
	}

	#checkRange({ offset, length }: ByteRange): void {
		if (isByteCount(offset) && isByteCount(length) && isByteCount(offset + length)) return;
		throw new MiraError("bad-argument", `There is no range of ${length} bytes at ${offset}`, { url: this.url });
	}

	#truncated(offset: number, length: number): MiraError {
		const end = this.#size === undefined ? "" : `, at byte ${this.#size}`;
		return new MiraError("truncated-file", `The object ends${end}, before the ${length} bytes that were asked for`, {
			url: this.url,
			offset,
		});
	}
}

/** Waits for flights that were joined, one for each range, and cuts the ranges out of what they bring. */
async function deliver(
	ranges: readonly ByteRange[],
	flights: readonly Flight[],
	use: ByteUse,
	signal: AbortSignal | undefined,
): Promise<Uint8Array[]> {
	try {
		const distinct = [...new Set(flights)];
		const results = await abortable(Promise.all(distinct.map(({ result }) => result)), signal);
		const bytesOf = new Map(distinct.map((flight, i) => [flight, results[i]!]));
		return ranges.map(({ offset, length }, i) => {
			const flight = flights[i]!;
			const bytes = bytesOf.get(flight)!;
			const begin = offset - flight.offset;
			// Payload is only looked at by decoders: a view saves the copy. Metadata may be kept, so they get their own memory.
			return use === "chunk" ? bytes.subarray(begin, begin + length) : bytes.slice(begin, begin + length);
		});
	} finally {
		for (const flight of flights) flight.leave();
	}
}

/** Whether an object may be the version that is expected: what a store does not tell cannot be compared. */
function isVersion(version: ExpectedVersion, etag: string | undefined, modifiedMs: number | undefined): boolean {
	if (typeof version === "string") return etag === undefined || opaqueTag(etag) === opaqueTag(version);
	return modifiedMs === undefined || modifiedMs <= version;
}

function isByteCount(value: number): boolean {
	return Number.isSafeInteger(value) && value >= 0;
}

function totalLength(pieces: readonly Uint8Array[]): number {
	return pieces.reduce((total, { length }) => total + length, 0);
}

/** What arrived in pieces; the usual single piece is not copied. */
function assemble(pieces: readonly Uint8Array[]): Uint8Array {
	const [only] = pieces;
	return only !== undefined && pieces.length === 1 ? only : join(pieces);
}

/** A copy of all pieces as one. */
function join(pieces: readonly Uint8Array[]): Uint8Array {
	const joined = new Uint8Array(totalLength(pieces));
	let at = 0;
	for (const piece of pieces) {
		joined.set(piece, at);
		at += piece.length;
	}
	return joined;
}

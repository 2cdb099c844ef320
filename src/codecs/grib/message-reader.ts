import { isMiraError, MiraError } from "../../errors.ts";
import type { ByteRange, Source } from "../../io/source.ts";
import type { Budget } from "../../zarr/budget.ts";
import { sameBytes } from "../../zarr/scalar.ts";
import type { Awaitable } from "../codec.ts";
import { type GribHead, type GribSections, type Walk, walkFields, walkHead } from "./message.ts";
import { isMessageStart } from "./message-start.ts";

/** Where a message is: those of a model run are in many files. */
export type MessageRange = ByteRange & { url: string };

/** Where a message should begin, and how long it is where that is known. */
export type MessagePlace = { offset: number; length: number | undefined };

/** A message of a file: the sections of its fields, or why they are not known. */
export type ScannedMessage =
	| { range: MessageRange; fields: readonly GribSections[] }
	| { range: MessageRange; problem: MiraError };

/** Bytes of the file and where they begin. */
export type Window = { offset: number; bytes: Uint8Array };

/** Enough for all sections before the data of nearly every message. */
export const WINDOW_BYTES: number = 512;

/** How many messages are asked for together: enough to keep the network busy, few enough to keep count of. */
const BATCH = 256;

/** What finding one more part of a message costs, and what a field costs whose sections are known. */
const STEP_WORK = 100;
const FIELD_BYTES = 400;

/** Reads messages of a file by the heads of their sections. */
export class MessageReader {
	readonly #source: Source;
	readonly #budget: Budget;
	readonly #shared = new SharedSections();

	/** `budget` is for what bytes of the file do not pay for: messages that a damaged file has overlap. */
	constructor(source: Source, budget: Budget) {
		this.#source = source;
		this.#budget = budget;
	}

	/** Messages that should begin at these places, many at once. Where none does, that is its problem. */
	async messagesAt(places: readonly MessagePlace[]): Promise<ScannedMessage[]> {
		const messages: ScannedMessage[] = [];
		for (let i = 0; i < places.length; i += BATCH) {
			const batch = places.slice(i, i + BATCH);
			const starts = await this.#starts(batch);
			const found = batch.map(({ offset }, place) => this.#messageAt({ offset, bytes: starts[place] as Uint8Array }));
			for (const message of await Promise.all(found)) messages.push(message);
		}
		return messages;
	}

	/** The beginnings of messages. Of the last one of a file nobody may know the length. */
	async #starts(places: readonly MessagePlace[]): Promise<Uint8Array[]> {
		const ranges = places.flatMap(({ offset, length }) =>
			length === undefined ? [] : [{ offset, length: Math.min(WINDOW_BYTES, length) }],
		);
		const unknown = places.filter(({ length }) => length === undefined);
		const [known, ...others] = await Promise.all([
			// Heads are far apart: reading what lies between them would be reading the file.
			this.#source.readMany(ranges, { gap: 0 }),
			...unknown.map(({ offset }) => this.#source.readUpTo(offset, WINDOW_BYTES)),
		]);
		let [nextKnown, nextOther] = [0, 0];
		return places.map(({ length }) => (length === undefined ? others[nextOther++] : known[nextKnown++]) as Uint8Array);
	}

	async #messageAt(window: Window): Promise<ScannedMessage> {
		const { offset, bytes } = window;
		const head = isMessageStart(bytes, 0, false) ? await this.head(offset, window) : undefined;
		if (head !== undefined) return this.message(offset, head, window);
		const { url } = this.#source;
		const problem = new MiraError("corrupt-file", "there is no GRIB message", { url, offset });
		return { range: { url, offset, length: 0 }, problem };
	}

	/** Undefined where the length makes no sense, so this is not a message. At once if the window has all of the head. */
	head(at: number, window: Window): Awaitable<GribHead | undefined> {
		return this.#drive(
			walkHead(),
			at,
			window,
			(head) => head,
			() => undefined,
		);
	}

	/** The fields of a message. At once if the window has the heads of all their sections. */
	message(offset: number, head: GribHead, window: Window): Awaitable<ScannedMessage> {
		const { url } = this.#source;
		const range = { url, offset, length: head.lengthBytes };
		return this.#drive<GribSections[], ScannedMessage>(
			walkFields(head, () => this.#budget.hold(FIELD_BYTES)),
			offset,
			window,
			(fields) => {
				if (window.bytes.length > WINDOW_BYTES) detach(fields);
				for (const field of fields) this.#shared.share(field);
				return { range, fields };
			},
			({ code, what, offset: place = 0 }) => ({
				range,
				problem: new MiraError(code, what, { url, offset: offset + place }),
			}),
		);
	}

	/**
	 * Takes a walk through a message, reading what the window does not have. What is wrong with the file goes to `failed`, every
	 * other error to the caller.
	 */
	#drive<T, R>(
		walk: Walk<T>,
		begin: number,
		window: Window,
		done: (value: T) => R,
		failed: (error: MiraError) => R,
	): Awaitable<R> {
		const explain = (error: unknown): R => {
			if (isMiraError(error, "corrupt-file", "truncated-file")) return failed(error);
			throw error;
		};
		try {
			const step = this.#advance(walk, walk.next(), begin, window);
			if (step.done === true) return done(step.value);
			return this.#readOn(walk, step.value, begin).then(done).catch(explain);
		} catch (error) {
			return explain(error);
		}
	}

	async #readOn<T>(walk: Walk<T>, first: ByteRange, begin: number): Promise<T> {
		for (let { offset, length } = first; ; ) {
			const from = begin + offset;
			const bytes = await this.#source.readUpTo(from, Math.max(length, WINDOW_BYTES));
			if (bytes.length < length) throw new MiraError("truncated-file", "the file ends inside a message");
			const step = this.#advance(walk, { done: false, value: { offset, length } }, begin, { offset: from, bytes });
			if (step.done === true) return step.value;
			({ offset, length } = step.value);
		}
	}

	/** Goes on with a walk as far as the window reaches: to its end, or to the first range that the window does not have. */
	#advance<T>(
		walk: Walk<T>,
		first: IteratorResult<ByteRange, T>,
		begin: number,
		{ offset, bytes }: Window,
	): IteratorResult<ByteRange, T> {
		let step = first;
		while (step.done !== true) {
			const from = begin + step.value.offset - offset;
			const to = from + step.value.length;
			if (from < 0 || to > bytes.length) break;
			this.#budget.work(STEP_WORK);
			step = walk.next(bytes.subarray(from, to));
		}
		return step;
	}
}

/** Gives sections memory of their own: what they are views on is mostly data of which nothing is to be kept. */
function detach(fields: readonly GribSections[]): void {
	const copies = new Map<Uint8Array, Uint8Array>();
	const copy = (section: Uint8Array): Uint8Array => {
		const own = copies.get(section) ?? section.slice();
		copies.set(section, own);
		return own;
	};
	for (const field of fields) {
		field.grid &&= copy(field.grid);
		field.product = copy(field.product);
		if (field.edition === 1) field.dataHead &&= copy(field.dataHead);
		else {
			field.identification = copy(field.identification);
			field.local &&= copy(field.local);
			field.representation = copy(field.representation);
		}
	}
}

/** How many sections of a kind are remembered. */
const MOST_SHARED = 4;

/**
 * Makes messages share sections of which they have the same: nearly all messages of a file are of one grid and of one time.
 * What follows from such a section then needs to be found only once.
 */
class SharedSections {
	readonly #identifications: Uint8Array[] = [];
	readonly #grids: Uint8Array[] = [];

	share(sections: GribSections): void {
		if (sections.edition === 2) sections.identification = shared(this.#identifications, sections.identification);
		if (sections.grid !== undefined) sections.grid = shared(this.#grids, sections.grid);
	}
}

function shared(known: Uint8Array[], section: Uint8Array): Uint8Array {
	const same = known.find((one) => one === section || sameBytes(one, section));
	if (same !== undefined) return same;
	if (known.length === MOST_SHARED) known.shift();
	known.push(section);
	return section;
}

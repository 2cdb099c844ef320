import type { Awaitable } from "../../codecs/codec.ts";
import { END_BYTES, type GribHead, isMessageStart } from "../../codecs/grib/message.ts";
import { MessageReader, type ScannedMessage, WINDOW_BYTES, type Window } from "../../codecs/grib/message-reader.ts";
import { MiraError } from "../../errors.ts";
import type { ByteRange, ByteUse, Source } from "../../io/source.ts";
import type { Budget } from "../../zarr/budget.ts";
import { findMessage } from "./format.ts";

/** What a file holds. */
export type GribScan = {
	fileBytes: number;
	messages: ScannedMessage[];
	/** What lies between messages, such as the headings of bulletins. */
	skipped: ByteRange[];
};

/** Up to this size a file is read in one go: every message would cost a request, one after the other. */
export const SMALL_FILE_BYTES: number = 2 ** 22;
/** How far to look for another message where nothing says where it is. */
const SEARCH_BYTES = 2 ** 26;
const SEARCH_STEP_BYTES = 2 ** 18;
/** A message start that a step of a search cuts in two is found by the next. */
const SEARCH_OVERLAP_BYTES = 32;
/** Most windows that are read ahead where messages have been of one length so far. */
const MOST_AHEAD = 16;
/** Messages up to this length are read as a whole, many in a request: their heads are most of them. */
const SHORT_MESSAGE_BYTES = 2 * WINDOW_BYTES;
const LEAST_BLOCK_BYTES = 2 ** 14;
const MOST_BLOCK_BYTES = 2 ** 20;

/**
 * Finds all messages of a file by their lengths, reading no more than the heads of their sections: what looks like a message
 * inside data is none (G14).
 */
export async function scanMessages(source: Source, budget: Budget): Promise<GribScan> {
	const fileBytes = await source.size();
	const whole = fileBytes <= SMALL_FILE_BYTES ? await source.readUpTo(0, fileBytes) : new Uint8Array(0);
	return await new Scanner(source, fileBytes, { offset: 0, bytes: whole }, budget).scan();
}

/** `failure` is no fault of the file. */
type Outcome = ScannedMessage | { failure: unknown };

class Scanner {
	readonly #source: Source;
	readonly #reader: MessageReader;
	readonly #fileBytes: number;
	readonly #outcomes: Awaitable<Outcome>[] = [];
	readonly #skipped: ByteRange[] = [];
	readonly #ahead = new Map<number, Window>();
	/** What was read last of the file in one piece: all of it, several short messages, or what a search went through. */
	#block: Window;
	#isSearched = false;
	#blockBytes = LEAST_BLOCK_BYTES;
	#lastLength = 0;
	#repeats = 0;

	constructor(source: Source, fileBytes: number, block: Window, budget: Budget) {
		this.#source = source;
		this.#reader = new MessageReader(source, budget);
		this.#fileBytes = fileBytes;
		this.#block = block;
	}

	async scan(): Promise<GribScan> {
		for (let at = 0; at < this.#fileBytes; ) {
			const window = await this.#messageWindow(at);
			const head = isMessageStart(window.bytes, at - window.offset, false)
				? await this.#reader.head(at, window)
				: undefined;
			if (head !== undefined) at = await this.#take(at, head, window);
			else at = await this.#skip(at + 1, at);
		}
		const messages: ScannedMessage[] = [];
		for (const outcome of await Promise.all(this.#outcomes)) {
			if ("failure" in outcome) throw outcome.failure;
			messages.push(outcome);
		}
		return { fileBytes: this.#fileBytes, messages, skipped: this.#skipped };
	}

	/** Notes a message, and gives where the next one should begin. */
	async #take(at: number, head: GribHead, window: Window): Promise<number> {
		const end = at + head.lengthBytes;
		if (end > this.#fileBytes) {
			// Of a truncated file the last message is known by its head; reading its values is the error then.
			this.#outcomes.push(this.#fields(at, head, window));
			return (await this.#next(at + 8)) ?? this.#fileBytes;
		}
		this.#repeats = head.lengthBytes === this.#lastLength ? this.#repeats + 1 : 0;
		this.#lastLength = head.lengthBytes;
		if (end === this.#fileBytes || (await this.#endsAt(end))) {
			this.#outcomes.push(this.#fields(at, head, window));
			return end;
		}
		this.#repeats = 0;
		const { url } = this.#source;
		const problem = new MiraError("corrupt-file", "the message does not end where its length says", {
			url,
			offset: at,
		});
		this.#outcomes.push({ range: { url, offset: at, length: head.lengthBytes }, problem });
		return await this.#skip(at + 8, end);
	}

	/** Whether a message ends right before the offset, by its "7777"; the window of the next message shows it. */
	async #endsAt(end: number): Promise<boolean> {
		const { offset, bytes } = await this.#messageWindow(end);
		const at = end - END_BYTES - offset;
		return bytes[at] === 0x37 && bytes[at + 1] === 0x37 && bytes[at + 2] === 0x37 && bytes[at + 3] === 0x37;
	}

	#fields(at: number, head: GribHead, window: Window): Awaitable<Outcome> {
		const message = this.#reader.message(at, head, window);
		return message instanceof Promise ? message.catch((failure: unknown) => ({ failure })) : message;
	}

	/** The window in which a message begins, and the end of the message before. */
	#messageWindow(at: number): Awaitable<Window> {
		const known = this.#ahead.get(at);
		if (known !== undefined) return known;
		const begin = Math.max(0, at - END_BYTES);
		const inBlock = begin + WINDOW_BYTES <= endOf(this.#block) || endOf(this.#block) === this.#fileBytes;
		if (begin >= this.#block.offset && inBlock) return this.#isSearched ? this.#cutWindow(begin) : this.#block;
		this.#ahead.clear();
		if (this.#lastLength > SHORT_MESSAGE_BYTES || this.#lastLength === 0) return this.#windowsFrom(at);
		this.#blockBytes = Math.min(2 * this.#blockBytes, MOST_BLOCK_BYTES);
		return this.#readBlock(begin, this.#blockBytes, "metadata");
	}

	/** Sections are views on their window. Most of what a search went through is data, which they must not keep in memory. */
	#cutWindow(offset: number): Window {
		const from = offset - this.#block.offset;
		return { offset, bytes: this.#block.bytes.slice(from, from + WINDOW_BYTES) };
	}

	async #readBlock(offset: number, length: number, use: ByteUse): Promise<Window> {
		const bytes = await this.#source.readUpTo(offset, length, { use });
		this.#block = { offset, bytes };
		this.#isSearched = use === "chunk";
		return this.#block;
	}

	/** Reads the window of a message, and those of the next ones where they are foreseen. */
	async #windowsFrom(at: number): Promise<Window> {
		const count = Math.min(2 ** this.#repeats, MOST_AHEAD);
		const places = Array.from({ length: count }, (_, i) => at + i * this.#lastLength).filter(
			(place) => place < this.#fileBytes,
		);
		const ranges = places.map((place) => {
			const offset = Math.max(0, place - END_BYTES);
			return { offset, length: Math.min(WINDOW_BYTES, this.#fileBytes - offset) };
		});
		// Windows are far apart: reading what lies between them would be reading the file.
		const windows = await this.#source.readMany(ranges, { gap: 0 });
		for (const [i, { offset }] of ranges.entries())
			this.#ahead.set(places[i] as number, { offset, bytes: windows[i] as Uint8Array });
		return this.#ahead.get(at) as Window;
	}

	/** Notes what lies between `from` and the next message, which it gives. */
	async #skip(searchFrom: number, from: number): Promise<number> {
		const next = (await this.#next(searchFrom)) ?? this.#fileBytes;
		if (next > from) this.#skipped.push({ offset: from, length: next - from });
		return next;
	}

	/** Looks for a message where nothing says that one begins. */
	async #next(from: number): Promise<number | undefined> {
		for (let at = from; at < Math.min(this.#fileBytes, from + SEARCH_BYTES); ) {
			const isThere = at - END_BYTES >= this.#block.offset && at + SEARCH_OVERLAP_BYTES < endOf(this.#block);
			const isLast = at >= this.#block.offset && endOf(this.#block) === this.#fileBytes;
			// With the end of what comes before, which the window of a message has too.
			const { offset, bytes } =
				isThere || isLast
					? this.#block
					: await this.#readBlock(Math.max(0, at - END_BYTES), SEARCH_STEP_BYTES + SEARCH_OVERLAP_BYTES, "chunk");
			const found = findMessage(bytes, at - offset);
			if (found !== undefined) return offset + found;
			const end = offset + bytes.length;
			if (end >= this.#fileBytes) return undefined;
			at = end - SEARCH_OVERLAP_BYTES;
		}
		return undefined;
	}
}

function endOf({ offset, bytes }: Window): number {
	return offset + bytes.length;
}

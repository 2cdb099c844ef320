import { END_BYTES, type GribHead, isMessageStart } from "../../codecs/grib/message.ts";
import { MessageReader, type ScannedMessage, WINDOW_BYTES, type Window } from "../../codecs/grib/message-reader.ts";
import { MiraError } from "../../errors.ts";
import type { ByteRange, Source } from "../../io/source.ts";
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

/**
 * Finds all messages of a file by their lengths, reading no more than the heads of their sections: what looks like a message
 * inside data is none (G14).
 */
export async function scanMessages(source: Source): Promise<GribScan> {
	const fileBytes = await source.size();
	if (fileBytes <= SMALL_FILE_BYTES) await source.readUpTo(0, fileBytes);
	return await new Scanner(source, fileBytes).scan();
}

/** `failure` is no fault of the file. */
type Outcome = { message: ScannedMessage } | { failure: unknown };

class Scanner {
	readonly #source: Source;
	readonly #reader: MessageReader;
	readonly #fileBytes: number;
	readonly #outcomes: Promise<Outcome>[] = [];
	readonly #skipped: ByteRange[] = [];
	readonly #ahead = new Map<number, Window>();
	#lastLength = 0;
	#repeats = 0;

	constructor(source: Source, fileBytes: number) {
		this.#source = source;
		this.#reader = new MessageReader(source);
		this.#fileBytes = fileBytes;
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
			messages.push(outcome.message);
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
		const range = { url, offset: at, length: head.lengthBytes };
		this.#outcomes.push(Promise.resolve({ message: { range, problem } }));
		return await this.#skip(at + 8, end);
	}

	/** Whether a message ends right before the offset, by its "7777"; the window of the next message shows it. */
	async #endsAt(end: number): Promise<boolean> {
		const { offset, bytes } = await this.#messageWindow(end);
		return bytes.subarray(end - END_BYTES - offset, end - offset).every((byte) => byte === 0x37);
	}

	async #fields(at: number, head: GribHead, window: Window): Promise<Outcome> {
		try {
			return { message: await this.#reader.message(at, head, window) };
		} catch (failure) {
			return { failure };
		}
	}

	/** The window in which a message begins, and the end of the message before. */
	async #messageWindow(at: number): Promise<Window> {
		const known = this.#ahead.get(at);
		if (known !== undefined) return known;
		this.#ahead.clear();
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
		for (let at = from; at < Math.min(this.#fileBytes, from + SEARCH_BYTES); at += SEARCH_STEP_BYTES) {
			const bytes = await this.#source.readUpTo(at, SEARCH_STEP_BYTES + SEARCH_OVERLAP_BYTES, { use: "chunk" });
			const found = findMessage(bytes, 0);
			if (found !== undefined) return at + found;
		}
		return undefined;
	}
}

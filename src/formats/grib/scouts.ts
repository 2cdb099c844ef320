import { END_BYTES } from "../../codecs/grib/message.ts";
import { type MessageReader, WINDOW_BYTES, type Window } from "../../codecs/grib/message-reader.ts";
import { isMessageStart, START_BYTES } from "../../codecs/grib/message-start.ts";
import { findMessage } from "./format.ts";
import { endOf, endsBefore, type MessageWindows } from "./message-windows.ts";
import { SHORT_MESSAGE_BYTES, Stride } from "./stride.ts";

/** How many go ahead of the walk: with it as many requests as a registry has under way. */
const MOST_SCOUTS = 15;
/** What all scouts of a file may read to find their first messages, and as a part of the file. */
const SEARCH_BYTES = 2 ** 23;
const SEARCH_SHARE = 1 / 8;
const LEAST_STEP_BYTES = 2 ** 14;
const MOST_STEP_BYTES = 2 ** 20;
/** What a request that need not wait for another is worth. */
const ROUND_BYTES = 2 ** 18;
/** Fewer messages than this are no way to go. */
const LEAST_MESSAGES = 4;
/** What it reads ahead is read in vain if its way is wrong. */
const BOUNDS = { mostAhead: 1, mostBlockBytes: 2 ** 18 };
/** What is kept of a message for the walk: enough for several fields, and of a long one what its window has. */
const KEPT_BYTES = 4 * WINDOW_BYTES;

/** One that began at a guessed place, and where it is; between the two it leaves windows behind. */
type Scout = { begin: number; at: number; isLive: boolean; leave: AbortController };

/**
 * Reads windows of messages ahead of the walk through a file, from several places at once. Where a message begins nobody knows
 * there, so a scout looks for one and follows it. It may be wrong: what it found may be data that looks like a message. That
 * decides nothing: the walk goes from the first message to the last, and takes what it comes by.
 */
export class Scouts {
	readonly #windows: MessageWindows;
	readonly #reader: MessageReader;
	readonly #running = new Set<Promise<void>>();
	/** In the order of the file. */
	#scouts: Scout[] = [];
	#walkAt = 0;
	#searchLeft: number;
	#messages = 0;
	#messageBytes = 0;

	constructor(windows: MessageWindows, reader: MessageReader) {
		this.#windows = windows;
		this.#reader = reader;
		this.#searchLeft = Math.min(SEARCH_BYTES, Math.ceil(windows.fileBytes * SEARCH_SHARE));
	}

	/** The walk has come to a message. */
	meet(at: number, lengthBytes: number): void {
		this.#walkAt = at;
		this.#count(lengthBytes);
		if (this.#scouts.length === 0) return;
		this.#scouts = this.#scouts.filter((scout) => {
			if (scout.at > at) return true;
			// What the walk waits for itself must still come.
			if (scout.at < at) scout.leave.abort();
			scout.isLive = false;
			return false;
		});
	}

	/** Sends scouts to the middle of the widest parts of the file that nobody has gone through, where that is worth it. */
	send(): void {
		const length = this.#messageBytes / this.#messages;
		if (length <= SHORT_MESSAGE_BYTES) return;
		// To find a message costs half of one, and saves half of the requests of a part from waiting.
		const least = Math.max(LEAST_MESSAGES * length, (length * length) / ROUND_BYTES);
		let live = this.#scouts.reduce((count, { isLive }) => count + Number(isLive), 0);
		for (; live < MOST_SCOUTS && this.#searchLeft > 0; live++) {
			const { before, begin, gap } = this.#widestGap();
			if (gap < least) return;
			const place = begin + Math.floor(gap / 2);
			const scout = { begin: place, at: place, isLive: true, leave: new AbortController() };
			this.#scouts.splice(before, 0, scout);
			const run = this.#run(scout, length).catch(() => {});
			this.#running.add(run);
			run.finally(() => {
				scout.isLive = false;
				this.#running.delete(run);
			});
		}
	}

	/** Calls all back. */
	async stop(): Promise<void> {
		for (const { leave } of this.#scouts) leave.abort();
		await Promise.all(this.#running);
	}

	#widestGap(): { before: number; begin: number; gap: number } {
		let widest = { before: 0, begin: 0, gap: 0 };
		let begin = this.#walkAt;
		for (let before = 0; before <= this.#scouts.length; before++) {
			const scout = this.#scouts[before];
			const gap = (scout?.begin ?? this.#windows.fileBytes) - begin;
			if (gap > widest.gap) widest = { before, begin, gap };
			begin = Math.max(begin, scout?.at ?? 0);
		}
		return widest;
	}

	#count(lengthBytes: number): void {
		this.#messages++;
		this.#messageBytes += lengthBytes;
	}

	async #run(scout: Scout, messageBytes: number): Promise<void> {
		const { fileBytes } = this.#windows;
		const stride = new Stride(this.#windows, { offset: scout.begin, bytes: new Uint8Array(0) }, BOUNDS);
		await this.#search(scout, stride, messageBytes);
		let isBehindMessage = false;
		// Where another has been, it need not go.
		while (scout.isLive && scout.at < fileBytes && !this.#windows.has(scout.at)) {
			const { at } = scout;
			const window = stride.has(at) ? stride.piece : await stride.step(at, scout.leave.signal);
			if (isBehindMessage && !endsBefore(at, window)) return;
			const head = isMessageStart(window.bytes, at - window.offset, false)
				? await this.#reader.head(at, window)
				: undefined;
			isBehindMessage = head !== undefined;
			if (head !== undefined) {
				this.#keep(at, window, head.lengthBytes);
				this.#count(head.lengthBytes);
				stride.pass(head.lengthBytes);
				scout.at += head.lengthBytes;
			} else {
				// Headings of bulletins and padding are short.
				const found = findMessage(window.bytes, at + 1 - window.offset);
				if (found === undefined) return;
				scout.at = window.offset + found;
				this.#keep(at, window, scout.at - at + WINDOW_BYTES);
			}
		}
	}

	/** Keeps what was read at a place, without the data of short messages behind it. */
	#keep(at: number, { offset, bytes }: Window, length: number): void {
		if (this.#windows.has(at)) return;
		const begin = at - END_BYTES;
		const keptBytes = END_BYTES + Math.min(Math.max(length, WINDOW_BYTES), KEPT_BYTES);
		this.#windows.keep(at, { offset: begin, bytes: bytes.slice(begin - offset, begin - offset + keptBytes) });
	}

	/** Looks for a message from where a scout is, and leads it there. */
	async #search(scout: Scout, stride: Stride, messageBytes: number): Promise<void> {
		const { signal } = scout.leave;
		const stepBytes = Math.min(Math.max(LEAST_STEP_BYTES, Math.ceil(messageBytes / 2)), MOST_STEP_BYTES);
		const until = Math.min(scout.begin + LEAST_MESSAGES * messageBytes, this.#windows.fileBytes);
		for (let from = scout.begin + END_BYTES; this.#searchLeft > 0 && scout.at < until; ) {
			const length = Math.min(stepBytes, this.#searchLeft);
			this.#searchLeft -= length;
			const { offset, bytes } = await stride.readOn(from, length, signal);
			const found = findMessage(bytes, from - offset);
			if (found !== undefined) {
				scout.begin = scout.at = offset + found;
				if (!stride.has(scout.at)) await stride.readOn(scout.at, WINDOW_BYTES, signal);
				return;
			}
			scout.at = endOf(stride.piece);
			from = Math.max(from, scout.at - START_BYTES);
		}
		scout.isLive = false;
	}
}

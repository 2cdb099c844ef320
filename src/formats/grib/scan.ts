import type { Awaitable } from "../../codecs/codec.ts";
import type { GribHead } from "../../codecs/grib/message.ts";
import { MessageReader, type ScannedMessage, type Window } from "../../codecs/grib/message-reader.ts";
import { isMessageStart, START_BYTES } from "../../codecs/grib/message-start.ts";
import { MiraError } from "../../errors.ts";
import type { ByteRange, Source } from "../../io/source.ts";
import type { Budget } from "../../zarr/budget.ts";
import { findMessage } from "./format.ts";
import { endOf, endsBefore, MessageWindows } from "./message-windows.ts";
import { Scouts } from "./scouts.ts";
import { Stride } from "./stride.ts";

/** What a file holds. */
export type GribScan = {
	fileBytes: number;
	messages: ScannedMessage[];
	/** What lies between messages, such as the headings of bulletins. */
	skipped: ByteRange[];
};

/** Up to this size a file is read in one go: every message would cost a request, one after the other. */
export const SMALL_FILE_BYTES: number = 2 ** 22;
/** How far to look for another message where nothing says where it is; what is read of that at first, and at most. */
const SEARCH_BYTES = 2 ** 26;
const LEAST_STEP_BYTES = 2 ** 18;
const MOST_STEP_BYTES = 2 ** 22;
const BOUNDS = { mostAhead: 16, mostBlockBytes: 2 ** 22 };

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

/** Walks through a file, from each message to the next. */
class Scanner {
	readonly #url: string;
	readonly #reader: MessageReader;
	readonly #windows: MessageWindows;
	readonly #scouts: Scouts;
	readonly #fileBytes: number;
	readonly #outcomes: Awaitable<Outcome>[] = [];
	readonly #skipped: ByteRange[] = [];
	readonly #stride: Stride;

	constructor(source: Source, fileBytes: number, piece: Window, budget: Budget) {
		this.#url = source.url;
		this.#reader = new MessageReader(source, budget);
		this.#windows = new MessageWindows(source, fileBytes);
		this.#stride = new Stride(this.#windows, piece, BOUNDS);
		this.#scouts = new Scouts(this.#windows, this.#reader);
		this.#fileBytes = fileBytes;
	}

	async scan(): Promise<GribScan> {
		try {
			await this.#walk();
		} finally {
			await this.#scouts.stop();
		}
		const messages: ScannedMessage[] = [];
		for (const outcome of await Promise.all(this.#outcomes)) {
			if ("failure" in outcome) throw outcome.failure;
			messages.push(outcome);
		}
		return { fileBytes: this.#fileBytes, messages, skipped: this.#skipped };
	}

	async #walk(): Promise<void> {
		for (let at = 0; at < this.#fileBytes; ) {
			const window = await this.#window(at);
			const head = isMessageStart(window.bytes, at - window.offset, false)
				? await this.#reader.head(at, window)
				: undefined;
			this.#windows.forget(at);
			if (head !== undefined) at = await this.#take(at, head, window);
			else at = await this.#skip(at + 1, at);
		}
	}

	/** Notes a message, and gives where the next one should begin. */
	async #take(at: number, head: GribHead, window: Window): Promise<number> {
		const { lengthBytes } = head;
		const end = at + lengthBytes;
		if (end > this.#fileBytes) {
			// Of a truncated file the last message is known by its head; reading its values is the error then.
			this.#outcomes.push(this.#fields(at, head, window));
			return (await this.#next(at + 8)) ?? this.#fileBytes;
		}
		this.#stride.pass(lengthBytes);
		this.#scouts.meet(at, lengthBytes);
		if (this.#stride.isVaried && endOf(this.#stride.piece) < this.#fileBytes) this.#scouts.send();
		if (end === this.#fileBytes || endsBefore(end, await this.#window(end))) {
			this.#outcomes.push(this.#fields(at, head, window));
			return end;
		}
		this.#stride.stumble();
		const problem = new MiraError("corrupt-file", "the message does not end where its length says", {
			url: this.#url,
			offset: at,
		});
		this.#outcomes.push({ range: { url: this.#url, offset: at, length: lengthBytes }, problem });
		return await this.#skip(at + 8, end);
	}

	#fields(at: number, head: GribHead, window: Window): Awaitable<Outcome> {
		const message = this.#reader.message(at, head, window);
		return message instanceof Promise ? message.catch((failure: unknown) => ({ failure })) : message;
	}

	/** What was read of a message, with the end of the message before. */
	async #window(at: number): Promise<Window> {
		if (this.#stride.has(at)) return this.#stride.piece;
		const known = await this.#windows.get(at);
		if (known === undefined) return await this.#stride.step(at);
		this.#stride.piece = known;
		return known;
	}

	/** Notes what lies between `from` and the next message, which it gives. */
	async #skip(searchFrom: number, from: number): Promise<number> {
		const next = (await this.#next(searchFrom)) ?? this.#fileBytes;
		if (next > from) this.#skipped.push({ offset: from, length: next - from });
		return next;
	}

	/** Looks for a message where nothing says that one begins. */
	async #next(from: number): Promise<number | undefined> {
		const until = Math.min(this.#fileBytes, from + SEARCH_BYTES);
		let stepBytes = LEAST_STEP_BYTES;
		for (let at = from; ; ) {
			const { offset, bytes } = this.#stride.piece;
			const end = endOf(this.#stride.piece);
			if (offset <= at && at < end) {
				const found = findMessage(bytes, at - offset);
				if (found !== undefined) return offset + found < until ? offset + found : undefined;
				if (end >= until) return undefined;
				// One that the end of the piece cuts in two.
				at = Math.max(at, end - START_BYTES);
			} else if (at >= until) return undefined;
			await this.#stride.readOn(at, stepBytes);
			stepBytes = Math.min(4 * stepBytes, MOST_STEP_BYTES);
		}
	}
}

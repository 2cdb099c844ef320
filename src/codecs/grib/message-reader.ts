import { isMiraError, MiraError } from "../../errors.ts";
import type { ByteRange, Source } from "../../io/source.ts";
import { type GribHead, type GribSections, isMessageStart, type Walk, walkFields, walkHead } from "./message.ts";

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

/** Reads messages of a file by the heads of their sections. */
export class MessageReader {
	readonly #source: Source;

	constructor(source: Source) {
		this.#source = source;
	}

	/** Messages that should begin at these places, all at once. Where none does, that is its problem. */
	messagesAt(places: readonly MessagePlace[]): Promise<ScannedMessage[]> {
		return Promise.all(
			places.map(async (place) => this.#messageAt({ offset: place.offset, bytes: await this.#start(place) })),
		);
	}

	async #start({ offset, length }: MessagePlace): Promise<Uint8Array> {
		if (length === undefined) return this.#source.readUpTo(offset, WINDOW_BYTES);
		// Heads are far apart: reading what lies between them would be reading the file.
		const [bytes] = await this.#source.readMany([{ offset, length: Math.min(WINDOW_BYTES, length) }], { gap: 0 });
		return bytes as Uint8Array;
	}

	async #messageAt(window: Window): Promise<ScannedMessage> {
		const { offset, bytes } = window;
		const head = isMessageStart(bytes, 0, false) ? await this.head(offset, window) : undefined;
		if (head !== undefined) return this.message(offset, head, window);
		const { url } = this.#source;
		const problem = new MiraError("corrupt-file", "there is no GRIB message", { url, offset });
		return { range: { url, offset, length: 0 }, problem };
	}

	/** Undefined where the length makes no sense, so this is not a message. */
	async head(at: number, window: Window): Promise<GribHead | undefined> {
		try {
			return await this.#drive(walkHead(), at, window);
		} catch (error) {
			if (isMiraError(error, "corrupt-file", "truncated-file")) return undefined;
			throw error;
		}
	}

	/** The fields of a message. */
	async message(offset: number, head: GribHead, window: Window): Promise<ScannedMessage> {
		const { url } = this.#source;
		const range = { url, offset, length: head.lengthBytes };
		try {
			return { range, fields: await this.#drive(walkFields(head), offset, window) };
		} catch (error) {
			if (!isMiraError(error, "corrupt-file", "truncated-file")) throw error;
			return { range, problem: new MiraError(error.code, error.what, { url, offset: offset + (error.offset ?? 0) }) };
		}
	}

	/** Takes a walk through a message, reading what the window does not have. */
	async #drive<T>(walk: Walk<T>, begin: number, first: Window): Promise<T> {
		let window = first;
		for (let step = walk.next(); ; ) {
			if (step.done === true) return step.value;
			const from = begin + step.value.offset;
			const { length } = step.value;
			if (from < window.offset || from + length > window.offset + window.bytes.length)
				window = { offset: from, bytes: await this.#source.readUpTo(from, Math.max(length, WINDOW_BYTES)) };
			const bytes = window.bytes.subarray(from - window.offset, from - window.offset + length);
			if (bytes.length < length) throw new MiraError("truncated-file", "the file ends inside a message");
			step = walk.next(bytes);
		}
	}
}

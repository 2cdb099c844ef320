import type { Awaitable } from "../../codecs/codec.ts";
import { END_BYTES } from "../../codecs/grib/message.ts";
import { WINDOW_BYTES, type Window } from "../../codecs/grib/message-reader.ts";
import type { Source } from "../../io/source.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";

/** What of a message has to be there for it to count as read: the sections before the data of most. */
const LEAST_BYTES = 256;

/**
 * The beginnings of messages, each with the end of what comes before it. Whoever goes through a file asks here, so what one
 * has read, or is reading, no other asks for.
 */
export class MessageWindows {
	readonly fileBytes: number;
	readonly #source: Source;
	readonly #known = new Map<number, Awaitable<Window | undefined>>();

	constructor(source: Source, fileBytes: number) {
		this.#source = source;
		this.fileBytes = fileBytes;
	}

	has(place: number): boolean {
		return this.#known.has(place);
	}

	/** What somebody has read of a place, or is about to; undefined also where that failed. */
	get(place: number): Awaitable<Window | undefined> {
		return this.#known.get(place);
	}

	keep(place: number, window: Window): void {
		this.#known.set(place, window);
	}

	forget(place: number): void {
		this.#known.delete(place);
	}

	/** Reads the windows of places that nobody has asked for. Gives that of the first. */
	async read(places: readonly number[], signal?: AbortSignal): Promise<Window> {
		const ranges = places.map((place) => {
			const offset = Math.max(0, place - END_BYTES);
			return { offset, length: Math.min(WINDOW_BYTES, this.fileBytes - offset) };
		});
		// Windows are far apart: reading what lies between them would be reading the file.
		const reading = this.#source.readMany(ranges, { gap: 0, signal });
		const windows = places.map(async (place, i): Promise<Window | undefined> => {
			try {
				const window = { offset: ranges[i]?.offset ?? 0, bytes: (await reading)[i] as Uint8Array };
				this.#known.set(place, window);
				return window;
			} catch {
				this.#known.delete(place);
				return undefined;
			}
		});
		for (const [i, place] of places.entries()) this.#known.set(place, windows[i]);
		await reading;
		return (await windows[0]) as Window;
	}

	/** Reads on behind a piece of the file, and keeps of it what lies from `from` on. */
	async extend(piece: Window, from: number, length: number, signal?: AbortSignal): Promise<Window> {
		const kept = piece.bytes.subarray(Math.max(0, from - piece.offset));
		const end = endOf(piece);
		// Nearly all of it is data, which must not push metadata out of the cache.
		const added = await this.#source.readUpTo(end, length, { use: "chunk", signal });
		return { offset: end - kept.length, bytes: joinBytes([kept, added]) };
	}

	/** Whether a piece of the file has enough of the message at a place, and the end of what comes before it. */
	serves(piece: Window, place: number): boolean {
		const begin = Math.max(0, place - END_BYTES);
		return piece.offset <= begin && (endOf(piece) >= begin + LEAST_BYTES || endOf(piece) === this.fileBytes);
	}
}

/** Where a piece of the file ends. */
export function endOf({ offset, bytes }: Window): number {
	return offset + bytes.length;
}

/** Whether a message ends right before a place, by its "7777". */
export function endsBefore(place: number, { offset, bytes }: Window): boolean {
	const at = place - END_BYTES - offset;
	return bytes[at] === 0x37 && bytes[at + 1] === 0x37 && bytes[at + 2] === 0x37 && bytes[at + 3] === 0x37;
}

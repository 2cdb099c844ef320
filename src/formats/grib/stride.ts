import { END_BYTES } from "../../codecs/grib/message.ts";
import { WINDOW_BYTES, type Window } from "../../codecs/grib/message-reader.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { endOf, type MessageWindows } from "./message-windows.ts";

/** Messages up to this length are cheaper to read, many in a request, than to jump over. */
export const SHORT_MESSAGE_BYTES: number = 2 ** 14;

/** How much one stride may take. */
export type StrideBounds = {
	/** Windows read at once where messages have been of one length so far. */
	mostAhead: number;
	/** Bytes read at once of short messages. */
	mostBlockBytes: number;
};

/** How one goes from message to message: what is read next follows from the lengths of those that came before. */
export class Stride {
	/** What was looked at last: one window, several short messages, what a search went through, or all of the file. */
	piece: Window;
	readonly #windows: MessageWindows;
	readonly #bounds: StrideBounds;
	#lastLength = 0;
	/** How often that length came again. */
	#repeats = 0;
	#isVaried = false;
	/** Bytes of short messages so far; long ones count against them. */
	#shortBytes = 0;

	constructor(windows: MessageWindows, piece: Window, bounds: StrideBounds) {
		this.#windows = windows;
		this.piece = piece;
		this.#bounds = bounds;
	}

	/** Notes the length of a message. */
	pass(lengthBytes: number): void {
		const isRepeated = lengthBytes === this.#lastLength;
		this.#isVaried = this.#lastLength > 0 && !isRepeated;
		this.#repeats = isRepeated ? this.#repeats + 1 : 0;
		this.#lastLength = lengthBytes;
		if (lengthBytes <= SHORT_MESSAGE_BYTES) this.#shortBytes += lengthBytes;
		else this.#shortBytes /= 4;
	}

	/** Whether messages differ in length, so that nothing says where those behind the next one are. */
	get isVaried(): boolean {
		return this.#isVaried;
	}

	/** Messages do not follow each other as it seemed. */
	stumble(): void {
		this.#repeats = 0;
	}

	/** Whether the piece at hand has enough of a message. */
	has(at: number): boolean {
		return this.#windows.serves(this.piece, at);
	}

	/** Reads the window of a place, and with it what probably comes next. */
	async step(at: number, signal?: AbortSignal): Promise<Window> {
		const { mostAhead, mostBlockBytes } = this.#bounds;
		// As much again as these messages had: where long ones follow, not much more than that was read in vain.
		const blockBytes = Math.min(2 * this.#shortBytes, mostBlockBytes);
		const isShort = this.#lastLength > 0 && this.#lastLength <= SHORT_MESSAGE_BYTES;
		if (isShort && blockBytes > WINDOW_BYTES) return await this.readOn(at, blockBytes, signal);
		const places = [at];
		for (let i = 1; i < Math.min(powerOfTwo(this.#repeats), mostAhead); i++) {
			const place = at + i * this.#lastLength;
			if (place < this.#windows.fileBytes && !this.#windows.has(place)) places.push(place);
		}
		this.piece = await this.#windows.read(places, signal);
		return this.piece;
	}

	/** Reads on from a place, with the end of what comes before it, which the piece at hand may have. */
	async readOn(at: number, length: number, signal?: AbortSignal): Promise<Window> {
		const begin = Math.max(0, at - END_BYTES);
		const isAtHand = this.piece.offset <= begin && begin <= endOf(this.piece);
		const piece = isAtHand ? this.piece : { offset: begin, bytes: new Uint8Array(0) };
		this.piece = await this.#windows.extend(piece, begin, Math.ceil(length), signal);
		return this.piece;
	}
}

import type { ByteRange } from "./source.ts";

/**
 * A request under way that several reads may share. It belongs to all who joined: it is aborted when the last of them
 * has left, and not before.
 */
export class Flight {
	readonly offset: number;
	/** Infinite when the whole object was asked for. */
	readonly length: number;
	/** The bytes that arrived: fewer than `length` at the end of the object. */
	readonly result: Promise<Uint8Array>;
	readonly #controller = new AbortController();
	#passengers = 0;
	#hasLanded = false;

	constructor({ offset, length }: ByteRange, start: (flight: Flight, signal: AbortSignal) => Promise<Uint8Array>) {
		this.offset = offset;
		this.length = length;
		this.result = start(this, this.#controller.signal);
		const land = (): void => {
			this.#hasLanded = true;
		};
		// Everyone who waits gets the error; when all have left, nobody is there to handle it.
		this.result.then(land, land);
	}

	/** Whether a read of `range` can be served by waiting for this one. */
	covers({ offset, length }: ByteRange): boolean {
		return !this.#controller.signal.aborted && this.offset <= offset && offset + length <= this.offset + this.length;
	}

	/** One more read waits. */
	join(): this {
		this.#passengers++;
		return this;
	}

	/** A read that joined has its bytes, or wants them no more. */
	leave(): void {
		this.#passengers--;
		if (this.#passengers === 0 && !this.#hasLanded) this.#controller.abort();
	}
}

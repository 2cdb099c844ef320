import { onAbort } from "../io/abort.ts";

type Waiting = { bytes: number; enter: () => void };

/**
 * Bounds the memory of answers under way: each enters with its size and leaves once it is sent. The others wait in the order
 * in which they came. One that is larger than the limit goes alone.
 */
export class ByteGate {
	readonly #limitBytes: number;
	readonly #waiting = new Set<Waiting>();
	#bytes = 0;
	#inside = 0;

	constructor(limitBytes: number) {
		this.#limitBytes = limitBytes;
	}

	/** Waits for room. Gives the function that leaves, which counts once; aborting takes it out of the queue. */
	async enter(bytes: number, signal: AbortSignal): Promise<() => void> {
		signal.throwIfAborted();
		if (this.#waiting.size > 0 || !this.#admits(bytes)) await this.#wait(bytes, signal);
		else this.#add(bytes);
		let isInside = true;
		return () => {
			if (!isInside) return;
			isInside = false;
			this.#inside--;
			this.#bytes -= bytes;
			this.#admitNext();
		};
	}

	#wait(bytes: number, signal: AbortSignal): Promise<void> {
		return new Promise((resolve, reject) => {
			const waiting: Waiting = {
				bytes,
				enter: () => {
					takeBack();
					resolve();
				},
			};
			const takeBack = onAbort(signal, () => {
				this.#waiting.delete(waiting);
				reject(signal.reason);
				// A large one at the head of the queue kept smaller ones back.
				this.#admitNext();
			});
			this.#waiting.add(waiting);
		});
	}

	#admitNext(): void {
		for (const waiting of this.#waiting) {
			if (!this.#admits(waiting.bytes)) break;
			this.#waiting.delete(waiting);
			this.#add(waiting.bytes);
			waiting.enter();
		}
	}

	#admits(bytes: number): boolean {
		return this.#inside === 0 || this.#bytes + bytes <= this.#limitBytes;
	}

	#add(bytes: number): void {
		this.#inside++;
		this.#bytes += bytes;
	}
}

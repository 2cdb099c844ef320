/** So long nobody notices that nothing else has its turn. */
const LONGEST_MILLISECONDS = 20;

/**
 * Lets everything else in the thread have its turn now and then. Who asks the system for files without waiting for another thread
 * (`FileCalls`) never waits at all: a hundred thousand small files would be opened before a timer goes off, a key that ends them is
 * heard, or an order of another thread comes in.
 */
export class GiveWay {
	#beganMs = performance.now();
	#others: Promise<void> | undefined;

	/**
	 * To be asked before each piece of work. Who asks while the others have their turn waits too: they have none as long as anybody
	 * goes on.
	 */
	turn(): Promise<void> | undefined {
		if (this.#others === undefined && performance.now() - this.#beganMs > LONGEST_MILLISECONDS)
			this.#others = new Promise((resolve) => {
				// Timers, signals and messages come before it in the next round.
				setImmediate(() => {
					this.#others = undefined;
					this.#beganMs = performance.now();
					resolve();
				});
			});
		return this.#others;
	}
}

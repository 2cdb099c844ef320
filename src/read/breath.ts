/** How long a page may stand still: half of what people notice. */
const BREATH_MILLISECONDS = 25;

/**
 * Work on the main thread of a page, in breaths: between two of them the page answers its user and draws. Elsewhere nobody
 * waits, and it is one.
 */
export class Breath {
	#end: number = typeof document === "undefined" ? Number.POSITIVE_INFINITY : performance.now() + BREATH_MILLISECONDS;

	/** True if the page should be let go on. */
	isOver(): boolean {
		return this.#end !== Number.POSITIVE_INFINITY && performance.now() >= this.#end;
	}

	/** Lets it, and begins anew. */
	async next(): Promise<void> {
		// A message comes after what waits already, and without the delay that browsers give to timers.
		const { port1, port2 } = new MessageChannel();
		await new Promise((resolve) => {
			port1.onmessage = resolve;
			port2.postMessage(undefined);
		});
		port1.close();
		this.#end = performance.now() + BREATH_MILLISECONDS;
	}
}

/**
 * Who works beside others, and who alone. A batch of files under which a worker died is opened alone the next time: if it dies
 * again, it is known of what.
 */
export class Turns {
	#underWay = 0;
	#isAlone = false;
	readonly #waiting: { isAlone: boolean; start: () => void }[] = [];

	/** Does a task when it is its turn, in the order of asking. */
	async take<T>(isAlone: boolean, task: () => Promise<T>): Promise<T> {
		await new Promise<void>((start) => {
			this.#waiting.push({ isAlone, start });
			this.#next();
		});
		try {
			return await task();
		} finally {
			this.#underWay--;
			this.#isAlone = false;
			this.#next();
		}
	}

	#next(): void {
		for (;;) {
			const first = this.#waiting[0];
			if (first === undefined || this.#isAlone || (first.isAlone && this.#underWay > 0)) return;
			this.#waiting.shift();
			this.#underWay++;
			this.#isAlone = first.isAlone;
			first.start();
		}
	}
}

import type { QueueOptions } from "./in-queue.ts";
import type { Participant } from "./names.ts";
import { shownQueue } from "./redis.ts";

/** Workers that are started together with a build are there after so long. */
const PATIENCE_MILLISECONDS = 10_000;
/** Others that a note names. */
const MOST_NAMED = 3;

/** Knows how many workers there are, and says so where there is none that can do the work. */
export class WorkersSeen {
	readonly #own: Participant;
	readonly #options: QueueOptions;
	#count: number | undefined;
	#aloneSinceMs: number | undefined;
	#isSaid = false;

	constructor(own: Participant, options: QueueOptions) {
		this.#own = own;
		this.#options = options;
	}

	/** Notes who is there at a time of the clock. */
	note(workers: readonly Participant[], nowMs: number = performance.now()): void {
		const { onWorkers, onNote } = this.#options;
		const fitting = workers.filter(({ queue }) => queue === this.#own.queue);
		if (fitting.length !== this.#count) onWorkers?.(fitting.length);
		this.#count = fitting.length;
		if (fitting.length > 0) {
			this.#aloneSinceMs = undefined;
			this.#isSaid = false;
			return;
		}
		this.#aloneSinceMs ??= nowMs;
		if (this.#isSaid || nowMs - this.#aloneSinceMs < PATIENCE_MILLISECONDS) return;
		this.#isSaid = true;
		onNote?.(this.#explain(workers));
	}

	#explain(others: readonly Participant[]): string {
		const { version, node } = this.#own;
		const command = `mirazarr worker --queue ${shownQueue(this.#options.url)}`;
		if (others.length === 0) return `no worker is connected: start one with ${command}`;
		const named = others
			.slice(0, MOST_NAMED)
			.map((other) => `${other.host} has ${other.version} with Node ${other.node}`);
		const more = others.length > MOST_NAMED ? `, and there are ${others.length - MOST_NAMED} more` : "";
		return (
			`no worker of this version is connected, mirazarr ${version} with Node ${node}: ${named.join(", ")}${more}. ` +
			`Start one of the same version with ${command}`
		);
	}
}

import { Deadline, durationText, TimeOver } from "../io/deadline.ts";
import type { Terminal } from "./terminal.ts";

/** After its time a command gets so long to end by itself, and to say how to go on. */
const GRACE_MS = 2000;

/** The time that a command has. */
export class CommandTime {
	/** The terminal of the command: its signal also aborts when the time is over. */
	readonly terminal: Terminal;
	readonly #deadline: Deadline;

	constructor(terminal: Terminal) {
		this.#deadline = new Deadline(terminal.signal);
		this.terminal = { ...terminal, signal: this.#deadline.signal, work: {} };
	}

	/** So many milliseconds from now on. */
	start(timeoutMs: number): void {
		this.#deadline.start(timeoutMs);
	}

	/** Waits for the command, but not for one that does not notice that its time is over: it may hang in the operating system. */
	async wait(command: Promise<unknown>): Promise<void> {
		const { signal } = this.terminal;
		let timer: NodeJS.Timeout | undefined;
		const ignored = new Promise<never>((_, reject) => {
			signal.addEventListener("abort", () => {
				if (this.#deadline.isOver) timer = setTimeout(() => reject(signal.reason), GRACE_MS);
			});
		});
		try {
			await Promise.race([command, ignored]);
		} finally {
			clearTimeout(timer);
			this.#deadline.end();
		}
	}
}

/** What the signal of a command aborts with where the process is asked to end. */
export class Terminated extends Error {
	override readonly name = "Terminated";
}

/** Why a command ended before it was done: Ctrl-C, SIGTERM, or its time; and how far it had come. */
export type Ending = { code: "interrupted" | "terminated" | "timeout"; message: string; hint?: string };

/** The ending of the command whose signal was aborted. */
export function endingOf({ signal: { reason }, work }: Terminal): Ending {
	if (reason instanceof Terminated) return { code: "terminated", message: "ended by SIGTERM" };
	if (!(reason instanceof TimeOver)) return { code: "interrupted", message: "interrupted" };
	const { phase, done, total } = work?.last ?? {};
	const far = phase === undefined ? "" : `, with ${total === undefined ? done : `${done} of ${total}`} ${phase} done`;
	const message = `not finished after ${durationText(reason.timeoutMs)}${far}`;
	return { code: "timeout", message, hint: "Raise --timeout" };
}

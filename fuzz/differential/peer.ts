import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** An array as another program read it; elements little-endian, in C order. */
export type PeerArray = { shape: number[]; type: string; bytes: string };

/** What another program found in a file: arrays, or why there are none. */
export type PeerAnswer = { arrays: Record<string, PeerArray> } | { error: string };

/** Of the clock: the machine may be busy, and the peer loads libraries at its first file. */
const PATIENCE_MS = 60_000;

/** Other programs in a process that stays: they may die of a file, or never come back from it. */
export class Peer {
	readonly #python: string;
	readonly #script: string;
	#child: ChildProcess | undefined;
	#answered: ((answer: PeerAnswer) => void) | undefined;

	constructor(python: string, script: string) {
		this.#python = python;
		this.#script = script;
	}

	/** Reads a file. */
	ask(format: string, path: string): Promise<PeerAnswer> {
		const child = this.#child ?? this.#start();
		return new Promise((resolve) => {
			const timer = setTimeout(() => {
				this.stop();
				settle({ error: "no answer" });
			}, PATIENCE_MS);
			const settle = (answer: PeerAnswer): void => {
				clearTimeout(timer);
				this.#answered = undefined;
				resolve(answer);
			};
			this.#answered = settle;
			child.stdin?.write(`${JSON.stringify({ format, path })}\n`);
		});
	}

	/** Ends the process. */
	stop(): void {
		this.#child?.kill("SIGKILL");
		this.#child = undefined;
	}

	#start(): ChildProcess {
		const child = spawn(this.#python, [this.#script], { stdio: ["pipe", "pipe", "ignore"] });
		this.#child = child;
		child.stdin?.on("error", () => undefined);
		if (child.stdout !== null)
			createInterface(child.stdout).on("line", (line) => {
				// Some libraries print, too.
				if (line.startsWith("{")) this.#answered?.(JSON.parse(line) as PeerAnswer);
			});
		child.on("exit", (code, signal) => {
			if (this.#child === child) this.#child = undefined;
			this.#answered?.({ error: `ended with ${signal ?? code}` });
		});
		return child;
	}
}

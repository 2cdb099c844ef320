import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** What {@link Readers.read} is told. */
export type ReadTask = {
	cube: string;
	form: string;
	/** Paths of the files that the cube has, in their order. */
	files: readonly string[];
	/** Only open it, and keep it open. */
	keep?: boolean;
	/** Read the one that was kept. */
	again?: boolean;
};

/** xarray with kerchunk and with icechunk-python, in one process for all that they read. */
export class Readers {
	readonly #child;
	readonly #lines: AsyncIterator<string>;

	/** `python` is an interpreter that has them. */
	constructor(python: string) {
		this.#child = spawn(python, [join(import.meta.dirname, "readers.py")], { stdio: ["pipe", "pipe", "inherit"] });
		this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
	}

	/** `ok`, or in what they differ from what xarray reads from the files. */
	async read(task: ReadTask): Promise<string> {
		// Answers come in the order of the questions.
		const answer = this.#lines.next();
		this.#child.stdin.write(`${JSON.stringify(task)}\n`);
		return String((await answer).value);
	}

	end(): void {
		this.#child.stdin.end();
	}
}

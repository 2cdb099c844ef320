import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Case, caseId } from "./case.ts";
import type { Finding } from "./finding.ts";
import { derived, Random } from "./random.ts";
import type { Seed } from "./seeds.ts";
import type { CaseRange, FormatCount, WorkerAnswer, WorkerRequest, WorkerSettings } from "./worker.ts";

/** Processor time that a case may take before its process is ended. */
const HANG_SECONDS = 20;
const LOOK_MS = 500;
const HEAP_MIB = 1500;

/** Where a worker finds what it needs. */
export type SupervisorOptions = {
	workerFile: string;
	root: string;
	corpus?: string | undefined;
	hasDefaultLimits: boolean;
};

/** Why a worker answers no more. */
type End = { kind: "death" | "hang"; text: string };

/** A worker, and the watch over it: one that dies or hangs is replaced, and the case it died of is known. */
export class Supervisor {
	readonly #options: SupervisorOptions;
	readonly #progressFile: string;
	#child: ChildProcess | undefined;
	#errors = "";

	constructor(options: SupervisorOptions) {
		this.#options = options;
		// The folder of the bundle is this run's own, and goes with it.
		this.#progressFile = join(dirname(options.workerFile), "progress");
	}

	/** Works through a range; calls `found` with all findings. `seedOf` is how the worker chooses, to name a case that it died of. */
	async runRange(
		range: CaseRange,
		seedOf: (random: Random) => Seed | undefined,
		found: (finding: Finding) => void,
	): Promise<Record<string, FormatCount>> {
		const total: Record<string, FormatCount> = {};
		for (let from = range.from; from < range.to; ) {
			const answer = await this.#ask({ range: { ...range, from } }, found);
			if ("done" in answer) {
				addCounts(total, answer.done);
				return total;
			}
			const index = this.#index();
			const random = new Random(derived(range.runSeed, index));
			const seed = seedOf(random);
			if (seed !== undefined) {
				const id = caseId({ seed: seed.name, number: random.next() });
				found({ id, format: seed.format, during: "", stack: "", ...answer });
			}
			// The counts of what it did before died with it.
			addCounts(total, { [seed?.format ?? "hdf5"]: { inputs: index + 1 - from, opened: 0, arrays: 0, values: 0 } });
			from = index + 1;
		}
		return total;
	}

	/** What happens with one case, in a process that may have run others. */
	async runOne(one: Case, format: string): Promise<Finding[]> {
		const findings: Finding[] = [];
		const answer = await this.#ask({ one }, (finding) => findings.push(finding));
		if (!("done" in answer)) findings.push({ id: caseId(one), format, during: "", stack: "", ...answer });
		// Memory is measured as the most there ever was: after a large case nothing would be seen.
		if (findings.some(({ kind }) => kind === "memory")) this.stop();
		return findings;
	}

	/** Ends the worker. */
	stop(): void {
		this.#child?.kill("SIGKILL");
		this.#child = undefined;
	}

	#index(): number {
		const bytes = readFileSync(this.#progressFile);
		return bytes.length < 8 ? 0 : bytes.readDoubleLE();
	}

	async #start(): Promise<ChildProcess> {
		if (this.#child !== undefined) return this.#child;
		const { workerFile, ...others } = this.#options;
		const settings: WorkerSettings = { ...others, progressFile: this.#progressFile };
		const child = fork(workerFile, [JSON.stringify(settings)], {
			execArgv: ["--enable-source-maps", `--max-old-space-size=${HEAP_MIB}`],
			stdio: ["ignore", "inherit", "pipe", "ipc"],
			serialization: "advanced",
		});
		this.#errors = "";
		child.stderr?.on("data", (text) => {
			this.#errors = (this.#errors + text).slice(-2000);
		});
		this.#child = child;
		await new Promise<void>((done, fail) => {
			child.once("message", () => done());
			child.once("exit", () => fail(new Error(`the worker does not start: ${this.#errors}`)));
		});
		return child;
	}

	async #ask(
		request: WorkerRequest,
		found: (finding: Finding) => void,
	): Promise<{ done: Record<string, FormatCount> } | End> {
		const child = await this.#start();
		return new Promise((resolve, reject) => {
			let last = { index: -1, seconds: 0 };
			const watch = setInterval(() => {
				const index = this.#index();
				const seconds = processorSeconds(child.pid);
				if (index !== last.index) last = { index, seconds };
				else if (seconds - last.seconds > HANG_SECONDS)
					end({ kind: "hang", text: `more than ${HANG_SECONDS} s of processor time` });
			}, LOOK_MS);
			const settle = (): void => {
				clearInterval(watch);
				child.removeAllListeners("message");
				child.removeAllListeners("exit");
			};
			const end = (ending: End): void => {
				settle();
				this.stop();
				resolve(ending);
			};
			child.on("message", (answer: WorkerAnswer) => {
				if ("finding" in answer) found(answer.finding);
				if ("done" in answer) {
					settle();
					resolve(answer);
				}
				if ("failed" in answer) {
					settle();
					reject(new Error(answer.failed));
				}
			});
			child.on("exit", (code, signal) => {
				const reason = /FATAL ERROR: .*/.exec(this.#errors)?.[0] ?? this.#errors.trim().split("\n").at(-1) ?? "";
				end({ kind: "death", text: `ended with ${signal ?? code}: ${reason}` });
			});
			child.send(request);
		});
	}
}

/** Adds counts to others. */
export function addCounts(total: Record<string, FormatCount>, more: Readonly<Record<string, FormatCount>>): void {
	for (const [format, { inputs, opened, arrays, values }] of Object.entries(more)) {
		total[format] ??= { inputs: 0, opened: 0, arrays: 0, values: 0 };
		const sum = total[format];
		sum.inputs += inputs;
		sum.opened += opened;
		sum.arrays += arrays;
		sum.values += values;
	}
}

/** Processor time of a process: on a busy machine the clock says nothing. Where the system does not tell, the clock it is. */
function processorSeconds(pid: number | undefined): number {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
			.replace(/^.*\) /, "")
			.split(" ");
		return (Number(fields[11]) + Number(fields[12])) / 100;
	} catch {
		return performance.now() / 1000;
	}
}

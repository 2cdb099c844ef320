/** `build` killed at random moments: what is finished is kept, and the output is whole or was never touched. */
import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, read } from "../../src/node.ts";
import { builtProgram } from "../built-program.ts";
import { tries } from "../extent.ts";
import { generator } from "../formats/damage.ts";
import { sample } from "./run-cli.ts";

const KILLS = tries(75, 12);
const FILES = 24;

let folder = "";
let program = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-killed-"));
	program = await builtProgram("mirazarr-killed");
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the program; with a time it is killed then, the hard way. */
function run(args: readonly string[], killAfterMs?: number): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [program, ...args], { stdio: "ignore" });
		const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
		child.once("error", reject);
		child.once("exit", (code) => {
			clearTimeout(timer);
			resolve(code);
		});
	});
}

/** The forms of output, killed in turn. */
const FORMS = ["parq", "json", "icechunk"];

it(`killed ${KILLS} times, never loses finished work nor leaves an output that cannot be read`, async () => {
	const files = Array.from({ length: FILES }, (_, i) => join(folder, `gauge-${String(i).padStart(2, "0")}.nc`));
	for (const file of files) await cp(sample("gauge-2024.nc"), file);
	const builds: KilledBuild[] = [];
	// One after the other: each is timed.
	for (const form of FORMS) builds.push(await KilledBuild.prepare(form, files));
	const random = generator(20);
	for (let i = 0; i < KILLS; i++) await (builds[i % FORMS.length] as KilledBuild).runAndKill(0.3 + random(800) / 1000);
	for (const build of builds) await build.finish();
}, 600_000);

/** A build in one form that is begun, killed and taken up again. */
class KilledBuild {
	readonly #form: string;
	readonly #files: readonly string[];
	readonly #old: string;
	readonly #before: number;
	readonly #wholeMs: number;
	#output: string;
	#known: string[] = [];
	#count = 0;

	static async prepare(form: string, files: readonly string[]): Promise<KilledBuild> {
		// What is there before: references to the first file, twice.
		const old = join(folder, `old.${form}`);
		const [first = ""] = files;
		expect(await run(command(old, [first, first]))).toBe(0);
		const before = await lengthOf(old);
		const started = performance.now();
		expect(await run(command(join(folder, `timed.${form}`), files))).toBe(0);
		return new KilledBuild({ form, files, old, before, wholeMs: performance.now() - started });
	}

	private constructor(facts: { form: string; files: readonly string[]; old: string; before: number; wholeMs: number }) {
		this.#form = facts.form;
		this.#files = facts.files;
		this.#old = facts.old;
		this.#before = facts.before;
		this.#wholeMs = facts.wholeMs;
		this.#output = facts.old;
	}

	/** The output then holds what was there before, or everything; files that were finished stay so. */
	async runAndKill(share: number): Promise<void> {
		if (this.#known.length === 0) {
			// A new beginning, with an old output in the way.
			this.#output = join(folder, `cube-${this.#count++}.${this.#form}`);
			await cp(this.#old, this.#output, { recursive: true });
		}
		await run(command(this.#output, this.#files, "--resume"), this.#wholeMs * share);
		const length = await lengthOf(this.#output);
		expect([this.#before, this.#after]).toContain(length);
		const now = await kept(this.#output);
		// Once all is written, nothing need be kept.
		if (length === this.#before) expect(now).toEqual(expect.arrayContaining(this.#known));
		this.#known = length === this.#after ? [] : now;
	}

	async finish(): Promise<void> {
		expect(await run(command(this.#output, this.#files, "--resume"))).toBe(0);
		expect(await lengthOf(this.#output)).toBe(this.#after);
		expect(await kept(this.#output)).toEqual([]);
	}

	get #after(): number {
		return (this.#before / 2) * FILES;
	}
}

function command(output: string, files: readonly string[], ...more: string[]): string[] {
	return ["build", "-o", output, "--concat", "time", "--concurrency", "2", ...files, ...more];
}

async function lengthOf(output: string): Promise<number> {
	return (await read(await openStore(output, { allow: [folder] }), "/level")).shape[0] as number;
}

/** Files that were finished, of a build that was not. */
async function kept(output: string): Promise<string[]> {
	const names = await readdir(`${output}.work`).catch(() => []);
	return names.filter((name) => !name.endsWith(".unfinished"));
}

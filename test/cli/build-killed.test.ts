/** `build` killed at random moments: what is finished is kept, and the output is whole or was never touched. */
import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, read } from "../../src/node.ts";
import { generator } from "../formats/damage.ts";
import { sample } from "./run-cli.ts";

const root = join(import.meta.dirname, "../..");
const KILLS = 50;
const FILES = 24;

let folder = "";
let program = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-killed-"));
	// Inside the project, so that its dependencies are found, and as deep as the built one, for package.json.
	program = join(root, "node_modules/.cache/mirazarr-killed/dist/cli/main.mjs");
	await mkdir(join(program, "../../.."), { recursive: true });
	await cp(join(root, "package.json"), join(program, "../../../package.json"));
	await bundle({
		entryPoints: [join(root, "src/cli/main.ts")],
		outfile: program,
		bundle: true,
		platform: "node",
		format: "esm",
		packages: "external",
		logLevel: "error",
	});
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

it(`killed ${KILLS} times, never loses finished work nor leaves an output that cannot be read`, async () => {
	const files = Array.from({ length: FILES }, (_, i) => join(folder, `gauge-${String(i).padStart(2, "0")}.nc`));
	for (const file of files) await cp(sample("gauge-2024.nc"), file);
	const command = (output: string, ...more: string[]) => {
		return ["build", "-o", output, "--concat", "time", "--concurrency", "2", ...more];
	};
	const lengthOf = async (output: string) => {
		return (await read(await openStore(output, { allow: [folder] }), "/level")).shape[0] as number;
	};
	const kept = async (output: string) => {
		const names = await readdir(`${output}.work`).catch(() => []);
		return names.filter((name) => !name.endsWith(".unfinished"));
	};
	// What was there before: references to the first file, twice.
	const old = join(folder, "old.parq");
	expect(await run(command(old, files[0] as string, files[0] as string))).toBe(0);
	const before = await lengthOf(old);
	const after = (before / 2) * FILES;
	const started = performance.now();
	expect(await run(command(join(folder, "timed.parq"), ...files))).toBe(0);
	const wholeMs = performance.now() - started;
	const random = generator(20);
	let output = old;
	let known: string[] = [];
	for (let i = 0; i < KILLS; i++) {
		if (known.length === 0) {
			// A new beginning, with an old output in the way.
			output = join(folder, `cube-${i}.parq`);
			await cp(old, output, { recursive: true });
		}
		await run(command(output, ...files, "--resume"), wholeMs * (0.3 + random(800) / 1000));
		const length = await lengthOf(output);
		expect([before, after]).toContain(length);
		const now = await kept(output);
		// Once all is written, nothing need be kept.
		if (length === before) expect(now).toEqual(expect.arrayContaining(known));
		known = length === after ? [] : now;
	}
	expect(await run(command(output, ...files, "--resume"))).toBe(0);
	expect(await lengthOf(output)).toBe(after);
	expect(await kept(output)).toEqual([]);
}, 300_000);

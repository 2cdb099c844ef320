/**
 * Everything that takes part in a build through a queue is killed at random moments, and started again: workers, the build itself,
 * Redis. Whatever is finished must be what one process makes that nobody disturbs, and Redis must be left empty. After a build:
 *
 *     node test/exec/queue-chaos.mjs [--files 2000] [--kills 50] [--seed 22]
 *
 * Moments are counted in steps that the build reports, not in time: a slow machine takes longer, and nothing else.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openStore } from "mirazarr";
import { writeKerchunkJson } from "mirazarr/write/kerchunk-json";
import { netcdf3File } from "../../bench/netcdf3-file.mjs";
import { freePort, startRedis } from "./redis-server.mjs";

const { values: given } = parseArgs({
	options: {
		files: { type: "string", default: "2000" },
		kills: { type: "string", default: "50" },
		seed: { type: "string", default: "22" },
	},
});
const [FILES, KILLS, SEED] = [given.files, given.kills, given.seed].map(Number);
const FORMS = ["json", "parq", "icechunk"];
const WORKERS = 2;
/** Steps of the build between two kills, and milliseconds behind the last of them, at most. */
const MOST_STEPS = 450;
const MOST_LATE_MS = 150;
/** Whoever reports nothing for so long hangs. */
const HANG_MS = 240_000;

const program = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mirazarr-chaos-"));
const port = await freePort();
const queue = `redis://127.0.0.1:${port}/0`;
const random = generator(SEED);
const journal = [];
const children = new Set();
let redis;

/** A child of this process, what it said last, and how it ended. */
function start(args) {
	const child = spawn(process.execPath, [program, ...args], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
	const process_ = { child, args, said: [], onLine: () => {} };
	children.add(process_);
	createInterface({ input: child.stderr }).on("line", (line) => {
		process_.said = [...process_.said.slice(-9), line];
		process_.onLine(line);
	});
	process_.ended = new Promise((resolve) => {
		child.once("exit", (code, signal) => {
			children.delete(process_);
			resolve({ code, signal });
		});
	});
	return process_;
}

async function kill(process_) {
	process_.child.kill("SIGKILL");
	await process_.ended;
}

const workerArgs = [
	"worker",
	"--queue",
	queue,
	"--allow",
	folder,
	"--threads",
	"1",
	"--lost-after",
	"5s",
	"--tries",
	"1000",
];
const workers = [];
const startWorker = (i) => {
	workers[i] = start(workerArgs);
};

/** Kills one of those who take part; gives whether it was the build. */
async function killSomebody(build) {
	const victim = ["worker 0", "worker 1", "build", "Redis"][random(4)];
	journal.push(victim);
	if (victim === "build") await kill(build);
	else if (victim === "Redis") {
		await redis.kill();
		redis = await startRedis({ port, dir: folder });
	} else {
		const i = Number(victim.at(-1));
		await kill(workers[i]);
		startWorker(i);
	}
	return victim === "build";
}

let killCount = 0;

/** Builds one output; whoever is killed is started again, until it is there. */
async function disturbedBuild(output, partials) {
	const args = ["build", "files", "-o", output, "--concat", "time", "--progress", "json", "--resume"];
	for (;;) {
		const build = start([...args, "--queue", queue, "--partials", partials]);
		if (await finishes(build)) return;
	}
}

/** Whether a build comes to its end; false if it was killed. */
async function finishes(build) {
	let isKilled = false;
	let killing = Promise.resolve();
	let steps = killCount < KILLS ? random(MOST_STEPS) : Number.POSITIVE_INFINITY;
	let watch;
	const hang = new Promise((_, reject) => {
		watch = () => {
			clearTimeout(watch.timer);
			watch.timer = setTimeout(() => reject(new Error("the build hangs")), HANG_MS);
		};
	});
	watch();
	build.onLine = () => {
		watch();
		if (steps-- > 0 || isKilled) return;
		steps = Number.POSITIVE_INFINITY;
		killing = new Promise((resolve) => setTimeout(resolve, random(MOST_LATE_MS))).then(async () => {
			killCount++;
			isKilled = await killSomebody(build);
			steps = killCount < KILLS ? random(MOST_STEPS) : Number.POSITIVE_INFINITY;
		});
	};
	const { code, signal } = await Promise.race([build.ended, hang]);
	clearTimeout(watch.timer);
	await killing;
	// It may have been done the moment before.
	if (code === 0) return true;
	if (isKilled && signal === "SIGKILL") return false;
	throw new Error(`the build ended with ${code ?? signal}:\n${build.said.join("\n")}`);
}

/** What an output says: the bytes of all files of JSON and Parquet; of Icechunk, whose ids are drawn by lot, all references and chunks. */
async function contentOf(output) {
	const path = join(folder, output);
	if (!output.endsWith(".icechunk")) return bytesOf(path);
	const references = await writeKerchunkJson(await openStore(path, { allow: [folder] }), { zarrFormat: 3 });
	return references.text().replace(/file:[^"]*\/(chunks\/\w+)/g, (_, chunk) => digest(readFileSync(join(path, chunk))));
}

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");

function bytesOf(path) {
	if (!statSync(path).isDirectory()) return readFileSync(path, "latin1");
	return readdirSync(path, { recursive: true })
		.filter((name) => statSync(join(path, name)).isFile())
		.sort()
		.map((name) => `${name}\n${readFileSync(join(path, name), "latin1")}`)
		.join("\n");
}

/** Keys that a queue has without jobs: who is there, and what BullMQ counts. */
const BOOKKEEPING = /^mirazarr:(workers|builds|batches-[^:]+:(meta|id|events|marker|stalled-check|stalled))(:until)?$/;

/** What dead builds left behind is cleared by those who come later, once they count as gone. */
async function checkLeftovers() {
	// A process that is still being loaded ends at once, and by the signal: the last of the kills may have been a moment ago.
	for (const worker of workers)
		while (worker.said.length === 0 && worker.child.exitCode === null)
			await new Promise((resolve) => setTimeout(resolve, 50));
	for (const worker of workers) worker.child.kill("SIGTERM");
	for (const worker of workers) {
		const { code, signal } = await worker.ended;
		if (code !== 0) throw new Error(`a worker that was told to stop ended with ${code ?? signal}`);
	}
	const client = await redis.client();
	// What workers had that were killed is theirs for a while.
	while ((await client.keys("*:lock")).length > 0) await new Promise((resolve) => setTimeout(resolve, 100));
	await client.del("mirazarr:builds", "mirazarr:builds:until");
	const { code } = await start([...workerArgs, "--until-empty"]).ended;
	if (code !== 0) throw new Error(`a worker with nothing to do ended with ${code}`);
	const left = [];
	for (const key of await client.keys("*")) {
		// What a task says of a build that died goes by itself.
		const isGoing = /^mirazarr:task:/.test(key) && (await client.ttl(key)) > 0;
		if (!isGoing && !BOOKKEEPING.test(key)) left.push(key);
	}
	client.disconnect();
	if (left.length > 0) throw new Error(`left behind in Redis: ${left.slice(0, 20).join(", ")}`);
}

function makeFiles() {
	mkdirSync(join(folder, "files"));
	for (let i = 0; i < FILES; i++) {
		const { bytes } = netcdf3File({
			dimensions: { time: null, y: 4, x: 5 },
			recordCount: 1,
			variables: [
				{
					name: "time",
					type: "double",
					dimensions: ["time"],
					attributes: { units: "days since 2000-01-01" },
					value: () => i,
				},
				{ name: "x", type: "double", dimensions: ["x"], attributes: {}, value: (x) => x },
				{
					name: "heat",
					type: "float",
					dimensions: ["time", "y", "x"],
					attributes: { units: "K" },
					value: (k) => i + k / 32,
				},
			],
		});
		writeFileSync(join(folder, "files", `f${String(i).padStart(5, "0")}.nc`), bytes);
	}
}

/** Numbers below a bound, the same for the same seed. */
function generator(seed) {
	let state = seed >>> 0;
	return (bound) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * bound);
	};
}

const begin = performance.now();
try {
	makeFiles();
	const expected = new Map();
	for (const form of FORMS) {
		const alone = start(["build", "files", "-o", `alone.${form}`, "--concat", "time", "--threads", "1"]);
		if ((await alone.ended).code !== 0) throw new Error(`one process alone failed: ${alone.said.join("\n")}`);
		expected.set(form, await contentOf(`alone.${form}`));
	}
	redis = await startRedis({ port, dir: folder });
	for (let i = 0; i < WORKERS; i++) startWorker(i);
	let built = 0;
	while (killCount < KILLS || built < FORMS.length) {
		const form = FORMS[built % FORMS.length];
		journal.push(`[cube-${built}.${form}]`);
		await disturbedBuild(`cube-${built}.${form}`, join(folder, `partials-${built}`));
		if ((await contentOf(`cube-${built}.${form}`)) !== expected.get(form))
			throw new Error(`cube-${built}.${form} is not what one process makes`);
		console.log(`cube-${built}.${form}: as one process makes it, after ${killCount} kills`);
		built++;
	}
	await checkLeftovers();
	const seconds = ((performance.now() - begin) / 1000).toFixed(0);
	const counts = ["worker 0", "worker 1", "build", "Redis"].map(
		(who) => `${journal.filter((w) => w === who).length} ${who}`,
	);
	console.log(
		`${FILES} files, ${built} builds, ${killCount} kills (${counts.join(", ")}): nothing lost, nothing twice, ${seconds} s`,
	);
} catch (error) {
	console.error(`seed ${SEED}; killed so far: ${journal.join(", ")}`);
	for (const { args, said } of children) console.error(`${args.slice(0, 4).join(" ")} …\n  ${said.join("\n  ")}`);
	console.error(error);
	process.exitCode = 1;
} finally {
	for (const { child } of children) child.kill("SIGKILL");
	await redis?.kill();
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

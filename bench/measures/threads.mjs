// Whole reads on one thread and on two, in turns with h5py. Times are those of a clock: on several threads, that is what users wait for.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { crc32 } from "node:zlib";
import { ObjectStoreRegistry, openStore, read } from "mirazarr";
import { busyNote } from "../busy-cores.mjs";
import { comparison, measureInTurns } from "../timing.mjs";

export const title = "Reading 64 MiB of shuffled and deflated float32 from a file, against h5py";

const PYTHON = process.env.MIRAZARR_PYTHON ?? "../shared/peers/python";
const PEER = new URL("../threads/peer.py", import.meta.url).pathname;
const ROUNDS = 9;

let startedThreads = 0;
process.on("worker", () => startedThreads++);

export async function run() {
	if (!existsSync(PYTHON))
		return [{ what: title, skipped: "there is no Python with h5py: name one in MIRAZARR_PYTHON" }];
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-threads-"));
	const peer = startPeer(folder);
	try {
		const lines = [];
		for (const file of await peer.files()) lines.push(...(await linesOf(file, peer)));
		return lines;
	} finally {
		peer.end();
		await rm(folder, { recursive: true });
	}
}

async function linesOf({ name, path, crc }, peer) {
	const hasWorkers = new ObjectStoreRegistry({ workers: 2 }).workers === 2;
	const contenders = {
		one: () => timed(path, hasWorkers ? { workers: false } : {}, crc),
		...(hasWorkers && { two: () => timed(path, { workers: 2 }, crc) }),
		h5py: () => peer.read(path),
	};
	const busy = await busyNote();
	const times = await measureInTurns(contenders, ROUNDS);
	// A read without threads would not be told from one with them.
	if (hasWorkers && startedThreads < 2) throw new Error("no threads were started");
	const line = (what, contender, target) => {
		const made = comparison(`${name}, ${what}`, times, contender, "h5py", target);
		return { ...made, note: [made.note, busy].filter(Boolean).join("; ") };
	};
	return [
		line("one thread", "one"),
		hasWorkers
			? line("two threads", "two", { atLeast: 1.6 })
			: { what: `${name}, two threads`, skipped: "this version has no workers" },
	];
}

/** Milliseconds of opening a file and reading all of it; the values are compared behind. */
async function timed(path, options, crc) {
	const begin = performance.now();
	const { bytes } = await read(await openStore(path, options), "data");
	const ms = performance.now() - begin;
	if (crc32(bytes) !== crc) throw new Error(`${path} has other values than h5py wrote`);
	return ms;
}

/** h5py in a process of its own, which answers line by line. */
function startPeer(folder) {
	const python = spawn(PYTHON, [PEER, folder], { stdio: ["pipe", "pipe", "inherit"] });
	const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
	const next = async () => {
		const { value, done } = await lines.next();
		if (done) throw new Error("the process of h5py has ended");
		return JSON.parse(value);
	};
	return {
		async files() {
			const made = [];
			for (let file = await next(); file !== null; file = await next()) made.push(file);
			return made;
		},
		async read(path) {
			python.stdin.write(`${path}\n`);
			return 1000 * (await next());
		},
		end: () => python.stdin.end(),
	};
}

// node test/serve/soak.mjs [--requests N] [--connections M]: the built server under load, for long.
//
// The server runs in a process of its own, over files that this script makes: a NetCDF-3 file of as many chunks as there are
// questions, a Zarr store of large chunks, references to a web server that stalls, breaks off and changes, files that are
// replaced and cut while they are served, and a folder of files with links out of it. From here, connections of many clients
// ask for distinct chunks, parts, documents and nonsense; others go away in the middle, or never read. Every byte of every
// answer is compared with the files. Memory, after the garbage was collected, must be in the last quarter what it was in the
// second. Nothing is timed: a busy machine takes longer.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Connection, Cut } from "./soak/connection.mjs";
import { makeFiles, ORIGIN_CHUNK_BYTES, ORIGIN_CHUNKS } from "./soak/files.mjs";
import { Origin } from "./soak/origin.mjs";
import { BUSY, Questions, whole } from "./soak/questions.mjs";

const { values } = parseArgs({
	options: { requests: { type: "string", default: "20000" }, connections: { type: "string", default: "500" } },
});
const REQUESTS = Number(values.requests);
const CONNECTIONS = Number(values.connections);
const TOKEN = "soak-secret-token";
const AUTHORIZED = { Authorization: `Bearer ${TOKEN}` };
/** Each has an address of this machine of its own. */
const CLIENTS = 50;
const GREEDY_REQUESTS = 1000;
/** So many questions are asked for one whose answer nobody waits for. */
const ASKED_FOR_ONE_THAT_LEAVES = 50;
const SAMPLES = 40;
/** The second is the last that still warms up: code is compiled, caches fill. */
const MOST_GROWTH = { heap: 1.1, buffers: 1.25, rss: 1.25 };
const SLACK_BYTES = 2 ** 24;

/** Questions that may be asked. */
class Budget {
	granted = 0;
	finished = 0;
	#isSpent = false;
	#taken = 0;
	#waiting = [];

	grant(count) {
		this.granted += count;
		this.#wakeAll();
	}

	end() {
		this.#isSpent = true;
		this.#wakeAll();
	}

	/** The number of another that may be asked, from 1; 0 if all were. */
	async take() {
		while (this.#taken === this.granted) {
			if (this.#isSpent) return 0;
			await new Promise((resolve) => this.#waiting.push(resolve));
		}
		return ++this.#taken;
	}

	#wakeAll() {
		for (const wake of this.#waiting.splice(0)) wake();
	}
}

const failures = [];
const fail = (text) => {
	if (failures.length < 20) console.log(`FAILED: ${text}`);
	failures.push(text);
};

const folder = await mkdtemp(join(tmpdir(), "mirazarr-soak-"));
const origin = new Origin(ORIGIN_CHUNKS * ORIGIN_CHUNK_BYTES);
const counts = { asked: 0, bytes: 0, busy: {}, aborted: 0, cut: 0 };
const samples = [];
let child;
try {
	const originUrl = await origin.start();
	const files = await makeFiles(folder, { records: Math.max(1000, Math.ceil(REQUESTS * 0.62)), originUrl });
	const server = await startServer(files, originUrl);
	const questions = new Questions(files, origin);
	const left = new Budget();
	const client = (i) => `127.0.0.${2 + (i % CLIENTS)}`;
	const askers = Array.from({ length: CONNECTIONS }, (_, i) => askAll(server.port, client(i), questions, left));
	const stalled = await Promise.all(
		Array.from({ length: 20 }, (_, i) => neverRead(server.port, `127.0.2.${1 + i}`, questions)),
	);
	await Promise.all([watch(server, files, questions, left), ...askers]);
	await judgeEnd(server, questions, stalled);
} finally {
	child?.kill("SIGKILL");
	origin.close();
	await rm(folder, { recursive: true });
}
judgeMemory();
console.log(failures.length === 0 ? "soak: all is well" : `soak: ${failures.length} failures`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function startServer({ sources, root }, originUrl) {
	const bounds = { maxConnections: CONNECTIONS + 2000, maxClientConnections: Math.ceil(CONNECTIONS / CLIENTS) + 1200 };
	const program = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
	const preload = fileURLToPath(new URL("soak/collect-garbage.mjs", import.meta.url));
	const args = ["serve", ...sources, "--port", "0", "--read-only-root", root, "--allow", originUrl];
	args.push(
		"--access-log",
		join(folder, "access.log"),
		"--token",
		TOKEN,
		"--bound",
		"cacheBytes=1MiB",
		"--bound",
		"maxOpen=16",
	);
	for (const [name, value] of Object.entries(bounds)) args.push("--bound", `${name}=${value}`);
	child = spawn(process.execPath, ["--expose-gc", "--import", preload, program, ...args], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const lines = createInterface({ input: child.stdout });
	const [line] = await once(lines, "line");
	const collectGarbage = async () => {
		const collected = new Promise((resolve) => lines.on("line", (text) => text === "collected" && resolve()));
		child.kill("SIGUSR2");
		await collected;
		lines.removeAllListeners("line");
	};
	return { port: Number(new URL(line.split("  ")[0]).port), collectGarbage };
}

/** Asks one question after the other on one connection, until there are none left. */
async function askAll(port, address, questions, left) {
	const connection = new Connection(port, address);
	for (let number = await left.take(); number > 0; number = await left.take()) {
		if (number % ASKED_FOR_ONE_THAT_LEAVES === 0) await goAway(port, questions);
		const question = questions.next();
		const answer = await askOnce(connection, question.path, question.headers);
		left.finished++;
		if (answer === undefined) continue;
		const wrong = question.judge(answer);
		if (wrong !== undefined) fail(`${question.path}: ${wrong}`);
		counts.asked++;
		counts.bytes += answer.body.length;
		const more = question.after?.(answer);
		if (more !== undefined) await askOnce(connection, more);
	}
	connection.close();
}

/** An answer that is no refusal of a busy server. */
async function askOnce(connection, path, headers = {}) {
	for (let attempt = 0; attempt < 100; attempt++) {
		try {
			const answer = await connection.ask(path, { headers: { ...AUTHORIZED, ...headers } });
			if (!BUSY.has(answer.status)) return answer;
			counts.busy[answer.status] = (counts.busy[answer.status] ?? 0) + 1;
		} catch (error) {
			if (!(error instanceof Cut)) throw error;
			counts.cut++;
		}
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	fail(`${path} was not answered`);
	return undefined;
}

/** Asks, and goes away before the answer is there, or in the middle of it. */
async function goAway(port, questions) {
	const connection = new Connection(port, `127.0.1.${1 + (counts.aborted % 20)}`);
	const path = counts.aborted % 4 === 0 ? questions.large() : questions.next().path;
	await connection.send(path, { headers: AUTHORIZED }).catch(() => {});
	await new Promise((resolve) => setTimeout(resolve, counts.aborted % 7));
	connection.close();
	counts.aborted++;
}

/** Asks for a large chunk, and does not read it: the server has to end that. */
async function neverRead(port, address, questions) {
	const connection = new Connection(port, address);
	await connection.send(questions.large(), { headers: AUTHORIZED });
	connection.stall();
	return connection;
}

/** A connection that does not read is not told of its end either: it is seen when it reads again. */
async function isCutOff(connection) {
	try {
		await connection.resume();
		return false;
	} catch (error) {
		return error instanceof Cut;
	} finally {
		connection.close();
	}
}

/** One client with a thousand connections at once; the others must not notice. */
async function beGreedy(port, files) {
	const asked = Array.from({ length: GREEDY_REQUESTS }, async (_, i) => {
		const connection = new Connection(port, "127.0.3.1");
		const path = `/records.nc/v/c/${i}/0`;
		const answer = await askOnce(connection, path);
		const wrong = answer && whole(files.large.chunk(i))(answer);
		if (wrong !== undefined) fail(`greedy: ${path}: ${wrong}`);
		connection.close();
	});
	await Promise.all(asked);
}

/** Grants the questions in as many portions as there are samples. Before each the sources change, after it memory is looked at. */
async function watch({ port, collectGarbage }, files, questions, left) {
	const connection = new Connection(port, "127.0.4.1");
	for (let step = 1; step <= SAMPLES; step++) {
		if (step % 8 === 0) origin.version++;
		if (step % 6 === 0) await files.changing.replace();
		if (step === SAMPLES / 2) {
			await files.cutShort();
			questions.isCut = true;
		}
		const greedy = step % 4 === 0 ? beGreedy(port, files) : undefined;
		left.grant(Math.ceil(REQUESTS / SAMPLES));
		while (left.finished < left.granted) await new Promise((resolve) => setTimeout(resolve, 20));
		await greedy;
		await collectGarbage();
		samples.push(await metricsFrom(connection));
	}
	left.end();
	connection.close();
}

async function metricsFrom(connection) {
	const { status, body } = await connection.ask("/-/metrics", { headers: AUTHORIZED });
	if (status !== 200) throw new Error(`metrics: ${status} ${body}`);
	const lines = body.toString().split("\n");
	const samplesOf = lines.filter((line) => line !== "" && !line.startsWith("#"));
	return Object.fromEntries(
		samplesOf.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
	);
}

/** What is left when all have gone, and how the server ends. */
async function judgeEnd({ port }, questions, stalled) {
	const connection = new Connection(port, "127.0.4.1");
	let metrics = await metricsFrom(connection);
	// Who does not read is cut after a while, and the ends of connections arrive one by one.
	while (metrics.mirazarr_connections > 1) {
		await new Promise((resolve) => setTimeout(resolve, 100));
		metrics = await metricsFrom(connection);
	}
	for (const one of stalled) if (!(await isCutOff(one))) fail("one that did not read was not cut");
	for (const name of [
		"mirazarr_work",
		"mirazarr_work_waiting",
		"mirazarr_answer_bytes",
		"mirazarr_answer_bytes_waiting",
	])
		if (metrics[name] !== 0) fail(`${name} is ${metrics[name]} at the end`);
	if (metrics.mirazarr_root_open > 16) fail(`${metrics.mirazarr_root_open} files of the root are open`);
	const { seen } = questions;
	if (seen.changed === 0 || seen.cut === 0) fail(`no change was noticed: ${JSON.stringify(seen)}`);
	if (seen.versions.size < 4) fail(`only ${seen.versions.size} versions of the changing sources were read`);
	const refused = await connection.ask("/records.nc/zarr.json");
	if (refused.status !== 401) fail(`without the token the answer is ${refused.status}`);
	connection.close();
	child.kill("SIGTERM");
	const [code] = await once(child, "exit");
	if (code !== 0) fail(`the server ended with ${code}`);
	const log = await readFile(join(folder, "access.log"), "utf8");
	const lines = log.trimEnd().split("\n");
	if (log.includes(TOKEN)) fail("the token is in the access log");
	const strange = lines.find((line) => !/^[\d.]+ - - \[[^\]]+\] "[^"]*" \d{3} \d+ "[^"]*" "[^"]*" \d+$/.test(line));
	if (strange !== undefined) fail(`a strange line in the access log: ${strange}`);
	console.log(
		`${counts.asked} answers compared, ${counts.bytes} bytes, on ${CONNECTIONS} connections of ${CLIENTS} clients`,
	);
	console.log(
		`besides: ${SAMPLES / 4} bursts of ${GREEDY_REQUESTS} by a greedy client, ${counts.aborted} aborted, 20 that never read`,
	);
	console.log(
		`asked again because the server was busy, by status: ${JSON.stringify(counts.busy)}; connections cut: ${counts.cut}`,
	);
	console.log(`distinct chunks of one file: ${seen.distinct}; versions read: ${seen.versions.size}`);
	console.log(`changes answered with 409: ${seen.changed} of replaced sources, ${seen.cut} of the one that was cut`);
	console.log(`faults of the origin: ${JSON.stringify(origin.faults)}; lines in the access log: ${lines.length}`);
	for (const [name, value] of Object.entries(metrics)) if (/_total|root_/.test(name)) console.log(`  ${name} ${value}`);
}

function judgeMemory() {
	const quarter = (n, name) =>
		median(samples.slice((samples.length * n) / 4, (samples.length * (n + 1)) / 4).map((s) => s[name]));
	const names = {
		heap: "nodejs_heap_size_used_bytes",
		buffers: "nodejs_array_buffers_bytes",
		rss: "process_resident_memory_bytes",
	};
	for (const [what, name] of Object.entries(names)) {
		const [second, last] = [quarter(1, name), quarter(3, name)];
		const text = `${what}: ${mib(second)} MiB in the second quarter, ${mib(last)} MiB in the last (× ${(last / second).toFixed(3)})`;
		console.log(text);
		console.log(`  ${samples.map((sample) => mib(sample[name])).join(" ")}`);
		if (last > second * MOST_GROWTH[what] + SLACK_BYTES) fail(text);
	}
}

function mib(bytes) {
	return (bytes / 2 ** 20).toFixed(1);
}

function median(values) {
	return [...values].sort((a, b) => a - b)[values.length >> 1];
}

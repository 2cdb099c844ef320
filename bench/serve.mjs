// Raw chunks over HTTP: `mirazarr serve` against a server of static files, on the same files, 64 connections at a time.
//   node bench/serve.mjs [--seconds N]   (the build in dist/ is what is measured; N seconds for each turn)
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { netcdf3File } from "./netcdf3-file.mjs";
import { formatMeasure, judge } from "./report.mjs";

const CHUNK_BYTES = 2 ** 18;
const CHUNKS = 512;
const CONNECTIONS = 64;
const ROUNDS = 5;
const MEBIBYTE = 2 ** 20;
/** What the server may keep (64 MiB) and have under way (256 MiB), and Node itself. */
const MOST_MEMORY_MIB = 420;

export const title = `Raw chunks of ${CHUNK_BYTES / 1024} KiB over HTTP, ${CONNECTIONS} connections`;

export async function run(secondsATurn = 1) {
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-bench-"));
	const children = [];
	try {
		const layouts = [await writeArchive(folder), await writeStore(folder)];
		const names = layouts.map(({ name }) => name);
		const [mirazarr, files] = await Promise.all(["mirazarr", "static"].map((kind) => start(kind, folder, names)));
		children.push(mirazarr.child, files.child);
		const lines = [];
		for (const { what, chunks, ours, theirs } of layouts) {
			const turn = (server, ask) => measure(server, () => load(server.port, ask, chunks, secondsATurn));
			// A round that does not count, as in all measures: code is compiled, files are in the memory of the system.
			await turn(mirazarr, ours);
			await turn(files, theirs);
			const rounds = [];
			for (let i = 0; i < ROUNDS; i++) rounds.push([await turn(mirazarr, ours), await turn(files, theirs)]);
			const speeds = [0, 1].map((n) => median(rounds.map((speed) => speed[n] / MEBIBYTE)).toFixed(0));
			const value = median(rounds.map(([mine, other]) => mine / other));
			const note = `${speeds[0]} against ${speeds[1]} MiB for a second of the processor`;
			lines.push({ what, value, unit: "× as fast", atLeast: 0.5, note });
		}
		const value = (await usageOf(mirazarr)).rssBytes / MEBIBYTE;
		return [...lines, { what: "memory of the server afterwards", value, unit: "MiB", atMost: MOST_MEMORY_MIB }];
	} finally {
		for (const child of children) child.disconnect();
		await rm(folder, { recursive: true });
	}
}

/** A NetCDF-3 file, each chunk a record in it; a static server gives ranges of it. */
async function writeArchive(folder) {
	const { bytes, headerBytes, strideBytes } = netcdf3File({
		dimensions: { time: null, x: CHUNK_BYTES / 4 },
		recordCount: CHUNKS,
		variables: [
			{ name: "v", type: "int", dimensions: ["time", "x"], value: (i) => Math.imul(i, 40503) },
			{ name: "w", type: "int", dimensions: ["time"] },
		],
	});
	await writeFile(join(folder, "data.nc"), bytes);
	const offsets = Array.from({ length: CHUNKS }, (_, i) => headerBytes + i * strideBytes);
	return {
		name: "data.nc",
		what: "records of a NetCDF-3 file, against ranges of it",
		chunks: offsets.map((offset) => Buffer.from(bytes.buffer, offset, CHUNK_BYTES)),
		ours: (i) => request(`/data.nc/v/c/${i}/0`),
		theirs: (i) => request("/data.nc", `Range: bytes=${offsets[i]}-${offsets[i] + CHUNK_BYTES - 1}\r\n`),
	};
}

/** A Zarr store of bytes without compression, every chunk a file of its own. */
async function writeStore(folder) {
	await mkdir(join(folder, "data.zarr/c"), { recursive: true });
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape: [CHUNKS * CHUNK_BYTES],
		data_type: "uint8",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [CHUNK_BYTES] } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: 0,
		codecs: [{ name: "bytes" }],
		attributes: {},
	};
	await writeFile(join(folder, "data.zarr/zarr.json"), JSON.stringify(document));
	const chunks = Array.from({ length: CHUNKS }, (_, i) => Buffer.alloc(CHUNK_BYTES, `chunk ${i} `));
	for (const [i, chunk] of chunks.entries()) await writeFile(join(folder, `data.zarr/c/${i}`), chunk);
	const ask = (i) => request(`/data.zarr/c/${i}`);
	return { name: "data.zarr", what: "files of a Zarr store, against themselves", chunks, ours: ask, theirs: ask };
}

function request(path, headers = "") {
	return `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
}

async function start(kind, folder, names) {
	const child = fork(fileURLToPath(new URL("serve-contenders.mjs", import.meta.url)), [kind, folder, ...names]);
	const [{ port }] = await once(child, "message");
	return { child, port };
}

async function usageOf({ child }) {
	child.send("usage");
	const [usage] = await once(child, "message");
	return usage;
}

/** Bytes for a second of the processor, all threads of the server together: that of a clock depends on who else is at work. */
async function measure(server, work) {
	const before = await usageOf(server);
	const bytes = await work();
	const after = await usageOf(server);
	return bytes / (after.cpuSeconds - before.cpuSeconds);
}

/** Asks for chunks on all connections for some seconds, and compares every byte. Gives the number of bytes. */
async function load(port, ask, chunks, seconds) {
	const end = performance.now() + seconds * 1000;
	// At random: to ask for all in turn would never find one in a cache that holds half of them.
	const choose = () => (performance.now() < end ? Math.floor(Math.random() * chunks.length) : undefined);
	const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => askOn(port, ask, chunks, choose)));
	return counts.reduce((sum, count) => sum + count, 0);
}

/** One connection that asks for one chunk after the other. A client of our own: any other would cost more than the servers. */
function askOn(port, ask, chunks, choose) {
	return new Promise((resolve, reject) => {
		const socket = connect(port, "127.0.0.1");
		let chunk;
		let bytes = 0;
		/** Bytes of the body that were compared; -1 before its head is there. */
		let at = -1;
		let head = Buffer.alloc(0);
		const next = () => {
			chunk = choose();
			at = -1;
			if (chunk === undefined) socket.end(() => resolve(bytes));
			else socket.write(ask(chunk));
		};
		const bodyIn = (data) => {
			if (at >= 0) return data;
			head = Buffer.concat([head, data]);
			const length = head.indexOf("\r\n\r\n");
			if (length === -1) return undefined;
			const text = head.toString("latin1", 0, length);
			if (!/^HTTP\/1.1 20[06] /.test(text) || !text.includes(`Content-Length: ${CHUNK_BYTES}`)) throw new Error(text);
			const body = head.subarray(length + 4);
			head = Buffer.alloc(0);
			at = 0;
			return body;
		};
		socket.on("data", (data) => {
			try {
				const body = bodyIn(data);
				if (body === undefined) return;
				if (!body.equals(chunks[chunk].subarray(at, at + body.length))) throw new Error(`chunk ${chunk} is another`);
				at += body.length;
				if (at < CHUNK_BYTES) return;
				bytes += at;
				next();
			} catch (error) {
				socket.destroy();
				reject(error);
			}
		});
		socket.on("error", reject);
		socket.on("connect", next);
	});
}

function median(values) {
	return [...values].sort((a, b) => a - b)[values.length >> 1];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { values } = parseArgs({ options: { seconds: { type: "string", default: "1" } } });
	const lines = (await run(Number(values.seconds))).map((line) => ({ ...line, verdict: judge(line) }));
	console.log(formatMeasure({ title, lines }));
}

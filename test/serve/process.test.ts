/** `mirazarr serve` as a process: what signals do to it, and what it does with tokens and logs. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { builtProgram } from "../built-program.ts";
import { runCli, sample } from "../cli/run-cli.ts";
import { bytesIn, deferred } from "./fetching.ts";
import { recordChunk, recordFile } from "./record-file.ts";

let folder = "";
let program = "";
let origin: Server;
let originUrl = "";
/** Answers of the origin wait for it, once the header was read. */
let gate = Promise.resolve();
let asked = deferred<void>();

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-process-"));
	program = await builtProgram("mirazarr-serve");
	const file = recordFile(5);
	origin = createServer(async ({ headers }, response) => {
		const [, first = "0", last = "0"] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
		const body = file.subarray(Number(first), Number(last) + 1);
		if (first !== "0") {
			asked.resolve();
			await gate;
		}
		response.writeHead(206, {
			ETag: '"e"',
			"Content-Range": `bytes ${first}-${Number(first) + body.length - 1}/${file.length}`,
		});
		response.end(body);
	});
	origin.listen(0, "127.0.0.1");
	await once(origin, "listening");
	originUrl = `http://127.0.0.1:${(origin.address() as AddressInfo).port}/slow.nc`;
}, 120_000);
afterAll(async () => {
	origin.closeAllConnections();
	origin.close();
	await rm(folder, { recursive: true, force: true });
});

type Running = {
	child: ChildProcess;
	url: string;
	exit: Promise<[number | null, string | null]>;
	printed: () => string;
};
const children: ChildProcess[] = [];
afterEach(() => {
	for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Starts the program, and waits until it says where it serves. */
async function serve(args: readonly string[], env: Record<string, string> = {}): Promise<Running> {
	const child = spawn(process.execPath, [program, "serve", "--port", "0", ...args], {
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...env },
	});
	children.push(child);
	let printed = "";
	child.stderr.on("data", (data) => {
		printed += data;
	});
	const lines = createInterface({ input: child.stdout });
	lines.on("line", (line) => {
		printed += `${line}\n`;
	});
	const exit = once(child, "exit") as Promise<[number | null, string | null]>;
	const [line] = await Promise.race([once(lines, "line"), exit.then(() => Promise.reject(new Error(printed)))]);
	return { child, url: new URL(line.split("  ")[0]).origin, exit, printed: () => printed };
}

/** A request that is under way, and stays so until the gate opens. */
async function underWay({ url }: Running): Promise<{ answer: Promise<Response>; open: () => void }> {
	const opening = deferred<void>();
	asked = deferred<void>();
	gate = opening.promise;
	const answer = fetch(`${url}/slow.nc/v/c/9/0`);
	answer.catch(() => {});
	await asked.promise;
	return { answer, open: opening.resolve };
}

function isRefused(url: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(Number(new URL(url).port), "127.0.0.1");
		socket.on("connect", () => {
			socket.destroy();
			resolve(false);
		});
		socket.on("error", () => resolve(true));
	});
}

describe("a signal", () => {
	it.each(["SIGTERM", "SIGINT"] as const)(
		"%s ends the server after what is under way, and nothing more",
		async (signal) => {
			const server = await serve([originUrl, "--grace", "600"]);
			expect((await fetch(`${server.url}/-/ready`)).status).toBe(200);
			const { answer, open } = await underWay(server);
			server.child.kill(signal);
			while (!(await isRefused(server.url))) await new Promise((resolve) => setTimeout(resolve, 5));
			open();
			expect(await bytesIn(await answer)).toEqual(recordChunk(5));
			expect(await server.exit).toEqual([0, null]);
		},
	);

	it.each([
		["SIGTERM", "SIGTERM"],
		["SIGTERM", "SIGINT"],
		["SIGINT", "SIGTERM"],
		["SIGINT", "SIGINT"],
	] as const)("%s, and then %s, ends it at once", async (first, second) => {
		const server = await serve([originUrl, "--grace", "600"]);
		const { answer } = await underWay(server);
		server.child.kill(first);
		while (!(await isRefused(server.url))) await new Promise((resolve) => setTimeout(resolve, 5));
		server.child.kill(second);
		const [code, by] = await server.exit;
		expect(code === 0 || by === second).toBe(true);
		await expect(answer).rejects.toThrow();
	});

	it("waits no longer than the grace", async () => {
		const server = await serve([originUrl, "--grace", "0.05"]);
		const { answer } = await underWay(server);
		server.child.kill("SIGTERM");
		expect(await server.exit).toEqual([0, null]);
		await expect(answer).rejects.toThrow();
	});
});

describe("a token", () => {
	const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

	it("of the flag, of a file or of the environment is asked for, and told nowhere", async () => {
		const token = "s3cret-of-the-test";
		const log = join(folder, "token.log");
		await writeFile(join(folder, "token.txt"), `${token}\n`);
		const given: [string[], Record<string, string>][] = [
			[["--token", token], {}],
			[["--token", `@${join(folder, "token.txt")}`], {}],
			[[], { MIRAZARR_TOKEN: token }],
		];
		for (const [args, env] of given) {
			const server = await serve([sample("sea-surface.nc"), "--access-log", log, ...args], env);
			const url = `${server.url}/sea-surface.nc/zarr.json`;
			expect((await fetch(url)).status).toBe(401);
			expect((await fetch(`${url}?token=${token}`)).status).toBe(401);
			expect((await fetch(url, bearer(`${token}x`))).status).toBe(401);
			expect((await fetch(url, bearer(token))).status).toBe(200);
			expect((await fetch(`${server.url}/-/health`)).status).toBe(200);
			server.child.kill("SIGTERM");
			await server.exit;
			expect(server.printed()).not.toContain(token);
		}
		const lines = (await readFile(log, "utf8")).trimEnd().split("\n");
		expect(lines.length).toBe(15);
		expect(lines.join()).not.toContain(token);
		expect(lines[0]).toMatch(
			/^127\.0\.0\.1 - - \[.*\] "GET \/sea-surface\.nc\/zarr\.json HTTP\/1\.1" 401 \d+ "-" ".*" \d+$/,
		);
	});
});

it("a folder is served alone, with its log on stdout", async () => {
	await mkdir(join(folder, "data/sub"), { recursive: true });
	await writeFile(join(folder, "data/sub/a.nc"), recordFile(3));
	const server = await serve(["--read-only-root", join(folder, "data"), "--access-log", "-", "--bound", "maxOpen=1"]);
	expect(await bytesIn(await fetch(`${server.url}/files/sub/a.nc/v/c/9/0`))).toEqual(recordChunk(3));
	expect((await fetch(`${server.url}/files/..%2f..%2fetc/passwd`)).status).toBe(400);
	server.child.kill("SIGTERM");
	expect(await server.exit).toEqual([0, null]);
	expect(server.printed()).toContain('"GET /files/sub/a.nc/v/c/9/0 HTTP/1.1" 200 16384 ');
});

it.each([
	[["serve"], "nothing to serve"],
	[["serve", "--read-only-root", "/nowhere-at-all", "--port", "0"], "there is no directory"],
	[["serve", sample("buoys.nc"), "--token", "", "--port", "0"], "--token is empty"],
	[["serve", sample("buoys.nc"), "--token", "@/nowhere-at-all", "--port", "0"], "cannot be read"],
	[["serve", sample("buoys.nc"), "--access-log", "/nowhere-at-all/log", "--port", "0"], "cannot be written"],
	[["serve", sample("buoys.nc"), "--bound", "maxWorks=3"], "The bounds are cacheBytes"],
	[["serve", sample("buoys.nc"), "--bound", "maxWork=many"], "A bound is a number"],
	[["serve", sample("buoys.nc"), "--bound", "maxWork=0", "--port", "0"], "at least 1"],
	[["serve", sample("buoys.nc"), "--trust-proxy", "via"], "x-forwarded-for"],
	[["serve", sample("buoys.nc"), "--public-url", "a.org", "--port", "0"], "public URL"],
	[["serve", sample("buoys.nc"), "--grace", "soon"], "number of seconds"],
])("%j is refused", async (args, message) => {
	const { code, stderr } = await runCli(args);
	expect(code).toBeGreaterThan(0);
	expect(stderr.replace(/\s+/g, " ")).toContain(message);
});

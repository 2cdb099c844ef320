import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "../../src/cli/run.ts";
import { Trace } from "../../src/io/tracing.ts";
import { openStore } from "../../src/node.ts";
import { startServer } from "../../src/serve/node.ts";
import { runCli, sample } from "./run-cli.ts";

const SECRET = "sesame0pen";
const BASIC = Buffer.from(`ann:${SECRET}`).toString("base64");
/** Nobody answers there. */
const QUEUE = `redis://:${SECRET}@127.0.0.1:1/0`;
const FILE = readFileSync(sample("sea-surface.nc"));
const folder = mkdtempSync(join(tmpdir(), "mirazarr-credentials-"));

type Received = { host: string; target: string; headers: IncomingHttpHeaders };
const received: Received[] = [];

/** Files of a folder for each way to be let in; `/moved/` is at the other host. */
const server = createServer(({ url = "", headers }, response) => {
	const { host = "" } = headers;
	received.push({ host, target: url, headers });
	const [path = "", query = ""] = url.split("?");
	if (path.startsWith("/moved/"))
		return response.writeHead(302, { location: `${other}/public/${path.slice(7)}` }).end();
	if (isShut) return response.writeHead(403).end();
	const isLetIn =
		path.startsWith("/public/") ||
		(path.startsWith("/key/") && headers["x-api-key"] === SECRET) ||
		(path.startsWith("/login/") && headers.authorization === `Basic ${BASIC}`) ||
		(path.startsWith("/signed/") && query.includes(`X-Amz-Signature=${SECRET}`));
	if (!isLetIn) return response.writeHead(path.startsWith("/signed/") ? 403 : 401).end();
	if (path.endsWith(".nc")) return sendRange(response, FILE, headers.range);
	if (path.endsWith("/broken.h5")) return sendRange(response, FILE.subarray(0, 900), headers.range);
	if (path.endsWith("/text.txt")) return sendRange(response, Buffer.from("not a format"), headers.range);
	response.writeHead(404).end();
});
let isShut = false;
let data = "";
let other = "";

function sendRange(response: ServerResponse, bytes: Buffer, range = ""): void {
	const [, begin, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
	if (begin === undefined || end === undefined) return void response.writeHead(200).end(bytes);
	const part = bytes.subarray(Number(begin), Number(end) + 1);
	const last = Number(begin) + part.length - 1;
	response.writeHead(206, { "content-range": `bytes ${begin}-${last}/${bytes.length}`, etag: '"1"' }).end(part);
}

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	data = `http://127.0.0.1:${port}`;
	other = `http://localhost:${port}`;
	writeFileSync(join(folder, ".netrc"), `machine 127.0.0.1\nlogin ann\npassword ${SECRET}\n`);
	writeFileSync(join(folder, "default"), `default login ann password ${SECRET}\n`);
	writeFileSync(join(folder, "queue"), QUEUE.replace("redis:", "no-redis:"));
	writeFileSync(join(folder, "headers"), `X-Api-Key: ${SECRET}\n`);
});
beforeEach(() => {
	received.length = 0;
});
afterAll(() => {
	server.close();
	rmSync(folder, { recursive: true });
});

const KEY = ["--header", `X-Api-Key: ${SECRET}`];

describe("--header", () => {
	it("lets in at the host that is named, for every read", async () => {
		expect((await runCli(["read", `${data}/key/a.nc`, "sst", "0,0,0"])).code).toBe(1);
		expect(await runCli(["read", `${data}/key/a.nc`, "sst", "0,0,0", ...KEY])).toMatchObject({ code: 0, stderr: "" });
	});

	it("does not go along a redirect to another host", async () => {
		expect((await runCli(["info", `${data}/moved/a.nc`, ...KEY])).code).toBe(0);
		const there = received.filter(({ host }) => host.startsWith("localhost"));
		expect(there.length).toBeGreaterThan(0);
		expect(there.filter(({ headers }) => headers["x-api-key"] !== undefined)).toEqual([]);
		expect(received.filter(({ host }) => host.startsWith("127")).every(({ headers }) => headers["x-api-key"])).toBe(
			true,
		);
	});

	it("does not go to hosts that references name, unless it names them", async () => {
		const refs = join(folder, "refs.json");
		expect((await runCli(["build", `${data}/key/a.nc`, "-o", refs, ...KEY])).code).toBe(0);
		expect(readFileSync(refs, "utf8")).not.toContain(SECRET);
		const read = ["read", refs, "sst", "0,0,0", "--allow", `${data}/`];
		const unnamed = await runCli([...read, ...KEY]);
		expect(unnamed.code).toBe(2);
		expect(unnamed.stderr).toContain('no URL is given. Name its host: --header "https://host X-Api-Key: …"');
		expect((await runCli([...read, "--header", `${other} X-Api-Key: ${SECRET}`])).code).toBe(1);
		expect((await runCli([...read, "--header", `${data} X-Api-Key: ${SECRET}`])).code).toBe(0);
	});

	it("is for one host of several only if it says which", async () => {
		const build = ["build", `${data}/key/a.nc`, `${other}/public/b.nc`];
		const { code, stderr } = await runCli([...build, ...KEY]);
		expect([code, stderr]).toEqual([2, expect.stringContaining(`${data}, ${other} are given`)]);
		expect(received).toEqual([]);
	});

	it("is for serve too", async () => {
		const end = new AbortController();
		// It ends once it says where it serves.
		const output = { write: () => void end.abort(), isTTY: false };
		const args = ["serve", `${data}/key/a.nc`, "--port", "0"];
		const quiet = { write: () => undefined, isTTY: false };
		const serve = (more: string[]) =>
			run([...args, ...more], {
				stdout: output,
				stderr: quiet,
				stdin: async function* () {},
				env: {},
				signal: end.signal,
			});
		expect(await serve([])).toBe(1);
		expect(end.signal.aborted).toBe(false);
		expect(await serve(KEY)).toBe(0);
		expect(end.signal.aborted).toBe(true);
	});

	it("comes from a file", async () => {
		const { code } = await runCli(["info", `${data}/key/a.nc`, "--header", `@${join(folder, "headers")}`]);
		expect(code).toBe(0);
		const missing = await runCli(["info", `${data}/key/a.nc`, "--header", `@${join(folder, "none")}`]);
		expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining("cannot be read (ENOENT)")]);
	});

	it.each([
		`X-Api-Key ${SECRET}`,
		`X-Api-Key:`,
		`X Api: ${SECRET}`,
		`X-Api-Key: ${SECRET}\nX: y`,
		`s3://b A: ${SECRET}`,
	])("that is none is not repeated: %j", async (header) => {
		const { code, stderr } = await runCli(["info", `${data}/key/a.nc`, "--header", header]);
		expect(code).toBe(2);
		expect(stderr).toContain('--header takes "Name: value"');
		expect(stderr).not.toContain(SECRET);
	});
});

describe("--netrc", () => {
	const env = { HOME: folder };
	const hosts = () => received.filter(({ headers }) => headers.authorization !== undefined).map(({ host }) => host);

	it("logs in at its machine, and nowhere else", async () => {
		expect((await runCli(["info", `${data}/login/a.nc`, "--netrc"], { env })).code).toBe(0);
		received.length = 0;
		expect((await runCli(["info", `${data}/moved/a.nc`, "--netrc"], { env })).code).toBe(0);
		expect(new Set(hosts())).toEqual(new Set([new URL(data).host]));
		expect(received.some(({ host }) => host.startsWith("localhost"))).toBe(true);
	});

	it("takes the file of NETRC, or the one that is given", async () => {
		const info = ["info", `${data}/login/a.nc`];
		const NETRC = join(folder, ".netrc");
		expect((await runCli([...info, "--netrc"], { env: { HOME: "/nowhere", NETRC } })).code).toBe(0);
		expect((await runCli([...info, "--netrc-file", NETRC])).code).toBe(0);
		const { code, stderr } = await runCli([...info, "--netrc-file", join(folder, "none")]);
		expect([code, stderr]).toEqual([2, expect.stringContaining("cannot be read (ENOENT)")]);
	});

	it("its default is for hosts that are named, not for those of redirects", async () => {
		const file = join(folder, "default");
		expect((await runCli(["info", `${data}/login/a.nc`, "--netrc-file", file])).code).toBe(0);
		received.length = 0;
		expect((await runCli(["info", `${data}/moved/a.nc`, "--netrc-file", file])).code).toBe(0);
		expect(new Set(hosts())).toEqual(new Set([new URL(data).host]));
	});

	it("is what a refusal advises", async () => {
		const { stderr } = await runCli(["info", `${data}/login/a.nc`]);
		expect(stderr).toContain("hint: Pass --netrc with a login for the host");
	});
});

/** Everything in a folder, as text. */
function contents(path: string): string {
	if (!statSync(path).isDirectory()) return readFileSync(path, "latin1");
	return readdirSync(path)
		.map((name) => name + contents(join(path, name)))
		.join("\n");
}

describe("secrets are not shown", () => {
	const query = `?X-Amz-Credential=me&X-Amz-Signature=${SECRET}&token=${SECRET}`;
	const commands = (url: string, out: string): string[][] => [
		["info", url],
		["info", url, "--json"],
		["explain", url],
		["explain", url, "sst", "--json"],
		["explain", url, "sst", "0,0,0"],
		["explain", url, "sst", "0,0,0", "--json"],
		["read", url, "sst", "0,0,0"],
		["read", url, "nothing"],
		["read", url, "sst", "99"],
		["build", url],
		["build", url, "-o", join(out, "one.json")],
		["build", url, "-o", join(out, "one.parq")],
		["build", url, "-o", join(out, "one.icechunk")],
		["build", url, sample("sea-surface.nc"), "-o", join(out, "two.json"), "--progress", "json"],
		["build", url, `${data}/none.nc`, "-o", join(out, "three.json"), "--concat", "time"],
		["convert", url, join(out, "converted.json")],
		["verify", url],
		["verify", url, "--json"],
		["serve", url, "--port", "0"],
		["build", url, url, "--queue", QUEUE, "--partials", join(out, "partials"), "-o", join(out, "queue.json")],
		["build", url, "--queue", QUEUE.replace("redis", "http"), "-o", join(out, "queue.json")],
		["build", url, "--queue", `@${join(folder, "queue")}`, "--partials", out, "-o", join(out, "queue.json")],
		["worker", "--queue", QUEUE],
		["worker", "--queue", SECRET],
		["frobnicate", url],
		[url],
	];

	it.each(["a.nc", "broken.h5", "text.txt", "none.nc"])("by any command that opens %s", async (name) => {
		const out = mkdtempSync(join(folder, "out-"));
		const urls = [
			`${data}/signed/${name}${query}`,
			`${data}/signed/${name}?X-Amz-Signature=wrong${SECRET}`,
			`${data.replace("//", `//ann:${SECRET}@`)}/login/${name}`,
		];
		const runs = urls.flatMap((url) => commands(url, out));
		const withKey = commands(`${data}/key/${name}`, out).map((args) => [...args, ...KEY]);
		const withLogin = commands(`${data}/login/${name}`, out).map((args) => [...args, "--netrc"]);
		let shown = "";
		let failures = 0;
		for (const args of [...runs, ...withKey, ...withLogin]) {
			const end = new AbortController();
			if (args[0] === "serve" || args.includes(QUEUE)) setTimeout(() => end.abort(), 300);
			const { code, stdout, stderr } = await runCli(args, { env: { HOME: folder }, signal: end.signal });
			if (code !== 0) failures++;
			const text = stdout + stderr;
			expect(text, args.join(" ")).not.toContain(SECRET);
			expect(text, args.join(" ")).not.toContain(BASIC);
			shown += text;
		}
		expect(failures).toBeGreaterThan(20);
		expect(shown.length).toBeGreaterThan(1000);
		expect(contents(out)).not.toMatch(new RegExp(`${SECRET}|${BASIC}`));
	});

	it("nor written: references name the object alone, and say so", async () => {
		const refs = join(folder, "signed.json");
		const { code, stderr } = await runCli(["build", `${data}/signed/a.nc${query}&versionId=3`, "-o", refs]);
		expect(code).toBe(0);
		expect(stderr).toContain("signature-not-written");
		const { refs: entries } = JSON.parse(readFileSync(refs, "utf8"));
		expect(entries["sst/0.0.0"][0]).toBe(`${data}/signed/a.nc?versionId=3`);
		expect(contents(join(folder, "signed.sources.json"))).toContain(`${data}/signed/a.nc?versionId=3"`);
	});

	it("nor kept: a build resumes with a signature that was renewed", async () => {
		const out = mkdtempSync(join(folder, "resumed-"));
		const build = (signature: string): string[] => [
			"build",
			`${data}/signed/a.nc?X-Amz-Signature=${signature}`,
			`${data}/none.nc`,
			...["-o", join(out, "cube.json"), "--concat", "time", "--resume"],
		];
		expect((await runCli(build(SECRET))).code).toBe(1);
		const kept = contents(join(out, "cube.json.work"));
		expect(kept.length).toBeGreaterThan(1000);
		expect(kept).not.toContain(SECRET);
		received.length = 0;
		expect((await runCli([...build(`${SECRET}-renewed`), "--skip-failed"])).code).toBe(1);
		expect(contents(join(out, "cube.json"))).toContain(`"${data}/signed/a.nc"`);
		expect(received.filter(({ target }) => target.includes("renewed")).length).toBeGreaterThan(0);
	});

	it("by a server, on its pages and in its refusals", async () => {
		const trace = new Trace();
		const store = await openStore(`${data}/signed/a.nc${query}`, { trace });
		const site = await startServer({ sources: { a: store }, port: 0, host: "127.0.0.1" });
		isShut = true;
		try {
			const answers = ["/", "/a", "/a/", "/a/zarr.json", "/a/sst/zarr.json", "/a/sst/c/0/0/0", "/a/none"].map(
				async (path) => (await fetch(site.url + path)).text(),
			);
			const shown = (await Promise.all(answers)).join("\n");
			expect(shown.length).toBeGreaterThan(1000);
			expect(shown + JSON.stringify(trace.requests)).not.toContain(SECRET);
		} finally {
			isShut = false;
			await site.close();
		}
	});

	it("in a mistyped option", async () => {
		const { code, stderr } = await runCli(["info", "x.nc", `--headr=X-Api-Key: ${SECRET}`]);
		expect([code, stderr]).toEqual([2, expect.stringContaining("unknown option '--headr'")]);
		expect(stderr).not.toContain(SECRET);
	});
});

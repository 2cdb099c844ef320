/** Names of files, answers of servers, and values for programs: what people see is spelt out, what programs get is exact. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openVirtualDataset } from "../../src/node.ts";
import { forbiddenIn } from "../hostile-text.ts";
import { expectHarmless } from "./expect-harmless.ts";
import { type HostileFile, hostile, spellings, writeHostileFiles } from "./hostile-files.ts";
import { runCli } from "./run-cli.ts";

const TERMINAL = { isTTY: true, columns: 80 } as const;

let folder: string;
let classic: HostileFile;
/** What the server sends, by the head of the request. */
let answer = (_head: string): string => "";

const server = createServer((socket) => {
	socket.on("error", () => {});
	socket.once("data", (head) => socket.end(answer(String(head))));
});

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-hostile-places-"));
	classic = (await writeHostileFiles(folder)).find(({ format }) => format === "NetCDF-3") as HostileFile;
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
	server.close();
	await rm(folder, { recursive: true, force: true });
});

describe("names of files", () => {
	it("a folder is listed with all of them spelt out, in columns", async () => {
		await writeFile(join(folder, hostile("other")), "no format");
		await mkdir(join(folder, hostile("below")), { recursive: true });
		for (const options of [TERMINAL, {}]) {
			const args = ["info", folder];
			const result = await runCli(args, options);
			expectHarmless(args, result);
			for (const word of ["classic", "store", "other", "below"])
				expect(spellings(word).some((one) => result.stdout.includes(one))).toBe(true);
		}
	});

	it.each([
		["info", "missing.nc"],
		["info", "*.nothing"],
		["serve", "missing.nc"],
		["build", "missing.nc"],
		["read", "missing.nc", "v"],
		["info", "@list"],
	])("an error names them spelt out: %s %s", async (command, name, ...others) => {
		const args = [command, name.replace(/\w/, (first) => `${first}${hostile("x")}`), ...others];
		const result = await runCli(args, TERMINAL);
		expectHarmless(args, result);
		expect(result.code).toBe(1);
		// A URL has its own escapes.
		expect(result.stderr.replace(/[ \n]+/g, "")).toMatch(/x(\\x1b\[|%1B%5B)31m/);
		const { stderr } = await runCli([...args, "--json"]);
		expect(forbiddenIn(stderr)).toEqual([]);
	});
});

describe("what programs get", () => {
	it("CSV is exact in a pipe and in a file, and has one line for a row on a terminal", async () => {
		const read = ["read", classic.path, "texts"];
		const file = join(folder, "texts.csv");
		const table = `texts\n"${hostile("text")}"\n`;
		const piped = await runCli([...read, "--format", "csv"]);
		await runCli([...read, "-o", file]);
		expect(piped.stdout).toBe(table);
		expect(await readFile(file, "utf8")).toBe(table);
		const shown = await runCli([...read, "--format", "csv"], TERMINAL);
		expectHarmless(read, shown);
		expect(shown.stdout).toBe("texts\ntext\\x1b[31m\\u202e\\x9b8m\\u200b\\u2028\\r\\nFORGED\n");
	});

	it("JSON has the very texts of the file", async () => {
		for (const options of [TERMINAL, {}]) {
			const info = JSON.parse((await runCli(["info", classic.path, "--json"], options)).stdout);
			expect(info.name).toBe(classic.path);
			expect(JSON.stringify(info)).toContain(JSON.stringify(hostile("attribute")));
			const { values } = JSON.parse((await runCli(["read", classic.path, "texts", "--json"], options)).stdout);
			expect(values).toBe(hostile("text"));
			const { refs } = JSON.parse((await runCli(["build", classic.path], options)).stdout);
			const attributes = JSON.parse(refs[`${hostile("variable")}/.zattrs`]);
			expect(attributes[hostile("attribute")]).toBe(hostile("value"));
		}
	});

	it("the overview of a dataset is for people", async () => {
		const text = String(await openVirtualDataset(classic.path));
		expect(forbiddenIn(text)).toEqual([]);
		expect(text).not.toMatch(/^FORGED/m);
		expect(text).toContain("variable\\x1b[31m");
	});
});

describe("answers of servers", () => {
	const host = (): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

	it.each([
		["the text of a status", `403 ${hostile("status").replace("\r\n", "")}`, "status\\x1b[31m\\u202e\\x9b8m"],
		["one with a control of C1", "403 status\u009b8m", "status\\x9b8m"],
		["where it redirects to", "302 Found\r\nLocation: http://[\u009b8m", "\\x9b8m"],
	])("%s is spelt out", async (_, text, shown) => {
		answer = () => `HTTP/1.1 ${text}\r\nContent-Length: 0\r\n\r\n`;
		const args = ["info", `http://${host()}/data.nc`];
		const result = await runCli(args, TERMINAL);
		expectHarmless(args, result);
		expect(result.code).toBe(1);
		expect(result.stderr).toContain(shown);
	});

	it("the keys of a bucket are spelt out", async () => {
		const key = `folder/${hostile("key").replace("\u001b[31m", "").replace("\r\n", "&#13;&#10;")}.nc`;
		const listing = `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>${key}</Key><Size>9</Size></Contents></ListBucketResult>`;
		answer = (head) =>
			head.includes("list-type=2")
				? `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(listing)}\r\n\r\n${listing}`
				: "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
		vi.stubEnv("AWS_ENDPOINT_URL", `http://${host()}`);
		vi.stubEnv("AWS_NO_SIGN_REQUEST", "yes");
		vi.stubEnv("AWS_REGION", "us-east-1");
		try {
			for (const args of [
				["info", "s3://bucket/folder/"],
				["build", "s3://bucket/folder/*.nc"],
			]) {
				const result = await runCli(args, TERMINAL);
				expectHarmless(args, result);
				expect((result.stdout + result.stderr).replace(/[ \n]+/g, "")).toMatch(/key(\\u202e|%E2%80%AE)/);
			}
		} finally {
			vi.unstubAllEnvs();
		}
	});
});

/** Whoever looks at objects and reads chunks, the report is the same, and so is what is told on the way. */
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, truncate, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "../../scripts/bundle.mjs";
import type * as Exec from "../../src/exec/index.ts";
import type * as Mirazarr from "../../src/node.ts";
import type * as Verify from "../../src/verify/index.ts";
import type { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { sample } from "../cli/run-cli.ts";

const root = join(import.meta.dirname, "../..");
const COUNT = 300;

let folder = "";
let references = "";
let sources: Verify.SourceFacts[] = [];
/** The built modules: threads run what is built. */
let built: typeof Exec & typeof Mirazarr & typeof Verify & { writeKerchunkJson: typeof writeKerchunkJson };
beforeAll(async () => {
	const place = join(root, "node_modules/.cache/mirazarr-verify");
	await mkdir(place, { recursive: true });
	await cp(join(root, "package.json"), join(place, "package.json"));
	await bundle(join(place, "dist"));
	const names = ["exec/index", "node", "verify/index", "write/kerchunk-json"];
	const modules = names.map((name) => import(pathToFileURL(join(place, `dist/${name}.js`)).href));
	built = Object.assign({}, ...(await Promise.all(modules)));

	folder = await mkdtemp(join(tmpdir(), "mirazarr-verify-"));
	for (const name of ["open", "closed", "refs"]) await mkdir(join(folder, name));
	const files = Array.from({ length: COUNT }, (_, i) => join(folder, i % 50 === 49 ? "closed" : "open", `g ${i}.nc`));
	for (const file of files) await cp(sample("gauge-2024.nc"), file);
	// What is beside references may be read: they are by themselves.
	references = join(folder, "refs", "refs.json");
	const dataset = await built.openVirtualDatasets(files, { combine: "nested", concatDim: "time", loadable: [] });
	await writeFile(references, (await built.writeKerchunkJson(dataset.toStore())).text());
	sources = await built.collectSources(await opened([folder]));
	const [changed, gone, touched, linked, cut] = files as [string, string, string, string, string];
	await appendFile(changed, "x");
	await rm(gone);
	await utimes(touched, 1, 1);
	await rm(linked);
	await symlink(files[49] as string, linked);
	await truncate(cut, 1000);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function opened(allow: readonly string[] = [join(folder, "open")]): Promise<Mirazarr.ManifestStore> {
	return built.openStore(references, { allow });
}

type Told = { report: Verify.VerifyReport; events: string[] };

async function verified(executor: Exec.Executor | undefined, options: Verify.VerifyOptions = {}): Promise<Told> {
	const events: string[] = [];
	const onProgress: Verify.VerifyOptions["onProgress"] = ({ phase, done, total }) =>
		events.push(`${phase} ${done} of ${total}`);
	const report = await built.verify(await opened(), { ...options, executor, onProgress });
	await executor?.close();
	return { report, events };
}

/** An executor, and what it was given to look at. */
function counted(executor: Exec.Executor): { executor: Exec.Executor; given: Set<string> } {
	const given = new Set<string>();
	return {
		given,
		executor: {
			run: (batches, task, context) => {
				for (const url of batches.flatMap(({ urls }) => urls)) given.add(url);
				return executor.run(batches, task, context);
			},
			close: () => executor.close(),
		},
	};
}

const EXECUTORS: [string, () => Exec.Executor][] = [
	["in process", () => built.inProcess()],
	["in one thread", () => built.inThreads({ threads: 1 })],
	["in two threads", () => built.inThreads({ threads: 2 })],
];

describe.each(EXECUTORS)("%s", (_, start) => {
	it.each<[string, () => Verify.VerifyOptions]>([
		["as it is", () => ({ sources })],
		["with all chunks", () => ({ sources, sampleChunks: "all" })],
		["by a time", () => ({ changedSince: new Date(1000), sampleChunks: 7 })],
	])("the report is that of one thread, %s", async (_name, options) => {
		const expected = await verified(undefined, options());
		const { ok, sources: reports, outside } = expected.report;
		expect(ok).toBe(false);
		const statuses = new Set(reports.map(({ status }) => status));
		expect([...statuses].sort()).toEqual(["changed", "not-allowed", "same", "unreachable"]);
		expect(outside?.places).toEqual([{ prefix: pathToFileURL(`${folder}/closed/`).href, objectCount: COUNT / 50 }]);
		expect(reports[3]?.problem).toContain("A symbolic link leads to");
		const { executor, given } = counted(start());
		expect(await verified(executor, options())).toEqual(expected);
		expect(given.size).toBe(COUNT - COUNT / 50);
	});

	it("ends when told", async () => {
		const stop = new AbortController();
		const executor = start();
		const work = built.verify(await opened(), {
			executor,
			sampleChunks: "all",
			signal: stop.signal,
			onProgress: ({ done }) => done === 200 && stop.abort(new Error("enough")),
		});
		await expect(work).rejects.toThrow("enough");
		await executor.close();
	});

	it("asks for an object once, and nobody for what is registered here alone", async () => {
		const bytes = await readFile(sample("gauge-2024.nc"));
		const asked = new Map<string, number>();
		const server = createServer(({ url = "", headers }, response) => {
			asked.set(url, (asked.get(url) ?? 0) + 1);
			const [, from = "0", to = ""] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? "") ?? [];
			const body = bytes.subarray(Number(from), Number(to) + 1);
			const range = `bytes ${from}-${Number(from) + body.length - 1}/${bytes.length}`;
			response.writeHead(206, { etag: '"a"', "content-range": range, "content-length": body.length });
			response.end(body);
		});
		await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
		const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
		const names = Array.from({ length: 40 }, (_, i) => `${base}${i}.nc`);
		const options = { combine: "nested", concatDim: "time", loadable: [] } as const;
		const dataset = (await built.openVirtualDatasets(names, options)).toStore();
		const own = join(folder, "http.json");
		await writeFile(own, (await built.writeKerchunkJson(dataset)).text());
		asked.clear();
		const executor = start();
		const report = await built.verify(await built.openStore(own, { allow: [base] }), { executor });
		expect(report).toMatchObject({ ok: true });
		expect([...asked.values()]).toEqual(new Array(40).fill(1));

		// Another thread would ask the server, which is there; this registry has what it was given.
		asked.clear();
		const memory = new built.MemoryStore(
			new Map(names.map((name) => [name.slice(base.length), new Uint8Array(bytes)])),
		);
		const registry = new built.ObjectStoreRegistry().register(base, memory);
		const local = await built.verify(await built.openStore(own, { registry }), { executor });
		expect(local).toMatchObject({ ok: true });
		expect(asked.size).toBe(0);
		await executor.close();
		server.close();
	});
});

it("a thread that dies is replaced, and nothing is missing in the report", async () => {
	const place = join(root, "node_modules/.cache/mirazarr-verify-dying");
	await rm(place, { recursive: true, force: true });
	await cp(join(root, "node_modules/.cache/mirazarr-verify"), place, { recursive: true });
	const died = join(folder, "died");
	await cp(join(place, "dist/exec/thread.js"), join(place, "dist/exec/thread-itself.js"));
	await writeFile(
		join(place, "dist/exec/thread.js"),
		`import { existsSync, writeFileSync } from "node:fs";
		import { parentPort } from "node:worker_threads";
		const died = ${JSON.stringify(died)};
		if (existsSync(died)) await import("./thread-itself.js");
		else parentPort.on("message", ({ kind }) => {
			if (kind !== "do") return;
			writeFileSync(died, "");
			process.exit(1);
		});`,
	);
	const { inThreads }: typeof Exec = await import(pathToFileURL(join(place, "dist/exec/index.js")).href);
	const options: Verify.VerifyOptions = { sources, sampleChunks: "all" };
	expect(await verified(inThreads({ threads: 1 }), options)).toEqual(await verified(undefined, options));
	await readFile(died);
	await rm(place, { recursive: true, force: true });
});

it("an executor that forgets a batch is told of, and no object counts as the same in silence", async () => {
	const forgetful: Exec.Executor = {
		async *run(batches, task, context) {
			for await (const result of built.inProcess().run(batches.slice(1), task, context)) yield result;
		},
		close: async () => {},
	};
	await expect(verified(forgetful)).rejects.toMatchObject({
		code: "bad-argument",
		message: expect.stringContaining("the executor gave no result for the object"),
	});
});

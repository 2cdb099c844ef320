/** The parts of the queue that need no Redis. */
import { describe, expect, it } from "vitest";
import { withoutSecrets } from "../../src/errors.ts";
import { batchesOf } from "../../src/exec/batch.ts";
import { inQueue } from "../../src/exec/index.ts";
import type { LookTask } from "../../src/exec/look-task.ts";
import { keyOf, type OpenTask } from "../../src/exec/open-task.ts";
import { AllowedPlaces } from "../../src/exec/queue/allowed-places.ts";
import { BuildsSeen } from "../../src/exec/queue/builds-seen.ts";
import { type JobResult, readJob, readNews, readResult } from "../../src/exec/queue/job.ts";
import { jobId, type Participant, participant, readParticipant, runOf } from "../../src/exec/queue/names.ts";
import { shownQueue } from "../../src/exec/queue/redis.ts";
import { readTask, writeTask } from "../../src/exec/queue/task-text.ts";
import { Turns } from "../../src/exec/queue/turns.ts";
import { WorkersSeen } from "../../src/exec/queue/workers-seen.ts";
import { HttpSession } from "../../src/io/http-session.ts";
import { DEFAULT_LIMITS } from "../../src/zarr/budget.ts";

const task: OpenTask = {
	kind: "open",
	options: { nullFill: Number.NaN, drop: ["x"], limits: { maxNodes: 7 } },
	folders: ["s3://b/"],
	concurrency: 16,
	partials: "s3://b/partials",
	version: "1",
};

const lookTask: LookTask = {
	kind: "look",
	url: "s3://b/refs.json",
	places: [
		{ prefix: "s3://b/", follow: "registered" },
		{ prefix: "s3://c/data/", follow: "registered" },
	],
	limits: { ...DEFAULT_LIMITS, maxWork: Number.POSITIVE_INFINITY },
	arrays: "[]",
	concurrency: 16,
};

describe("a task", () => {
	it("comes out of the queue as it went in, with the same keys of partials", () => {
		const [batch] = batchesOf(["s3://b/a.nc"]);
		for (const nullFill of [Number.NaN, Number.NEGATIVE_INFINITY, -0, 2n ** 63n, "extreme", 1.5]) {
			const own = { ...task, options: { ...task.options, nullFill } };
			const again = readTask(writeTask(own));
			expect(again).toEqual(own);
			expect(keyOf(batch as never, again as OpenTask)).toBe(keyOf(batch as never, own));
		}
	});

	it("of looking comes out as it went in, too, and another that claims to be one does not", () => {
		expect(readTask(writeTask(lookTask))).toEqual(lookTask);
		for (const wrong of [
			{ places: [{ prefix: 1 }] },
			{ places: [{ prefix: "s3://b/", follow: "all" }] },
			{ arrays: [] },
		])
			expect(readTask(writeTask({ ...lookTask, ...wrong } as never))).toBeUndefined();
	});

	it("with a function does not go to another machine", () => {
		const own = { ...task, options: { parser: () => {} } as never };
		expect(() => writeTask(own)).toThrow("the option parser is a function");
	});

	it("of a stranger is refused unless it is one, and brings no stores and logins", () => {
		const { text, hash } = writeTask(task);
		expect(readTask({ text: `${text} `, hash })).toBeUndefined();
		expect(readTask(writeTask({ ...task, folders: "all" } as never))).toBeUndefined();
		expect(readTask(writeTask({ ...task, partials: undefined }))).toBeUndefined();
		const own = { ...task.options, session: { logins: {} }, schemes: { file: 1 } } as never;
		expect(readTask(writeTask({ ...task, options: own }))).toEqual(task);
	});
});

it("a job of a stranger is refused unless it is one", () => {
	expect(readJob({ task: "a", key: "b", urls: ["s3://b/a.nc"], more: 1 })).toEqual({
		task: "a",
		key: "b",
		urls: ["s3://b/a.nc"],
	});
	for (const value of [null, 7, {}, { task: "a", key: "b", urls: [] }, { task: "a", key: "b", urls: [1] }])
		expect(readJob(value)).toBeUndefined();
	const entry = { kind: "virtual", url: "s3://b/a.nc", offset: 0, length: 8 };
	const look = { task: "a", urls: ["s3://b/a.nc"], chunks: [{ array: 0, index: [1, 2], entry }], expected: [] };
	expect(readJob(look)).toEqual(look);
	// Of a chunk elsewhere nobody would ask whether it may be read.
	const elsewhere = { ...entry, url: "file:///etc/passwd" };
	for (const chunks of [
		[null],
		[{ array: 0, index: [1], entry: elsewhere }],
		[{ array: "0", index: [], entry }],
		"all",
	])
		expect(readJob({ ...look, chunks })).toBeUndefined();
});

const NONSENSE = ["", "nonsense", "null", "7", "[]", "{}", '{"worker":"w"}', '{"job":"a","places":7}', '{"id":1}'];

it("what comes of a job, news of it and who takes part are what they are, or nothing", () => {
	const error = { kind: "other", name: "Error", message: "no", stack: undefined } as const;
	const results: JobResult[] = [
		{ kind: "done", worker: "w", digest: "d", failures: [{ place: 1, error }], unstored: [0], receivedBytes: 7 },
		{ kind: "looked", worker: "w", objects: [], chunkErrors: [], receivedBytes: 7 },
		{ kind: "failed", worker: "w", error: { kind: "mira", code: "not-found", what: "no" } as never },
		{ kind: "refused", worker: "w", error },
		{ kind: "dropped", worker: "w" },
	];
	for (const result of results) {
		expect(readResult(JSON.stringify(result))).toEqual(JSON.parse(JSON.stringify(result)));
		for (const name of Object.keys(result))
			expect(readResult(JSON.stringify({ ...result, [name]: null })), `${result.kind} ${name}`).toBeUndefined();
	}
	const news = { job: "a", places: [1], failedPlaces: [], receivedBytes: 7, isOver: false };
	expect(readNews(JSON.stringify({ ...news, more: 1 }))).toEqual(news);
	for (const name of Object.keys(news)) expect(readNews(JSON.stringify({ ...news, [name]: null }))).toBeUndefined();
	const own = participant("7e57");
	expect(readParticipant(JSON.stringify({ ...own, more: 1 }))).toEqual(own);
	for (const name of Object.keys(own)) expect(readParticipant(JSON.stringify({ ...own, [name]: 7 }))).toBeUndefined();
	for (const text of NONSENSE)
		expect([readResult(text), readNews(text), readParticipant(text)]).toEqual([undefined, undefined, undefined]);
});

it("a job knows its build", () => {
	const { id } = participant("7e57-1d");
	expect(runOf(jobId(id, 12, 3))).toBe(id);
});

describe("what a worker opens", () => {
	it("without prefixes is every URL and no local file", () => {
		const allowed = new AllowedPlaces([]);
		for (const url of ["s3://b/a.nc", "https://example.org/a.nc", "gs://b/x"]) expect(allowed.allows(url)).toBe(true);
		for (const url of ["file:///etc/passwd", "FILE:///etc/passwd", "file://host/share/a.nc"])
			expect(allowed.allows(url)).toBe(false);
	});

	it("with prefixes is what is below them, by whole names, however it is spelt", () => {
		const allowed = new AllowedPlaces(["/archive", "s3://b/data/"]);
		for (const url of ["file:///archive/a.nc", "s3://b/data/x/a.nc", "file:///other/../archive/a.nc"])
			expect(allowed.allows(url)).toBe(true);
		const others = ["file:///archive2/a.nc", "file:///archive/../etc/passwd", "file:///archive/%2e%2e/etc/passwd"];
		for (const url of [...others, "s3://b/database/a.nc", "s3://c/data/a.nc", "https://example.org/a.nc"])
			expect(allowed.allows(url)).toBe(false);
	});

	it("is what is looked at, and no more of the places around it", () => {
		const allowed = new AllowedPlaces(["s3://b/", "s3://c/data/2024/"]);
		expect(() => allowed.check(["s3://b/a.nc", "s3://c/data/2024/a.nc"], lookTask)).not.toThrow();
		expect(() => allowed.check(["s3://c/data/2023/a.nc"], lookTask)).toThrow("was not told to look at this place");
		expect(allowed.within(lookTask)).toEqual({
			...lookTask,
			places: [
				{ prefix: "s3://b/", follow: "registered" },
				{ prefix: "s3://c/data/2024/", follow: "registered" },
			],
		});
	});

	it("is what a task may name besides: where partials go, and what references lead to", () => {
		const allowed = new AllowedPlaces(["s3://b/"]);
		expect(() => allowed.check(["s3://b/a.nc"], task)).not.toThrow();
		expect(() => allowed.check(["s3://c/a.nc"], task)).toThrow("was not told to open this place");
		expect(() => allowed.check([], { ...task, partials: "s3://c/p" })).toThrow("was not told to keep partials in");
		expect(() => allowed.check([], { ...task, options: { allow: ["file:///etc/"] } })).toThrow("was not told to open");
		expect(allowed.within({ ...task, folders: ["s3://b/", "file:///etc/"] })).toEqual({
			...task,
			folders: ["s3://b/"],
		});
	});
});

describe("turns", () => {
	it("those who work alone have nobody beside them, and nobody is passed over", async () => {
		const turns = new Turns();
		const log: string[] = [];
		let running = 0;
		const work = (name: string, isAlone: boolean): Promise<void> =>
			turns.take(isAlone, async () => {
				running++;
				if (isAlone) expect(running).toBe(1);
				log.push(name);
				await new Promise((resolve) => setTimeout(resolve, 1));
				if (isAlone) expect(running).toBe(1);
				running--;
			});
		await Promise.all([
			...[work("a", false), work("b", false), work("C", true)],
			...[work("D", true), work("e", false), work("f", false)],
		]);
		expect(log).toEqual(["a", "b", "C", "D", "e", "f"]);
	});

	it("go on after a failure", async () => {
		const turns = new Turns();
		await expect(turns.take(true, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
		expect(await turns.take(true, async () => 7)).toBe(7);
	});
});

describe("who is there", () => {
	const own = participant("build");
	const other: Participant = { id: "w", queue: "batches-9", version: "9.0.0", node: "99.0.0", host: "far:1" };

	function watch(): { notes: string[]; counts: number[]; seen: WorkersSeen } {
		const notes: string[] = [];
		const counts: number[] = [];
		const url = "redis://:topsecret@host:6379/0";
		const options = {
			url,
			onNote: (note: string) => notes.push(note),
			onWorkers: (count: number) => counts.push(count),
		};
		return { notes, counts, seen: new WorkersSeen(own, options) };
	}

	it("a build without workers says so after a while, once, and how to start one, without the password", () => {
		const { notes, counts, seen } = watch();
		for (const ms of [0, 9_000, 11_000, 30_000]) seen.note([], ms);
		expect(notes).toEqual(["no worker is connected: start one with mirazarr worker --queue redis://host:6379/0"]);
		seen.note([{ ...own, id: "w" }], 40_000);
		for (const ms of [50_000, 70_000]) seen.note([], ms);
		expect(notes).toHaveLength(2);
		expect(counts).toEqual([0, 1, 0]);
	});

	it("a build with workers of another version says which", () => {
		const { notes, counts, seen } = watch();
		for (const ms of [0, 11_000]) seen.note([other], ms);
		expect(counts).toEqual([0]);
		expect(notes).toHaveLength(1);
		expect(notes[0]).toContain("no worker of this version is connected");
		expect(notes[0]).toContain("far:1 has 9.0.0 with Node 99.0.0");
	});

	it("a worker says that it cannot work for a build of another version, once", () => {
		const notes: string[] = [];
		const builds = new BuildsSeen(own, (note) => notes.push(note));
		for (let i = 0; i < 2; i++) builds.note([other, { ...own, id: "mine" }]);
		expect(builds.count).toBe(1);
		expect(notes).toHaveLength(1);
		expect(notes[0]).toContain("is of mirazarr 9.0.0 with Node 99.0.0: this worker cannot work for it");
	});
});

describe("what is not put into a queue", () => {
	async function errorOf(own: Partial<OpenTask>, urls: readonly string[], session?: HttpSession): Promise<unknown> {
		const executor = inQueue({ url: "redis://127.0.0.1:1" });
		const context = { signal: undefined, here: { session } };
		try {
			for await (const _ of executor.run(batchesOf(urls), { ...task, ...own }, context));
		} catch (error) {
			return error;
		}
		return undefined;
	}

	it("headers and logins, signatures, and work without a place for partials", async () => {
		const code = "bad-argument";
		expect(await errorOf({}, ["s3://b/a.nc"], new HttpSession({}))).toMatchObject({
			code,
			message: expect.stringContaining("headers and logins are not put into a queue"),
		});
		const signed = await errorOf({}, ["https://h/a.nc", "https://h/b.nc?X-Amz-Signature=topsecret"]);
		expect(signed).toMatchObject({ code, message: expect.stringContaining("URLs with a signature") });
		expect(String(signed)).not.toContain("topsecret");
		expect(await errorOf({ partials: undefined }, ["s3://b/a.nc"])).toMatchObject({
			code,
			message: expect.stringContaining("a place for partials that all workers reach"),
		});
	});

	it("a function, which is refused before there is a connection that would keep the program alive", async () => {
		// No Redis is there: a connection is waited for, and fails with another error.
		expect(await errorOf({ options: { parser: () => {} } as never }, ["s3://b/a.nc"])).toMatchObject({
			code: "bad-argument",
			message: expect.stringContaining("the option parser is a function"),
		});
	});
});

describe("the URL of a queue", () => {
	it("is explained with a password in it, which no message leaves out", () => {
		expect(() => shownQueue("localhost:6379")).toThrow("with a password redis://<user>:<password>@host:6379/0");
	});

	it("is shown without user, password and parameters", () => {
		expect(shownQueue("redis://me:topsecret@host:6379/2?family=6")).toBe("redis://host:6379/2");
		expect(shownQueue("rediss://host")).toBe("rediss://host");
		expect(withoutSecrets("at redis://me:topsecret@host:6379/2")).toBe("at redis://host:6379/2");
		expect(withoutSecrets("at rediss://:topsecret@host")).toBe("at rediss://host");
	});

	it("that is none is not repeated", () => {
		for (const text of ["topsecret", "http://:topsecret@host", "redis://", "/topsecret"])
			expect(() => shownQueue(text)).toThrow(/^the queue is not the URL of a Redis\. Write redis:\/\/host/);
	});
});

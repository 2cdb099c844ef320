import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AzureStore } from "../../src/io/azure.ts";
import { GcsStore } from "../../src/io/gcs.ts";
import { type HttpOptions, HttpStore } from "../../src/io/http.ts";
import { withinIdleTime } from "../../src/io/idle-clock.ts";
import type { ObjectStore } from "../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { RetryOptions } from "../../src/io/retry.ts";
import { S3Store } from "../../src/io/s3.ts";
import { type Fault, FaultServer } from "./fault-server.ts";
import { pattern } from "./pattern.ts";

const data = pattern(3000);
const URL_OF_X = "https://host/x";

/** Never answers, whatever is done to it. */
const deaf = (): Promise<never> => new Promise(() => {});

describe("by a clock of our own", () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	const sleep = async (): Promise<void> => {};
	const registryOn = (options: HttpOptions, retry: RetryOptions = { attempts: 1 }): ObjectStoreRegistry =>
		new ObjectStoreRegistry({ retry: { sleep, ...retry } }).register(
			"https://host",
			new HttpStore("https://host", options),
		);

	/** Answers with a body that comes in pieces, one after each of the waits. */
	const inPieces =
		(pieceBytes: number, everyMs: number): HttpOptions["fetch"] =>
		async () => {
			let at = 0;
			const body = new ReadableStream<Uint8Array>({
				async pull(controller) {
					await new Promise((resolve) => setTimeout(resolve, everyMs));
					controller.enqueue(data.slice(at, at + pieceBytes));
					at += pieceBytes;
					if (at >= data.length) controller.close();
				},
			});
			return new Response(body, { headers: { "content-length": `${data.length}` } });
		};

	it("a server that does not answer is given up after 30 s, with the limit to raise", async () => {
		const read = expect(registryOn({ fetch: deaf }).source(URL_OF_X).readAll()).rejects.toMatchObject({
			code: "network",
			url: URL_OF_X,
			what: "The server did not answer within 30 s",
			hint: expect.stringContaining("raise limits.maxIdleSeconds"),
		});
		await vi.advanceTimersByTimeAsync(29_999);
		expect(vi.getTimerCount()).toBe(1);
		await vi.advanceTimersByTimeAsync(1);
		await read;
		expect(vi.getTimerCount()).toBe(0);
	});

	it("time without a byte counts as waiting: two tries of 30 s, not six", async () => {
		const fetch = vi.fn(deaf);
		const read = expect(
			registryOn({ fetch }, { random: () => 0.5 })
				.source(URL_OF_X)
				.readAll(),
		).rejects.toThrow(/30 s/);
		await vi.advanceTimersByTimeAsync(60_000);
		await read;
		expect(fetch).toHaveBeenCalledTimes(2);
	});

	it("a body that is slow and steady is not cut, however long it takes", async () => {
		const read = registryOn({ fetch: inPieces(1024, 29_000) })
			.source(URL_OF_X)
			.readAll();
		await vi.advanceTimersByTimeAsync(3 * 29_000);
		expect(await read).toEqual(data);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("a byte now and then is not progress", async () => {
		const read = expect(
			registryOn({ fetch: inPieces(1, 7_000) })
				.source(URL_OF_X)
				.readAll(),
		).rejects.toMatchObject({
			what: "The server sent 4 bytes within 30 s, fewer than 1024",
		});
		await vi.advanceTimersByTimeAsync(30_000);
		await read;
	});

	it("the end of a body may be shorter", async () => {
		const read = registryOn({ fetch: inPieces(1500, 29_000) })
			.source(URL_OF_X)
			.readAll();
		await vi.advanceTimersByTimeAsync(2 * 29_000);
		expect(await read).toEqual(data);
	});

	it("headers that a function makes are not waited for either", async () => {
		const read = expect(registryOn({ headers: deaf }).source(URL_OF_X).readAll()).rejects.toThrow(/did not answer/);
		await vi.advanceTimersByTimeAsync(30_000);
		await read;
	});

	it("keys that never come are asked for again by the next try", async () => {
		const credentials = vi.fn(async () => undefined).mockImplementationOnce(deaf);
		const store = new S3Store("s3://bucket", { credentials, fetch: async () => new Response(data.slice()) });
		const registry = new ObjectStoreRegistry({ retry: { sleep } }).register("s3://bucket", store);
		const read = registry.source("s3://bucket/x").readAll();
		await vi.advanceTimersByTimeAsync(30_000);
		expect(await read).toEqual(data);
		expect(credentials).toHaveBeenCalledTimes(2);
	});

	it("what is sent gets time to leave", async () => {
		const store = new S3Store("s3://bucket", { fetch: deaf });
		let isOver = false;
		const put = expect(
			store.put("x", new Uint8Array(2 ** 20)).finally(() => {
				isOver = true;
			}),
		).rejects.toThrow(/did not answer/);
		await vi.advanceTimersByTimeAsync(64_000 + 29_999);
		expect(isOver).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		await put;
	});

	it("who was busy looks once more before giving up", async () => {
		let answer = (): void => {};
		const request = withinIdleTime(
			URL_OF_X,
			{ maxIdleSeconds: 1 },
			() =>
				new Promise<string>((resolve) => {
					answer = () => resolve("here");
				}),
		);
		// The clock goes on, and no timer has a chance to go off.
		const late = performance.now() + 60_000;
		vi.spyOn(performance, "now").mockReturnValue(late);
		await vi.advanceTimersByTimeAsync(1000);
		answer();
		expect(await request).toBe("here");
		vi.restoreAllMocks();
	});

	it("no time is measured where the limit is infinite", async () => {
		const registry = registryOn({ fetch: inPieces(3000, 10_000_000) }).scope({ limits: { maxIdleSeconds: Infinity } });
		const read = registry.source(URL_OF_X).readAll();
		await vi.advanceTimersByTimeAsync(10_000_000);
		expect(await read).toEqual(data);
	});

	it("what waits for the connection of others, in a browser, is not given up", async () => {
		const traffic = { lastMs: 0 };
		const waiting = withinIdleTime(URL_OF_X, { maxIdleSeconds: 1, traffic }, deaf);
		const failed = expect(waiting).rejects.toThrow(/did not answer within 1 s/);
		const flowing = withinIdleTime(URL_OF_X, { maxIdleSeconds: 1, traffic }, async (clock) => {
			clock.answered();
			for (let i = 0; i < 5; i++) {
				await new Promise((resolve) => setTimeout(resolve, 900));
				clock.received(2048);
			}
		});
		await vi.advanceTimersByTimeAsync(4500);
		await flowing;
		expect(vi.getTimerCount()).toBe(1);
		await vi.advanceTimersByTimeAsync(1000);
		await failed;
	});

	it("a caller's own reason comes first", async () => {
		const controller = new AbortController();
		const read = withinIdleTime(URL_OF_X, { signal: controller.signal }, deaf);
		controller.abort("enough");
		await expect(read).rejects.toBe("enough");
		expect(vi.getTimerCount()).toBe(0);
	});

	it("limits of a scope hold for its reads alone, also of a source that all share", async () => {
		const registry = registryOn({ fetch: deaf });
		const patient = expect(registry.source(URL_OF_X).read(0, 10)).rejects.toThrow(/within 30 s/);
		const hasty = registry.scope({ limits: { maxIdleSeconds: 2 } }).source(URL_OF_X);
		const given = expect(Promise.all([hasty.read(0, 10)])).rejects.toThrow(/within 2 s/);
		const whole = expect(hasty.readAll()).rejects.toThrow(/within 2 s/);
		await vi.advanceTimersByTimeAsync(2000);
		await Promise.all([given, whole]);
		await vi.advanceTimersByTimeAsync(28_000);
		await patient;
	});

	it("ten thousand reads leave no timer", async () => {
		const fetch = async (): Promise<Response> => new Response(new Uint8Array(1));
		const store = new HttpStore("https://host", { fetch });
		for (let i = 0; i < 10_000; i++) await store.get("x", undefined);
		expect(vi.getTimerCount()).toBe(0);
	});
});

describe("on a server", () => {
	let server: FaultServer;
	beforeEach(async () => {
		server = await FaultServer.start();
	});
	afterEach(async () => {
		await server.stop();
	});

	const retry: RetryOptions = { sleep: async () => {}, attempts: 4 };
	const registryOn = (prefix: string, store: ObjectStore): ObjectStoreRegistry =>
		new ObjectStoreRegistry({ retry, limits: { maxIdleSeconds: 0.2 } }).register(prefix, store);
	const web = (): ObjectStoreRegistry =>
		registryOn(server.origin, new HttpStore(server.origin, { follow: "anywhere" }));

	const stalls: Fault[] = [{ kind: "silence" }, { kind: "head" }, { kind: "stall" }, { kind: "trickle" }];

	it.each(stalls)("once: $kind, asked again and served", async (fault) => {
		const url = server.serve("/f", data);
		server.fault("/f", fault, 1);
		expect(await web().source(url).read(100, 1000)).toEqual(data.slice(100, 1100));
		expect(server.requests.length).toBeGreaterThan(1);
	});

	it.each(stalls)("for ever: $kind, given up after the tries, each of which lets its connection go", async (fault) => {
		const url = server.serve("/f", data);
		server.fault("/f", fault);
		await expect(web().source(url).read(0, 1000)).rejects.toMatchObject({ code: "network", url });
		expect(server.requests).toHaveLength(4);
		await vi.waitFor(() => expect(server.abandoned).toBe(4), 10_000);
	});

	it("behind a redirect: the server that stalls is named", async () => {
		const url = server.serve("/f", data);
		server.fault("/f", { kind: "redirect", status: 307, location: "/slow" });
		server.serve("/slow", data);
		server.fault("/slow", { kind: "silence" });
		await expect(web().source(url).read(0, 10)).rejects.toMatchObject({ url: `${server.origin}/slow` });
	});

	it.each<[string, () => ObjectStore]>([
		["s3://bucket", () => new S3Store("s3://bucket", { endpoint: server.origin })],
		["gs://bucket", () => new GcsStore("gs://bucket", { endpoint: server.origin })],
		["az://bucket", () => new AzureStore("az://bucket", { endpoint: server.origin })],
	])("of %s, reading and listing", async (prefix, makeStore) => {
		server.serve("/bucket/x", data);
		server.fault("/bucket/x", { kind: "silence" }, 1);
		const registry = registryOn(prefix, makeStore());
		expect(await registry.source(`${prefix}/x`).readAll()).toEqual(data);
		// Listings have other targets, each of which is silent.
		server.isSilent = true;
		const listing = registry.list(prefix).next();
		await expect(listing).rejects.toMatchObject({ code: "network", what: expect.stringContaining("0.2 s") });
	});

	it("a listing that stalls once is asked for again", async () => {
		const page =
			"<ListBucketResult><Contents><Key>x</Key><Size>1</Size></Contents><IsTruncated>false</IsTruncated></ListBucketResult>";
		const asked: string[] = [];
		const fetch = async (url: string): Promise<Response> => {
			asked.push(url);
			return asked.length === 1 ? deaf() : new Response(page);
		};
		const registry = registryOn("s3://bucket", new S3Store("s3://bucket", { fetch }));
		const urls: string[] = [];
		for await (const { url } of registry.list("s3://bucket")) urls.push(url);
		expect(urls).toEqual(["s3://bucket/x"]);
		expect(asked.length).toBeGreaterThan(1);
	});
});

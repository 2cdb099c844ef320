import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import type { PageMessage, Shared } from "../../src/serve/service-worker/messages.ts";
import {
	opened,
	pageLock,
	replyWith,
	request,
	sealed,
	type WorkerMessage,
} from "../../src/serve/service-worker/messages.ts";
import { runWorker } from "../../src/serve/service-worker/worker.ts";
import type { Page, WorkerScope } from "../../src/serve/service-worker/worker-scope.ts";
import { codeIn } from "./fetching.ts";

const SAMPLE = new Blob([readFileSync(join(import.meta.dirname, "../../samples/sea-surface.nc"))]);
const SCOPE = "https://example.org/app/";

/** A page that tells what it shares when it is asked, or one that knows nothing of us and never answers. */
class FakePage implements Page {
	readonly id: string;
	readonly shared: Shared[];
	readonly isSilent: boolean;
	asked = 0;

	constructor(id: string, { shared = [], isSilent = false }: { shared?: Shared[]; isSilent?: boolean } = {}) {
		this.id = id;
		this.shared = shared;
		this.isSilent = isSilent;
	}

	postMessage(message: unknown, [port]: Transferable[]): void {
		if (opened<WorkerMessage>(message)?.kind !== "recall") throw new Error("not expected");
		this.asked++;
		if (!this.isSilent) replyWith(port as MessagePort, async () => this.shared);
	}
}

/** A worker without a browser. */
function fakeWorker(pages: FakePage[]) {
	const listeners = new Map<string, (event: never) => void>();
	const scope: WorkerScope = {
		registration: { scope: SCOPE },
		clients: {
			get: async (id) => pages.find((page) => page.id === id),
			matchAll: async () => pages,
			claim: async () => {},
		},
		navigator: {
			locks: {
				query: async () => ({
					held: pages.map(({ id, isSilent }) => ({ name: isSilent ? "of others" : pageLock(id) })),
				}),
			},
		},
		skipWaiting: async () => {},
		addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
	};
	runWorker(scope);
	return {
		tell: (source: Page, message: PageMessage, signal?: AbortSignal) =>
			request<void>((port) => {
				const event = { data: sealed(message), ports: [port], source, waitUntil: () => {} };
				listeners.get("message")?.(event as never);
			}, signal),
		/** Undefined for a request that the worker leaves to the browser. */
		fetch(path: string, init?: RequestInit): Promise<Response> | undefined {
			let response: Promise<Response> | undefined;
			const respondWith = (given: Promise<Response>): void => {
				response = given;
			};
			listeners.get("fetch")?.({ request: new Request(new URL(path, SCOPE), init), respondWith } as never);
			return response;
		},
	};
}

function shared(name: string, options: object = {}, identity = `${name} of a page`): Shared {
	return { name, identity, opening: { source: SAMPLE, options } };
}

describe("requests", () => {
	it("below mirazarr/ of the scope are answered as by the server", async () => {
		const page = new FakePage("a");
		const { tell, fetch } = fakeWorker([page]);
		await tell(page, { kind: "share", shared: shared("sst.nc") });
		const document = await (await fetch("mirazarr/sst.nc/zarr.json"))?.json();
		expect(Object.keys(document.consolidated_metadata.metadata)).toContain("sst");
		const part = await fetch("mirazarr/sst.nc/sst/c/0/0/0", { headers: { Range: "bytes=2-5" } });
		expect(part?.status).toBe(206);
		expect(part?.headers.get("content-range")).toMatch(/^bytes 2-5\//);
		expect((await fetch("mirazarr/sst.nc/sst/c/9/9/9"))?.status).toBe(404);
		expect((await fetch("mirazarr/sst.nc/zarr.json", { method: "PUT" }))?.status).toBe(405);
		const listing = await (await fetch("mirazarr/sst.nc/"))?.json();
		expect(listing.name).toBe("sst.nc");
	});

	it("of others are left to the browser", () => {
		const { fetch } = fakeWorker([]);
		for (const path of ["/mirazarr/sst.nc/zarr.json", "other.json", "mirazarr", "https://elsewhere.org/app/mirazarr/x"])
			expect(fetch(path)).toBeUndefined();
	});

	it("for what nobody shares are 410, not 404: that would be a hole", async () => {
		const { fetch } = fakeWorker([new FakePage("a")]);
		const response = (await fetch("mirazarr/none/sst/c/0/0/0")) as Response;
		expect([response.status, await codeIn(response)]).toEqual([410, "not-shared"]);
		expect((await fetch("mirazarr/%ff/zarr.json"))?.status).toBe(400);
	});
});

describe("what pages share", () => {
	it("is asked for again after the worker was stopped, and opened as it was", async () => {
		const page = new FakePage("b", { shared: [shared("sst.nc", { decoded: true })] });
		const { fetch } = fakeWorker([new FakePage("a"), page]);
		const document = await (await fetch("mirazarr/sst.nc/sst/zarr.json"))?.json();
		expect([document.data_type, document.fill_value]).toEqual(["float64", "NaN"]);
		await fetch("mirazarr/sst.nc/zarr.json");
		expect(page.asked).toBe(1);
	});

	it("is not asked of pages that know nothing of it", async () => {
		const silent = new FakePage("silent", { isSilent: true });
		const page = new FakePage("a");
		const { tell, fetch } = fakeWorker([silent, page]);
		await tell(page, { kind: "share", shared: shared("one") });
		expect((await fetch("mirazarr/one/zarr.json"))?.status).toBe(200);
		expect((await fetch("mirazarr/two/zarr.json"))?.status).toBe(410);
		expect(silent.asked).toBe(0);
	});

	it("ends with the page, or when it says so", async () => {
		const pages = [new FakePage("a"), new FakePage("b")];
		const [first, second] = pages as [FakePage, FakePage];
		const { tell, fetch } = fakeWorker(pages);
		await tell(first, { kind: "share", shared: shared("of-a") });
		await tell(second, { kind: "share", shared: shared("of-b") });
		await tell(first, { kind: "unshare", name: "of-b", identity: "of-b of a page" });
		expect((await fetch("mirazarr/of-b/zarr.json"))?.status).toBe(200);
		await tell(second, { kind: "unshare", name: "of-b", identity: "of-b of a page" });
		expect((await fetch("mirazarr/of-b/zarr.json"))?.status).toBe(410);
		pages.shift();
		expect((await fetch("mirazarr/of-a/zarr.json"))?.status).toBe(410);
	});

	it("is not replaced by another page, but by its own, and two pages may share the same", async () => {
		const pages = [new FakePage("a"), new FakePage("b")];
		const [first, second] = pages as [FakePage, FakePage];
		const { tell, fetch } = fakeWorker(pages);
		await tell(first, { kind: "share", shared: shared("x", {}, "one") });
		await tell(second, { kind: "share", shared: shared("x", {}, "one") });
		const other = tell(second, { kind: "share", shared: shared("x", { decoded: true }, "two") });
		await expect(other).rejects.toThrow(MiraError);
		await expect(other).rejects.toThrow('another page shares something else as "x"');
		// The one that is gone is not the one that is asked for first.
		await tell(first, { kind: "unshare", name: "x", identity: "one" });
		await tell(first, { kind: "share", shared: shared("x", {}, "one") });
		pages.shift();
		await tell(second, { kind: "share", shared: shared("x", { decoded: true }, "two") });
		const document = await (await fetch("mirazarr/x/sst/zarr.json"))?.json();
		expect(document.data_type).toBe("float64");
	});

	it("is not replaced after the worker was stopped either, whichever page answers first", async () => {
		const pages = ["a", "b"].map((id) => new FakePage(id, { shared: [shared("x", {}, "one")] }));
		for (const page of pages) {
			const { tell } = fakeWorker(pages);
			const other = tell(page, { kind: "share", shared: shared("x", { decoded: true }, "two") });
			await expect(other).rejects.toThrow('another page shares something else as "x"');
		}
	});

	it("tells the page what is wrong with it", async () => {
		const page = new FakePage("a");
		const { tell, fetch } = fakeWorker([page]);
		const text: Shared = { name: "t", identity: "t", opening: { source: new Blob(["no format"]), options: {} } };
		await expect(tell(page, { kind: "share", shared: text })).rejects.toMatchObject({ code: "unknown-format" });
		await expect(tell(page, { kind: "share", shared: shared("u", { decodedd: true }) })).rejects.toMatchObject({
			code: "bad-argument",
		});
		expect((await fetch("mirazarr/t/zarr.json"))?.status).toBe(410);
		page.shared.push(text);
		expect((await fetch("mirazarr/t/zarr.json"))?.status).toBe(501);
	});
});

describe("messages", () => {
	it("of others are not ours", () => {
		for (const data of [undefined, null, "text", { kind: "share" }, { mirazarr: 0, kind: "share" }, { mirazarr: 1 }])
			expect(opened(data)).toBeUndefined();
	});

	it("tell the other side when nobody waits any more", async () => {
		const ending = new AbortController();
		let given: AbortSignal | undefined;
		const asking = request((port) => {
			replyWith(port, (signal) => {
				given = signal;
				return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
			});
		}, ending.signal);
		ending.abort(new Error("enough"));
		await expect(asking).rejects.toThrow("enough");
		await expect.poll(() => given?.aborted).toBe(true);
	});

	it("keep what an error says", async () => {
		const error = new MiraError("not-found", ["one", "two"], {
			url: "https://a.org/x",
			path: "/p",
			hint: "Look again",
		});
		const asking = request((port) => void replyWith(port, () => Promise.reject(error)));
		const found = await asking.catch((caught: unknown) => caught);
		expect(found).toBeInstanceOf(MiraError);
		expect(found).toMatchObject({ message: error.message, code: "not-found", path: "/p", url: "https://a.org/x" });
	});
});

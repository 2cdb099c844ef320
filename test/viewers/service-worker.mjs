/** The service worker in Chromium: what it answers is what the server answers, also after the browser has stopped it. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { openStore, parseSelection, read } from "../../dist/node.js";
import { createHandler } from "../../dist/serve/index.js";

/** Runs the checks; gives those that failed, by name. */
export async function checkServiceWorker(browser, site, fixtures) {
	const results = [];
	for (const [name, check] of Object.entries(CHECKS)) {
		const context = await browser.newContext();
		const open = async () => {
			const page = await context.newPage();
			await page.goto(`${site.url}/show/sharing`);
			await page.waitForFunction("globalThis.sharing !== undefined");
			const call = (method, ...values) =>
				page.evaluate(([key, list]) => globalThis.sharing[key](...list), [method, values]);
			return { page, call };
		};
		try {
			await check({ open, site, fixtures, browser });
			results.push({ name: `service worker: ${name}`, problems: [] });
		} catch (error) {
			results.push({ name: `service worker: ${name}`, problems: [String(error.stack).slice(0, 1500)] });
		}
		await context.close();
	}
	return results;
}

/** A page that has the worker. */
async function registered({ open }) {
	const page = await open();
	assert.equal((await page.call("register")).failure, undefined);
	return page;
}

/** The same request to a handler for servers. */
async function served(fixtures, file, path, init, options) {
	const handler = createHandler({ sources: { [file]: await openStore(join(fixtures, file)) }, ...options });
	const response = await handler(new Request(`http://here/${path}`, init));
	const headers = Object.fromEntries(response.headers);
	return { status: response.status, headers, bytes: [...new Uint8Array(await response.arrayBuffer())] };
}

const CHECKS = {
	"a file is answered for as a server would: documents, chunks, ranges, HEAD, holes, mistakes": async (all) => {
		const { call } = await registered(all);
		const { value: url } = await call("shareFile", "ocean.nc", `${all.site.url}/files/ocean.nc`);
		assert.equal(url, `${all.site.url}/mirazarr/ocean.nc`);
		for (const [path, init] of [
			["/zarr.json", {}],
			["/sst/zarr.json", {}],
			["/sst/c/0/1/1", {}],
			["/sst/c/0/1/1", { headers: { Range: "bytes=10-19" } }],
			["/sst/c/0/1/1", { headers: { Range: "bytes=-8" } }],
			["/sst/c/0/1/1", { headers: { Range: "bytes=99999999-" } }],
			["/sst/c/0/1/1", { method: "HEAD" }],
			["/sst/c/9/9/9", {}],
			["/absent/zarr.json", {}],
			["/sst/c/0/1/1", { method: "PUT" }],
			["/", {}],
		]) {
			const found = await call("ask", url + path, init);
			const wanted = await served(all.fixtures, "ocean.nc", `ocean.nc${path}`, init);
			const what = `${init.method ?? "GET"} ${path} ${JSON.stringify(init.headers ?? {})}`;
			assert.equal(found.status, wanted.status, what);
			assert.deepEqual(found.bytes, wanted.bytes, what);
			for (const header of ["content-type", "content-range", "content-length", "cache-control"])
				assert.equal(found.headers[header], wanted.headers[header], `${what}: ${header}`);
		}
	},
	"a file far away, decoded": async (all) => {
		const { call } = await registered(all);
		const { value: url } = await call("shareUrl", "far", "/files/ocean.nc", { decoded: true });
		const found = await call("ask", `${url}/sst/c/0/0/0`);
		const wanted = await served(all.fixtures, "ocean.nc", "ocean.nc/sst/c/0/0/0", {}, { decoded: true });
		assert.equal(found.status, 200);
		assert.deepEqual(found.bytes, wanted.bytes);
	},
	"a store of the page": async (all) => {
		const { call } = await registered(all);
		const { value: url } = await call("shareStore", "own", `${all.site.url}/files/ocean.nc`);
		const wanted = await served(all.fixtures, "ocean.nc", "ocean.nc/sst/c/0/0/0", {}, { decoded: true });
		assert.deepEqual((await call("ask", `${url}/sst/c/0/0/0`)).bytes, wanted.bytes);
		const part = await call("ask", `${url}/sst/c/0/0/0`, { headers: { Range: "bytes=8-15" } });
		assert.equal(part.status, 206);
		assert.deepEqual(part.bytes, wanted.bytes.slice(8, 16));
		assert.equal((await call("ask", `${url}/nothing/zarr.json`)).status, 404);
	},
	"the browser stops the worker: the page is asked again": async (all) => {
		const { page, call } = await registered(all);
		const { value: file } = await call("shareFile", "ocean.nc", `${all.site.url}/files/ocean.nc`);
		const { value: store } = await call("shareStore", "own", `${all.site.url}/files/ocean.nc`);
		const before = await call("ask", `${file}/sst/c/0/1/1`);
		const ownBefore = await call("ask", `${store}/sst/c/0/0/0`);
		await stopWorkers(page);
		assert.deepEqual((await call("ask", `${file}/sst/c/0/1/1`)).bytes, before.bytes);
		await stopWorkers(page);
		assert.deepEqual((await call("ask", `${store}/sst/c/0/0/0`)).bytes, ownBefore.bytes);
		await stopWorkers(page);
		const { status, bytes } = await call("ask", `${all.site.url}/mirazarr/nobody/zarr.json`);
		assert.equal(status, 410);
		assert.equal(JSON.parse(Buffer.from(bytes)).error.code, "not-shared");
	},
	"what a page shared ends with it, and is never taken for a hole": async (all) => {
		const first = await registered(all);
		const { value: url } = await first.call("shareFile", "ocean.nc", `${all.site.url}/files/ocean.nc`);
		const second = await registered(all);
		assert.equal((await second.call("ask", `${url}/sst/c/0/1/1`)).status, 200);
		await first.page.close();
		assert.equal((await second.call("ask", `${url}/sst/c/0/1/1`)).status, 410);
		assert.equal((await second.call("shareUrl", "ocean.nc", "/files/ocean.nc")).value, url);
		assert.equal((await second.call("ask", `${url}/sst/c/0/1/1`)).status, 200);
		await second.call("unshare", "ocean.nc");
		assert.equal((await second.call("ask", `${url}/sst/c/0/1/1`)).status, 410);
	},
	"two pages with one name": async (all) => {
		const [first, second] = [await registered(all), await registered(all)];
		await first.call("shareUrl", "same", "/files/ocean.nc");
		assert.ok((await second.call("shareUrl", "same", "/files/ocean.nc")).value);
		const { failure } = await second.call("shareUrl", "same", "/files/island.tif");
		assert.equal(failure.code, "bad-argument");
		await stopWorkers(first.page);
		assert.equal((await second.call("shareUrl", "same", "/files/island.tif")).failure.code, "bad-argument");
		await first.page.close();
		assert.ok((await second.call("shareUrl", "same", "/files/island.tif")).value);
	},
	"a request that is given up is given up at its source": async (all) => {
		const { call } = await registered(all);
		const { value: url } = await call("shareUrl", "slow", "/slow/island.tif");
		const under = call("begin", `${url}/0/c/3/3`);
		await all.site.slow.asked();
		await call("cancel");
		assert.equal((await under).failure.name, "AbortError");
		await all.site.slow.givenUp();
	},
	"errors have a status and a reason": async (all) => {
		const { call } = await registered(all);
		const { failure } = await call("shareUrl", "none", "/files/none.nc");
		assert.equal(failure.code, "not-found");
		assert.equal((await call("shareUrl", "a/b", "/files/ocean.nc")).failure.code, "bad-argument");
		const misspelt = await call("shareUrl", "ocean", "/files/ocean.nc", { decodedd: true });
		assert.match(misspelt.failure.message, /decodedd/);
		assert.equal((await call("register", { url: "/files/none.js" })).failure.code, "not-found");
		const elsewhere = await call("register", { scope: "/elsewhere/" });
		assert.match(elsewhere.failure.message, /does not get the requests of this page/);
		await call("shareUrl", "cut", "/cut/island.tif");
		const { status, bytes } = await call("ask", `${all.site.url}/mirazarr/cut/0/c/3/3`);
		assert.equal(status, 502);
		assert.ok(JSON.parse(Buffer.from(bytes)).error.message.length > 0);
	},
	"a forced reload does not lose the worker": async (all) => {
		const { page, call } = await registered(all);
		const session = await page.context().newCDPSession(page);
		await session.send("Page.reload", { ignoreCache: true });
		await page.waitForFunction("globalThis.sharing !== undefined && navigator.serviceWorker.controller === null");
		assert.equal((await call("register")).failure, undefined);
		const { value: url } = await call("shareUrl", "again", "/files/ocean.nc");
		assert.equal((await call("ask", `${url}/zarr.json`)).status, 200);
	},
	"values are those of the file": async (all) => {
		const { call } = await registered(all);
		const { value: url } = await call("shareFile", "island.tif", `${all.site.url}/files/island.tif`, {
			transcode: "raw",
		});
		const { bytes } = await call("ask", `${url}/0/c/1/2`);
		const { data } = await read(await openStore(join(all.fixtures, "island.tif")), "/0", {
			selection: parseSelection("128:256,256:384"),
		});
		assert.deepEqual(Array.from(new Int16Array(Uint8Array.from(bytes).buffer)), Array.from(data));
	},
};

/** Stops all service workers, as the browser does when they have had nothing to do for a while, and waits until they are. */
async function stopWorkers(page) {
	const session = await page.context().newCDPSession(page);
	const running = new Map();
	const stopped = new Promise((resolve) => {
		session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
			for (const { versionId, runningStatus } of versions) running.set(versionId, runningStatus);
			if (running.size > 0 && [...running.values()].every((status) => status === "stopped")) resolve();
		});
	});
	await session.send("ServiceWorker.enable");
	await session.send("ServiceWorker.stopAllWorkers");
	await stopped;
	await session.detach();
}

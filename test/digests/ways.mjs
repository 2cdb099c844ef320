/**
 * The ways in which the package is used, all of which must give the same bytes. A way is a name and a function that starts it, which
 * gives `ask` (a question to `answer.mjs`), `close`, and maybe `problem`, for a way that was not gone after all. The first one is what
 * the others are compared with.
 */
import { Worker } from "node:worker_threads";

export const WAYS = [
	{ name: "Node", start: startNode },
	{ name: "a page", start: ({ browser, site }) => openPage(browser, `${site.url}/show/page`) },
	{ name: "a worker", start: ({ browser, site }) => openPage(browser, `${site.url}/show/beside-page`) },
	{ name: "workers of a page", start: ({ browser, site }) => startPooledPage(browser, `${site.url}/show/pooled-page`) },
];

async function startNode() {
	const thread = new Worker(new URL("./places/node.mjs", import.meta.url));
	const waiting = new Map();
	let asked = 0;
	thread.on("message", ({ id, answered, failed }) => {
		const { resolve, reject } = waiting.get(id);
		waiting.delete(id);
		if (failed === undefined) resolve(answered);
		else reject(new Error(failed));
	});
	thread.on("error", (error) => {
		for (const { reject } of waiting.values()) reject(error);
	});
	return {
		ask: (question) =>
			new Promise((resolve, reject) => {
				waiting.set(asked, { resolve, reject });
				thread.postMessage({ id: asked++, question });
			}),
		close: () => thread.terminate(),
	};
}

/** Of small files one thread decodes most, as it should; but not all. */
async function startPooledPage(browser, url) {
	const { page, ask, close } = await openPage(browser, url);
	const problem = async () => {
		const sent = await page.evaluate(() => globalThis.sentToWorkers());
		console.log(`workers of a page decoded ${sent} batches of chunks`);
		return sent > 0 ? undefined : "no chunk was decoded by a worker";
	};
	return { ask, close, problem };
}

async function openPage(browser, url) {
	const page = await browser.newPage();
	page.on("pageerror", (error) => console.log(`${url}: ${error.stack}`));
	await page.goto(url);
	await page.waitForFunction("globalThis.ask !== undefined");
	return {
		page,
		ask: (question) => page.evaluate((asked) => globalThis.ask(asked), question),
		close: () => page.close(),
	};
}

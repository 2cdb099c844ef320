/** The service worker by itself, for the checks of service-worker.mjs. */
import { decodedView, openStore } from "mirazarr";
import { registerServiceWorker } from "mirazarr/service-worker";

/** What a call gives, or how it fails, in data. */
async function told(work) {
	try {
		return { value: await work() };
	} catch (error) {
		return { failure: { name: error.name, code: error.code, message: error.message, hint: error.hint } };
	}
}

async function fileAt(url, name) {
	return new File([await (await fetch(url)).blob()], name);
}

let worker;
let canceling = new AbortController();

globalThis.sharing = {
	register: (options) =>
		told(async () => {
			worker = await registerServiceWorker(options);
		}),
	shareFile: (name, url, options) => told(async () => worker.share(name, await fileAt(url, name), options)),
	shareUrl: (name, url, options) => told(() => worker.share(name, url, options)),
	shareStore: (name, url) =>
		told(async () => worker.share(name, decodedView(await openStore(await fileAt(url, name))))),
	unshare: (name) => told(() => worker.unshare(name)),
	/** The answer to a request: its status, its headers, and its bytes as a list. */
	ask: async (url, init = {}) => {
		const response = await fetch(url, init);
		const headers = Object.fromEntries(response.headers);
		return { status: response.status, headers, bytes: [...new Uint8Array(await response.arrayBuffer())] };
	},
	/** A request that is given up when `cancel` is called. */
	begin: (url) => told(async () => (await fetch(url, { signal: canceling.signal })).status),
	cancel: () => {
		canceling.abort();
		canceling = new AbortController();
	},
};

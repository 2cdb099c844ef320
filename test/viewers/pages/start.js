/** What every page has in common: how it gets at a file, and what the runner asks it. */
import { decodedView, openStore } from "mirazarr";
import { registerServiceWorker } from "mirazarr/service-worker";

/** A source for a viewer: a store in this page, or the URL of one. */
async function sourceOf({ via, file, url, arrange }) {
	if (via === "serve") return { url };
	const chosen = new File([await (await fetch(url)).blob()], file);
	if (via === "store") return { store: decodedView(await openStore(chosen, { arrange })) };
	const worker = await registerServiceWorker();
	return { url: await worker.share(file, chosen, { decoded: true, arrange }) };
}

/** Starts a page with a viewer: `run` is what the runner calls, `places` where things are in the picture. */
export function start({ show }) {
	let pixelOf;
	globalThis.run = async (asked) => {
		const source = await sourceOf(asked);
		pixelOf = await show({ container: document.getElementById("viewer"), ...asked, ...source });
	};
	globalThis.pixelsOf = (places) => places.map((place) => pixelOf(place));
}

/** What every page has in common: how it gets at a file, and what the runner asks it. */
import { decodedView, openStore } from "mirazarr";
import { registerServiceWorker } from "mirazarr/service-worker";

/** A source for a viewer: a store in this page, or the URL of one. */
async function sourceOf({ via, file, url, convention }) {
	const arranged = convention === undefined ? {} : { arrange: convention };
	if (via === "serve") return { url };
	const blob = await (await fetch(url)).blob();
	if (via === "worker") {
		const worker = await registerServiceWorker();
		return { url: await worker.share(file, new File([blob], file), { decoded: true, ...arranged }) };
	}
	const store = decodedView(await openStore(new File([blob], file)));
	return { store: convention === undefined ? store : arrange(store, convention) };
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

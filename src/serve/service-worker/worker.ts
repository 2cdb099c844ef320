/**
 * The half of `mirazarr/service-worker` that runs in the worker. `scripts/bundle.mjs` makes the one file of it that a page hosts, or
 * that another worker loads with `importScripts`.
 */
import { opened, type PageMessage, replyWith } from "./messages.ts";
import { Shares } from "./shares.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** Answers the requests of pages for what they share, below `mirazarr/` in the scope of the worker, and no others. */
export function runWorker(scope: WorkerScope): void {
	const shares = new Shares(scope.clients, scope.navigator.locks);
	// Pages that are open need not be loaded again: what they share is asked for.
	scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
	scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
	scope.addEventListener("message", (event) => {
		const message = opened<PageMessage>(event.data);
		const [port] = event.ports;
		const owner = event.source?.id;
		if (message === undefined || owner === undefined) return;
		// A page does not know its own id otherwise.
		const work = async (signal: AbortSignal): Promise<string> => {
			if (message.kind === "claim") await scope.clients.claim();
			else if (message.kind === "share") await shares.add(message.shared, owner, signal);
			else shares.remove(message.name, message.identity, owner);
			return owner;
		};
		event.waitUntil(replyWith(port, work));
	});
	scope.addEventListener("fetch", (event) => {
		const root = new URL("mirazarr/", scope.registration.scope);
		if (event.request.url.startsWith(root.href))
			event.respondWith(shares.respond(event.request, root.pathname.replace(/\/$/, "")));
	});
}

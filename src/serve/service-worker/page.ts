import { checkOptions, MiraError, type OptionValues, TAKES } from "../../errors.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../../io/deadline.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { Site } from "../site.ts";
import { isSourceName } from "../source-names.ts";
import type { ViewOptions } from "../view.ts";
import {
	type AskedRequest,
	type GivenAnswer,
	type OpeningOptions,
	opened,
	type PageMessage,
	pageLock,
	replyWith,
	request,
	type Shared,
	sealed,
	type WorkerMessage,
} from "./messages.ts";

/** Options of `registerServiceWorker`. */
export type ServiceWorkerOptions = AbortOptions & {
	/** Where the page hosts `dist/service-worker.js` of the package, or a worker that loads it; default `/service-worker.js`. */
	url?: string | URL | undefined;
	/** The pages that the worker is for, by the beginning of their path; default: those in the folder of the worker. */
	scope?: string | undefined;
};

/**
 * Options of `share`: those of `openStore` that are plain data, and how the store is shown. A store that is open already takes
 * the latter alone.
 */
export type ShareOptions = OpeningOptions & AbortOptions;

const WORKER_OPTIONS: OptionValues<ServiceWorkerOptions> = {
	...ABORT_OPTIONS,
	url: { text: "a URL", accepts: (value) => typeof value === "string" || value instanceof URL },
	scope: TAKES.text,
};

/** Until a worker has been fetched, started and has answered. */
const REGISTERING_MS = 60_000;

const sharing = new WeakMap<ServiceWorkerRegistration, SharingWorker>();

/**
 * Registers the service worker of mirazarr, and waits until it has this page. From then on any program in the page that reads Zarr by
 * URL reads what the page shares with it: a file on disk, a file far away, or a store in the page. Nothing is uploaded.
 *
 * ```js
 * const worker = await registerServiceWorker({ url: "/service-worker.js" });
 * const url = await worker.share("sst", input.files[0], { decoded: true }); // https://…/mirazarr/sst
 * ```
 */
export async function registerServiceWorker(options: ServiceWorkerOptions = {}): Promise<SharingWorker> {
	checkOptions("registerServiceWorker", options, WORKER_OPTIONS);
	const container: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;
	if (container === undefined)
		throw new MiraError("unsupported-feature", "there are no service workers here", {
			hint: "Browsers have them for pages of https: and of this machine, outside of private windows of some",
		});
	const { url = "/service-worker.js", scope } = options;
	const place = { url: new URL(url, location.href).href };
	return withDeadline(
		"registering the service worker",
		{ timeoutMs: REGISTERING_MS, ...options },
		async ({ signal }) => {
			const registration = await register(container, place.url, scope);
			const { pathname } = new URL(registration.scope);
			if (!location.pathname.startsWith(pathname))
				throw new MiraError("bad-argument", `a worker for ${pathname} does not get the requests of this page`, {
					...place,
					hint: "Host it in the folder of the page or above, or send the header Service-Worker-Allowed with it",
				});
			const worker = await activeOf(registration);
			// A page that was loaded past its worker, as by a forced reload, is not given to it otherwise.
			const claim = sealed<PageMessage>({ kind: "claim" });
			const id = await request<string>((port) => worker.postMessage(claim, [port]), signal);
			await controlled(container);
			await holdLock(pageLock(id));
			// One for a page: the worker asks the page what it shares, and takes the first reply for all.
			const known = sharing.get(registration) ?? new SharingWorker(container, registration);
			sharing.set(registration, known);
			return known;
		},
		place,
	);
}

/** The service worker of mirazarr, which has this page. */
export class SharingWorker {
	readonly #container: ServiceWorkerContainer;
	readonly #registration: ServiceWorkerRegistration;
	readonly #shared = new Map<string, { shared: Shared; site: Site | undefined }>();

	/** Made by `registerServiceWorker`. */
	constructor(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration) {
		this.#container = container;
		this.#registration = registration;
		container.addEventListener("message", ({ data, ports }) => {
			const message = opened<WorkerMessage>(data);
			if (message?.kind === "recall") replyWith(ports[0], async () => this.#all());
			if (message?.kind === "ask") replyWith(ports[0], (signal) => this.#answer(message.name, message.asked, signal));
		});
		container.startMessages();
	}

	/** The URL of what is shared by a name, whether or not it is. */
	urlOf(name: string): string {
		return new URL(`mirazarr/${name}`, this.#registration.scope).href;
	}

	/**
	 * Opens a file or a URL in the worker, or takes a store, and gives the URL of the Zarr store that it now is, as long as the page
	 * is open. What was shared by that name before ends.
	 */
	async share(name: string, source: Blob | string | URL | ManifestStore, options: ShareOptions = {}): Promise<string> {
		if (!isSourceName(name))
			throw new MiraError("bad-argument", `"${name}" cannot be the name of what is shared`, {
				hint: "Use letters, digits, ., _, ~ and -, but not - alone",
			});
		const { signal, timeoutMs, ...own } = options;
		const site = source instanceof ManifestStore ? siteOf(name, source, own) : undefined;
		const opening =
			source instanceof ManifestStore
				? undefined
				: { source: source instanceof Blob ? source : new URL(source, location.href).href, options: own };
		// Two pages that share one URL alike share the same; two files are never known to be one.
		const identity = typeof opening?.source === "string" ? JSON.stringify(opening) : crypto.randomUUID();
		const shared: Shared = { name, identity, opening };
		await withDeadline("sharing", { signal, timeoutMs }, ({ signal: ending }) =>
			this.#tell({ kind: "share", shared }, ending),
		);
		this.#shared.set(name, { shared, site });
		return this.urlOf(name);
	}

	/** Ends what this page shares by a name. */
	async unshare(name: string): Promise<void> {
		const known = this.#shared.get(name);
		if (known === undefined) return;
		this.#shared.delete(name);
		await this.#tell({ kind: "unshare", name, identity: known.shared.identity });
	}

	#all(): Shared[] {
		return Array.from(this.#shared.values(), ({ shared }) => shared);
	}

	async #answer(name: string, asked: AskedRequest, signal: AbortSignal): Promise<GivenAnswer> {
		const site = this.#shared.get(name)?.site;
		if (site === undefined) throw new MiraError("not-found", `the page does not share "${name}"`);
		const { headers, ...rest } = asked;
		const header = (field: string) => headers[field];
		const {
			status,
			headers: given,
			body,
			release,
		} = await site.answer({ ...rest, header, address: undefined, signal });
		release(body?.length ?? 0);
		return { status, headers: given, body };
	}

	async #tell(message: PageMessage, signal?: AbortSignal): Promise<void> {
		const worker = this.#container.controller ?? (await activeOf(this.#registration));
		try {
			await request((port) => worker.postMessage(sealed(message), [port]), signal);
		} catch (error) {
			if (!(error instanceof DOMException && error.name === "DataCloneError")) throw error;
			throw new MiraError("bad-argument", "an option is more than data, and cannot be handed to the worker", {
				hint: "Open the store in the page, and share that",
				cause: error,
			});
		}
	}
}

function siteOf(name: string, store: ManifestStore, { decoded, transcode, ...others }: OpeningOptions): Site {
	checkOptions("share, of a store that is open", others, {});
	const view: ViewOptions = { decoded, transcode };
	return new Site({ sources: { [name]: store }, ...view });
}

/** Held as long as the page lives; a page that holds one is not put aside by the browser to be taken up again later. */
function holdLock(name: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const held = navigator.locks.request(name, { mode: "shared" }, () => {
			resolve();
			return new Promise<never>(() => {});
		});
		held.catch(reject);
	});
}

async function register(
	container: ServiceWorkerContainer,
	url: string,
	scope: string | undefined,
): Promise<ServiceWorkerRegistration> {
	try {
		return await container.register(url, scope === undefined ? {} : { scope });
	} catch (cause) {
		throw new MiraError(
			"not-found",
			`the service worker cannot be started: ${cause instanceof Error ? cause.message : cause}`,
			{
				url,
				hint: "Host dist/service-worker.js of the package there, as JavaScript",
				cause,
			},
		);
	}
}

async function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
	const { active, installing, waiting } = registration;
	if (active !== null) return active;
	const coming = installing ?? waiting;
	await new Promise<void>((resolve, reject) => {
		coming?.addEventListener("statechange", () => {
			if (coming.state === "activated") resolve();
			else if (coming.state === "redundant") reject(new MiraError("not-found", "the service worker does not start"));
		});
	});
	return activeOf(registration);
}

async function controlled(container: ServiceWorkerContainer): Promise<void> {
	if (container.controller !== null) return;
	await new Promise<void>((resolve) => {
		container.addEventListener("controllerchange", () => resolve(), { once: true });
	});
}

import { MiraError } from "../errors.ts";
import { discard, readRangedResponse, readWholeResponse } from "./http-response.ts";
import type { HttpSession } from "./http-session.ts";
import { type IdleClock, type Traffic, withinIdleTime } from "./idle-clock.ts";
import { isInternalAddress } from "./internal-address.ts";
import type { GetOptions, ObjectPart, ObjectStore } from "./object-store.ts";
import { TransientError } from "./retry.ts";
import type { ByteRange } from "./source.ts";
import { allowHint, formatUrl, isWithin, type ParsedUrl, parseUrl, splitQuery } from "./url.ts";

/** Where redirects may lead. */
export type FollowRedirects =
	/** To what is registered, and nowhere else. */
	| "registered"
	/** Anywhere on the web: for what the user named. Never from a public host to an internal address. */
	| "anywhere";

/** Headers of requests, or a function that makes them for a URL: for tokens that expire. */
export type HttpHeaders = HeadersInit | ((url: string) => HeadersInit | Promise<HeadersInit>);

/** Options of an {@link HttpStore}. */
export type HttpOptions = {
	/** Sent to the store's own origin only, not along redirects to others. */
	headers?: HttpHeaders | undefined;
	/** Who asks: headers and logins by host, and cookies. Share one among the stores of a program. */
	session?: HttpSession | undefined;
	/** Instead of the platform's `fetch`: to sign requests, to use a proxy. */
	fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
	/** Default `registered`. */
	follow?: FollowRedirects | undefined;
};

const MAX_REDIRECTS = 10;
/** As many as a registry keeps sources of. */
const MOST_LANDINGS = 2 ** 12;

/**
 * Objects on a web server, or in a cloud store that speaks HTTP. Only GET is used, never HEAD, and a range is always
 * written with both ends: suffix ranges fail or answer wrong bytes on some servers.
 *
 * The query of the store's URL is added to every object that has none of its own: a token for a whole store is given
 * once. Where the user names a signed object, that object alone has a store with the query, and its directory one
 * without: a signature holds for one path, and `versionId` for one object.
 */
export class HttpStore implements ObjectStore {
	readonly #base: ParsedUrl;
	readonly #headers: HttpHeaders | undefined;
	readonly #session: HttpSession | undefined;
	readonly #fetch: (url: string, init: RequestInit) => Promise<Response>;
	readonly #follow: FollowRedirects;
	/** Where objects were found behind redirects, so each read need not go all the way again; of the last of many. */
	readonly #landed = new Map<string, string>();
	/** Browsers open six connections to a host: what waits for one of them is not the fault of the server. */
	readonly #traffic: Traffic | undefined = globalThis.location === undefined ? undefined : { lastMs: 0 };

	constructor(url: string, options: HttpOptions = {}) {
		this.#base = parseUrl(url);
		this.#headers = options.headers;
		this.#session = options.session;
		this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
		this.#follow = options.follow ?? "registered";
	}

	async get(path: string, range: ByteRange | undefined, options: GetOptions = {}): Promise<ObjectPart> {
		const url = this.urlOf(path);
		const { signal, maxIdleSeconds } = options;
		return withinIdleTime(shownUrl(url), { signal, maxIdleSeconds, traffic: this.#traffic }, async (clock) => {
			const response = await this.#request(url, requestHeaders(url, range, options.etag), options, clock);
			return range === undefined
				? await readWholeResponse(response, shownUrl(url), clock, options.maxBytes)
				: await readRangedResponse(response, shownUrl(url), range, clock);
		});
	}

	/** Where an object is asked for; `not-allowed` for a path that would leave the store. */
	urlOf(path: string): string {
		const [own, query] = splitQuery(path);
		const { origin, segments } = this.#base;
		const base = `${origin}/${segments.join("/")}`;
		const url = parseUrl((own === "" ? base : `${base.replace(/\/$/, "")}/${own}`) + (query || this.#base.query));
		if (!isWithin(url, this.#base)) {
			throw new MiraError("not-allowed", `The path "${path}" leads out of its store`, {
				url: shownUrl(formatUrl(url)),
			});
		}
		return formatUrl(url);
	}

	#noteLanding(url: string, target: string): void {
		this.#landed.delete(url);
		this.#landed.set(url, target);
		for (const oldest of this.#landed.keys()) {
			if (this.#landed.size <= MOST_LANDINGS) break;
			this.#landed.delete(oldest);
		}
	}

	/** Follows redirects itself, because each step has to be checked before it is taken. */
	async #request(url: string, ours: Record<string, string>, options: GetOptions, clock: IdleClock): Promise<Response> {
		let landed = this.#landed.get(url);
		let target = landed ?? url;
		for (let step = 0; step <= MAX_REDIRECTS; step++) {
			const response = await this.#send(target, url, ours, "manual", clock);
			if (response.type === "opaqueredirect") return await this.#requestInBrowser(url, ours, options, clock);
			const location = isRedirect(response.status) ? response.headers.get("location") : null;
			if (location !== null) {
				await discard(response);
				const next = redirectTarget(location, target);
				this.#checkRedirect(url, target, next, options);
				target = next.href;
			} else if (target === landed && isRefusal(response.status)) {
				// Targets of redirects are often signed for a short time only.
				await discard(response);
				this.#landed.delete(url);
				landed = undefined;
				target = url;
			} else {
				if (target !== url && response.ok) this.#noteLanding(url, target);
				return response;
			}
		}
		throw new MiraError("http-status", `The server redirects more than ${MAX_REDIRECTS} times`, { url: shownUrl(url) });
	}

	/**
	 * A page is not shown where a redirect leads until it has been followed, so it can be checked only afterwards. Of what
	 * lets us in, browsers keep `Authorization` alone from another origin (Fetch, HTTP-redirect fetch).
	 */
	async #requestInBrowser(
		url: string,
		ours: Record<string, string>,
		options: GetOptions,
		clock: IdleClock,
	): Promise<Response> {
		const headers = await this.#headersFor(url, url);
		headers.delete("authorization");
		if (![...headers].every(([name]) => name === "accept" || name === "accept-language"))
			throw new MiraError("not-allowed", "The server redirects, and a browser would send your headers along", {
				url: shownUrl(url),
				hint: "Open the URL that it redirects to",
			});
		const response = await this.#send(url, url, ours, "follow", clock);
		try {
			this.#checkRedirect(url, url, new URL(response.url), options);
		} catch (error) {
			await discard(response);
			throw error;
		}
		return response;
	}

	async #send(
		target: string,
		url: string,
		ours: Record<string, string>,
		redirect: RequestRedirect,
		clock: IdleClock,
	): Promise<Response> {
		clock.asks(shownUrl(target));
		const headers = await this.#headersFor(target, url);
		for (const [name, value] of Object.entries(ours)) headers.set(name, value);
		try {
			const response = await this.#fetch(target, { headers, redirect, signal: clock.signal });
			clock.answered();
			this.#session?.receive(target, response);
			return response;
		} catch (cause) {
			throw unanswered(cause, target);
		}
	}

	/** What `target` is told of who asks; it may be the end of a redirect from `url`. */
	async #headersFor(target: string, url: string): Promise<Headers> {
		const headers = new Headers(this.#session?.headersFor(target));
		if (!isSameOrigin(target, url)) return headers;
		const own = typeof this.#headers === "function" ? await this.#headers(target) : this.#headers;
		for (const [name, value] of new Headers(own)) headers.set(name, value);
		return headers;
	}

	#checkRedirect(url: string, from: string, to: URL, { mayFollow }: GetOptions): void {
		if (to.protocol === "http:" || to.protocol === "https:") {
			if (isWithin(parseUrl(to.href), this.#base) || mayFollow?.(to.href)) return;
			// A host that the user has a login for is one that the user trusts; having asked it, the way leads back.
			if (this.#session?.hasLogin(to.href)) return;
			if (this.#session?.hasLogin(from) && isSameOrigin(to.href, url)) return;
			const entersInternal = isInternalAddress(to.hostname) && !isInternalAddress(new URL(from).hostname);
			if (this.#follow === "anywhere" && !entersInternal) return;
		}
		throw new MiraError("not-allowed", `The server redirects to ${to.origin}${to.pathname}, outside what may be read`, {
			url: shownUrl(from),
			...allowHint(to.href),
		});
	}
}

/** What the failure of a `fetch` stands for. */
export function unanswered(cause: unknown, url: string): unknown {
	// The platform says TypeError for all that can happen on the way; anything else is not about the network.
	if (!(cause instanceof TypeError)) return cause;
	const hint = cause.cause === undefined ? CORS_HINT : undefined;
	return new TransientError("network", `No answer from the server${reasonOf(cause)}`, {
		url: shownUrl(url),
		cause,
		hint,
	});
}

/** A URL as messages show it: queries may be signatures, which must not get into logs. */
export function shownUrl(url: string): string {
	return splitQuery(url)[0];
}

const CORS_HINT =
	"If the browser's console mentions CORS, the server has to allow this page's origin and the Range header, " +
	"and to expose Content-Range and ETag";

function requestHeaders(url: string, range: ByteRange | undefined, etag: string | undefined): Record<string, string> {
	// Of a compressed object, ranges are of no use and tags differ. For ranges the platform says so itself.
	const headers: Record<string, string> =
		range === undefined
			? { "Accept-Encoding": "identity" }
			: { Range: `bytes=${range.offset}-${range.offset + range.length - 1}` };
	// A weak tag never matches (RFC 9110, 13.1.1). To a page's other origins the header would cost a preflight for each
	// object, which many servers refuse; the source compares tags in any case.
	const isForeign = globalThis.location !== undefined && !isSameOrigin(url, globalThis.location.href);
	if (etag !== undefined && !etag.startsWith("W/") && !isForeign) headers["If-Match"] = etag;
	return headers;
}

function isRedirect(status: number): boolean {
	return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
}

function redirectTarget(location: string, from: string): URL {
	if (!URL.canParse(location, from)) {
		throw new MiraError("http-status", `The server redirects to "${location}", which is not a URL`, {
			url: shownUrl(from),
		});
	}
	const target = new URL(location, from);
	// Here `#` does begin a fragment: a redirect is a URL of the web (RFC 9110, 10.2.2).
	target.hash = "";
	return target;
}

function isRefusal(status: number): boolean {
	return status === 400 || status === 401 || status === 403 || status === 404 || status === 410;
}

function isSameOrigin(a: string, b: string): boolean {
	return new URL(a).origin === new URL(b).origin;
}

/** Node keeps the reason, such as ECONNREFUSED, in the cause. */
function reasonOf(error: TypeError): string {
	const { cause } = error;
	return `: ${cause instanceof Error && cause.message !== "" ? cause.message : error.message}`;
}

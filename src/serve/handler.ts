import { checkOptions, type OptionValues, TAKES } from "../errors.ts";
import type { Answer, Question } from "./answer.ts";
import { Site } from "./site.ts";
import { SITE_OPTIONS, type SiteOptions } from "./site-options.ts";

/** Options of `createHandler`. */
export type HandlerOptions = SiteOptions & {
	/**
	 * The address of the client, which a `Request` does not tell; runtimes have ways of their own. Without it, and without
	 * `trustProxy`, all requests count as those of one client, which has everything.
	 */
	clientOf?: ((request: Request) => string | undefined) | undefined;
};

const HANDLER_OPTIONS: OptionValues<HandlerOptions> = { ...SITE_OPTIONS, clientOf: TAKES.function };

/**
 * Serves stores over HTTP, in any runtime that has `Request` and `Response`: each is a read-only Zarr v3 store below its
 * name, `/` lists them. Nothing but what the stores hold can be read. Never throws: what fails has a status and a reason.
 *
 * ```js
 * const handler = createHandler({ sources: { "sea-surface.nc": await openStore("sea-surface.nc") } });
 * export default { fetch: handler };
 * ```
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
	checkOptions("createHandler", options, HANDLER_OPTIONS);
	const { clientOf, ...siteOptions } = options;
	const site = new Site(siteOptions);
	return async (request) => {
		const question = questionOf(request, { address: clientOf?.(request) });
		return responseOf(await site.answer(question), request.method);
	};
}

/** What a request asks for, below the path `prefix` of its server. */
export function questionOf(
	request: Request,
	{ address, prefix = "" }: { address?: string | undefined; prefix?: string },
): Question {
	const { origin, pathname, search } = new URL(request.url);
	return {
		method: request.method,
		target: pathname.slice(prefix.length) + search,
		origin: origin + prefix,
		address,
		header: (name) => request.headers.get(name) ?? undefined,
		signal: request.signal,
	};
}

/** An answer as runtimes with `Response` want it. */
export function responseOf({ status, headers, body, release }: Answer, method: string): Response {
	const sent = body === undefined || method === "HEAD" ? undefined : body;
	// From here on the runtime holds the bytes.
	release(sent?.length ?? 0);
	return new Response(sent === undefined ? null : (sent as Uint8Array<ArrayBuffer>), { status, headers });
}

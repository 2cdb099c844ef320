import { checkOptions, type OptionValues, TAKES } from "../errors.ts";
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
		const { origin, pathname, search } = new URL(request.url);
		const { status, headers, body, release } = await site.answer({
			method: request.method,
			target: pathname + search,
			origin,
			address: clientOf?.(request),
			header: (name) => request.headers.get(name) ?? undefined,
			signal: request.signal,
		});
		const sent = body === undefined || request.method === "HEAD" ? undefined : body;
		// From here on the runtime holds the bytes.
		release(sent?.length ?? 0);
		return new Response(sent === undefined ? null : (sent as Uint8Array<ArrayBuffer>), { status, headers });
	};
}

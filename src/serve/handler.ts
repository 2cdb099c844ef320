import { Site, type SiteOptions } from "./site.ts";

/** Options of `createHandler`. */
export type HandlerOptions = SiteOptions;

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
	const site = new Site(options);
	return async (request) => {
		const { origin, pathname } = new URL(request.url);
		const { status, headers, body, release } = await site.answer({
			method: request.method,
			target: pathname,
			origin,
			header: (name) => request.headers.get(name) ?? undefined,
			signal: request.signal,
		});
		// From here on the runtime holds the bytes.
		release();
		const hasBody = body !== undefined && request.method !== "HEAD";
		return new Response(hasBody ? (body as Uint8Array<ArrayBuffer>) : null, { status, headers });
	};
}

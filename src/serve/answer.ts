import { visibleJson } from "../zarr/json.ts";
import { Refusal } from "./refusal.ts";

/** A request, as any runtime can tell it. */
export type Question = {
	method: string;
	/** Path and query as they were sent. */
	target: string;
	/** Scheme and authority of the connection, for links. */
	origin: string;
	/** The address at the other end of the connection, where the runtime tells. */
	address: string | undefined;
	header(name: string): string | undefined;
	/** Aborts when the client goes away. */
	signal: AbortSignal;
};

/** What is sent back. */
export type Answer = {
	status: number;
	headers: Record<string, string>;
	body: Uint8Array | undefined;
	/** To be called once the body is sent, or will never be, with the bytes that were: memory is counted until then. */
	release(sentBytes: number): void;
};

const METHODS = "GET, HEAD, OPTIONS";

/** Data for anybody's page, and nothing that a browser should take for something else. */
const COMMON_HEADERS: Readonly<Record<string, string>> = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Expose-Headers": "Accept-Ranges, Content-Length, Content-Range, ETag, Retry-After",
	"Cross-Origin-Resource-Policy": "cross-origin",
	"X-Content-Type-Options": "nosniff",
};

/** An answer with a body; its length is given even where HEAD leaves out the body. */
export function answerWith(
	status: number,
	headers: Record<string, string>,
	body: Uint8Array | undefined,
	release: () => void = () => {},
): Answer {
	const length: Record<string, string> = body === undefined ? {} : { "Content-Length": String(body.length) };
	const all = Object.entries({ ...COMMON_HEADERS, ...length, ...headers });
	return { status, headers: Object.fromEntries(all.map(([name, value]) => [name, headerValue(value)])), body, release };
}

/** A value of a header, whatever it is made of: one line of visible characters (RFC 9110, 5.5). Runtimes throw at others. */
function headerValue(text: string): string {
	return text.replace(/[^ -~]/g, "?");
}

/** JSON, or another text. */
export function answerText(text: string, contentType: string, headers: Record<string, string> = {}): Answer {
	const body = new TextEncoder().encode(text);
	return answerWith(200, { "Content-Type": `${contentType}; charset=utf-8`, ...headers }, body);
}

/** A status with its reason. */
export function answerRefusal({ status, code, message, hint, headers }: Refusal): Answer {
	const body = new TextEncoder().encode(`${visibleJson(JSON.stringify({ error: { code, message, hint } }))}\n`);
	return answerWith(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers }, body);
}

/** The answer to a preflight request of a browser, and to anybody who asks what there is to ask. */
export function answerOptions(): Answer {
	return answerWith(
		204,
		{
			Allow: METHODS,
			"Access-Control-Allow-Methods": METHODS,
			"Access-Control-Allow-Headers": "Authorization, Range, If-Match, If-None-Match, If-Range, Cache-Control",
			"Access-Control-Max-Age": "86400",
		},
		undefined,
	);
}

/** A method that nothing here has. */
export function methodRefusal(method: string): Refusal {
	return new Refusal(405, "bad-method", `${method.slice(0, 40)} is not possible: the stores are read-only`, {
		headers: { Allow: METHODS },
	});
}

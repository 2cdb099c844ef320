import { MiraError } from "../errors.ts";
import { encodeBase64 } from "../zarr/base64.ts";

/** Who asks: sent as Basic authentication (RFC 7617). */
export type Login = { name: string; password: string };

/** Options of an {@link HttpSession}. */
export type HttpSessionOptions = {
	/** Headers by the origin that they are for, such as `https://data.example.org`; no other gets them. */
	headers?: Readonly<Record<string, HeadersInit>> | undefined;
	/** Logins by the name of the host that they are for. They are sent over https alone, or to this machine. */
	logins?: Readonly<Record<string, Login>> | undefined;
};

/**
 * What web servers are told of who asks, and what they set in return. Everything is for one origin or one host, wherever
 * redirects lead. A server may send us to another one to log in, and that one back with a cookie, as those of Earthdata do;
 * cookies live as long as the session, and each goes back only to the origin that set it.
 *
 * Nothing of it can be read from outside, so it gets into no log and no file.
 */
export class HttpSession {
	readonly #headers: ReadonlyMap<string, Headers>;
	readonly #logins: ReadonlyMap<string, string>;
	/** By origin, then by name. */
	readonly #cookies = new Map<string, Map<string, Cookie>>();

	constructor({ headers = {}, logins = {} }: HttpSessionOptions = {}) {
		this.#headers = new Map(Object.entries(headers).map(([origin, own]) => [originOf(origin), headersOf(own)]));
		this.#logins = new Map(
			Object.entries(logins).map(([host, { name, password }]) => [host.toLowerCase(), basic(name, password)]),
		);
	}

	/** The headers for a request to `url`, and for no other origin. */
	headersFor(url: string): Headers {
		const { origin, protocol, hostname } = new URL(url);
		const headers = new Headers();
		const cookies = [...(this.#cookies.get(origin)?.values() ?? [])].filter(
			({ isSecure }) => !isSecure || protocol === "https:" || isThisMachine(hostname),
		);
		if (cookies.length > 0) headers.set("cookie", cookies.map(({ text }) => text).join("; "));
		const login = this.#loginFor(url);
		if (login !== undefined) headers.set("authorization", login);
		for (const [name, value] of this.#headers.get(origin) ?? []) headers.set(name, value);
		return headers;
	}

	/** Whether there is a login for the host of `url`, and a way to send it that nobody can listen to. */
	hasLogin(url: string): boolean {
		return this.#loginFor(url) !== undefined;
	}

	/** Keeps the cookies of an answer. */
	receive(url: string, response: Response): void {
		const { origin } = new URL(url);
		// Browsers keep cookies to themselves.
		for (const line of response.headers.getSetCookie?.() ?? []) {
			const cookie = parseCookie(line);
			if (cookie === undefined) continue;
			const own = this.#cookies.get(origin) ?? new Map<string, Cookie>();
			if (cookie.isOver) own.delete(cookie.name);
			else own.set(cookie.name, cookie);
			this.#cookies.set(origin, own);
		}
	}

	#loginFor(url: string): string | undefined {
		const { protocol, hostname } = new URL(url);
		return protocol === "https:" || isThisMachine(hostname) ? this.#logins.get(hostname) : undefined;
	}
}

type Cookie = { name: string; text: string; isSecure: boolean; isOver: boolean };

/** RFC 6265, 5.2; paths and domains only widen or narrow what one origin gets, which is always all of its own. */
function parseCookie(line: string): Cookie | undefined {
	const [text = "", ...attributes] = line.split(";").map((part) => part.trim());
	const [name = ""] = text.split("=");
	if (name === "" || name === text) return undefined;
	const attributeOf = (attribute: string): string | undefined =>
		attributes.find((one) => one.toLowerCase().startsWith(attribute))?.slice(attribute.length);
	const maxAge = attributeOf("max-age=");
	// Max-Age wins over Expires (5.3).
	const isOver = maxAge === undefined ? Date.parse(attributeOf("expires=") ?? "") <= Date.now() : Number(maxAge) <= 0;
	return { name, text, isSecure: attributes.some((one) => one.toLowerCase() === "secure"), isOver };
}

function originOf(text: string): string {
	if (URL.canParse(text) && /^https?:/i.test(text)) return new URL(text).origin;
	throw new MiraError("bad-argument", `"${text}" is not the origin of a web server`, {
		hint: "Write it as https://data.example.org",
	});
}

/** The platform's own error would quote the value. */
function headersOf(headers: HeadersInit): Headers {
	try {
		return new Headers(headers);
	} catch {
		throw new MiraError("bad-argument", "a header has a name or a value that HTTP does not allow");
	}
}

/** As UTF-8, which RFC 7617 recommends. */
function basic(name: string, password: string): string {
	return `Basic ${encodeBase64(new TextEncoder().encode(`${name}:${password}`))}`;
}

function isThisMachine(hostname: string): boolean {
	return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

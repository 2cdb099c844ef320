import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HttpStore } from "../../src/io/http.ts";
import { HttpSession } from "../../src/io/http-session.ts";

const BODY = "0123456789";

/** A server at a name of this machine; what arrives is noted. */
class Host {
	readonly received: IncomingMessage[] = [];
	readonly #server = createServer((request, response) => {
		this.received.push(request);
		this.answer(request, response);
	});
	readonly #name: string;
	answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => send(response);

	constructor(name: string) {
		this.#name = name;
	}

	async start(): Promise<void> {
		await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
	}

	get origin(): string {
		return `http://${this.#name}:${(this.#server.address() as AddressInfo).port}`;
	}

	reset(): void {
		this.received.length = 0;
		this.answer = (_, response) => send(response);
	}

	close(): void {
		this.#server.close();
	}
}

function send(response: ServerResponse): void {
	response.writeHead(206, { "content-range": `bytes 0-9/${BODY.length}` }).end(BODY);
}

function redirect(response: ServerResponse, location: string, headers: Record<string, string> = {}): void {
	response.writeHead(302, { location, ...headers }).end();
}

const data = new Host("127.0.0.1");
const other = new Host("localhost");

beforeAll(() => Promise.all([data.start(), other.start()]));
afterAll(() => {
	data.close();
	other.close();
});

async function read(store: HttpStore): Promise<string> {
	return new TextDecoder().decode((await store.get("", { offset: 0, length: 10 })).bytes);
}

describe("a session", () => {
	it("sends headers to their origin, and not along a redirect to another", async () => {
		data.reset();
		other.reset();
		data.answer = (_, response) => redirect(response, `${other.origin}/b.nc`);
		const session = new HttpSession({ headers: { [data.origin]: { "X-Api-Key": "sesame" } } });
		expect(await read(new HttpStore(`${data.origin}/a.nc`, { session, follow: "anywhere" }))).toBe(BODY);
		expect(data.received.map(({ headers }) => headers["x-api-key"])).toEqual(["sesame"]);
		expect(other.received.map(({ headers }) => headers["x-api-key"])).toEqual([undefined]);
	});

	it("logs in at its own host alone", async () => {
		data.reset();
		other.reset();
		data.answer = (_, response) => redirect(response, `${other.origin}/b.nc`);
		const session = new HttpSession({ logins: { "127.0.0.1": { name: "ann", password: "sesame" } } });
		expect(await read(new HttpStore(`${data.origin}/a.nc`, { session, follow: "anywhere" }))).toBe(BODY);
		// The text of RFC 7617, 2, made by hand: base64 of "ann:sesame".
		expect(data.received[0]?.headers.authorization).toBe("Basic YW5uOnNlc2FtZQ==");
		expect(other.received[0]?.headers.authorization).toBeUndefined();
	});

	it("follows the way of Earthdata: to the login, back with a cookie, and asks for it once", async () => {
		data.reset();
		other.reset();
		data.answer = ({ url = "", headers }, response) => {
			if (url.startsWith("/login?code=xyz"))
				return redirect(response, "/d/a.nc", { "set-cookie": "session=crumb; Path=/; Secure; HttpOnly" });
			if (headers.cookie === "session=crumb") return send(response);
			redirect(response, `${other.origin}/oauth/authorize?client_id=1`);
		};
		other.answer = ({ headers }, response) => {
			if (headers.authorization === undefined) response.writeHead(401).end();
			else redirect(response, `${data.origin}/login?code=xyz`);
		};
		const session = new HttpSession({ logins: { localhost: { name: "ann", password: "sesame" } } });
		// A prefix that was allowed, outside of which nothing may be read; a login makes its host one to go to.
		const store = new HttpStore(`${data.origin}/d/a.nc`, { session, follow: "registered" });
		expect(await read(store)).toBe(BODY);
		expect(await read(store)).toBe(BODY);
		expect(other.received).toHaveLength(1);
		expect(other.received[0]?.headers.cookie).toBeUndefined();
		expect(data.received.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
		// Another store of the same session is logged in already.
		expect(await read(new HttpStore(`${data.origin}/d/b.nc`, { session }))).toBe(BODY);
		expect(other.received).toHaveLength(1);
	});

	it("without the login the same way is refused", async () => {
		data.reset();
		other.reset();
		data.answer = (_, response) => redirect(response, `${other.origin}/oauth/authorize`);
		const store = new HttpStore(`${data.origin}/d/a.nc`, { session: new HttpSession(), follow: "registered" });
		await expect(read(store)).rejects.toMatchObject({ code: "not-allowed" });
		expect(other.received).toEqual([]);
	});

	it("sends no login over http to another machine, and none to another host", () => {
		const login = { name: "ann", password: "sesame" };
		const session = new HttpSession({ logins: { "data.example.org": login } });
		expect(session.headersFor("https://data.example.org/a").get("authorization")).toMatch(/^Basic /);
		expect(session.hasLogin("https://data.example.org/a")).toBe(true);
		for (const url of ["http://data.example.org/a", "https://example.org/a", "https://data.example.org.evil.net/a"]) {
			expect([...session.headersFor(url)]).toEqual([]);
			expect(session.hasLogin(url)).toBe(false);
		}
	});

	it("forgets cookies that end, and sends secure ones over https alone", () => {
		const session = new HttpSession();
		const answer = (...cookies: string[]): Response =>
			new Response(null, { headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]) });
		session.receive("https://h.example.org/a", answer("a=1; Secure", "b=2", "none"));
		expect(session.headersFor("https://h.example.org/b").get("cookie")).toBe("a=1; b=2");
		expect(session.headersFor("http://h.example.org/b").get("cookie")).toBeNull();
		session.receive("https://h.example.org/a", answer("a=; Max-Age=0", "b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT"));
		expect(session.headersFor("https://h.example.org/b").get("cookie")).toBeNull();
	});

	it("shows nothing of what it holds, and quotes no header that HTTP does not allow", () => {
		const session = new HttpSession({
			headers: { "https://h": { a: "sesame" } },
			logins: { h: { name: "ann", password: "sesame" } },
		});
		expect(inspect(session, { depth: 9, showHidden: true }) + JSON.stringify(session)).not.toContain("sesame");
		const bad = (): unknown => new HttpSession({ headers: { "https://h": { a: "open\nsesame" } } });
		expect(bad).toThrow("a header has a name or a value that HTTP does not allow");
		expect(() => new HttpSession({ headers: { "h.example.org": {} } })).toThrow("is not the origin of a web server");
	});
});

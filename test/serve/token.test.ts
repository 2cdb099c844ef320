import { describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import { sampleStore } from "../manifest/sample-store.ts";
import { codeIn, fetchFrom } from "./fetching.ts";

const TOKEN = "correct-horse";
const ask = fetchFrom({ sources: { x: sampleStore({}) }, token: TOKEN });
const basic = (login: string) => `Basic ${btoa(login)}`;

describe("with a token", () => {
	it.each([`Bearer ${TOKEN}`, `bearer  ${TOKEN}`, basic(`anybody:${TOKEN}`), basic(`:${TOKEN}`)])(
		"%s may read, for itself",
		async (authorization) => {
			const response = await ask("/x/zarr.json", { headers: { authorization } });
			expect(response.status).toBe(200);
			// A cache between must not give it to others.
			expect(response.headers.get("cache-control")).toBe("private, max-age=60");
		},
	);

	it.each([
		undefined,
		"",
		"Bearer",
		"Bearer ",
		`Bearer ${TOKEN}x`,
		`Bearer ${TOKEN.slice(0, -1)}`,
		`Bearer ${TOKEN.toUpperCase()}`,
		TOKEN,
		basic(TOKEN),
		basic(`${TOKEN}:`),
		"Basic !!!",
		`Bearer ${" ".repeat(10_000)}x`,
	])("%j may not", async (authorization) => {
		const headers = authorization === undefined ? {} : { authorization };
		for (const path of ["/x/zarr.json", "/", "/none/zarr.json", "/-/metrics", "/x/", `/x/zarr.json?token=${TOKEN}`]) {
			const response = await ask(path, { headers });
			expect(response.status, path).toBe(401);
			expect(response.headers.get("www-authenticate")).toMatch(/^Bearer .*Basic /);
			expect(await codeIn(response)).toBe("unauthorized");
		}
	});

	it("health and preflight requests are open", async () => {
		expect((await ask("/-/health")).status).toBe(200);
		expect((await ask("/-/ready")).status).toBe(200);
		const preflight = await ask("/x/zarr.json", { method: "OPTIONS" });
		expect(preflight.status).toBe(204);
		expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
	});

	it("one that no header can carry is refused at once, and not repeated", () => {
		for (const token of ["", "a b", "é", "a\n"]) {
			const make = () => fetchFrom({ sources: {}, token });
			expect(make).toThrow(MiraError);
			expect(make).toThrow(/ASCII/);
		}
	});
});

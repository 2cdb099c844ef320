import { describe, expect, it } from "vitest";
import { askerOf, clientName } from "../../src/serve/client.ts";

const CONNECTION = { address: "10.0.0.1", origin: "http://inside:8000" };

const ask = (headers: Record<string, string>, trusted?: "x-forwarded-for" | "forwarded") =>
	askerOf(CONNECTION, (name) => headers[name], trusted);

describe("who asks", () => {
	it("is the connection, whatever headers say, unless a proxy is trusted", () => {
		expect(ask({ "x-forwarded-for": "1.2.3.4", forwarded: "for=1.2.3.4", "x-forwarded-proto": "https" })).toEqual(
			CONNECTION,
		);
	});

	it("is the last that X-Forwarded-For names: the others were told to the proxy", () => {
		const headers = {
			"x-forwarded-for": "6.6.6.6, 192.0.2.7",
			"x-forwarded-proto": "https",
			"x-forwarded-host": "a.org",
		};
		expect(ask(headers, "x-forwarded-for")).toEqual({ address: "192.0.2.7", origin: "https://a.org" });
	});

	it("goes by the trusted header alone: a proxy passes on the other as a client sent it", () => {
		const headers = { "x-forwarded-for": "192.0.2.7", forwarded: "for=6.6.6.6;proto=https" };
		expect(ask(headers, "x-forwarded-for").address).toBe("192.0.2.7");
		expect(ask(headers, "forwarded")).toEqual({ address: "6.6.6.6", origin: "https://inside:8000" });
	});

	// The examples of RFC 7239, section 4.
	it.each([
		['For="[2001:db8:cafe::17]:4711"', "2001:db8:cafe::17", "http://inside:8000"],
		["for=192.0.2.60;proto=http;by=203.0.113.43", "192.0.2.60", "http://inside:8000"],
		["for=192.0.2.43, for=198.51.100.17", "198.51.100.17", "http://inside:8000"],
		['for=192.0.2.43;host="x, y", for=198.51.100.17:80;proto=https;host=b.org', "198.51.100.17", "https://b.org"],
		["", "10.0.0.1", "http://inside:8000"],
		["for=", "10.0.0.1", "http://inside:8000"],
		[`${'a="'.repeat(10_000)}, for=192.0.2.1`, "192.0.2.1", "http://inside:8000"],
	])("by Forwarded: %.60s", (forwarded, address, origin) => {
		expect(ask({ forwarded }, "forwarded")).toEqual({ address, origin });
	});

	it("has no host or scheme that is none", () => {
		const headers = { "x-forwarded-proto": "javascript", "x-forwarded-host": '"><script>' };
		expect(ask(headers, "x-forwarded-for").origin).toBe("http://inside:8000");
	});
});

describe("one client", () => {
	it.each([
		["192.0.2.7", "192.0.2.7"],
		["::ffff:192.0.2.7", "192.0.2.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
		["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
		["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
		["2001:db8::1", "2001:db8:0:0::/64"],
		["::1", "0:0:0:0::/64"],
		["fe80::1%eth0", "fe80:0:0:0::/64"],
		[undefined, undefined],
	])("%s is %s", (address, name) => {
		expect(clientName(address)).toBe(name);
	});
});

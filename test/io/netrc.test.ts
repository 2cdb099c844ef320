import { describe, expect, it } from "vitest";
import { parseNetrc } from "../../src/io/netrc.ts";

describe("parseNetrc", () => {
	it("reads entries on one line or on many", () => {
		const text = "machine a.example.org login ann password one\nmachine B.example.org\n\tlogin bob\n\tpassword two\n";
		expect(parseNetrc(text)).toEqual({
			machines: {
				"a.example.org": { name: "ann", password: "one" },
				"b.example.org": { name: "bob", password: "two" },
			},
		});
	});

	it("knows the default, and takes the first of two entries", () => {
		const text =
			"machine h login a password 1 machine h login b password 2 default login any password x default login no password y";
		expect(parseNetrc(text)).toEqual({
			machines: { h: { name: "a", password: "1" } },
			default: { name: "any", password: "x" },
		});
	});

	it("skips comments where a keyword could stand, but a password may begin with #", () => {
		const text = "# machine no login no password no\nmachine h login ann #of the archive\npassword #1secret\n";
		expect(parseNetrc(text).machines).toEqual({ h: { name: "ann", password: "#1secret" } });
	});

	it("takes words in quotes, and skips accounts and macros", () => {
		const text = [
			'machine h login "ann b" account x password "a \\"b\\" c"',
			"macdef init",
			"machine no login no password no",
			"",
			"machine g login bob password two",
		].join("\n");
		expect(parseNetrc(text).machines).toEqual({
			h: { name: "ann b", password: 'a "b" c' },
			g: { name: "bob", password: "two" },
		});
	});

	it("an entry without a password is none, and neither is an empty file", () => {
		expect(parseNetrc("machine h login ann\nmachine g password x")).toEqual({ machines: {} });
		expect(parseNetrc("")).toEqual({ machines: {} });
		expect(parseNetrc('machine "h login')).toEqual({ machines: {} });
	});
});

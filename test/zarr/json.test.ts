import { describe, expect, it } from "vitest";
import { isMiraError } from "../../src/errors.ts";
import { JsonFloat, type JsonValue, parseJson, plainJson, writeJson } from "../../src/zarr/json.ts";
import { forbiddenIn, HOSTILE } from "../hostile-text.ts";

function failure(text: string) {
	try {
		parseJson(text);
	} catch (error) {
		if (isMiraError(error, "bad-json")) return error;
		throw error;
	}
	throw new Error(`"${text}" was accepted`);
}

describe("parseJson", () => {
	it("keeps 64-bit integers exactly", () => {
		expect(parseJson("[18446744073709551615, -9223372036854775808, 9007199254740993, 9007199254740991]")).toEqual([
			18446744073709551615n,
			-9223372036854775808n,
			9007199254740993n,
			9007199254740991,
		]);
	});

	it("tells 10.0 from 10 when asked", () => {
		expect(parseJson("[10.0, 10, 1e2]", { floats: "tagged" })).toEqual([new JsonFloat(10), 10, new JsonFloat(100)]);
		expect(parseJson("[10.0, 10, 1e2]")).toEqual([10, 10, 100]);
	});

	it("reads the bare NaN and infinities that Python writes", () => {
		expect(parseJson('{"a": NaN, "b": [Infinity, -Infinity]}')).toEqual({
			a: Number.NaN,
			b: [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
		});
	});

	it("keeps the sign of -0.0", () => {
		expect(Object.is(parseJson("-0.0"), -0)).toBe(true);
	});

	it("names trailing commas, with the place", () => {
		expect(failure('{"a": 1,\n "b": [1, 2,]}').message).toContain(
			'there is a trailing comma before "]" at line 2, column 12',
		);
		expect(failure('{"a": 1, }').message).toContain('there is a trailing comma before "}"');
		expect(failure("[1,]").hint).toBe("Remove the comma");
	});

	it.each([
		"",
		"{",
		"[1",
		'"abc',
		'"a\nb"',
		"{a: 1}",
		"{'a': 1}",
		'{"a" 1}',
		"[1 2]",
		"01",
		"1.",
		".5",
		"+1",
		"tru",
		"nan",
		'"\\x"',
		'"\\u12g4"',
		"[1] 2",
		"[,1]",
		"{,}",
	])("refuses %j", (text) => {
		expect(failure(text).code).toBe("bad-json");
	});

	it("agrees with JSON.parse on strings and nesting", () => {
		const text = String.raw`{"":"\"\\\/\b\f\n\r\t\u00e9\ud83e\uddca é 🧊","a":[[],{},[null,true,false]],"z":-1.5e-3}`;
		expect(parseJson(text)).toEqual(JSON.parse(text));
	});

	it("keeps a member called __proto__ as a member", () => {
		const value = parseJson('{"__proto__": 1}') as object;
		expect(Object.keys(value)).toEqual(["__proto__"]);
		expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
	});

	it("refuses depth that would exhaust the stack", () => {
		expect(failure("[".repeat(100_000)).message).toContain("levels are nested");
	});

	it("reads bytes, and refuses bytes that are not UTF-8", () => {
		expect(parseJson(new TextEncoder().encode('\ufeff["é"]'))).toEqual(["é"]);
		expect(() => parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow("not UTF-8");
	});
});

describe("writeJson", () => {
	it.each<[JsonValue, string]>([
		[18446744073709551614n, "18446744073709551614"],
		[new JsonFloat(10), "10.0"],
		[new JsonFloat(0), "0.0"],
		[new JsonFloat(-0), "-0.0"],
		[-0, "-0.0"],
		[10, "10"],
		[new JsonFloat(1e20), "100000000000000000000.0"],
		[new JsonFloat(1e300), "1e+300"],
		[new JsonFloat(0.1), "0.1"],
		[Math.fround(1e20), "100000002004087730000.0"],
		[{ b: [1, null], a: "é\n" }, '{"b":[1,null],"a":"é\\n"}'],
	])("writes %o as %s", (value, text) => {
		expect(writeJson(value)).toBe(text);
	});

	it("refuses what JSON cannot say", () => {
		expect(() => writeJson(Number.NaN)).toThrow("JSON has no form for NaN");
		const bare = { a: [Number.NaN, new JsonFloat(Number.NEGATIVE_INFINITY)], b: 1 };
		expect(writeJson(bare, { nonFinite: "bare" })).toBe('{"a":[NaN,-Infinity],"b":1}');
		expect(() => writeJson({ a: [Number.POSITIVE_INFINITY] })).toThrow('Write the text "Infinity" instead');
	});

	it("comes back the same", () => {
		const value = { i: 9223372036854775807n, f: new JsonFloat(3), n: -5, s: "x", l: [[1, 2], [{}]], e: [], o: {} };
		for (const indent of [0, 2]) expect(parseJson(writeJson(value, { indent }), { floats: "tagged" })).toEqual(value);
	});

	it("has nothing that a terminal obeys or hides, and the same value", () => {
		const value = { [HOSTILE]: [`${HOSTILE}\r\n\t\0\ud83d`, "é気\u{1f30d}"] };
		for (const indent of [0, 2]) {
			const text = writeJson(value, { indent });
			expect(forbiddenIn(text)).toEqual([]);
			expect(JSON.parse(text)).toEqual(value);
			expect(parseJson(text)).toEqual(value);
			expect(text).toContain('"é気\u{1f30d}"');
		}
	});

	it("is indented for people, lists of numbers on one line", () => {
		expect(writeJson({ shape: [1, 2], codecs: [{ name: "bytes" }], attributes: {} }, { indent: 2 })).toBe(
			'{\n  "shape": [1, 2],\n  "codecs": [\n    {\n      "name": "bytes"\n    }\n  ],\n  "attributes": {}\n}',
		);
	});
});

it("plainJson leaves plain numbers", () => {
	expect(plainJson({ a: [new JsonFloat(1)], b: 2n })).toEqual({ a: [1], b: 2n });
});

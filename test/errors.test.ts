import { describe, expect, it } from "vitest";
import { diagnosticOf, formatDiagnostic } from "../src/diagnostics.ts";
import {
	hint,
	isMiraError,
	located,
	MiraError,
	messageWithoutHint,
	option,
	visibleLines,
	visibleText,
	withoutSecrets,
} from "../src/errors.ts";
import { forbiddenIn, HOSTILE, HOSTILE_SPELT } from "./hostile-text.ts";

describe("advice", () => {
	it("is text in the words of the library, and its parts", () => {
		expect(hint`Raise ${option("limits.maxMetadataBytes")} to ${4} if the file is sound`).toEqual({
			hint: "Raise limits.maxMetadataBytes to 4 if the file is sound",
			remedy: ["Raise ", { option: "limits.maxMetadataBytes" }, " to 4 if the file is sound"],
		});
	});

	it.each([
		[option("unrepresentableFill", "drop"), 'unrepresentableFill: "drop"'],
		[option("grib.index", "none"), 'grib: { index: "none" }'],
		[option("tiff.splitBands", true), "tiff: { splitBands: true }"],
		[option("allow", ["s3://b/"]), 'allow: ["s3://b/"]'],
		[option("recordSize"), "recordSize"],
	])("names options as a program writes them: %o", (remedy, text) => {
		expect(hint`${remedy}`.hint).toBe(text);
	});

	it("becomes a part of other advice", () => {
		const one = hint`pass ${option("policy", "derive")}`;
		const two = hint`${option("policy", "split")} makes groups`;
		expect(hint`Ways out: ${[one, two].reduce((all, way) => hint`${all}; ${way}`)}`).toEqual({
			hint: 'Ways out: pass policy: "derive"; policy: "split" makes groups',
			remedy: [
				"Ways out: pass ",
				{ option: "policy", value: "derive" },
				"; ",
				{ option: "policy", value: "split" },
				" makes groups",
			],
		});
	});
});

describe("an error with advice", () => {
	const error = new MiraError("not-allowed", "it is outside", {
		url: "s3://b/x.nc",
		...hint`Pass ${option("allow", ["s3://b/"])}`,
	});

	it("says it in its message", () => {
		expect(error.message).toBe('it is outside (of s3://b/x.nc). Pass allow: ["s3://b/"]');
	});

	it("keeps it at another place, and as a diagnostic, where the message is without it", () => {
		expect(located(error, { path: "/v" }).remedy).toEqual(error.remedy);
		expect(diagnosticOf(error, { path: "/v", about: "left out: ", severity: "warning" })).toEqual({
			severity: "warning",
			code: "not-allowed",
			path: "/v",
			message: "left out: it is outside (of s3://b/x.nc)",
			hint: 'Pass allow: ["s3://b/"]',
			remedy: ["Pass ", { option: "allow", value: ["s3://b/"] }],
		});
	});

	it("is plain data for workers and JSON", () => {
		const { name, code, what, url, remedy, hint: text } = error;
		const sent = { name, code, what, url, hint: text, remedy };
		expect(structuredClone(sent)).toEqual(sent);
		expect(JSON.parse(JSON.stringify(sent))).toEqual(sent);
		expect(isMiraError(structuredClone(sent), "not-allowed")).toBe(true);
	});
});

describe("withoutSecrets", () => {
	it.each([
		["https://ann:sesame@h/a.nc", "https://h/a.nc"],
		["(of https://h/a.nc?sig=sesame)", "(of https://h/a.nc)"],
		['"s3://b/k?X-Amz-Signature=sesame&x=1", and more', '"s3://b/k", and more'],
		["https://h/a?token=sesame. Try again", "https://h/a. Try again"],
		["the path a b.nc?token=sesame&x=1", "the path a b.nc?token=…&x=1"],
		["az://c/k?sv=1&sig=sesame https://h/b?q", "az://c/k https://h/b"],
		["file:///data/what?.nc", "file:///data/what?.nc"],
		["abfs://container@account/k", "abfs://container@account/k"],
		["Is it https://h/a.nc?", "Is it https://h/a.nc?"],
	])("%s", (text, shown) => {
		expect(withoutSecrets(text)).toBe(shown);
	});

	it("is what errors do with everything that they say", () => {
		const url = "https://h/a.nc?sig=sesame";
		const error = new MiraError("corrupt-file", `bad ${url}`, { url, hint: `See ${url}` });
		expect(JSON.stringify(error) + error.message + error.what + error.url + error.hint).not.toContain("sesame");
		expect(error.message).toBe("bad https://h/a.nc (of https://h/a.nc). See https://h/a.nc");
	});
});

describe("texts of strangers", () => {
	it("are seen as they are, with what a terminal would obey or hide spelt out", () => {
		expect(visibleText(HOSTILE)).toBe(HOSTILE_SPELT);
		expect(visibleText("a\r\n\tb\0")).toBe("a\\r\\n\\tb\\x00");
		expect(visibleText("half \ud83d, whole \u{1f30d}")).toBe("half \\ud83d, whole \u{1f30d}");
		expect(visibleText("Grösse °C — 気温 e\u0301 עברית C:\\x")).toBe("Grösse °C — 気温 e\u0301 עברית C:\\x");
	});

	it("keep their lines where they are asked for", () => {
		expect(visibleLines("a\n\tb\r\u001b")).toBe("a\n\tb\\r\\x1b");
	});

	it("every character that deceives is spelt out, and none of letters and signs", () => {
		const all = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
		const kept = all.filter((char) => visibleText(char) === char);
		expect(forbiddenIn(kept.join(" "))).toEqual([]);
		const spelt = all.filter((char) => visibleText(char) !== char);
		expect(spelt.filter((char) => /[\p{L}\p{N}\p{P}\p{S}\p{Zs}]/u.test(char) && !/\p{Lo}/u.test(char))).toEqual([]);
		// Letters that are filled with nothing: those of Hangul.
		expect(spelt.filter((char) => /\p{L}/u.test(char))).toEqual(["\u115f", "\u1160", "\u3164", "\uffa0"]);
	});

	const error = new MiraError("corrupt-file", `bad "${HOSTILE}\nmirazarr: all is well"`, {
		path: `/${HOSTILE}\n`,
		url: `file:///${HOSTILE}`,
		hint: `Pass ${HOSTILE}`,
	});

	it("are spelt out in all that an error says, and exact in its fields", () => {
		const said = [error.message, error.what, error.hint, error.stack, messageWithoutHint(error), String(error)];
		for (const text of said) {
			expect(forbiddenIn(text ?? "")).toEqual([]);
			expect(text).toContain(HOSTILE_SPELT);
		}
		expect(error.message).not.toContain("\n");
		expect([error.path, error.url]).toEqual([`/${HOSTILE}\n`, `file:///${HOSTILE}`]);
	});

	it("cannot add a line to a message that has several", () => {
		const several = located(new MiraError("cannot-combine", ["two:", "  a\nb"]), { path: "/v" }, "x: ");
		expect(several.what).toBe("x: two:\n  a\\nb");
	});

	it("are spelt out in the line of a diagnostic", () => {
		const text = formatDiagnostic(diagnosticOf(error, { path: `/${HOSTILE}\n` }));
		expect(forbiddenIn(text)).toEqual([]);
		expect(text).not.toContain("\n");
	});
});

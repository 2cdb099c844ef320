import { describe, expect, it } from "vitest";
import { diagnosticOf } from "../src/diagnostics.ts";
import { hint, isMiraError, located, MiraError, option } from "../src/errors.ts";

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

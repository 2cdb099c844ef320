/** docs/reference/errors.md, the comments of the unions and the unions themselves have the same codes. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = new Map(
	readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".ts"))
		.map((file) => [file, readFileSync(join(root, "src", file), "utf8")]),
);
const page = readFileSync(join(root, "docs/reference/errors.md"), "utf8");

const matches = (text: string, pattern: RegExp): string[] =>
	Array.from(text.matchAll(pattern), ([, code = ""]) => code);
/** A section of the page, from its heading to the next of the same level. */
const section = (heading: string): string =>
	page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) as string;
/** The rows of tables, without the bars around them. */
const rows = (text: string): string[] => matches(text, /^(?: \* )?\| (`.*) \|$/gm);
const codesIn = (text: string): string[] => matches(text, /`([a-z][a-z0-9]*(?:-[a-z0-9]+)*)`/g);
const codesOfRows = (text: string): string[] => rows(text).flatMap((row) => codesIn(row.split(" | ")[0] as string));

/** A union of codes in the source, with the comment before it. */
function union(file: string, name: string): { comment: string; members: string[] } {
	const source = sources.get(file) as string;
	const [before = "", after = ""] = source.split(`export type ${name} =`);
	return {
		comment: before.slice(before.lastIndexOf("/**")),
		members: matches(after.slice(0, after.indexOf(";")), /"([^"]+)"/g),
	};
}

const errors = union("errors.ts", "ErrorCode");
const diagnostics = union("diagnostics.ts", "DiagnosticCode");
const sorted = (codes: readonly string[]): string[] => [...new Set(codes)].sort();

describe("the comment of each union", () => {
	it.each([
		["ErrorCode", errors],
		["DiagnosticCode", diagnostics],
	])("%s explains its members, in their order", (_, { comment, members }) => {
		expect(members.length).toBeGreaterThan(20);
		expect(codesOfRows(comment)).toEqual(members);
	});
});

describe("the page", () => {
	it("has the table of ErrorCode, word for word", () => {
		expect(rows(section("Errors"))).toEqual(rows(errors.comment));
	});

	it("explains the codes of DiagnosticCode, and no other", () => {
		const [, served = ""] = section("Diagnostics").split("About what is served: ");
		const listed = [...codesOfRows(section("Diagnostics")), ...codesIn(served)];
		expect(sorted(listed)).toEqual(sorted(diagnostics.members));
	});

	it("explains the codes of the server's answers", () => {
		const answers = [...sources.values()].flatMap((source) => matches(source, /\bnew Refusal\(\d+, "([^"]+)"/g));
		const own = answers.filter((code) => !errors.members.includes(code));
		expect(own.length).toBeGreaterThan(3);
		expect(own.filter((code) => !codesOfRows(section("Answers of the server")).includes(code))).toEqual([]);
	});
});

it("every code is given by something", () => {
	const elsewhere = [...sources].filter(([file]) => !["errors.ts", "diagnostics.ts"].includes(file));
	const given = new Set(elsewhere.flatMap(([, source]) => matches(source, /"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g)));
	expect([...errors.members, ...diagnostics.members].filter((code) => !given.has(code))).toEqual([]);
});

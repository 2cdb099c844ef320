/** docs/reference/errors.md has every code that the source gives to an error, a diagnostic or an answer, and no other. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".ts"))
	.map((file) => readFileSync(join(root, "src", file), "utf8"));
const page = readFileSync(join(root, "docs/reference/errors.md"), "utf8");

const literals = (text: string): string[] =>
	Array.from(text.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g), ([, code = ""]) => code);
const found = (pattern: RegExp): string[] =>
	sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, text = ""]) => text));

/** Codes by what stands before them: a member `code`, or a call of something that has a parameter `code`. */
function codesOfSource(): Set<string> {
	const plain = found(/(?:\bcode: |\bnew Refusal\(\d+, )"([^"]+)"/g);
	const chosen = found(/\bcode(?::| =)([^,;{}\n]*)/g).flatMap(literals);
	const takers = new Set(found(/\b(\w+)\((?:[^()]*,)?\s*code: (?:string|ErrorCode|FillCode)\b/g));
	const called = new RegExp(`\\b(?:MiraError|TransientError|ForbiddenError|${[...takers].join("|")})\\(([^()]*)`, "g");
	return new Set([...plain, ...chosen, ...found(called).flatMap((values) => literals(values).slice(0, 1))]);
}

const documented = new Set(Array.from(page.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g), ([, code = ""]) => code));

it("every code of the source is on the page", () => {
	const codes = codesOfSource();
	expect(codes.size).toBeGreaterThan(70);
	expect([...codes].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});

it("every code on the page is in the source", () => {
	const known = new Set(sources.flatMap(literals));
	expect([...documented].filter((code) => !known.has(code))).toEqual([]);
});

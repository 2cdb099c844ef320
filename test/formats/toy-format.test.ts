import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { OPTION_FLAGS } from "../../src/cli/remedy-flags.ts";
import { FORMATS } from "../../src/formats/format-options.ts";
import { decode, explainFill, openStore } from "../../src/node.ts";
import { runCli } from "../cli/run-cli.ts";
import { missingFromPage } from "./documentation.ts";
import { toyFormat } from "./toy/format.ts";

// The line that a new format needs in the list.
vi.mock("../../src/formats/format.ts", async (original) => ({
	...(await original<object>()),
	toyFormat: (await import("./toy/format.ts")).toyFormat,
}));

const FILE = join(mkdtempSync(join(tmpdir(), "mirazarr-toy-")), "a.toy");
writeFileSync(FILE, Buffer.from([...Buffer.from("TOY1"), 1, 255, 3]));

/** Options of a format that the types of this package do not know. */
function withToy(toy: object): object {
	return { toy };
}

describe("a new format is one folder and one line", () => {
	it("is listed", () => {
		expect(FORMATS.map(({ key }) => key)).toContain("toy");
	});

	it("is recognised, and its fill policy applies", async () => {
		const store = await openStore(FILE);
		expect(store.format).toBe("Toy");
		expect(Array.from((await decode(store, "/numbers")).data as Float32Array)).toEqual([1, Number.NaN, 3]);
		const { candidates } = await explainFill(store, "/numbers");
		expect(candidates.filter(({ role }) => role === "_FillValue")).toMatchObject([
			{ place: "the format", text: "255" },
		]);
	});

	it("its options reach it, and are checked", async () => {
		const store = await openStore(FILE, withToy({ unit: "birds" }));
		expect(store.array("/numbers").attributes.get("units")?.values).toEqual(["birds"]);
		await expect(openStore(FILE, withToy({ units: "birds" }))).rejects.toMatchObject({
			code: "bad-argument",
			hint: "Options: unit, reversed",
		});
		await expect(openStore(FILE, withToy({ reversed: "yes" }))).rejects.toThrow("reversed must be true or false");
		await expect(openStore(FILE, { unit: "birds" } as object)).rejects.toThrow("toy: { unit }");
	});

	it("what all formats share works for it", async () => {
		expect((await openStore(FILE, { drop: ["/numbers"] })).contents()).toEqual([{ path: "/", kind: "group" }]);
		await expect(openStore(FILE, { group: "g" })).rejects.toMatchObject({ code: "not-found" });
	});

	it("the command line has its flags, under its heading behind those of the command", async () => {
		const { stdout } = await runCli(["info", "--help"]);
		expect(stdout).toMatch(
			/\nOptions:\n[\s\S]*\nWhat is read:\n[\s\S]*\nToy:\n {2}--unit <name> +what the numbers count\n/,
		);
		expect(stdout).not.toContain("reversed");
		const { stdout: json } = await runCli(["info", FILE, "--unit", "birds", "--json"]);
		expect(JSON.parse(json).arrays[0].attributes.units).toBe("birds");
		expect(OPTION_FLAGS.filter(({ option }) => option.startsWith("toy."))).toEqual([
			{ option: "toy.unit", flag: "--unit", argument: "NAME" },
		]);
	});

	it("its page is looked at", () => {
		const page = readFileSync(join(import.meta.dirname, "toy/toy.md"), "utf8");
		expect(missingFromPage(toyFormat, page)).toEqual([]);
		expect(missingFromPage(toyFormat, page.replace("# Toy", "Toy").replace("--unit", "--name"))).toEqual([
			"a heading",
			"| `unit` | `--unit <name>` | what the numbers count |",
		]);
	});
});

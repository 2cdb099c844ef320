import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Command, Option } from "commander";
import { describe, expect, it } from "vitest";
import { FlagWords } from "../../src/cli/flag-words.ts";
import { flagText, LIBRARY_ONLY, OPTION_FLAGS, SHARED_FLAGS } from "../../src/cli/remedy-flags.ts";
import { code, type HintPart, hint, MiraError, option, optionText } from "../../src/errors.ts";
import { FORMATS } from "../../src/formats/format-options.ts";
import * as library from "../../src/node.ts";
import { DEFAULT_LIMITS } from "../../src/zarr/budget.ts";
import { fixture, hdf5Fixture, runCli } from "./run-cli.ts";

const COMMANDS = ["info", "explain", "read", "build", "update", "convert", "verify", "serve"];

async function flagsOf(command: string): Promise<Set<string>> {
	const { stdout } = await runCli([command, "--help"]);
	return new Set(stdout.match(/--[a-z][a-z0-9-]*/g));
}

function wordsOf(flags: Iterable<string>): FlagWords {
	return new FlagWords([...flags].reduce((command, flag) => command.option(flag), new Command()));
}

describe("remedies in the words of the command line", () => {
	const all = new Set(OPTION_FLAGS.map(({ flag }) => flag));

	it.each([
		[
			hint`Raise ${option("inlineBudget.arrayBytes")}, or pass ${option("onUnsupported", "skip")}`,
			"Raise --inline-budget, or pass --skip-unsupported",
		],
		[hint`Raise ${option("inlineBudget.storeBytes")}`, "Raise --inline-total"],
		[hint`Pass ${option("lenientText", true)} to take text`, "Pass --lenient-text to take text"],
		[hint`Pass ${option("unrepresentableFill", "drop")} to open it`, "Pass --unrepresentable-fill drop to open it"],
		[hint`Raise ${option("limits.maxArrayBytes")}`, "Raise --limit maxArrayBytes=SIZE"],
		[hint`Raise ${option("limits.maxNodes")}`, "Raise --limit maxNodes=N"],
		[hint`Raise ${option("limits.maxIdleSeconds")}`, "Raise --limit maxIdleSeconds=N"],
		[hint`Raise ${option("timeoutMs")}`, "Raise --timeout DURATION"],
		[hint`To read it, pass ${option("allow", ["s3://b/"])}`, "To read it, pass --allow s3://b/"],
		[hint`Leave it out: ${option("drop", ["a b's"])}`, "Leave it out: --drop 'a b'\\''s'"],
		[hint`Read it with ${option("grib.index", "none")}`, "Read it with --no-index"],
		[hint`Read ${option("grib.layout", "messages")}`, "Read --layout messages"],
		[hint`Pass ${option("tiff.splitBands", true)}`, "Pass --split-bands"],
		[hint`Choose with ${option("grib.filter")}`, "Choose with --filter KEY=VALUE"],
		[hint`To do without it, pass ${option("maskArrays", false)}`, "To do without it, pass --no-mask-arrays"],
		[hint`Pass ${option("combine", "nested")}`, "Pass --concat DIMENSION"],
		[hint`Pass ${option("times", "number")}`, "Pass --times numbers"],
		[hint`Pass ${option("preprocess")}`, undefined],
		[hint`Put it first, or mend it in ${option("preprocess")}`, "Put it first"],
		[hint`Mend it in ${option("preprocess")}, or put it first`, "Put it first"],
		[hint`Open it again. In a program, with a new ${option("registry")}`, "Open it again"],
		[hint`Give it with ${code('registerCodec("x", …)')}. Known are a, b`, "Known are a, b"],
		[
			hint`Load ${option("loadable", ["time"])}, or join ${option("preprocess")}, or drop it`,
			"Load --load time, or drop it",
		],
		[hint`fetch the file again`, "fetch the file again"],
	])("$0.hint", ({ remedy }, words) => {
		expect(wordsOf(all).hint({ hint: "", remedy })).toBe(words);
	});

	it("what a command does not have is not advised", async () => {
		const advice = hint`Raise ${option("inlineBudget.arrayBytes")}, or pass ${option("onUnsupported", "skip")}`;
		expect(wordsOf(await flagsOf("build")).hint(advice)).toBe("Raise --inline-budget, or pass --skip-unsupported");
		expect(wordsOf(await flagsOf("info")).hint(advice)).toBe("Raise --inline-budget");
		const error = new MiraError("bad-argument", "it is wrong", hint`Pass ${option("preprocess")}`);
		expect(wordsOf(all).message(error)).toBe("it is wrong");
		expect(wordsOf(all).ending(error.message, error)).toBe("it is wrong");
	});

	it("a value that the flag of a command does not take is not advised", () => {
		const policy = new Option("--policy <name>").choices(["convertTime"]);
		const words = new FlagWords(new Command().addOption(policy));
		expect(words.hint(hint`${option("policy", "derive")} puts chunks together`)).toBeUndefined();
		expect(words.hint(hint`${option("policy", "convertTime")} rewrites times`)).toBe(
			"--policy convertTime rewrites times",
		);
	});

	it("what was given already is not advised", async () => {
		const left = ["build", join(import.meta.dirname, "../fixtures/fits/tables.fits")];
		expect((await runCli(left)).stderr).toContain("--skip-unsupported");
		const { code, stderr } = await runCli([...left, "--skip-unsupported"]);
		expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("not in the references") });
		expect(stderr).not.toContain("--skip-unsupported");
	});

	it.each(COMMANDS)("%s has every flag that its hints can name", async (command) => {
		const flags = await flagsOf(command);
		expect(flags.size).toBeGreaterThan(5);
		for (const { option: path, value } of OPTION_FLAGS)
			for (const named of flagText(option(path, value), flags)?.match(/--[a-z][a-z0-9-]*/g) ?? [])
				expect(flags).toContain(named);
	});

	it("every flag belongs to a command", async () => {
		const flags = await Promise.all(COMMANDS.map(flagsOf));
		for (const { flag } of OPTION_FLAGS) expect(flags.some((own) => own.has(flag))).toBe(true);
	});
});

describe("options that remedies in the source name", () => {
	const root = join(import.meta.dirname, "../../src");
	const sourceNames = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
		(file) => file.endsWith(".ts") && !file.startsWith("cli"),
	);
	const sources = sourceNames.map((file) => readFileSync(join(root, file), "utf8").replace(/\/\*\*[\s\S]*?\*\//g, ""));
	// All texts in the first argument: there may be a choice.
	const calls = sources.flatMap((source) => source.match(/(?<![.\w])option\((?:[^,()]|\([^()]*\))*/g) ?? []);
	/** A budget makes the errors of all limits. */
	const LIMIT_OPTIONS = Object.keys(DEFAULT_LIMITS).map((name) => `"limits.${name}"`);
	const paths = new Set(
		calls
			.filter((call) => !call.includes("path: string"))
			.flatMap((call) => (call.includes("`limits.$") ? LIMIT_OPTIONS : [call]))
			.flatMap((call) => call.match(/"[a-zA-Z][\w.]*"/g)?.slice(call.includes("?") ? 1 : 0) ?? [call])
			.map((text) => text.replaceAll('"', "")),
	);

	it("have a flag, or are marked as of the library alone", () => {
		expect(paths.size).toBeGreaterThan(25);
		const known = new Set(OPTION_FLAGS.map((row) => row.option));
		expect([...paths].filter((path) => !known.has(path) && !LIBRARY_ONLY.has(path))).toEqual([]);
	});

	it("are where they belong: those of a format under its key", () => {
		const keys = new Map(FORMATS.map(({ key, options }) => [key, options]));
		const own = new Set(FORMATS.flatMap(({ options }) => Object.keys(options)));
		const isMisplaced = (path: string): boolean => {
			const [head = "", name = ""] = path.split(".");
			const options = keys.get(head);
			return options === undefined ? own.has(head) : !Object.hasOwn(options, name);
		};
		expect([...paths].filter(isMisplaced)).toEqual([]);
	});

	it("are all that the tables know", () => {
		expect(SHARED_FLAGS.map((row) => row.option).filter((path) => !paths.has(path))).toEqual([]);
		expect([...LIBRARY_ONLY.keys()].filter((path) => !paths.has(path))).toEqual([]);
	});

	/** The hints of the source as parts; what is not an option or code in them is some text. */
	const advice = sources.flatMap((source) =>
		Array.from(source.matchAll(/\bhint`((?:\$\{(?:[^{}`]|\{[^}]*\}|`[^`]*`)*\}|[^`])*)`/g), ([, text = ""]) =>
			text.split(/(\$\{(?:[^{}`]|\{[^}]*\}|`[^`]*`)*\})/).map((piece): HintPart => {
				const [, kind, path, value] =
					/^\$\{(option|code)\(["'`]([^"'`]*)["'`](?:, (?:"([\w-]+)"|\[?\w+\]?))?/.exec(piece) ?? [];
				if (kind === undefined) return piece.startsWith("${") ? "something" : piece;
				return kind === "code"
					? code(path ?? "")
					: value === undefined
						? option(path ?? "")
						: option(path ?? "", value);
			}),
		),
	);

	it.each(COMMANDS)("%s prints no hint that names what it does not have", async (command) => {
		const flags = await flagsOf(command);
		expect(advice.length).toBeGreaterThan(60);
		for (const remedy of advice) {
			const text = wordsOf(flags).hint({ hint: "", remedy });
			for (const part of remedy) {
				if (typeof part === "string" || flagText(part, flags) !== undefined) continue;
				expect(text ?? "").not.toContain(optionText(part));
			}
			for (const flag of text?.match(/--[a-z][a-z-]*/g) ?? []) expect(flags).toContain(flag);
		}
	});

	/** Of the library, and only where a program calls it. */
	const PROGRAMS_ONLY =
		/manifest-store|time-units|formats[/\\](parser|run-parser)|dataset[/\\](policy|isel)|open\.ts|^fill/;

	it("no other hint names something of the library", () => {
		const exported = new Set(Object.keys(library).filter((name) => /[a-z][A-Z]/.test(name)));
		expect(exported.size).toBeGreaterThan(30);
		const found = sourceNames
			.filter((file) => !PROGRAMS_ONLY.test(file))
			.flatMap((file) =>
				Array.from(
					readFileSync(join(root, file), "utf8").matchAll(/\bhint: ("[^"\n]*"|'[^'\n]*'|`[^`\n]*`)/g),
					([, text = ""]) => ({ file, text }),
				),
			)
			.filter(({ text }) => text.match(/(?<!\$\{[^}]*)\b[a-zA-Z]+\b/g)?.some((name) => exported.has(name)));
		expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
	});

	it("no other hint has the form of an option", () => {
		const texts = sources.flatMap((source) =>
			Array.from(source.matchAll(/\bhint: ("[^"\n]*"|'[^'\n]*'|`[^`\n]*`)/g), ([, text = ""]) => text),
		);
		expect(texts.length).toBeGreaterThan(50);
		expect(texts.filter((text) => /\b[a-z]\w*: ["[{]|limits\.|inlineBudget| --[a-z]/.test(text))).toEqual([]);
	});
});

describe("hints of the command line", () => {
	it("an error names the flag, which then helps", async () => {
		// 57 bytes of text in the first chunk that is computed, and more behind it.
		const args = ["build", hdf5Fixture("types.h5"), "--skip-unsupported"];
		const refused = await runCli([...args, "--inline-budget", "10"]);
		expect(refused.stderr).toMatch(/strings.*limit-exceeded/);
		expect(refused.stderr).toContain("--inline-budget");
		expect(refused.stderr).not.toMatch(/inlineBudget|onUnsupported/);
		const { stderr, stdout } = await runCli([...args, "--inline-budget", "1MiB"]);
		expect(stderr).not.toContain("limit-exceeded");
		expect(JSON.parse(stdout).refs["strings/0"]).toMatch(/^base64:/);
	});

	it("--lenient-text takes text for numbers", async () => {
		// Its _FillValue is "-9999" (test/fixtures/netcdf3/make.py).
		const args = ["read", fixture("fills-of-other-types.nc"), "text", "--json"];
		const missingIn = async (...flags: string[]) =>
			JSON.parse((await runCli([...args, ...flags])).stdout).statistics.missing;
		expect(await missingIn()).toBe(0);
		expect(await missingIn("--lenient-text")).toBe(1);
		const { diagnostics } = JSON.parse((await runCli(["info", fixture("fills-of-other-types.nc"), "--json"])).stdout);
		expect(diagnostics).toContainEqual(
			expect.objectContaining({
				hint: "Pass --lenient-text to take text for numbers",
				remedy: ["Pass ", { option: "lenientText", value: true }, " to take text for numbers"],
			}),
		);
	});

	it("--limit bounds what is read; an unknown one is a mistake of usage", async () => {
		const args = ["read", hdf5Fixture("storage.h5"), "chunked", "--limit", "maxArrayBytes=100"];
		const { code, stderr } = await runCli(args);
		expect(code).toBe(1);
		expect(stderr).toContain("hint: Select a part, or raise --limit maxArrayBytes=SIZE");
		const { error } = JSON.parse((await runCli([...args, "--json"])).stderr);
		expect(error.remedy).toEqual(["Select a part, or raise ", { option: "limits.maxArrayBytes" }]);
		expect(error.message).not.toContain("limit maxArrayBytes=SIZE");
		expect((await runCli(["info", fixture("two.nc"), "--limit", "maxFun=1"])).code).toBe(2);
		expect((await runCli(["info", fixture("two.nc"), "--inline-budget", "much"])).code).toBe(2);
	});
});

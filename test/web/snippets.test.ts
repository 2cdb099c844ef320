/** The lines of code that the page gives are run, and must give what is shown. Expected values are those of `decode`, which has tests of its own. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decode, openStore, openVirtualDatasets } from "../../src/node.ts";
import { maskChoice } from "../../web/engine/mask-choice.ts";
import { pythonText, scriptText, shellWord } from "../../web/page/takeaway/quoting.ts";
import { commandLines, javascript, python, type ShownData } from "../../web/page/takeaway/snippets.ts";
import { runCli } from "../cli/run-cli.ts";

const SAMPLES = join(import.meta.dirname, "../../samples");
const back = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "mirazarr-snippets-"));
beforeAll(() => {
	for (const name of ["gauge-2023.nc", "gauge-2024.nc", "gauge-2025.nc"])
		copyFileSync(join(SAMPLES, name), join(folder, name));
	// A name that a shell, JavaScript and Python would all take for something else.
	copyFileSync(join(SAMPLES, "sea-surface.nc"), join(folder, ODD));
	process.chdir(folder);
});
afterAll(() => {
	process.chdir(back);
	rmSync(folder, { recursive: true });
});

const ODD = `it's "$(odd)" \\ a&b.nc`;

const SEA: ShownData = {
	sources: [ODD],
	join: undefined,
	path: "/sst",
	dataType: "int16",
	dimensions: ["time", "lat", "lon"],
	shape: [3, 36, 72],
	parts: [1, { start: 6, stop: 9 }, { start: 33, stop: 37 }],
	masking: {},
	cell: [0, 6, 10],
	zarrFormat: 2,
};

const GAUGES: ShownData = {
	sources: ["gauge-2023.nc", "gauge-2024.nc", "gauge-2025.nc"],
	join: { along: undefined, policies: ["convertTime", "derive"], join: "exact", drop: [], group: undefined },
	path: "/level",
	dataType: "float64",
	dimensions: ["time"],
	shape: [11],
	parts: [{ start: 2, stop: 9 }],
	masking: {},
	cell: undefined,
	zarrFormat: 2,
};

/** What `decode` gives for the same; the last column of a table has it as text. */
async function expected({ sources, join: choice, path, parts, masking }: ShownData): Promise<number[]> {
	const store =
		choice === undefined
			? await openStore(sources[0] as string)
			: (await openVirtualDatasets([...sources], { policy: choice.policies as ["derive"] })).toStore();
	const { data } = await decode(store, path, { selection: [...parts], ...masking });
	return Array.from(data as Iterable<number>);
}

/** The words of a command, as a shell sees them. */
function words(line: string): string[] {
	return execFileSync("sh", ["-c", `set -- ${line}\nprintf '%s\\0' "$@"`], { encoding: "utf8" })
		.split("\0")
		.slice(0, -1);
}

async function lastColumn(lines: string): Promise<number[]> {
	let printed = "";
	for (const line of lines.split("\n")) {
		const [npx, program, ...args] = words(line);
		expect([npx, program]).toEqual(["npx", "mirazarr"]);
		const { code, stdout, stderr } = await runCli(args);
		expect(code, stderr).toBe(0);
		if (args[0] === "read") printed = stdout;
	}
	const rows = printed.trimEnd().split("\n").slice(1);
	return rows.map((row) => Number(row.split(",").at(-1) || "NaN"));
}

/** Runs a module, whose imports are those of the package itself. */
async function printedBy(module: string): Promise<unknown[]> {
	const body = module.replaceAll(/^import (.*) from "(.*)";$/gm, (_, names: string, from: string) =>
		names.startsWith("* as ")
			? `const ${names.slice(5)} = modules["${from}"];`
			: `const ${names} = modules["${from}"];`,
	);
	const modules = { mirazarr: await import("../../src/node.ts"), zarrita: await import("zarrita") };
	const printed: unknown[] = [];
	const AsyncFunction = (async () => {}).constructor as new (
		...args: string[]
	) => (...args: unknown[]) => Promise<void>;
	await new AsyncFunction("modules", "console", body)(modules, {
		log: (...given: unknown[]) => printed.push(...given),
	});
	return printed;
}

const CASES: readonly (readonly [string, ShownData])[] = [
	["a window of a file with an odd name", SEA],
	["a rule that is switched off", { ...SEA, masking: maskChoice(["_FillValue -32768"]) }],
	[
		"a valid range that is switched on",
		{ ...SEA, parts: [0, 20, { start: 6, stop: 10 }], masking: maskChoice(["+outside -300 to 4500"]) },
	],
	["several files as one", GAUGES],
];

describe("commands print what is shown", () => {
	it.each(CASES)("%s", async (_, shown) => {
		expect(await lastColumn(commandLines(shown))).toEqual(await expected(shown));
	});

	it("and tell the story of a cell", async () => {
		const line = commandLines({ ...SEA, masking: maskChoice(["missing_value -32767"]) }).split("\n")[1] as string;
		const { stdout } = await runCli(words(line).slice(2));
		expect(stdout).toContain("The stored value equals _FillValue -32768");
	});
});

describe("JavaScript gives what is shown", () => {
	it.each(CASES)("%s", async (_, shown) => {
		const [values] = (await printedBy(javascript(shown))) as [{ data: Iterable<number> }];
		expect(Array.from(values.data)).toEqual(await expected(shown));
	});

	it("one value", async () => {
		expect(await printedBy(javascript({ ...SEA, parts: [1, 8, 33] }))).toEqual([15.85]);
	});

	it("types that zarrita has not", async () => {
		const buoys: ShownData = {
			...SEA,
			sources: [join(SAMPLES, "buoys.nc")],
			path: "/name",
			dataType: "null_terminated_bytes",
			dimensions: ["buoy", "letters"],
			shape: [5, 6],
			parts: [
				{ start: 1, stop: 3 },
				{ start: 0, stop: 6 },
			],
		};
		expect(await printedBy(javascript(buoys))).toEqual([[2], ["Brise", "Cirrus"]]);
	});
});

describe("Python", () => {
	it("goes through references, and says what xarray does otherwise", () => {
		const shown: ShownData = { ...SEA, sources: ["sea.nc"], masking: maskChoice(["+outside -300 to 4500"]) };
		expect(python(shown).split("\n")).toEqual([
			"# once: npx mirazarr build sea.nc --output sea.json",
			"import xarray as xr",
			"",
			'dataset = xr.open_dataset("sea.json", engine="kerchunk")',
			"# unlike the view, xarray masks no valid range and no default fill",
			'values = dataset["sst"].isel({"time": 1, "lat": slice(6, 9), "lon": slice(33, 37)}).values',
			"print(values)",
		]);
	});
});

describe("what is quoted is read back as it is", () => {
	const ODD_TEXTS = [ODD, "plain.nc", "", "a\nb", "\u2028</script>", "`x` $y", "emoji 🌊 é", "'", '"', "\\"];

	it.each(ODD_TEXTS)("by a shell: %j", (text) => {
		expect(words(shellWord(text))).toEqual([text]);
	});

	it.each(ODD_TEXTS)("by JavaScript: %j", (text) => {
		expect(new Function(`return ${scriptText(text)};`)()).toBe(text);
		expect(scriptText(text)).not.toContain("</");
	});

	it.each(ODD_TEXTS)("by Python, whose escapes are those of JSON: %j", (text) => {
		expect(JSON.parse(pythonText(text))).toBe(text);
	});
});

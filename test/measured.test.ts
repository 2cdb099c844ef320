/** `npm run measured` makes docs/measured.md and the numbers of README of what was printed and nothing else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ALL_PASSED, corpusOf, interopOf, stepsOf } from "../scripts/measured/ci-record.mjs";
import { between, fiveNumbers, measuredPage } from "../scripts/measured/page.mjs";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const LOG = `
== lint and types
fine

== interop: references opened with xarray
  one
412 passed, 0 failed
Icechunk: 62 passed, 0 failed

== interop: tables
│ of 3 files │ 3 agree │
== interop: sentences
7 of 7 files agree
│ of 3 files │ 3 agree │

== corpus
format      files judged  right     %  exact close refused absent wrong untyped died hang | arrays right/all wrong | zarrita differs | masks     attributes  dims       fills      offsets    | inlined
netcdf3        94     92     91  98.9     90     1       1      0     0       0    0    0 |   1410/1411    0 | 0 of 1400 | 700/701    9/9   8/8  7/7   6/6    | 0.0 %
all            94     92     91  98.9     90     1       1      0     0       0    0    0 |   1410/1411    0 | 0 of 1400 | 700/701    9/9   8/8  7/7   6/6    | 0.0 %

== ${ALL_PASSED}
`;

describe("a record of .ci/run", () => {
	it("has what was compared with others, and each format of the corpus", () => {
		const steps = stepsOf(LOG);
		expect(interopOf(steps)).toEqual([
			{ what: "references opened with xarray", found: "412 passed, 0 failed; Icechunk: 62 passed, 0 failed" },
			{ what: "sentences", found: "7 of 7 files agree" },
		]);
		expect(corpusOf(steps)).toEqual([
			{
				...{
					format: "netcdf3",
					files: 94,
					judged: 92,
					right: 91,
					refused: 1,
					absent: 0,
					wrong: 0,
					untyped: 0,
					died: 0,
				},
				...{ hang: 0, arraysRight: 1410, arraysAll: 1411, zarritaDiffers: 0, zarritaAll: 1400, masksRight: 700 },
				masksAll: 701,
			},
		]);
	});

	it("of a run that did not come to its end is refused", () => {
		expect(() => stepsOf(LOG.replace(`== ${ALL_PASSED}`, ""))).toThrow("the run failed");
		expect(read(".ci/run")).toMatch(new RegExp(`\\nstep "${ALL_PASSED}"\\n$`));
	});
});

describe("what is shown", () => {
	const line = (what: string, value: number) => ({ what, value, unit: "×" });
	const node = {
		...{ version: "0.1.0", node: "20", date: "2026-11-18" },
		measures: [
			{ name: "threads", title: "Threads", lines: [line("1 MiB, two threads", 1.7), line("64 KiB, two threads", 2)] },
			{ name: "reference-memory", title: "Memory", lines: [line("growth of the process, 1000 files", 16.2)] },
			{
				name: "bundle-size",
				title: "Size",
				lines: [
					line("openStore of mirazarr", 23.2),
					{ what: "speed", value: 1.5, unit: "×", atLeast: 1.6, verdict: "missed" },
					{ what: "memory", skipped: "no Python" },
				],
			},
		],
	};
	const pool = line("two workers, against geotiff.js with a pool of 2", 3.14);
	const browser = { browser: "Chromium", date: "2026-11-18", measures: [{ name: "t", title: "TIFF", lines: [pool] }] };
	const ci = { date: "2026-11-18", corpus: corpusOf(stepsOf(LOG)), interop: interopOf(stepsOf(LOG)) };
	const page = measuredPage({ node, browser, ci });

	it("the five numbers of README and of the front page", () => {
		const five = fiveNumbers({ node, browser, ci });
		expect(five.split("\n")).toHaveLength(5);
		expect(five).toContain("- **0** wrong values in 1,411 arrays of 94 real files; 91 of 92 judged files");
		expect(five).toContain("- **1.7 to 2.0 ×** as fast as h5py");
		expect(five).toContain("- **3.1 ×** as fast as geotiff.js");
		expect(page).toContain(five);
	});

	it("a target that is missed says so, and what could not be measured says why", () => {
		expect(page).toContain("| speed | 1.50 × | ≥ 1.60, **missed** |  |");
		expect(page).toContain("| memory | not measured: no Python |  |  |");
		expect(page).toContain("| references opened with xarray | 412 passed, 0 failed; Icechunk: 62 passed, 0 failed |");
	});

	it("a number that was not measured is an error, and so are marks that are not there", () => {
		expect(() => fiveNumbers({ node: { ...node, measures: [] }, browser, ci })).toThrow("threads has no line");
		expect(() => between("text", "numbers", "1")).toThrow("<!-- numbers -->");
		expect(between("<!-- numbers -->\n<!-- /numbers -->", "numbers", "1")).toBe(
			"<!-- numbers -->\n1\n<!-- /numbers -->",
		);
	});
});

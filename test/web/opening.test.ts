/** What of dropped files can be opened, and how it is explained that something cannot. */
import { describe, expect, it } from "vitest";
import { explainFailure, type FailureSurroundings } from "../../web/page/opening/explain-failure.ts";
import { rootsAmong } from "../../web/page/opening/roots.ts";

const roots = (...paths: string[]): string[] => rootsAmong(paths).map(({ path }) => path);

describe("of what was dropped", () => {
	it("every file is a source, in natural order", () => {
		expect(roots("step-10.nc", "step-2.nc")).toEqual(["step-2.nc", "step-10.nc"]);
		expect(roots("data/b.nc", "data/a.tif")).toEqual(["data/a.tif", "data/b.nc"]);
	});

	it("a folder with the document of a store is one source, with all that is below it", () => {
		const paths = ["s.zarr/zarr.json", "s.zarr/a/zarr.json", "s.zarr/a/c/0/0", "s.zarr/.hidden"];
		expect(rootsAmong(paths)).toEqual([{ path: "s.zarr", members: paths }]);
		expect(roots("v2/.zgroup", "v2/x/.zarray", "v2/x/0.0")).toEqual(["v2"]);
		expect(roots("data/one.zarr/.zgroup", "data/two.zarr/.zgroup", "data/c.nc")).toEqual([
			"data/c.nc",
			"data/one.zarr",
			"data/two.zarr",
		]);
		expect(roots("repo/refs/branch.main/ref.json", "repo/snapshots/A", "repo/manifests/B")).toEqual(["repo"]);
	});

	it("what is there for another file is not a source of its own, but can be read with it", () => {
		const paths = ["a.tif", "a.tif.aux.xml", "a.tif.ovr", "b.h5", "b.h5.dmrpp", ".DS_Store"];
		expect(roots(...paths)).toEqual(["a.tif", "b.h5"]);
		expect(rootsAmong(paths)[0]?.members).toContain("a.tif.aux.xml");
		expect(roots("b.h5.dmrpp")).toEqual(["b.h5.dmrpp"]);
		expect(roots("note.txt")).toEqual(["note.txt"]);
	});

	it("a document of a store alone is a file", () => {
		expect(roots("zarr.json")).toEqual(["zarr.json"]);
	});
});

describe("a failure", () => {
	const around: FailureSurroundings = {
		source: "https://data.example/a.nc",
		pageUrl: "https://page.example/",
		isOnline: true,
		isReachable: true,
	};
	const explain = (code: string, more: Partial<FailureSurroundings> = {}, message = "what happened") =>
		explainFailure({ code, message }, { ...around, ...more });

	it("of a server that is there and lets nobody read is one of CORS, which the command does not have", () => {
		const { title, reason, command } = explain("network");
		expect(title).toContain("data.example");
		expect(reason).toContain("CORS");
		expect(command).toBe("npx mirazarr explore https://data.example/a.nc");
		expect(explain("network", { source: "https://data.example/a.nc?x=1&y='2'" }).command).toBe(
			`npx mirazarr explore 'https://data.example/a.nc?x=1&y='\\''2'\\'''`,
		);
	});

	it("of a server that is not there, or without a network, is said so", () => {
		expect(explain("network", { isReachable: false }).title).toBe("data.example does not answer");
		expect(explain("network", { isOnline: false }).title).toBe("There is no network");
	});

	it("of http on a page of https is one of the browser, unless the machine asks itself", () => {
		expect(explain("network", { source: "http://data.example/a.nc" }).title).toContain("http://");
		expect(explain("network", { source: "http://127.0.0.1:8000/a.nc" }).reason).toContain("CORS");
	});

	it("of a server without ranges is helped by fetching the file whole", () => {
		expect(explain("range-not-honoured").canFetchWhole).toBe(true);
		expect(explain("network").canFetchWhole).toBe(false);
	});

	it("says what happened, and what can be done, for every other code", () => {
		for (const code of ["not-found", "http-status", "unknown-format", "truncated-file", "corrupt-file"]) {
			const { reason, steps } = explain(code);
			expect(reason, code).toBe("what happened");
			expect(steps.length, code).toBeGreaterThan(0);
		}
		expect(explainFailure({ code: "limit-exceeded", message: "too large", hint: "Raise it" }, around)).toMatchObject({
			reason: "too large",
			steps: ["Raise it"],
		});
	});
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OPTION_FLAGS } from "../../src/cli/remedy-flags.ts";
import { FILL_POLICIES } from "../../src/fill/policies.ts";
import { FORMATS } from "../../src/formats/format-options.ts";
import { walk } from "../../src/manifest/manifest-group.ts";
import { openStore } from "../../src/node.ts";
import { missingFromPage } from "./documentation.ts";

const ROOT = join(import.meta.dirname, "../..");

describe("the descriptors of formats", () => {
	it("every folder of src/formats has one, under its own name", () => {
		const folders = readdirSync(join(ROOT, "src/formats"), { withFileTypes: true }).filter((entry) =>
			entry.isDirectory(),
		);
		expect(FORMATS.map(({ key }) => key).sort()).toEqual(folders.map(({ name }) => name).sort());
	});

	it.each(FORMATS.map((format) => [format.name, format] as const))(
		"%s has a page that tells its options",
		(_, format) => {
			expect(missingFromPage(format, readFileSync(join(ROOT, format.page), "utf8"))).toEqual([]);
		},
	);

	it("every fill policy belongs to a format", () => {
		const used = new Set<string>(FORMATS.flatMap(({ fillPolicies }) => fillPolicies));
		expect(Object.keys(FILL_POLICIES).filter((name) => !used.has(name) && name !== "custom")).toEqual([]);
	});

	it.each([
		"samples/sea-surface.nc",
		"test/fixtures/hdf5-parser/dimensions.nc",
		"test/fixtures/tiff/cog-mask.tif",
		"test/fixtures/fits/images.fits",
		"test/fixtures/hdf4/hdf-eos.hdf",
		"test/fixtures/grib-cubes/cube.grib",
	])("arrays of %s follow the policies of their format", async (file) => {
		const store = await openStore(join(ROOT, file));
		const format = FORMATS.find(({ name }) => name === store.format);
		const policies = Array.from(walk(store.group)).flatMap((node) =>
			node.kind === "array" ? (node.array.description.fillRules?.policy ?? []) : [],
		);
		expect(policies.length).toBeGreaterThan(0);
		for (const policy of policies) expect(format?.fillPolicies).toContain(policy);
	});

	it.each([
		["grib.layout", "--layout"],
		["tiff.layout", "--layout"],
		["grib.index", "--no-index"],
		["tiff.splitBands", "--split-bands"],
		["inlineBudget.arrayBytes", "--inline-budget"],
		["drop", "--drop"],
		["tiff.attributes", undefined],
		["nothing.at", undefined],
	])("the flag of %s is %s", (path, flag) => {
		expect(OPTION_FLAGS.find(({ option }) => option === path)?.flag).toBe(flag);
	});
});

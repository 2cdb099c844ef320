/** The flags about fill values: what the hints of the library name, and what is written about missing data. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, read } from "../../src/node.ts";
import { hdf5Fixture, runCli, sample } from "./run-cli.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-fill-flags-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A Zarr v2 store of one array `v` of float32, or of bytes of text. */
async function v2Store(name: string, document: object, chunks: Record<string, Uint8Array>, attributes?: object) {
	const root = join(folder, name);
	const array = { zarr_format: 2, dtype: "<f4", order: "C", filters: null, compressor: null, ...document };
	const files: Record<string, Uint8Array | string> = {
		".zgroup": JSON.stringify({ zarr_format: 2 }),
		"v/.zarray": JSON.stringify(array),
		...(attributes === undefined ? {} : { "v/.zattrs": JSON.stringify(attributes) }),
		...Object.fromEntries(Object.entries(chunks).map(([key, bytes]) => [`v/${key}`, bytes])),
	};
	for (const [key, content] of Object.entries(files)) {
		await mkdir(dirname(join(root, key)), { recursive: true });
		await writeFile(join(root, key), content);
	}
	return root;
}

const floats = (...values: number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);

async function missingIn(...args: string[]): Promise<number> {
	const { stdout, stderr } = await runCli(["read", ...args, "--json"]);
	expect(stderr).toBe("");
	return JSON.parse(stdout).statistics.missing;
}

describe("--null-fill", () => {
	const half = { shape: [4], chunks: [2], fill_value: null };

	it.each([["out.icechunk"], ["out.json", "--zarr-format", "3"]])(
		"convert to %s asks for it",
		async (name, ...more) => {
			const store = await v2Store("null.zarr", half, { 1: floats(3, 4) });
			const args = ["convert", store, join(folder, name), ...more];
			const { code, stderr } = await runCli(args);
			expect(code).toBe(1);
			expect(stderr).toContain("--null-fill VALUE");
			expect(stderr).not.toContain("nullFill");
			for (const [text, value] of [
				["-7.5", -7.5],
				["extreme", Number.NaN],
			] as const) {
				expect(await runCli([...args, "--null-fill", text])).toMatchObject({ code: 0 });
				const written = await openStore(join(folder, name), { allow: [store] });
				expect((await read(written, "/v")).data).toEqual(Float32Array.of(value, value, 3, 4));
			}
		},
	);

	it("Zarr v2 references keep null", async () => {
		const store = await v2Store("kept.zarr", half, { 1: floats(3, 4) });
		const { code, stdout } = await runCli(["build", store]);
		expect(code).toBe(0);
		expect(JSON.parse(JSON.parse(stdout).refs["v/.zarray"]).fill_value).toBeNull();
	});

	it("keeps all digits of a 64-bit integer, also where files are kept for --resume", async () => {
		const store = await v2Store("int64.zarr", { ...half, dtype: "<i8" }, {});
		const { stdout } = await runCli(["read", store, "v", "--raw", "--json", "--null-fill", "9223372036854775807"]);
		expect(stdout).toMatch(/9223372036854775807/);
		const files = [sample("sea-surface.nc"), sample("sea-surface.nc")];
		const output = join(folder, "several.json");
		const options = ["--concat", "time", "--null-fill", "9223372036854775807"];
		expect(await runCli(["build", ...files, "-o", output, ...options])).toMatchObject({ code: 0 });
	});
});

it("--v2-fill-as-mask and --no-v2-fill-as-mask override what is done by default", async () => {
	const document = { shape: [4], chunks: [4], fill_value: -9999 };
	const chunks = { 0: floats(1, -9999, 0, -9999) };
	const plain = await v2Store("plain.zarr", document, chunks);
	const xarrays = await v2Store("xarrays.zarr", document, chunks, { _ARRAY_DIMENSIONS: ["x"] });
	expect(await missingIn(plain, "v")).toBe(0);
	expect(await missingIn(plain, "v", "--v2-fill-as-mask")).toBe(2);
	expect(await missingIn(xarrays, "v")).toBe(2);
	expect(await missingIn(xarrays, "v", "--no-v2-fill-as-mask")).toBe(0);
	for (const [store, flag] of [
		[plain, "Pass --v2-fill-as-mask for the opposite"],
		[xarrays, "Pass --no-v2-fill-as-mask for the opposite"],
	] as const) {
		const { diagnostics } = JSON.parse((await runCli(["info", store, "--json"])).stdout);
		expect(diagnostics).toContainEqual(expect.objectContaining({ code: "v2-fill-as-mask", hint: flag }));
	}
});

it("--string-fill chooses the attribute for missing text, in what is explained and in what is written", async () => {
	const text = new TextEncoder().encode("ab\0n/a");
	const document = { shape: [2], chunks: [2], dtype: "|S3", fill_value: "bi9h" };
	const store = await v2Store("text.zarr", document, { 0: text }, { _ARRAY_DIMENSIONS: ["x"] });
	const emitted = async (...flags: string[]) =>
		JSON.parse((await runCli(["explain", store, "v", "--json", ...flags])).stdout).emitted;
	expect(await emitted()).toMatchObject({ missing_value: '"n/a"' });
	// Base64 of its bytes, as the convention has it.
	expect(await emitted("--string-fill", "convention")).toMatchObject({ _FillValue: '"bi9h"' });
	const output = join(folder, "text.json");
	await runCli(["convert", store, output, "--zarr-format", "3", "--string-fill", "convention"]);
	const { refs } = JSON.parse(await readFile(output, "utf8"));
	expect(JSON.parse(refs["v/zarr.json"]).attributes).toMatchObject({ _FillValue: "bi9h" });
});

it("--emit-missing-value-convention writes its object, and with registered its entry", async () => {
	const uuid = "78691ef5-ff17-4c55-98ca-a57f0e9d50bd";
	const document = { shape: [2], chunks: [2], fill_value: -9999 };
	const store = await v2Store("convention.zarr", document, { 0: floats(1, -9999) }, { _ARRAY_DIMENSIONS: ["x"] });
	const attributesWith = async (...flags: string[]) => {
		const { stdout } = await runCli(["build", store, "--zarr-format", "3", ...flags]);
		return JSON.parse(JSON.parse(stdout).refs["v/zarr.json"]).attributes;
	};
	expect(await attributesWith()).not.toHaveProperty(uuid);
	const plain = await attributesWith("--emit-missing-value-convention");
	expect(plain[uuid].configuration).toEqual({ missing_value: -9999 });
	expect(plain).not.toHaveProperty("zarr_conventions");
	const registered = await attributesWith("--emit-missing-value-convention", "registered");
	expect(registered).toMatchObject({ zarr_conventions: [{ uuid }] });
	expect((await runCli(["build", "x.nc", "--emit-missing-value-convention", "new"])).code).toBe(2);
});

it("--mask-storage-fill masks what unwritten chunks hold", async () => {
	const document = { shape: [4], chunks: [2], fill_value: 5 };
	const store = await v2Store("holes.zarr", document, { 1: floats(3, 4) });
	expect(await missingIn(store, "v")).toBe(0);
	expect(await missingIn(store, "v", "--mask-storage-fill")).toBe(2);
	const reasonWith = async (...flags: string[]) =>
		JSON.parse((await runCli(["explain", store, "v", "0", "--json", ...flags])).stdout).missing?.cause;
	expect(await reasonWith()).toBeUndefined();
	expect(await reasonWith("--mask-storage-fill")).toBe("storageFill");
});

it("--mask-except leaves a rule out", async () => {
	const land = ["explain", sample("sea-surface.nc"), "sst", "0,6,10", "--json"];
	const reasonWith = async (...flags: string[]) => JSON.parse((await runCli([...land, ...flags])).stdout).missing?.rule;
	expect(await reasonWith()).toBe("_FillValue -32768");
	expect(await reasonWith("--mask-except", "_FillValue -32768")).toBeUndefined();
	const flags = ["--mask", "netcdf", "--mask-except", "_FillValue -32768"];
	expect(await reasonWith(...flags)).toBe("outside -300 to 4500");
	expect(await reasonWith(...flags, "--mask-except", "validRange")).toBeUndefined();
	expect(await missingIn(sample("gauge-2023.nc"), "level")).toBe(1);
	expect(await missingIn(sample("gauge-2023.nc"), "level", "--mask-except", "sentinel")).toBe(0);
});

it("--no-scale masks, and leaves the numbers packed", async () => {
	const store = await v2Store(
		"packed.zarr",
		{ shape: [3], chunks: [3], fill_value: null },
		{ 0: floats(2, -1, 4) },
		{ scale_factor: 0.5, _FillValue: -1 },
	);
	const valuesWith = async (...flags: string[]) =>
		JSON.parse((await runCli(["read", store, "v", "--json", ...flags])).stdout).values;
	expect(await valuesWith()).toEqual([1, null, 2]);
	expect(await valuesWith("--no-scale")).toEqual([2, null, 4]);
});

it("explain tells of an array that --unrepresentable-fill error refuses", async () => {
	const args = ["explain", hdf5Fixture("fills.h5"), "attribute_unfit", "--unrepresentable-fill", "error", "--json"];
	const { code, stdout } = await runCli(args);
	expect(code).toBe(0);
	const { error, dropped } = JSON.parse(stdout);
	expect(error).toContain("--unrepresentable-fill drop");
	expect(dropped).toMatchObject([{ text: "-9999", code: "fill-out-of-range" }]);
});

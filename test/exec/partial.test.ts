/** What becomes of files in a partial: everything that the references of them say. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { PartialFile } from "../../src/exec/partial.ts";
import { decodePartial, encodePartial, isStorable } from "../../src/exec/partial.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openVirtualDataset, type VirtualDataset } from "../../src/node.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";

const fixtures = join(import.meta.dirname, "../fixtures");

async function partialFile(url: string): Promise<PartialFile> {
	const dataset = await openVirtualDataset(url);
	await Promise.all(Array.from(dataset.variables.values(), (v) => (v.kind === "manifest" ? v.manifest() : undefined)));
	return { url, version: { size: 7, etag: '"a"', modifiedMs: 1.5 }, beside: [[`${url}.aux.xml`, null]], dataset };
}

async function referencesOf(dataset: VirtualDataset): Promise<string> {
	const store = dataset.toStore();
	expect(store).toBeInstanceOf(ManifestStore);
	return (await writeKerchunkJson(store, { zarrFormat: 3, onUnsupported: "skip" })).text();
}

const NAMES = readdirSync(join(fixtures, "combine")).filter((name) => name.endsWith(".nc"));

describe("a partial", () => {
	it("has every file of a folder as it was opened", async () => {
		const files = await Promise.all(NAMES.map((name) => partialFile(join(fixtures, "combine", name))));
		const storable = files.filter(({ dataset }) => isStorable(dataset));
		expect(storable.length).toBeGreaterThan(NAMES.length / 2);
		const { registry } = (files[0] as PartialFile).dataset;
		const urls = storable.map(({ url }) => url);
		const again = decodePartial(encodePartial(storable, urls), urls, registry);
		expect(again.map(({ url, version, beside }) => ({ url, version, beside }))).toEqual(
			storable.map(({ url, version, beside }) => ({ url, version, beside })),
		);
		for (const [i, { dataset }] of storable.entries()) {
			const own = (again[i] as PartialFile).dataset;
			expect(await referencesOf(own)).toBe(await referencesOf(dataset));
			expect(own.toString()).toBe(dataset.toString());
			expect(own.diagnostics).toEqual(dataset.diagnostics);
			expect(own.attributes).toEqual(dataset.attributes);
		}
	});

	it("keeps what files have in common once", async () => {
		const file = await partialFile(join(fixtures, "combine", NAMES[0] as string));
		const one = encodePartial([file], [file.url]).length;
		const many = Array.from({ length: 32 }, () => file);
		expect(
			encodePartial(
				many,
				many.map(({ url }) => url),
			).length,
		).toBeLessThan(8 * one);
	});

	it("has no signature of a URL, and gets that of today", async () => {
		const file = await partialFile(join(fixtures, "combine", NAMES[0] as string));
		const signed = (signature: string): string => `https://example.org/a.nc?X-Amz-Signature=${signature}`;
		const url = signed("secret");
		const dataset = file.dataset.with({ url });
		const bytes = encodePartial([{ ...file, url, dataset }], [url]);
		expect(Buffer.from(bytes).toString("latin1")).not.toContain("secret");
		const [again] = decodePartial(bytes, [signed("renewed")], dataset.registry);
		expect(again).toMatchObject({ url: signed("renewed"), dataset: { url: signed("renewed") } });
	});

	it("that is damaged is an error", async () => {
		const file = await partialFile(join(fixtures, "combine", NAMES[0] as string));
		const bytes = encodePartial([file], [file.url]);
		expect(() => decodePartial(bytes.subarray(0, 100), [file.url], file.dataset.registry)).toThrow();
	});
});

import { expect, it } from "vitest";
import { batchesOf } from "../../src/exec/batch.ts";
import { keyOf, type OpenTask } from "../../src/exec/open-task.ts";

const urls = Array.from({ length: 1000 }, (_, i) => `https://example.org/data/${i}.nc`);
const task: OpenTask = { kind: "open", options: {}, folders: [], concurrency: 16, partials: undefined, version: "1" };

function keys(list: readonly string[], own: OpenTask = task): string[] {
	return batchesOf(list).map((batch) => keyOf(batch, own));
}

it("batches have all files once, in order, and few enough", () => {
	const batches = batchesOf(urls);
	expect(batches.flatMap((batch) => batch.urls)).toEqual(urls);
	for (const { first, urls: own } of batches) expect(urls.indexOf(own[0] as string)).toBe(first);
	for (const { urls: own } of batches) expect(own.length).toBeLessThanOrEqual(64);
	expect(batches.length).toBeGreaterThan(1000 / 64);
	expect(batchesOf([])).toEqual([]);
});

it("a file more at the end, or in the middle, changes a batch or two", () => {
	const before = new Set(keys(urls));
	const changed = (list: readonly string[]): number => keys(list).filter((key) => !before.has(key)).length;
	expect(changed([...urls, "https://example.org/data/1000.nc"])).toBeLessThanOrEqual(2);
	expect(changed(urls.toSpliced(400, 0, "https://example.org/data/more.nc"))).toBeLessThanOrEqual(3);
	expect(changed(urls.toSpliced(400, 1))).toBeLessThanOrEqual(3);
});

it("a key is that of files, options and version; a signature is not part of it", () => {
	const [key] = keys(["https://example.org/a.nc"]);
	expect(keys(["https://example.org/a.nc?X-Amz-Signature=abc"])).toEqual([key]);
	expect(keys(["https://example.org/b.nc"])).not.toEqual([key]);
	expect(keys(["https://example.org/a.nc"], { ...task, version: "2" })).not.toEqual([key]);
	expect(keys(["https://example.org/a.nc"], { ...task, options: { drop: ["x"] } })).not.toEqual([key]);
	expect(keys(["https://example.org/a.nc"], { ...task, options: { nullFill: Number.NaN } })).not.toEqual(
		keys(["https://example.org/a.nc"], { ...task, options: { nullFill: null as never } }),
	);
	expect(keys(["https://example.org/a.nc"], { ...task, options: { nullFill: -0 } })).not.toEqual(
		keys(["https://example.org/a.nc"], { ...task, options: { nullFill: 0 } }),
	);
	expect(keys(["https://example.org/a.nc"], { ...task, concurrency: 3 })).toEqual([key]);
});

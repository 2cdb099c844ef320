/** The fuzzer itself: cases can be repeated, and damage gets past checksums. */
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { caseId, makeInput, parseCase, stepCount } from "../../fuzz/case.ts";
import { exercise } from "../../fuzz/exercise.ts";
import { hdf5Layout } from "../../fuzz/layouts/hdf5.ts";
import { zipLayout } from "../../fuzz/layouts/zip.ts";
import { Random } from "../../fuzz/random.ts";
import { FORMATS, loadSeeds, type Seed } from "../../fuzz/seeds.ts";
import { crc32 } from "../../src/codecs/checksum.ts";
import { lookup3 } from "../../src/codecs/lookup3.ts";

let seeds: Seed[];
beforeAll(async () => {
	seeds = await loadSeeds(join(import.meta.dirname, "../.."));
});

function seedNamed(part: string): Seed {
	const seed = seeds.find(({ name }) => name.includes(part));
	if (seed === undefined) throw new Error(`no seed has "${part}" in its name`);
	return seed;
}

function bytesOf({ objects, target }: Pick<Seed, "objects" | "target">): Uint8Array {
	return objects.get(target) ?? new Uint8Array(0);
}

describe("cases", () => {
	it("have an id that says all about them", () => {
		for (const one of [
			{ seed: "a/b.nc!part #1", number: 4_294_967_295, steps: undefined },
			{ seed: "a", number: 0, steps: [0, 3] },
			{ seed: "a", number: 7, steps: [], isGentle: true },
		])
			expect(parseCase(caseId(one))).toEqual(one);
		expect(() => parseCase("a/b.nc")).toThrow("is no id of a case");
	});

	it.each(FORMATS)(
		"of %s: seeds open, the same number makes the same input, and nearly every number another",
		async (format) => {
			const own = seeds.filter((seed) => seed.format === format);
			expect(own.length).toBeGreaterThan(0);
			const seed = own[0] as Seed;
			const sound = await exercise({ objects: seed.objects, target: seed.target }, new Random(1));
			expect(sound).toMatchObject({ isOpen: true, failures: [] });
			const made = new Set<string>();
			for (let number = 1; number <= 20; number++) {
				const texts = [0, 1].map(() => {
					const { objects } = makeInput({ seed: seed.name, number }, seed, own);
					return JSON.stringify(Array.from(objects, ([key, bytes]) => [key, Buffer.from(bytes).toString("base64")]));
				});
				expect(texts[0]).toBe(texts[1]);
				made.add(texts[0] as string);
			}
			expect(made.size).toBeGreaterThan(15);
		},
	);

	it("leave the seed as it is", () => {
		const seed = seedNamed("netcdf3/scalars.nc");
		const before = bytesOf(seed).slice();
		for (let number = 0; number < 50; number++) makeInput({ seed: seed.name, number }, seed, [seed]);
		expect(bytesOf(seed)).toEqual(before);
	});

	it("without any change are the seed", () => {
		const seed = seedNamed("netcdf3/scalars.nc");
		expect(stepCount(5)).toBeGreaterThan(0);
		expect(makeInput({ seed: seed.name, number: 5, steps: [] }, seed, [seed]).objects).toEqual(seed.objects);
	});
});

describe("checksums", () => {
	it("of newer structures of HDF5 are found, and right again after a change", () => {
		const seed = seedNamed("hdf5/types-latest.h5");
		const { seals } = hdf5Layout(bytesOf(seed));
		expect(seals.length).toBeGreaterThan(10);
		let changed = 0;
		for (let number = 0; number < 40; number++) {
			const bytes = bytesOf(makeInput({ seed: seed.name, number, isGentle: true }, seed, []));
			const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
			for (const { start, end, at } of seals)
				expect(view.getUint32(at, true)).toBe(lookup3(bytes.subarray(start, end)));
			if (Buffer.compare(bytes, bytesOf(seed)) !== 0) changed++;
		}
		expect(changed).toBeGreaterThan(20);
	});

	it("object headers of version 1 are found by what they look like", () => {
		const { fields, seals } = hdf5Layout(bytesOf(seedNamed("hdf5/types-v0.h5")));
		expect(seals).toEqual([]);
		expect(fields.length).toBeGreaterThan(200);
	});

	it("of stored members of a ZIP archive follow their bytes, in both headers", () => {
		const seed = seedNamed("archives.json!stored");
		const bytes = bytesOf(seed);
		const { seals } = zipLayout(bytes);
		expect(seals.length).toBeGreaterThan(3);
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
		for (const { start, end, at } of seals) expect(view.getUint32(at, true)).toBe(crc32(bytes.subarray(start, end)));
	});
});

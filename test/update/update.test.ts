import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { load } from "../../src/dataset/load.ts";
import { openPart } from "../../src/dataset/open-part.ts";
import { describeVariable, type LoadedVariable, type Variable } from "../../src/dataset/variable.ts";
import type { VirtualDataset } from "../../src/dataset/virtual-dataset.ts";
import { FileStore } from "../../src/io/file.ts";
import { withLocalFiles } from "../../src/io/local-stores.ts";
import type { ObjectStore } from "../../src/io/object-store.ts";
import { openStore, openVirtualDatasets, read } from "../../src/node.ts";
import { CubeFiles } from "../../src/update/cube-files.ts";
import type { UpdateOptions } from "../../src/update/index.ts";
import { type Put, placePuts } from "../../src/update/placement.ts";
import { textAttribute } from "../../src/zarr/attributes.ts";
import { Archive, type Made } from "./archive.ts";
import { buildCube, contentOf, FORMS, type Form, planFor, targetOf, updateCube, urlsOf, writeCube } from "./cubes.ts";

const root = mkdtempSync(join(tmpdir(), "mirazarr-update-"));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;

/** An archive of files a tenth of an hour apart, and a cube of those that `built` names. */
async function made(form: Form, times: readonly number[], built: number) {
	const folder = join(root, String(folders++));
	mkdirSync(folder);
	const archive = new Archive(folder);
	const files = times.map((time, i): Made => ({ name: `f${i}.nc`, time, count: 1, layout: "a", wind: i + 1 }));
	for (const file of files) archive.write(file);
	const urls = urlsOf(files.map(({ name }) => archive.path(name)));
	const cube = join(folder, `cube.${form}`);
	await buildCube(cube, urls.slice(0, built));
	return { archive, files, urls, cube, scratch: join(folder, `scratch.${form}`) };
}

/** A store that dies before its n-th write, and never writes again. */
function dyingStore(store: ObjectStore, writes: number): ObjectStore {
	let left = writes;
	return {
		get: (path, range, options) => store.get(path, range, options),
		list: (path, options) => (store.list as NonNullable<ObjectStore["list"]>)(path, options),
		put: async (path, bytes, options) => {
			if (left-- <= 0) throw new Error("killed");
			await store.put?.(path, bytes, options);
		},
	};
}

describe.each(FORMS)("an update of %s", (form) => {
	it("U1: killed before any of its writes leaves the old state or the new one, and can be run again", async () => {
		const { urls, cube, scratch } = await made(form, [0, 10, 20, 30, 40], 3);
		const before = await contentOf(cube);
		await buildCube(scratch, urls);
		const after = await contentOf(scratch);
		let isDone = false;
		let kills = 0;
		for (let writes = 0; !isDone && writes < 50; writes++) {
			const target = targetOf(cube);
			const dying = { ...target, store: dyingStore(target.store, writes) };
			const plan = await planFor(cube, { files: urls.slice(3) }, {}, dying);
			isDone = await plan.apply({ takeOver: true }).then(
				() => true,
				() => false,
			);
			const now = await contentOf(cube);
			expect([before, after]).toContain(now);
			if (!isDone) kills++;
			if (now === after) break;
		}
		expect(kills).toBeGreaterThan(0);
		await updateCube(cube, { files: urls.slice(3) }, {}, { takeOver: true });
		expect(await contentOf(cube)).toBe(after);
	});

	it("U2: of two at once one is refused, and what the other wrote is whole", async () => {
		const { urls, cube, scratch } = await made(form, [0, 10, 20, 30, 40], 3);
		const [first, second] = [
			await planFor(cube, { files: [urls[3] as string] }),
			await planFor(cube, { files: [urls[4] as string] }, { gap: "allow" }),
		];
		await first.apply();
		await expect(second.apply()).rejects.toMatchObject({ code: "write-conflict" });
		await buildCube(scratch, urls.slice(0, 4));
		expect(await contentOf(cube)).toBe(await contentOf(scratch));
	});

	it("U3: an overlap is refused with both values, skipped, or takes the place of the other", async () => {
		const { archive, urls, cube } = await made(form, [0, 10, 20], 3);
		archive.write({ name: "again.nc", time: 10, count: 1, layout: "b", wind: 9 });
		const again = urlsOf([archive.path("again.nc")]);
		await expect(planFor(cube, { files: again })).rejects.toMatchObject({
			code: "cannot-combine",
			message: expect.stringMatching(/its time is \[10\]; the cube has \[10\] from .*f1\.nc/),
		});
		const skipped = await planFor(cube, { files: again }, { overlap: "skip" });
		expect(skipped.steps.map(({ action }) => action)).toEqual(["skip"]);
		expect(await skipped.apply()).toBeUndefined();
		const replaced = await planFor(cube, { files: again }, { overlap: "replace" });
		expect(replaced.steps.map(({ action }) => action).sort()).toEqual(["insert", "remove"]);
		expect(urls.length).toBe(3);
	});

	it("U4: a gap in equal steps is refused with its ends, or allowed", async () => {
		const { urls, cube } = await made(form, [0, 10, 20, 50], 3);
		await expect(planFor(cube, { files: urls.slice(3) })).rejects.toMatchObject({
			message: expect.stringContaining("time would have a gap: 20, then 50, where one step is 10"),
		});
		const plan = await planFor(cube, { files: urls.slice(3) }, { gap: "allow" });
		expect(plan).toMatchObject({ oldLength: 3, newLength: 4, movesChunks: false });
	});

	it("U5: a file that has not changed is not opened, and nothing is written", async () => {
		const { urls, cube } = await made(form, [0, 10], 2);
		const open = () => Promise.reject(new Error("opened"));
		const plan = await planFor(cube, { files: urls }, { open });
		expect(plan.steps.map(({ action }) => action)).toEqual(["unchanged", "unchanged"]);
		expect(await plan.apply()).toBeUndefined();
	});

	it("U6: a file that is not in the cube cannot leave it, and not all can", async () => {
		const { urls, cube } = await made(form, [0, 10], 1);
		await expect(planFor(cube, { remove: [urls[1] as string] })).rejects.toMatchObject({ code: "not-found" });
		await expect(planFor(cube, { remove: [urls[0] as string] })).rejects.toMatchObject({ code: "bad-argument" });
	});
});

describe("what is refused before anything is written", () => {
	const NO_FILES = new CubeFiles({ urls: [], from: new Float64Array(0), to: new Float64Array(0) });
	const put = (url: string, values: number[]): Put => ({ url, length: values.length, values });
	const place = (...puts: Put[]) =>
		placePuts({
			...{ dimension: "time", length: 2, values: [0, 10], files: NO_FILES, removed: [] },
			...({ puts, overlap: "skip", gap: "allow" } as const),
		});

	it("U11: two files that are put with the same values, which no way of dealing with overlaps helps", () => {
		expect(() => place(put("a", [20]), put("b", [20]))).toThrow(
			expect.objectContaining({
				message: expect.stringContaining("its time is [20]; another file that is put has [20]: a"),
				hint: "Leave one of the two out",
			}),
		);
	});

	it("U12: a file whose value is missing is not said to overlap with another", () => {
		expect(() => place(put("a", [Number.NaN]))).toThrow("its time is missing, and tells no place in the cube");
	});

	it("U13: a file without any element", async () => {
		const { urls, cube } = await made("json", [0, 10], 2);
		const open = async () => [
			(await openPart(urls[1] as string, withLocalFiles({}))).isel({ time: { start: 0, stop: 0 } }),
		];
		await expect(planFor(cube, { files: ["file:///new.nc"] }, { open })).rejects.toMatchObject({
			what: 'it has nothing along "time": its length is 0',
		});
	});

	it("U14: a cube with arrays in groups, which would keep their length", async () => {
		const { urls, cube } = await made("json", [0, 10, 20], 2);
		const { refs, ...rest } = JSON.parse(readFileSync(cube, "utf8"));
		const inner = Object.entries(refs).flatMap(([key, value]) =>
			key.startsWith("wind/") ? [[`g/${key}`, value]] : [],
		);
		writeFileSync(
			cube,
			JSON.stringify({ ...rest, refs: { ...refs, "g/.zgroup": refs[".zgroup"], ...Object.fromEntries(inner) } }),
		);
		await expect(planFor(cube, { files: urls.slice(2) })).rejects.toMatchObject({
			code: "unsupported-feature",
			path: "/g/wind",
		});
	});
});

describe("chunks of Parquet", () => {
	it("U7: do not move unless there is another place for the cube", async () => {
		const { urls, cube } = await made("parq", [0, 10, 20], 3);
		const before = readFileSync(join(cube, ".zmetadata"));
		const plan = await planFor(cube, { remove: [urls[1] as string] });
		expect(plan.movesChunks).toBe(true);
		await expect(plan.apply()).rejects.toMatchObject({ code: "unsupported-feature" });
		expect(readFileSync(join(cube, ".zmetadata"))).toEqual(before);
	});

	it("U9: a file that takes the rows of another one is written to another place, too: killed, it left half of each", async () => {
		const { archive, urls, cube } = await made("parq", [0, 10, 20], 3);
		archive.write({ name: "again.nc", time: 20, count: 1, layout: "b", wind: 9 });
		const files = urlsOf([archive.path("again.nc")]);
		expect((await planFor(cube, { files }, { overlap: "replace" })).movesChunks).toBe(true);
		expect((await planFor(cube, { files, remove: urls.slice(2) })).movesChunks).toBe(true);
		// Its own rows are another matter: what they were is not in the file any more.
		archive.write({ name: "f2.nc", time: 20, count: 1, layout: "b", wind: 9 });
		expect((await planFor(cube, { files: urls })).movesChunks).toBe(false);
	});

	it("U8: an update that says that it is under way keeps others away", async () => {
		const { urls, cube } = await made("parq", [0, 10, 20], 2);
		const target = targetOf(cube);
		let writes = 0;
		const stuck: ObjectStore = {
			get: (path, range, options) => target.store.get(path, range, options),
			put: async (path, bytes, options) => {
				// Only its claim is written: as of a process that was killed then.
				if (writes++ > 0) throw new Error("killed");
				await target.store.put?.(path, bytes, options);
			},
		};
		const plan = await planFor(cube, { files: urls.slice(2) }, {}, { ...target, store: stuck });
		await expect(plan.apply({ holder: "process 7 on ship" })).rejects.toThrow("killed");
		await expect(updateCube(cube, { files: urls.slice(2) })).rejects.toMatchObject({
			message: expect.stringMatching(
				/by process 7 on ship, heard of at .*, may still be under way.*; from .* on nobody/s,
			),
		});
		await updateCube(cube, { files: urls.slice(2) }, {}, { takeOver: true });
		expect((await planFor(cube, { files: urls })).oldLength).toBe(3);
		expect(readFileSync(join(cube, ".zmetadata"), "utf8")).not.toContain("mirazarr_update");
	});

	it("U10: an update that moves them does not take the place of what another wrote meanwhile", async () => {
		const { urls, cube } = await made("parq", [0, 10, 20], 2);
		const moving = await planFor(cube, { remove: urls.slice(0, 1) });
		const into = new FileStore(`${cube}.next`, { writable: true });
		await updateCube(cube, { files: urls.slice(2) });
		await expect(moving.apply({ into })).rejects.toMatchObject({ code: "write-conflict" });
		const again = await planFor(cube, { remove: urls.slice(0, 1) });
		await again.apply({ into });
		await expect(updateCube(cube, { remove: urls.slice(2) })).rejects.toMatchObject({
			message: expect.stringContaining("may still be under way"),
		});
	});
});

describe.each(FORMS)("times in other units in %s", (form) => {
	const policy = "convertTime" as const;
	/** Whose times are the same in other units: minutes. */
	const inMinutes = async (dataset: VirtualDataset): Promise<VirtualDataset> => {
		const { variables } = await load(dataset, ["time"]);
		const time = variables.get("time") as LoadedVariable;
		const hours = new Float64Array((time.elements as Uint8Array).slice().buffer);
		const elements = new Uint8Array(hours.map((hour) => hour * 60).buffer);
		const attributes = new Map([...time.attributes, ["units", textAttribute("minutes since 2000-01-01")] as const]);
		return dataset.with({
			variables: new Map([...variables, ["time", time.with({ shape: time.values.shape, attributes, elements })]]),
		});
	};
	const openWith =
		(inOthers: RegExp): UpdateOptions["open"] =>
		(urls) =>
			Promise.all(
				urls.map(async (url) => {
					const dataset = await openPart(url, withLocalFiles({}));
					return inOthers.test(url) ? inMinutes(dataset) : dataset;
				}),
			);
	const buildWith = async (path: string, urls: string[], inOthers: RegExp): Promise<void> =>
		writeCube(
			path,
			(await openVirtualDatasets(urls, {
				...{ combine: "nested", concatDim: "time", policy },
				preprocess: (dataset) => (inOthers.test(dataset.url ?? "") ? inMinutes(dataset) : dataset),
			})) as VirtualDataset,
		);

	it("U15: of a file behind others are written in the units of the cube, as in a build", async () => {
		const { urls, cube, scratch } = await made(form, [0, 10, 20], 3);
		const others = /f2\.nc$/;
		await buildWith(cube, urls.slice(0, 2), others);
		await updateCube(cube, { files: urls.slice(2) }, { policy, open: openWith(others) });
		await buildWith(scratch, urls, others);
		expect(await contentOf(cube)).toBe(await contentOf(scratch));
	});

	it("U16: of a file that would be the first are refused: a build would write all of the cube in them", async () => {
		const { urls, cube } = await made(form, [0, 10, 20], 3);
		const first = urls.slice(0, 1);
		await buildWith(cube, urls.slice(1), /none/);
		const before = await contentOf(cube);
		await expect(planFor(cube, { files: first }, { policy, open: openWith(/f0\.nc$/) })).rejects.toMatchObject({
			code: "cannot-combine",
			url: first[0],
			path: "/time",
			what: expect.stringContaining('its time is in "minutes since 2000-01-01"'),
		});
		expect(await contentOf(cube)).toBe(before);
	});

	it("U17: so are those of a file that becomes the first because another leaves", async () => {
		const { urls, cube } = await made(form, [0, 10, 20], 3);
		const others = /f1\.nc$/;
		await buildWith(cube, urls, others);
		await expect(planFor(cube, { remove: urls.slice(0, 1) }, { policy, open: openWith(others) })).rejects.toMatchObject(
			{ code: "cannot-combine", url: urls[1], path: "/time" },
		);
	});

	it("U18: that are references in the cube are inlined in its chunks, beside those that stay", async () => {
		const { urls, cube } = await made(form, [0, 10, 20, 30], 4);
		/** Winds are taken for times, as bounds would be: hours, or minutes in the last two files. */
		const asTimes = (dataset: VirtualDataset): VirtualDataset => {
			const wind = dataset.variables.get("wind") as Variable;
			const unit = /f[23]\.nc$/.test(dataset.url) ? "minutes" : "hours";
			const attributes = new Map([...wind.attributes, ["units", textAttribute(`${unit} since 2000-01-01`)] as const]);
			const variables = new Map([...dataset.variables, ["wind", describeVariable(wind, { attributes })] as const]);
			return dataset.with({ variables });
		};
		const opened = { combine: "nested", concatDim: "time", preprocess: asTimes } as const;
		await writeCube(cube, (await openVirtualDatasets(urls.slice(0, 2), opened)) as VirtualDataset);
		const before = (await read(await openStore(cube, { allow: [root] }), "/wind")).data as Float32Array;
		const open: UpdateOptions["open"] = (files) =>
			Promise.all(files.map(async (url) => asTimes(await openPart(url, withLocalFiles({})))));
		await updateCube(cube, { files: urls.slice(2) }, { policy, open });
		const { data } = await read(await openStore(cube, { allow: [root] }), "/wind");
		const minutes = await Promise.all(
			urls.slice(2).map(async (url) => (await read(await openStore(url), "/wind")).data),
		);
		const added = minutes.flatMap((own) => Array.from(own as Float32Array, (value) => value / 60));
		expect(data).toEqual(Float32Array.of(...before, ...added));
	});
});

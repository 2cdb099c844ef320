import { readFileSync } from "node:fs";
import { join } from "node:path";
import { combineDatasets } from "../../src/dataset/combine-datasets.ts";
import type { VirtualDataset } from "../../src/dataset/virtual-dataset.ts";
import { fileUrl } from "../../src/io/file.ts";
import { openStore, openVirtualDataset } from "../../src/node.ts";
import { parseSources } from "../../src/verify/source-facts.ts";
import { verify } from "../../src/verify/verify.ts";
import { randomNumbers } from "../random-numbers.ts";
import { Archive, type Made } from "./archive.ts";
import { buildCube, contentOf, type Form, updateCube, urlsOf, writeCube } from "./cubes.ts";

/** Called after every step, with the files that the cube has, in their order. */
export type OnState = (path: string, files: readonly Made[], what: string) => Promise<void>;

/** A few steps of an archive that lives: files come, late ones too, change, are made again under other names, and go. */
export async function runSequence(seed: number, form: Form, folder: string, onState?: OnState): Promise<string[]> {
	const random = randomNumbers(seed);
	const archive = new Archive(folder);
	const cube = join(folder, `cube.${form}`);
	const scratch = join(folder, `scratch.${form}`);
	const told: string[] = [];
	let files: Made[] = [];
	let next = 0;
	// Every tenth hour may begin a file, so there is room for two times in each.
	const make = (slot: number): Made => ({
		name: `f${String(next++).padStart(3, "0")}.nc`,
		time: slot * 10,
		count: random(3) === 0 ? 2 : 1,
		layout: random(2) === 0 ? "a" : "b",
		wind: 1 + random(1000),
	});
	const freeSlot = (): number => {
		let slot = 50;
		while (files.some(({ time }) => time === slot * 10))
			slot = random(3) === 0 ? 50 + files.length + random(4) : random(100);
		return slot;
	};
	// What was opened once is not opened again for every build from scratch: that is not what is tried here.
	const opened = new Map<Made, Promise<VirtualDataset>>();
	const fromScratch = async (): Promise<VirtualDataset> => {
		const parts = files.map((one) => {
			const dataset = opened.get(one) ?? openVirtualDataset(archive.path(one.name));
			opened.set(one, dataset);
			return dataset;
		});
		return (await combineDatasets(await Promise.all(parts), {
			combine: "nested",
			concatDim: "time",
		})) as VirtualDataset;
	};
	const paths = (list: readonly Made[]): string[] => urlsOf(list.map(({ name }) => archive.path(name)));
	const put = (list: readonly Made[]): void => {
		for (const one of list) archive.write(one);
		files = [...files.filter(({ name }) => !list.some((one) => one.name === name)), ...list].sort(
			(a, b) => a.time - b.time,
		);
	};
	const check = async (what: string): Promise<void> => {
		told.push(what);
		await writeCube(scratch, await fromScratch());
		const [own, wanted] = [await contentOf(cube), await contentOf(scratch)];
		if (own !== wanted)
			throw new Error(`seed ${seed}, ${form}: after ${told.join(", ")}:\n${own}\n--- instead of\n${wanted}`);
		await onState?.(cube, files, what);
	};
	const allow = { gap: "allow" } as const;
	for (let i = 0; i <= random(4); i++) put([make(freeSlot())]);
	await buildCube(cube, paths(files));
	await check("build");
	for (let step = 0; step < 4; step++) {
		const some = files[random(files.length)] as Made;
		switch (random(6)) {
			case 0:
			case 1: {
				const added: Made[] = [];
				for (let i = 0; i <= random(3); i++) {
					const one = make(freeSlot());
					put([one]);
					added.push(one);
				}
				await updateCube(cube, { files: paths(added) }, allow);
				await check(`update with ${added.map(({ time, count }) => `${time} (${count})`).join(" and ")}`);
				break;
			}
			case 2: {
				put([{ ...some, layout: some.layout === "a" ? "b" : "a", wind: some.wind + 1 }]);
				await updateCube(cube, { files: paths([some]) }, allow);
				await check(`change of ${some.time}`);
				break;
			}
			case 3: {
				put([{ ...some, count: some.count === 1 ? 2 : 1, wind: some.wind + 1 }]);
				await updateCube(cube, { refresh: true }, allow);
				await check(`another length of ${some.time}`);
				break;
			}
			case 4: {
				if (files.length === 1) break;
				files = files.filter((one) => one !== some);
				if (random(2) === 0) await updateCube(cube, { remove: paths([some]) }, allow);
				else {
					archive.remove(some.name);
					await updateCube(cube, { prune: true }, allow);
				}
				await check(`removal of ${some.time}`);
				break;
			}
			case 5: {
				const again = { ...make(some.time / 10), count: some.count };
				files = files.filter((one) => one !== some);
				put([again]);
				await updateCube(cube, { files: paths([again]) }, { ...allow, overlap: "replace" });
				await check(`another file for ${some.time}`);
				break;
			}
		}
	}
	await verifyCube(cube, form);
	return told;
}

/** What is noted is what there is, and every chunk decodes. */
async function verifyCube(cube: string, form: Form): Promise<void> {
	const store = await openStore(fileUrl(cube));
	const notes = form === "json" ? cube.replace(/\.json$/, ".sources.json") : join(cube, "sources.json");
	const sources = form === "icechunk" ? undefined : parseSources(readFileSync(notes), notes);
	const report = await verify(store, { sources, sampleChunks: "all" });
	if (!report.ok) throw new Error(`verify: ${JSON.stringify(report)}`);
}

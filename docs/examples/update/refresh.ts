/** References that exist are held to their files: what would be done is known before anything is written. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileStore, fileUrl, ObjectStoreRegistry, openVirtualDataset } from "mirazarr";
import { inProcess, openEachInBatches } from "mirazarr/exec";
import {
	type ApplyOptions,
	type Cube,
	type CubeFiles,
	type CubeOptions,
	type CubeTarget,
	type Extent,
	type OverlapPolicy,
	openCube,
	planUpdate,
	type UpdateOptions,
	type UpdatePlan,
	type UpdateRequest,
	type UpdateResult,
	type UpdateStep,
	type UpdateWritten,
} from "mirazarr/update";
import { writeKerchunkJson } from "mirazarr/write/kerchunk-json";

const folder = await mkdtemp(join(tmpdir(), "cube-"));
const store = new FileStore(folder, { writable: true });
const yesterday = await openVirtualDataset("samples/gauge-2024.nc");
const references = await writeKerchunkJson(yesterday.toStore());
await store.put("cube.json", new TextEncoder().encode(references.text()));

const target: CubeTarget = { url: fileUrl(join(folder, "cube.json")), store };
const reading: CubeOptions = { dimension: "time", schemes: { file: (prefix) => new FileStore(prefix) } };
const cube: Cube = await openCube(target, reading);
const files: CubeFiles = cube.files;
const [part]: Extent[] = Array.from(files.entries(), ([, extent]) => extent);
console.log(cube.length, part?.from, part?.to); // 4 0 4

const overlap: OverlapPolicy = "refuse";
const request: UpdateRequest = { refresh: true }; // and `files: [tomorrow]`, `remove: [withdrawn]`
const options: UpdateOptions = {
	open: (urls) => openEachInBatches(urls, { executor: inProcess() }),
	registry: new ObjectStoreRegistry().register(fileUrl("samples/"), new FileStore("samples/")),
	overlap,
	gap: "allow",
	policy: "convertTime",
};
const plan: UpdatePlan = await planUpdate(cube, request, options);
const [step]: UpdateStep[] = plan.steps;
// Its version was not noted beside the references, so it is opened again.
console.log(step?.action, plan.newLength); // replace 4

const applying: ApplyOptions = { signal: AbortSignal.timeout(60_000) };
const result: UpdateResult | undefined = await plan.apply(applying);
const written: UpdateWritten | undefined = result;
console.log(result?.referenceCount ?? 0, written?.objects ?? 0); // 1 2
await rm(folder, { recursive: true });

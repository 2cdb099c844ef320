/** What `verify` gives an executor: objects to look at, and in return what they are. */
import { openStore } from "mirazarr";
import { inProcess, type LookBatch, type LookResult, type LookTask } from "mirazarr/exec";

const { url, registry } = await openStore("samples/sea-surface.nc");
const task: LookTask = {
	kind: "look",
	url,
	places: registry.madePlaces,
	limits: registry.limits,
	arrays: "[]",
	concurrency: 4,
};
const urls = [url, new URL("none.nc", url).href];
const batch: LookBatch = { number: 0, first: 0, urls, chunks: [], expected: [] };
for await (const result of inProcess().run([batch], task, { signal: undefined })) {
	const { objects }: LookResult = result;
	console.log(objects.map((object) => ("error" in object ? "gone" : "there")).join()); // there,gone
}

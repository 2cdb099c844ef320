/** Many files through an executor without joining them: a dataset for each, in the order given, and undefined for one that was left out. */
import { asNeeded, openEachInBatches } from "mirazarr/exec";

const files = ["samples/gauge-2023.nc", "samples/no-such-file.nc", "samples/gauge-2024.nc"];
const datasets = await openEachInBatches(files, { executor: asNeeded(), onError: "skip" });
console.log(datasets.map((dataset) => dataset?.dimensions.get("time") ?? "left out").join(", ")); // 4, left out, 4

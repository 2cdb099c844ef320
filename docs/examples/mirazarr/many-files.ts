/** Many files as one, joined by their coordinates. What would change the meaning of values is refused unless a policy says how. */
import { type OpenDatasetsOptions, type OpenProgress, openVirtualDatasets, read } from "mirazarr";

const files = [2023, 2024, 2025].map((year) => `samples/gauge-${year}.nc`);
const seen: string[] = [];
const onProgress = ({ done, total, failed }: OpenProgress) => seen.push(`${done}/${total}${failed ? " failed" : ""}`);
const options = { policy: ["convertTime", "derive"], concurrency: 4, onProgress } satisfies OpenDatasetsOptions;

const dataset = await openVirtualDatasets(files, options);
console.log(seen.join(" ")); // 1/3 2/3 3/3
const { data } = await read(dataset.toStore(), "level");
console.log(Array.from(data as Float64Array, (metres) => metres.toFixed(2)).join(" ")); // 1.52 NaN 0.87 1.10 1.48 1.27 -1.00 NaN 1.50 1.32 0.91

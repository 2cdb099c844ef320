/** Goes through an array that is larger than memory, piece by piece, and says how far it is. */
import { type Block, type BlockProgress, type BlocksOptions, blocks, openStore } from "mirazarr";

const percent = ({ done, total }: BlockProgress) => `${Math.round((100 * done) / total)} %`;
const steps: string[] = [];
const options: BlocksOptions = { bytes: 36 * 72 * 8, onProgress: (progress) => steps.push(percent(progress)) };

const warmIn = ({ data }: Block) => Array.from(data as Float64Array).filter((celsius) => celsius > 27).length;
const store = await openStore("samples/sea-surface.nc");
let warm = 0;
for await (const block of blocks(store, "sst", options)) warm += warmIn(block);

console.log(warm, steps.join(", ")); // 535 33 %, 67 %, 100 %

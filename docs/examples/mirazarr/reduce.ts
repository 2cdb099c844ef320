/** Means, extremes, sums, counts and quantiles along dimensions; missing values are left out, and memory stays small. */
import { openStore, type ReducedArray, type ReduceOptions, type ReductionName, reduce } from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const january: ReduceOptions = { selection: [0], over: "lon" };

async function row(how: ReductionName): Promise<string> {
	const { data, dimensions }: ReducedArray = await reduce(store, "sst", how, january);
	return `${how} along ${dimensions}: ${Number(data[18]).toFixed(3)}`;
}
console.log(await row("mean")); // mean along lat: 27.568
console.log(await row("max")); // max along lat: 29.520

/** Why files cannot be joined, as data: every difference, and what to ask for so that they can. */
import { isMiraError, openVirtualDatasets } from "mirazarr";
import {
	CombineError,
	type Difference,
	formatDifference,
	type Policy,
	type PolicyOption,
	type Solution,
} from "mirazarr/dataset";

const years = [2023, 2024].map((year) => `samples/gauge-${year}.nc`);
const careful: PolicyOption = "error";
const error = await openVirtualDatasets(years, { policy: careful }).catch((error) => error);
console.log(error instanceof CombineError, isMiraError(error, "cannot-combine")); // true true

const differences: readonly Difference[] = error.differences;
console.log(differences.map(({ property }) => property).join()); // units,sentinels,scaleFactor
const name = (url: string) => url.slice(url.lastIndexOf("/") + 1);
const [, , factor] = differences.map((one) => ({ ...one, file: name(one.file), firstFile: name(one.firstFile) }));
console.log(formatDifference(factor!)); // level scaleFactor: 0.001 (float64) in gauge-2024.nc, 0.01 (float64) in gauge-2023.nc
const { policy }: Solution = error.solution;
const needed: readonly Policy[] = policy;
console.log(needed.join()); // convertTime,derive

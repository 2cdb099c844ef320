/** Quantiles, by any of the methods that NumPy has, over the dimensions that are named or counted. */
import { type Over, openStore, type QuantileMethod, reduce } from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const methods: QuantileMethod[] = ["linear", "lower", "higher"];
const everywhere: Over = ["time", "lat", "lon"];

for (const method of methods) {
	const { data } = await reduce(store, "sst", "quantile", { q: [0.1, 0.9], over: everywhere, method });
	if (method === "linear") console.log(data.join(" ")); // 1.33 27.235
	if (method === "lower") console.log(data.join(" ")); // 1.33 27.23
	if (method === "higher") console.log(data.join(" ")); // 1.33 27.240000000000002
}

/** Datasets one behind the other: the years of a gauge whose factor and units are the same. */
import { openVirtualDataset } from "mirazarr";
import { type CombineOptions, concat, stack } from "mirazarr/dataset";

const years = await Promise.all([2024, 2025].map((year) => openVirtualDataset(`samples/gauge-${year}.nc`)));
const options: CombineOptions = { policy: "convertTime" };
const gauge = await concat(years, "time", options);
const { data } = await gauge.variable("level").decode();
console.log(Array.from(data as Float64Array, (metres) => metres.toFixed(3)).join(" ")); // 1.483 1.266 -0.999 NaN 1.501 1.320 0.911

const buoys = await openVirtualDataset("samples/buoys.nc");
console.log((await stack([buoys, buoys], "copy")).variable("depth").shape.join()); // 2,5

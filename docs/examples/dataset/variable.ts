/** A variable with its coordinates, to be read or reduced: nothing is read until it is asked for. */
import { openVirtualDataset } from "mirazarr";
import type { DatasetVariable } from "mirazarr/dataset";

const dataset = await openVirtualDataset("samples/sea-surface.nc");
const sst: DatasetVariable = dataset.variable("sst");
console.log(sst.dimensions.join(), sst.shape.join(), sst.dataType.name); // time,lat,lon 3,36,72 int16

const { data, dimensions } = await sst.mean(["time", "lon"]);
console.log(dimensions.join(), Number(data[10]).toFixed(2)); // lat 19.56
const january = await sst.isel({ time: 0 }).decode();
console.log(january.shape.join()); // 36,72

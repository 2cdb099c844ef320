/** Values at many places, such as the track of a ship: the first of every list belongs together, and so on. */
import { openVirtualDataset } from "mirazarr";
import type { PointLabels, PointsOptions } from "mirazarr/dataset";

const dataset = await openVirtualDataset("samples/sea-surface.nc");
const track: PointLabels = { lat: [10, 0, -10], lon: [-30, -25, -20], time: "2026-04-01" };
const options: PointsOptions = { method: "nearest", dimension: "step" };
const along = await dataset.points(track, options);

const { data } = await along.variable("sst").decode();
const celsius = Array.from(data as Float64Array, (value) => value.toFixed(2));
console.log(along.variable("sst").dimensions.join(), celsius.join(" ")); // step 26.99 27.48 26.57

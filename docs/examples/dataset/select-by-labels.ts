/** A part of a dataset by what its coordinates say: single values, lists, ranges with both ends, dates as people write them. */
import { openVirtualDataset } from "mirazarr";
import type { Label, LabelMethod, LabelRange, LabelSelection, SelOptions } from "mirazarr/dataset";

const dataset = await openVirtualDataset("samples/sea-surface.nc");
const april: Label = "2026-04-01";
const north: LabelRange = { start: 30, stop: 50 };
const west: LabelSelection = [-20, -10];
const method: LabelMethod = "nearest";
const options: SelOptions = { method, tolerance: { lon: 2.5 } };

const part = await dataset.sel({ time: april, lon: west }, options);
console.log(`${part.variable("sst").dimensions}: ${part.variable("sst").shape}`); // lat,lon: 36,2
const band = await dataset.sel({ lat: north });
console.log(`${band.variable("sst").dimensions}: ${band.variable("sst").shape}`); // time,lat,lon: 3,4,72

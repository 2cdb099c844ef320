/** A part of a dataset by positions. What consists of whole chunks stays references, and the rest is computed when it is read. */
import { openVirtualDataset } from "mirazarr";
import { isel, type PositionSelection } from "mirazarr/dataset";

const dataset = await openVirtualDataset("samples/sea-surface.nc");
const last: PositionSelection = -1;
const corners: PositionSelection = [0, 71];
const part = isel(dataset, { time: last, lat: { start: 0, stop: 2 }, lon: corners });
console.log(`${part.variable("quality").dimensions}: ${part.variable("quality").shape}`); // lat,lon: 2,2

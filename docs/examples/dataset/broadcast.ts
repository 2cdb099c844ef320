/** All variables on all dimensions, by repeating references: for programs that want arrays of one shape. */
import { openVirtualDataset } from "mirazarr";
import { broadcast, expandDims } from "mirazarr/dataset";

const dataset = expandDims(await openVirtualDataset("samples/buoys.nc", { drop: ["name"] }), "run");
const wide = broadcast(dataset, { station: 3, run: 1, buoy: 5 });
console.log(wide.variable("depth").dimensions.join(), wide.variable("depth").shape.join()); // station,run,buoy 3,1,5

/** Files of one step each, which lack the dimension that they are joined along: each gets it as it is opened. */
import { type OpenPartOptions, openVirtualDatasets } from "mirazarr";

const steps: OpenPartOptions = { expandDims: ["week"], drop: ["time"] };
const files = ["samples/ocean-colour.nc", "samples/ocean-colour.nc"];
const dataset = await openVirtualDatasets(files, { ...steps, group: "physics", combine: "nested", concatDim: "week" });
console.log(dataset.variable("flags").dimensions.join(), dataset.variable("flags").shape.join()); // week,time,lat,lon 2,3,90,180

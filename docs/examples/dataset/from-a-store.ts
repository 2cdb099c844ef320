/** A store that is open already, as a dataset: here one group of it, with its times as dates. */
import { openStore } from "mirazarr";
import { type DatasetOptions, toVirtualDataset, toVirtualDataTree } from "mirazarr/dataset";

const store = await openStore("samples/ocean-colour.nc");
const options: DatasetOptions = { decodeTimes: true, loadable: ["time"] };
const dataset = await toVirtualDataset(store, options);
console.log(dataset.variable("time").dataType.name); // numpy.datetime64

const tree = await toVirtualDataTree(store);
console.log([...tree.children.keys()].join()); // biology,physics

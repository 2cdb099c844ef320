/** A dataset with some of its parts changed: here a variable becomes a coordinate, and the title another. */
import { type DatasetParts, openVirtualDataset } from "mirazarr";
import { textAttribute } from "mirazarr/fill";

const dataset = await openVirtualDataset("samples/buoys.nc");
const changes: Partial<DatasetParts> = {
	coordinateNames: [...dataset.coordinateNames, "serial"],
	attributes: new Map([...dataset.attributes, ["title", textAttribute("Buoys of the north")]]),
};
const changed = dataset.with(changes);
console.log([...changed.coordinates.keys()].join(), changed.attributes.get("title")?.values.join()); // serial Buoys of the north

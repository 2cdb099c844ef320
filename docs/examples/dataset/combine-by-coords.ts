/** Files in the order that their coordinates tell, whatever the order of the list. */
import { openVirtualDataset } from "mirazarr";
import { type CombineDatasetsOptions, combineByCoords, combineDatasets } from "mirazarr/dataset";

const open = (year: number) => openVirtualDataset(`samples/gauge-${year}.nc`);
const [later, earlier] = [await open(2025), await open(2024)];
const gauge = await combineByCoords([later, earlier], { policy: "convertTime" });
console.log((await gauge.variable("level").values()).data.join()); // 1483,1266,-999,-9999,1501,1320,911

const options: CombineDatasetsOptions = { combine: "nested", concatDim: "time", policy: "convertTime" };
const asGiven = await combineDatasets([later, earlier], options);
console.log(String(asGiven).split("\n")[1]); // Dimensions: (time: 7)

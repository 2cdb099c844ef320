/** Files in groups of one kind, each of which can be joined: an archive whose packing changed once has two. */
import { openVirtualDataset } from "mirazarr";
import { splitUniform } from "mirazarr/dataset";

const years = await Promise.all(
	[2023, 2024, 2025].map((year) => openVirtualDataset(`samples/gauge-${year}.nc`, { drop: ["time"] })),
);
const eras = splitUniform(years);
console.log(eras.map((era) => era.map(({ url }) => url.slice(-7, -3)).join()).join(" | ")); // 2023 | 2024,2025

/** What is known about missing data and packing of an array, typed, whatever the format called it. */
import { type FillModel, openStore } from "mirazarr";

const summary = ({ storage, validity, packing }: FillModel) =>
	[
		storage.status,
		...validity.map(({ kind, source }) => `${kind} by ${source.place}`),
		packing.scaleFactor?.value ?? "not packed",
	].join(", ");

const sea = await openStore("samples/sea-surface.nc");
console.log(summary(sea.array("sst").fill)); // explicit, sentinel by attribute _FillValue, sentinel by attribute missing_value, 0.01
const photograph = await openStore("samples/photograph.tif");
console.log(summary(photograph.array("0").fill)); // default, maskArray by mask image, not packed

/** What lies along each dimension of an array, as numbers, dates or texts: for the axes of a chart. */
import { type AxisLabels, type DimensionAxis, dimensionAxes, openStore } from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const axes: DimensionAxis[] = await dimensionAxes(store, "sst");

function first(labels: AxisLabels): string {
	if (labels.kind === "times" || labels.kind === "texts") return String(labels.texts[0]);
	return labels.kind === "numbers" ? String(labels.values[0]) : labels.kind;
}
console.log(axes.map(({ name, units, labels }) => `${name} from ${first(labels)} ${units}`).join(", ")); // time from 2026-01-01T00:00:00 days since 2026-01-01, lat from 87.5 degrees_north, lon from -177.5 degrees_east

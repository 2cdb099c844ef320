/** The views of an array: a line each. They are loaded when they are first shown. */
import type { ComponentType } from "preact";
import type { ArrayFacts } from "../engine/describe.ts";
import { opened } from "./state/opened.ts";
import type { ViewName } from "./state/view-state.ts";

/** What a view is given: the name of the store for calls of the engine, and all that is known of the array. */
export type ViewProps = { store: string; facts: ArrayFacts };

/** A way to look at an array. */
export type View = {
	name: ViewName;
	label: string;
	/** Whether it can show this array. */
	applies(facts: ArrayFacts): boolean;
	load(): Promise<ComponentType<ViewProps>>;
};

/** In the order of their tabs; the first that applies is shown where the address names none. */
export const VIEWS: readonly View[] = [
	{
		name: "picture",
		label: "Picture",
		applies: ({ shape, dataType }) => isDrawable(dataType) && shape.filter((length) => length > 1).length >= 2,
		load: async () => (await import("./picture/picture.tsx")).Picture,
	},
	{
		name: "map",
		label: "Map",
		applies: (facts) =>
			isDrawable(facts.dataType) && facts.shape.filter((length) => length > 1).length >= 2 && isOnEarth(facts),
		load: async () => (await import("./map/map.tsx")).EarthMap,
	},
	{
		name: "lines",
		label: "Lines",
		applies: ({ shape, dataType }) => isDrawable(dataType) && shape.some((length) => length > 1),
		load: async () => (await import("./lines/lines.tsx")).Lines,
	},
	{
		name: "histogram",
		label: "Histogram",
		applies: ({ shape, dataType }) => isDrawable(dataType) && shape.some((length) => length > 1),
		load: async () => (await import("./histogram/histogram.tsx")).HistogramView,
	},
	{
		name: "table",
		label: "Table",
		applies: ({ shape }) => shape.length > 0,
		load: async () => (await import("./table/table.tsx")).Table,
	},
	{
		name: "text",
		label: "Text",
		applies: ({ shape, dataType }) => !isDrawable(dataType) || shape.every((length) => length === 1),
		load: async () => (await import("./table/text.tsx")).TextView,
	},
];

/** Whether something tells where on the earth cells are: a coordinate system, or coordinates by their names. */
function isOnEarth({ crs, attributes, path }: ArrayFacts): boolean {
	if (crs !== undefined) return true;
	const named = attributes.find(({ name }) => name === "coordinates")?.text ?? "";
	const group = path.slice(0, path.lastIndexOf("/") + 1);
	const beside = opened.value.kind === "open" ? opened.value.tree.nodes : [];
	const names = beside.flatMap(({ path: other }) => (other.startsWith(group) ? [other.slice(group.length)] : []));
	return (
		[...named.split(/\s+/), ...names].some((name) => /lat/i.test(name)) &&
		[...named.split(/\s+/), ...names].some((name) => /lon/i.test(name))
	);
}

/** Types whose values have a colour: numbers, their magnitudes, truth and times. */
function isDrawable(dataType: string): boolean {
	return /^(u?int|float|complex)\d+$|^bool$|^numpy\.(datetime|timedelta)64/.test(dataType);
}

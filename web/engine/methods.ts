/** Everything that the page can ask of the engine: one table, name by name. A method takes its request and the context of the call. */
import { countMissing } from "./count-missing.ts";
import { describe } from "./describe.ts";
import { later } from "./later.ts";
import { close, open, reaches } from "./opening.ts";
import { axes, colourMaps, outline } from "./outline.ts";
import { percentiles } from "./percentiles.ts";
import { tiles } from "./plane.ts";
import { storedSize } from "./storage.ts";

/** The methods by their names; the types of the page's calls follow from it. */
export const methods = {
	open,
	close,
	reaches,
	describe,
	storedSize,
	outline,
	axes,
	colourMaps,
	tiles,
	percentiles,
	countMissing,
	line: later(async () => (await import("./line.ts")).line),
	mapOutline: later(async () => (await import("./map.ts")).mapOutline),
	mapRaster: later(async () => (await import("./map.ts")).mapRaster),
	histogram: later(async () => (await import("./histogram.ts")).histogram),
	tableBlock: later(async () => (await import("./table-block.ts")).tableBlock),
	texts: later(async () => (await import("./table-block.ts")).texts),
	thumbnail: later(async () => (await import("./thumbnail.ts")).thumbnail),
	cellStory: later(async () => (await import("./cell.ts")).cellStory),
	explain: later(async () => (await import("./explain.ts")).explain),
	preflight: later(async () => (await import("./preflight.ts")).preflight),
	openJoined: later(async () => (await import("./join.ts")).openJoined),
	csv: later(async () => (await import("./takeaway.ts")).csv),
	kerchunk: later(async () => (await import("./takeaway.ts")).kerchunk),
	referenceFormat: later(async () => (await import("./takeaway.ts")).referenceFormat),
};

/** The name of a method. */
export type MethodName = keyof typeof methods;

/** What a method is asked with. */
export type MethodRequest<Name extends MethodName> = Parameters<(typeof methods)[Name]>[0];

/** What a method answers. */
export type MethodAnswer<Name extends MethodName> = Awaited<ReturnType<(typeof methods)[Name]>>;

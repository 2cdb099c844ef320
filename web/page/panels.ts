/** The tabs of the panel beside the view: a line each. They are loaded when they are first shown. */
import type { ComponentType } from "preact";
import type { ViewProps } from "./views.ts";

/** A tab of the panel. */
export type Panel = {
	/** As the address names it. */
	name: string;
	label: string;
	load(): Promise<ComponentType<ViewProps>>;
};

/** In the order of their tabs. */
export const PANELS: readonly Panel[] = [
	{
		name: "attributes",
		label: "Attributes",
		load: async () => (await import("./attributes/attributes.tsx")).Attributes,
	},
	{ name: "missing", label: "Missing", load: async () => (await import("./explain/explain.tsx")).Explain },
	{ name: "story", label: "Value", load: async () => (await import("./story/story.tsx")).Story },
	{ name: "takeaway", label: "Take away", load: async () => (await import("./takeaway/takeaway.tsx")).TakeAway },
];

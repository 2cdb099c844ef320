import { signal } from "@preact/signals";

/** A tick of an axis: where, in pixels from the left or the top, and what stands there. */
export type FigureTick = { at: number; text: string };

/** What a view shows, as far as it is needed to draw it again as a figure of its own: with axes, a legend and a title. */
export type Figure = {
	title: string;
	/** What does not fit into the title: where along other dimensions, which file. */
	subtitle: string;
	/** The part with the data, in pixels. */
	width: number;
	height: number;
	/** The data: a picture as a data URL, or elements of SVG in these pixels. */
	body: { kind: "image"; href: string } | { kind: "svg"; markup: string };
	xAxis?: { label: string; ticks: readonly FigureTick[] } | undefined;
	yAxis?: { label: string; ticks: readonly FigureTick[] } | undefined;
	/** Colours from the lowest to the highest value, with ticks from 0 to 1. */
	colours?: { label: string; stops: readonly string[]; ticks: readonly FigureTick[] } | undefined;
	/** Why values are missing: a colour, and a path in 8 × 8 pixels that repeats itself. */
	missing?: readonly { label: string; colour: string; hatch: string }[] | undefined;
	/** Lines or bars by their colours. */
	series?: readonly { label: string; colour: string }[] | undefined;
};

/** Makes the figure of the view that is shown. Set by the view while it is there; undefined where there is nothing to draw. */
export const figureOf = signal<(() => Figure | Promise<Figure>) | undefined>(undefined);

/** A tick of a scale of colours: where, from 0 to 1, and what stands there. */
export type FigureTick = { at: number; text: string };

/** What a view shows, as a figure of its own: with axes, a legend and a title. */
export type Figure = {
	title: string;
	/** What does not fit into the title: where along other dimensions, which file. */
	subtitle: string;
	/** The drawing with its axes, in pixels, as elements of SVG. */
	width: number;
	height: number;
	markup: string;
	/** Colours from the lowest to the highest value. */
	colours: { label: string; stops: readonly string[]; ticks: readonly FigureTick[] } | undefined;
	/** Why values are missing: a colour, and a path in 8 × 8 pixels that repeats itself. */
	missing: readonly { label: string; colour: string; hatch: string }[];
	/** Lines by their colours. */
	series: readonly { label: string; colour: string }[];
	palette: { paper: string; ink: string; quiet: string; line: string };
};

import { type ReadonlySignal, signal } from "@preact/signals";
import { formatAddress, parseAddress } from "./address.ts";

/** The views of an array, as the address names them. */
export const VIEW_NAMES = ["picture", "map", "lines", "histogram", "table", "text"] as const;

/** One of the views of an array. */
export type ViewName = (typeof VIEW_NAMES)[number];

/** How values become colours. */
export type Scaling = "linear" | "log" | "symmetric";

/** Which values the colours span. */
export type ColourSpan =
	| { kind: "values"; min: number; max: number }
	/** Of the values in view, 0 to 100. */
	| { kind: "percentiles"; low: number; high: number };

/** A line along a dimension, at positions of the others. */
export type LineChoice = { dim: string; at: Readonly<Record<string, number>> };

/** Everything that decides what is shown: the address holds it, so that any view can be shared and loaded again. */
export type ViewState = {
	/** URLs, `sample:NAME`, or `file:NAME` for what was dropped, which is asked for again after a reload. */
	sources: readonly string[];
	/** The array; undefined until one is chosen. */
	path: string | undefined;
	/** Undefined for the first that applies to the array. */
	view: ViewName | undefined;
	/** Positions along dimensions that are not drawn; 0 where there is none. */
	at: Readonly<Record<string, number>>;
	/** The dimensions down and across, where they are not the last two. */
	plane: readonly [y: string, x: string] | undefined;
	/** What is seen of a plane, in cells; undefined for all of it. */
	window: readonly [x0: number, y0: number, x1: number, y1: number] | undefined;
	/** The name of a colour map. */
	colours: string | undefined;
	scaling: Scaling;
	span: ColourSpan | undefined;
	/** Positions of red, green and blue along the first dimension. */
	rgb: readonly [number, number, number] | undefined;
	projection: string | undefined;
	/** Rules of missing data that are switched off, by their names. */
	off: readonly string[];
	/** The cell whose story is told. */
	cell: readonly number[] | undefined;
	lines: readonly LineChoice[];
	/** How several files are joined. */
	policy: string | undefined;
	/** The tab of the panel on the right. */
	panel: string | undefined;
};

/** A page with nothing opened. */
export const EMPTY_VIEW: ViewState = {
	sources: [],
	path: undefined,
	view: undefined,
	at: {},
	plane: undefined,
	window: undefined,
	colours: undefined,
	scaling: "linear",
	span: undefined,
	rgb: undefined,
	projection: undefined,
	off: [],
	cell: undefined,
	lines: [],
	policy: undefined,
	panel: undefined,
};

const state = signal<ViewState>(EMPTY_VIEW);

/** What is shown. It is changed by {@link changeView} alone. */
export const viewState: ReadonlySignal<ViewState> = state;

/** Changes what is shown, and the address with it. `push` makes a step that the browser's Back undoes. */
export function changeView(change: Partial<ViewState>, history: "push" | "replace" = "replace"): void {
	state.value = { ...state.value, ...change };
	const hash = formatAddress(state.value);
	if (hash === location.hash) return;
	if (history === "push") globalThis.history.pushState(null, "", hash || location.pathname + location.search);
	else scheduleReplace();
}

/** Browsers refuse more than some hundred changes of the address in half a minute: a slider that plays makes as many. */
const REPLACE_AFTER_MS = 250;
let isScheduled = false;

function scheduleReplace(): void {
	if (isScheduled) return;
	isScheduled = true;
	setTimeout(() => {
		isScheduled = false;
		history.replaceState(null, "", formatAddress(state.value) || location.pathname + location.search);
	}, REPLACE_AFTER_MS);
}

/** What belongs to one array and means nothing to the next. Positions stay: dimensions of the same name are the same. */
const OF_ONE_ARRAY: Partial<ViewState> = {
	view: undefined,
	plane: undefined,
	window: undefined,
	span: undefined,
	rgb: undefined,
	off: [],
	cell: undefined,
	lines: [],
};

/** Shows another array. */
export function showArray(path: string, history: "push" | "replace" = "push"): void {
	if (path !== state.value.path) changeView({ ...OF_ONE_ARRAY, path }, history);
}

/** Shows other sources, from the start. */
export function showSources(sources: readonly string[]): void {
	changeView({ ...EMPTY_VIEW, sources }, "push");
}

/** Takes what is shown from the address, now and whenever the reader goes back or edits it. */
export function followAddress(): void {
	const read = (): void => {
		if (formatAddress(state.value) !== location.hash) state.value = parseAddress(location.hash);
	};
	addEventListener("popstate", read);
	addEventListener("hashchange", read);
	read();
}

import { signal } from "@preact/signals";

/** A cell of an array that a view points at. Nothing is read for it: it is what the view has on the screen. */
export type PointedCell = {
	/** Path of the array in the store, for example `/sst`. */
	path: string;
	/** Position in every dimension of the array, in the array's own order. */
	index: readonly number[];
	/** The decoded value as shown; null where it is missing. */
	value: number | bigint | string | boolean | null;
	/** Why it is missing, in the words of the legend; null where it is not. */
	reason: string | null;
	/** Labels of the position as the axes write them: name of the dimension or coordinate, text with its unit. */
	coordinates?: readonly { name: string; text: string }[];
	/** Unit of the value. */
	unit?: string;
};

/** The cell under the pointer; null outside. Set by the views, shown by `HoverReadout`. */
export const hovered = signal<PointedCell | null>(null);

/** The cell that was clicked last (or reached by Enter). Set by the views; the story follows it. */
export const clicked = signal<PointedCell | null>(null);

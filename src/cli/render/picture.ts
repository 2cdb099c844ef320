import { elementAt, isMissing, type Values } from "../../read/output/elements.ts";
import type { Style } from "../style.ts";

/** From cold to warm, in the palette of 256 colours. */
const RAMP = [18, 19, 20, 26, 32, 38, 44, 79, 114, 149, 184, 220, 214, 208, 202, 196];
/** Missing by the first rule, by the second, …: dark, white, violet. */
const REASON_COLOURS = [238, 255, 201];
const SHADES = ["░", "▒", "▓", "█"];
/** The same without colours. */
const REASON_SIGNS = [" ", "o", "!"];

/** The values between which colours are spread. */
export type ValueRange = { min: number; max: number };

/**
 * A field of rows and columns, two rows on a line: with colours each has half of a character, without them the odder of
 * two cells is shown.
 */
export function pictureLines(field: Values, range: ValueRange, style: Style): string[] {
	const [rows = 0, columns = 0] = field.shape;
	return Array.from({ length: Math.ceil(rows / 2) }, (_, line) =>
		Array.from({ length: columns }, (_, column) => {
			const upper = cellAt(field, 2 * line * columns + column, range);
			const lower = 2 * line + 1 < rows ? cellAt(field, (2 * line + 1) * columns + column, range) : upper;
			if (style.enabled) return style.paint("▀", colourOf(upper), colourOf(lower));
			return signOf(upper.code >= lower.code ? upper : lower);
		}).join(""),
	);
}

/** How a missing cell looks: the sign of its reason. */
export function reasonSign(code: number, style: Style): string {
	const cell = { code, share: 0 };
	return style.enabled ? style.paint("▀▀", colourOf(cell), colourOf(cell)) : JSON.stringify(signOf(cell));
}

/** The colours from the least to the greatest value. */
export function rampSign(style: Style): string {
	if (!style.enabled) return SHADES.join("");
	return RAMP.map((colour) => style.paint("▀", colour, colour)).join("");
}

/** A cell: the number of the reason why it is missing (0 if it is not), and its place between least and greatest. */
type Cell = { code: number; share: number };

function cellAt(field: Values, i: number, { min, max }: ValueRange): Cell {
	if (isMissing(field, i)) return { code: field.reasons?.codes[i] ?? 1, share: 0 };
	return { code: 0, share: (Number(elementAt(field, i)) - min) / (max - min || 1) };
}

function colourOf(cell: Cell): number {
	return pick(cell, RAMP, REASON_COLOURS);
}

function signOf(cell: Cell): string {
	return pick(cell, SHADES, REASON_SIGNS);
}

function pick<T>({ code, share }: Cell, ramp: readonly T[], reasons: readonly T[]): T {
	const list = code === 0 ? ramp : reasons;
	const i = code === 0 ? Math.floor(share * ramp.length) : code - 1;
	return list[Math.min(Math.max(i, 0), list.length - 1)] as T;
}

import type { DimensionInfo, GroupInfo } from "../info/report.ts";
import { visibleWidth } from "../style.ts";
import { cut, pad, withoutBlanks } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { broken } from "./fitting.ts";
import { axisText, boundsText, systemText } from "./info-parts.ts";

/** Names longer than this do not push what stands behind them to the right. */
const WIDEST_NAME = 24;

/** Each dimension with its length, and where its coordinates begin and end. */
export function dimensionLines(dimensions: readonly DimensionInfo[], { style, columns }: Printer): string[] {
	if (dimensions.length === 0) return [];
	const names = columnWidth(dimensions.map(({ name }) => name));
	const lengths = Math.max(...dimensions.slice(0, 1000).map(({ length }) => String(length).length));
	return [
		style.bold("Dimensions"),
		...dimensions.flatMap(({ name, length, isVaried, unlimited, axis }) => {
			const head = `  ${style.cyan(pad(cut(name, columns - lengths - 4), names))}  ${pad(String(length), lengths, "right")}`;
			const words = [...(unlimited ? ["unlimited"] : []), ...(isVaried ? ["less in some"] : []), axisText(axis)].filter(
				(word) => word !== "",
			);
			return hung(head, words.join(", "), columns);
		}),
	];
}

/** The coordinate reference system by its name, and how far the data reach. */
export function placeLines({ place }: Pick<GroupInfo, "place">, { style, columns }: Printer): string[] {
	if (place === undefined) return [];
	const rows = [
		["CRS", systemText(place)],
		["bounds", boundsText(place)],
	].flatMap(([name = "", text]) => (text === undefined ? [] : hung(`  ${style.cyan(pad(name, 6))}`, text, columns)));
	return [style.bold("Place"), ...rows];
}

/** A text behind a head, its further lines below its beginning; below the head where there is no room beside it. */
export function hung(head: string, text: string, columns: number): string[] {
	if (text === "") return [withoutBlanks(head)];
	const beside = columns - visibleWidth(head) - 2;
	if (beside < 24 && visibleWidth(text) > beside)
		return [withoutBlanks(head), ...broken(text, columns - 6).map((line) => `      ${line}`)];
	const indent = " ".repeat(visibleWidth(head) + 2);
	return broken(text, beside).map((line, i) => (i === 0 ? `${head}  ${line}` : `${indent}${line}`));
}

/** As wide as the widest of them, within reason. */
export function columnWidth(texts: readonly string[]): number {
	return texts.reduce((widest, text) => {
		const width = visibleWidth(text);
		return width > WIDEST_NAME ? widest : Math.max(widest, width);
	}, 0);
}

import type { CellStory } from "../../engine/cell.ts";
import { hexRows, hexText, spacedHex } from "./hex-rows.ts";

/** The story in one sentence. */
export function storySentence({ report, why, otherwise }: CellStory): string {
	const unwritten =
		report.chunk.kind === "missing"
			? `Its chunk was never written, and reads as the fill value ${report.stored.value}. `
			: "";
	if (why !== undefined) return `${unwritten}Missing, because ${why}.`;
	const rules = otherwise?.rules === "netcdf" ? "By NetCDF’s own rules" : "If no rule were switched off,";
	const other = otherwise === undefined ? "" : ` ${rules} it would be missing: ${otherwise.why}.`;
	return `${unwritten}A valid value: no rule in force says that it is missing.${other}`;
}

/** A value with its unit; `missing` where it is. */
export function decodedText({ decoded }: CellStory["report"]): string {
	if (decoded.value === null) return "missing";
	return decoded.units === undefined ? decoded.value : `${decoded.value} ${decoded.units}`;
}

/** Where the bytes of a chunk are, in words; undefined for those that are a range of a file. */
export const CHUNK_KINDS: { readonly [kind in CellStory["report"]["chunk"]["kind"]]: string | undefined } = {
	virtual: undefined,
	inlined: "carried by the store itself",
	missing: "nowhere: it was never written",
	computed: "computed when it is read",
};

/** A URL as people know it: files that were dropped have only a name. */
export function sourceText(url: string): string {
	return url.replace(/^file:\/\/\/dropped\//, "").replace(/^file:\/\//, "");
}

/** The whole story as text, for the clipboard. */
export function storyText(story: CellStory): string {
	const { report, excerpt } = story;
	const { chunk, stored } = report;
	const { url, offset = 0, length = 0 } = chunk;
	const lines: [string, string | undefined][] = [
		["cell", `${report.path}[${report.index.join(", ")}]`],
		["", storySentence(story)],
		["stored bytes", stored.bytes && `${spacedHex(stored.bytes)} (little-endian)`],
		["stored value", `${stored.value} ${report.dataType}`],
		["decoded value", `${decodedText(report)} ${report.decoded.dataType}`],
		...report.coordinates.map(({ name, value, units, problem }): [string, string] => [
			name,
			value === null ? (problem ?? "missing") : `${value}${units === undefined ? "" : ` ${units}`}`,
		]),
		["chunk", `[${chunk.index.join(", ")}] of ${chunk.shape.join(" × ")}, ${chunk.key}`],
		["source", url && sourceText(url)],
		["bytes", url === undefined ? CHUNK_KINDS[chunk.kind] : `${offset} to ${offset + length - 1} (${length})`],
		["codecs", chunk.codecs.join(" → ")],
	];
	const facts = lines.flatMap(([name, text]) => (text === undefined ? [] : [name === "" ? text : `${name}: ${text}`]));
	const dump = excerpt === undefined ? [] : ["", hexText(hexRows(excerpt.bytes, excerpt.offset, excerpt.element))];
	return [...facts, ...dump].join("\n");
}

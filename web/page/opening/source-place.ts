import type { SourcePlace } from "../../engine/opening.ts";

/** What was dropped or chosen since the page was loaded, by the source that stands for it in the address. */
const dropped = new Map<string, SourcePlace>();

/** Keeps what was dropped; gives the source for the address. */
export function keepDropped(name: string, place: SourcePlace): string {
	const source = `file:${name}`;
	dropped.set(source, place);
	return source;
}

/** Where the bytes of a source are; undefined for a dropped file that the page does not have (any more). */
export function placeOfSource(source: string): SourcePlace | undefined {
	if (source.startsWith("file:")) return dropped.get(source);
	if (source.startsWith("sample:"))
		return { kind: "url", url: new URL(`samples/${source.slice("sample:".length)}`, document.baseURI).href };
	return { kind: "url", url: source };
}

import type { SourcePlace } from "../../engine/opening.ts";
import { servedSites } from "../state/served.ts";
import { viewState } from "../state/view-state.ts";

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
	const place = knownPlace(source);
	return place && { ...place, allow: viewState.peek().allow };
}

function knownPlace(source: string): SourcePlace | undefined {
	if (isDropped(source)) return dropped.get(source);
	if (source.startsWith("sample:"))
		return { kind: "whole", url: new URL(`samples/${source.slice("sample:".length)}`, document.baseURI).href };
	const { prefixes } = servedSites();
	const through = { prefixes, base: new URL(".", document.baseURI).href };
	return { kind: "url", url: source, through: prefixes.length === 0 ? undefined : through };
}

/** Whether a source stands for what was dropped. One with slashes is a file that `mirazarr explore` reads. */
export function isDropped(source: string): boolean {
	return source.startsWith("file:") && !source.startsWith("file://");
}

/** The name of a source for people: the last part of its path. */
export function sourceName(source: string): string {
	const path = source.replace(/^(sample|file):(?!\/\/)/, "").replace(/[?#].*$/, "");
	const name = path.replace(/\/+$/, "").replace(/^.*\//, "");
	try {
		return decodeURIComponent(name) || source;
	} catch {
		return name;
	}
}

import { type Page, plainText } from "./page.ts";

/** A part of a page below a heading: what search finds. Short names, for there are thousands. */
export type Passage = { p: string; a: string; t: string; h: string; x: string };

/** The part of a text that is searched: the rest of a very long list adds words, and no sense. */
const MOST_CHARACTERS = 1500;

/** The passages of a page, from heading to heading. */
export function passagesOf({ path, title, html }: Page): Passage[] {
	const heading = /<(h[1-4]|dt)[^>]*? id="([^"]+)"[^>]*>(.*?)<\/\1>/gs;
	const found = Array.from(html.matchAll(heading));
	return found.map((match, i) => {
		const text = plainText(html.slice((match.index ?? 0) + match[0].length, found[i + 1]?.index ?? html.length));
		return {
			p: path,
			a: match[2] as string,
			t: title,
			h: plainText(match[3] as string),
			x: text.slice(0, MOST_CHARACTERS),
		};
	});
}

/** The index as a script, which pages that were opened from a folder may load as well; they may not fetch. */
export function searchScript(pages: readonly Page[]): string {
	const passages = withoutTwins(pages.flatMap(passagesOf).filter(({ h, x }) => h !== "" || x !== ""));
	return `globalThis.mirazarrPassages=${JSON.stringify(passages)};`;
}

/** An option that many commands have in the same words is found once. */
export function withoutTwins(passages: readonly Passage[]): Passage[] {
	const known = new Set<string>();
	return passages.filter(({ p, h, x }) => {
		const key = JSON.stringify([p, h, x]);
		return !known.has(key) && known.add(key);
	});
}

import { posix } from "node:path";

/** A page of the site, but for the frame around it. */
export type Page = {
	/** Where it is in the site, `guide/opening.html`. */
	path: string;
	title: string;
	/** The key of a section of `sections.ts`. */
	section: string;
	/** What stands between its frame, with an `<h1>`. */
	html: string;
	/** One sentence for search engines and previews. */
	description: string;
	/** The file it is made of, for the link that edits it. */
	source?: string | undefined;
	/** Without sidebar and outline: a page that is a picture of its own. */
	isWide?: boolean;
	/** How it is called in lists, if not by its title. */
	shortTitle?: string;
};

export type Heading = { level: number; id: string; text: string };

/** The headings of a page that can be linked to. */
export function headingsOf(html: string): Heading[] {
	return Array.from(html.matchAll(/<h([1-4])[^>]*? id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs), ([, level, id, inner]) => ({
		level: Number(level),
		id: id as string,
		text: plainText(inner as string),
	}));
}

/** The address of something of the site (with its anchor) as a page of the site links to it: relative, so that it holds in any folder. */
export function linkFrom(from: string, to: string): string {
	const [path = "", anchor] = to.split("#");
	const hash = anchor === undefined ? "" : `#${anchor}`;
	if (path === from && hash !== "") return hash;
	return posix.relative(posix.dirname(from), path) + hash;
}

export function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The text of HTML without its tags. */
export function plainText(html: string): string {
	return html
		.replace(/<(script|style|svg)\b.*?<\/\1>/gs, " ")
		.replace(/<\/?(p|li|td|th|tr|h\d|div|pre|dt|dd|br|details|summary|section)\b[^>]*>/g, " ")
		.replace(/<[^>]*>/g, "")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replaceAll("&#39;", "'")
		.replaceAll("&amp;", "&")
		.replace(/\s+/g, " ")
		.trim();
}

/** The anchor of a heading, as code hosts make it: links into a page hold there and here. */
export function slugOf(text: string): string {
	return text
		.trim()
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, "")
		.replaceAll(" ", "-");
}

import { MiraError } from "../../../errors.ts";
import { isInternalAddress } from "../../../io/internal-address.ts";
import { isUrl } from "../../../io/url.ts";

/**
 * The URL of what a document links to. `document` is where that was read from; `base` what its relative links are relative to,
 * if it says so itself. A catalogue from elsewhere cannot name files of this machine, nor, if it is public, internal
 * addresses: its author may be a stranger.
 */
export function linkedUrl(href: string, document: string, base: string = document): string {
	const url = isUrl(href) ? href : resolved(href, base, document);
	if (isLocal(document)) return url;
	const isForeign = isLocal(url) || (isInternal(url) && !isInternal(document));
	if (isForeign)
		throw new MiraError("not-allowed", `the catalogue names ${url}, which it may not: it comes from elsewhere`, {
			url: document,
			hint: "If you trust it, save it as a file, and pass @FILE",
		});
	return url;
}

function resolved(href: string, base: string, document: string): string {
	if (URL.canParse(href, base)) return new URL(href, base).href;
	throw new MiraError("bad-metadata", `the link "${href}" leads nowhere`, { url: document });
}

function isLocal(url: string): boolean {
	return /^file:/i.test(url);
}

function isInternal(url: string): boolean {
	return /^https?:/i.test(url) && URL.canParse(url) && isInternalAddress(new URL(url).hostname);
}

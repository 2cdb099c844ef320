import { MiraError } from "../../errors.ts";
import { isInternalAddress } from "../../io/internal-address.ts";
import { isUrl } from "../../io/url.ts";

/**
 * The URL of what a document links to. `document` is where that was read from; `base` what its relative links are relative to,
 * if it says so itself. A catalogue or a list from elsewhere cannot name files of this machine, nor, if it is public, internal
 * addresses: its author may be a stranger.
 */
export function linkedUrl(href: string, document: string, base: string = document): string {
	const url = isUrl(href) ? href : resolved(href, base, document);
	if (isLocal(document)) return url;
	const isForeign = isLocal(url) || (isInternal(url) && !isInternal(document));
	if (isForeign)
		throw new MiraError("not-allowed", `what comes from elsewhere may not name ${url}`, {
			url: document,
			hint: "If you trust the list, save it as a file, and pass @FILE",
		});
	return url;
}

function resolved(href: string, base: string, document: string): string {
	if (URL.canParse(href, base)) return new URL(href, base).href;
	throw new MiraError("bad-metadata", `the link "${href}" leads nowhere`, { url: document });
}

/** True for what is on this machine: what is no URL is a path. */
export function isLocal(place: string): boolean {
	return !isUrl(place) || /^file:/i.test(place);
}

function isInternal(url: string): boolean {
	return /^https?:/i.test(url) && URL.canParse(url) && isInternalAddress(new URL(url).hostname);
}

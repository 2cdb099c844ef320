import { isMiraError } from "../errors.ts";
import { spellByDirectory } from "../io/per-directory.ts";
import { formatUrl, parseUrl, withoutSignature } from "../io/url.ts";

/** A url in the one spelling by which places are compared. */
export function placeName(url: string): string {
	try {
		return withoutSignature(formatUrl(parseUrl(url)));
	} catch (error) {
		if (isMiraError(error)) return url;
		throw error;
	}
}

/** The same for very many urls: most of them are beside each other. */
export function placeNamer(): (url: string) => string {
	return spellByDirectory(placeName);
}

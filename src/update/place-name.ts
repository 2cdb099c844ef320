import { isMiraError } from "../errors.ts";
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

/** Names that have one spelling. */
const PLAIN = /^[\w-][\w.-]*$/;

/** The same for very many urls: most of them are beside each other, and their directories are spelt once. */
export function placeNamer(): (url: string) => string {
	const directories = new Map<string, string>();
	return (url) => {
		const slash = url.lastIndexOf("/") + 1;
		const name = url.slice(slash);
		if (!PLAIN.test(name)) return placeName(url);
		const beginning = url.slice(0, slash);
		// With a name behind it: a directory alone may be spelt without its slash.
		const directory = directories.get(beginning) ?? placeName(`${beginning}x`).slice(0, -1);
		directories.set(beginning, directory);
		return directory + name;
	};
}

import { isMiraError } from "../errors.ts";
import { PerDirectory } from "../io/per-directory.ts";
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
	const directories = new PerDirectory((url) => {
		const beginning = url.slice(0, url.lastIndexOf("/") + 1);
		// With a name behind it: a directory alone may be spelt without its slash.
		const directory = placeName(`${beginning}x`).slice(0, -1);
		return { directory, isSame: directory === beginning };
	});
	return (url) => {
		const name = url.slice(url.lastIndexOf("/") + 1);
		if (!PLAIN.test(name)) return placeName(url);
		const { directory, isSame } = directories.of(url);
		return isSame ? url : directory + name;
	};
}

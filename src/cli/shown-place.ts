import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** A URL as people would name it: a local file by its path, as seen from here if it lies below. */
export function shownPlace(url: string): string {
	if (!/^file:\/\/\/[^?#]*$/i.test(url)) return url;
	const path = fileURLToPath(url);
	const below = relative(process.cwd(), path);
	return below === "" || below === ".." || below.startsWith(`..${sep}`) ? path : below;
}

import { Refusal } from "./refusal.ts";

/** Longer than any path of a real file; what is longer is not even looked at. */
const MAX_LENGTH = 8192;

/**
 * The names that the target of a request consists of, decoded once. They only ever name nodes of a tree in memory, but a path
 * that tries to be another one than it looks like is refused before it is looked up.
 */
export function pathNames(target: string): string[] {
	const [path = ""] = target.split(/[?#]/, 1);
	if (path.length > MAX_LENGTH) throw new Refusal(414, "bad-path", `the path is longer than ${MAX_LENGTH} characters`);
	if (!path.startsWith("/")) throw badPath("it does not begin with a slash");
	const names = path.slice(1).split("/").map(decodeName);
	if (names.at(-1) === "") names.pop();
	for (const name of names) {
		if (name === "") throw badPath("it has an empty name");
		if (name === "." || name === "..") throw badPath(`"${name}" is not a name`);
		if (name.includes("/")) throw badPath("a slash is encoded");
		if (name.includes("\0")) throw badPath("it has a NUL");
	}
	return names;
}

/** True if the path ends with a slash or is empty: a place, not a key. */
export function isPlace(target: string): boolean {
	return target.split(/[?#]/, 1)[0]?.endsWith("/") ?? false;
}

function decodeName(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		throw badPath("its percent-encoding is broken");
	}
}

function badPath(reason: string): Refusal {
	return new Refusal(400, "bad-path", `this is not a path: ${reason}`);
}

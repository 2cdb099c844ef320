/** Below this name the server speaks of itself: `/-/health`. No source has it. */
export const CONTROL_NAME = "-";

/** Below this name are the files of a root. */
export const FILES_NAME = "files";

/** True for what can be the name of a source: letters, digits, `.`, `_`, `~` and `-`, but not `-` alone, nor dots. */
export function isSourceName(name: string): boolean {
	return /^(?!\.{1,2}$)[\w.~-]+$/.test(name) && name !== CONTROL_NAME;
}

/**
 * Names for sources in the paths of a server: the last part of each path or URL, without what URLs treat specially, and none
 * of `reserved`.
 */
export function sourceNames(urls: readonly string[], reserved: readonly string[] = []): string[] {
	const taken = new Set<string>(reserved);
	return urls.map((url) => {
		const base = baseName(url);
		let name = base;
		for (let n = 2; taken.has(name); n++) name = `${base}-${n}`;
		taken.add(name);
		return name;
	});
}

function baseName(url: string): string {
	const path = /^https?:/i.test(url) ? url.replace(/[?#].*$/s, "") : url;
	const last = path.split(/[/\\]+/).findLast((part) => part !== "") ?? "";
	const name = last.replace(/[^\w.~-]+/g, "-");
	return /^(\.*|-)$/.test(name) ? "source" : name;
}

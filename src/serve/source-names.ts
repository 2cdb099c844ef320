/** Names for sources in the paths of a server: the last part of each path or URL, without what URLs treat specially. */
export function sourceNames(urls: readonly string[]): string[] {
	const taken = new Set<string>();
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
	return /^\.*$/.test(name) ? "source" : name;
}

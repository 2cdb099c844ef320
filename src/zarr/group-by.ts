/** Items by a key, keys and items in the order in which they come. */
export function groupBy<T>(items: Iterable<T>, key: (item: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const name = key(item);
		const group = groups.get(name);
		if (group === undefined) groups.set(name, [item]);
		else group.push(item);
	}
	return groups;
}

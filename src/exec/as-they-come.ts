/**
 * What comes of items, as it comes, some at a time. When one fails, or nobody wants more, no other is begun, and those under way
 * are waited for: they may have something to put away.
 */
export async function* asTheyCome<T, R>(
	items: readonly T[],
	limit: number,
	task: (item: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
	const underWay = new Set<Promise<void>>();
	const done: R[] = [];
	let next = 0;
	try {
		while (next < items.length || underWay.size > 0 || done.length > 0) {
			while (next < items.length && underWay.size < limit) {
				const item = items[next++] as T;
				const work: Promise<void> = task(item).then((result) => {
					underWay.delete(work);
					done.push(result);
				});
				underWay.add(work);
			}
			if (done.length === 0) await Promise.race(underWay);
			for (const result of done.splice(0)) yield result;
		}
	} finally {
		await Promise.allSettled(underWay);
	}
}

/**
 * What comes of items, as it comes, some at a time. When one fails, or nobody wants more, no other is begun, and those under way
 * are waited for: they may have something to put away.
 */
export async function* asTheyCome<T, R>(
	items: Iterable<T>,
	limit: number,
	task: (item: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
	const underWay = new Set<Promise<void>>();
	const done: R[] = [];
	const waiting = items[Symbol.iterator]();
	let isEnd = false;
	try {
		while (!isEnd || underWay.size > 0 || done.length > 0) {
			while (!isEnd && underWay.size < limit) {
				const item = waiting.next();
				isEnd = item.done === true;
				if (item.done === true) break;
				const work: Promise<void> = task(item.value).then((result) => {
					underWay.delete(work);
					done.push(result);
				});
				underWay.add(work);
			}
			if (done.length === 0 && underWay.size > 0) await Promise.race(underWay);
			for (const result of done.splice(0)) yield result;
		}
	} finally {
		await Promise.allSettled(underWay);
	}
}

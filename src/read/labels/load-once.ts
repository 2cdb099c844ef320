/** What is being read or was, by the array that it is read of. */
export type Loads<T> = WeakMap<object, Promise<T>>;

/** What was loaded for a key, or is being: once. A read that failed is not remembered, nor is it the failure of another caller who waited for it. */
export async function loadOnce<T>(loads: Loads<T>, key: object, load: () => Promise<T>): Promise<T> {
	const known = loads.get(key);
	if (known !== undefined)
		try {
			return await known;
		} catch {
			// It was not this caller who gave up, or whose connection broke.
		}
	const own = load();
	loads.set(key, own);
	own.catch(() => {
		if (loads.get(key) === own) loads.delete(key);
	});
	return own;
}

import type { Nested } from "./combine.ts";

/** All entries, without the lists they are in. */
export function flatten<T>(nested: Nested<T>): T[] {
	return nested.flatMap((entry) => (Array.isArray(entry) ? flatten(entry as Nested<T>) : [entry as T]));
}

/** The same lists of what becomes of each entry, without those of which nothing does. */
export function mapNested<T, R>(nested: Nested<T>, map: (entry: T) => R | undefined): Nested<R> {
	return nested.flatMap((entry): (R | Nested<R>)[] => {
		if (Array.isArray(entry)) return [mapNested(entry as Nested<T>, map)];
		const mapped = map(entry as T);
		return mapped === undefined ? [] : [mapped];
	});
}

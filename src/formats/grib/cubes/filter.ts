import { MiraError } from "../../../errors.ts";
import type { PlacedField } from "./place.ts";

type FilterValue = string | number;

const FILTER_KEYS: Record<string, (placed: PlacedField) => FilterValue | undefined> = {
	name: ({ parameter }) => parameter.name,
	levelKind: ({ level }) => level.kind,
	level: ({ level }) => level.values?.[0],
	product: ({ product }) => product.name,
	number: ({ product }) => product.number,
	percentile: ({ product }) => product.percentile,
	stepHours: ({ product }) => product.stepSeconds / 3600,
	time: ({ product }) => new Date(product.referenceSeconds * 1000).toISOString().slice(0, 19),
};

/** The keys of a filter. */
export const FILTER_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(FILTER_KEYS);

/**
 * Which fields are taken: those that have one of the values of every key. Keys: `name` (`2t`), `levelKind` (`isobaricInhPa`),
 * `level`, `product` (`instant`), `number`, `percentile`, `stepHours`, `time` (`2024-01-31T12:00:00`).
 */
export type GribFilter = Readonly<Record<string, FilterValue | readonly FilterValue[]>>;

/** Makes a test of a filter; a key that does not exist is an error, for it would let nothing or everything through. */
export function fieldFilter(filter: GribFilter): (placed: PlacedField) => boolean {
	const tests = Object.entries(filter).map(([key, wanted]) => {
		const read = Object.hasOwn(FILTER_KEYS, key) ? FILTER_KEYS[key] : undefined;
		if (read === undefined)
			throw new MiraError("bad-argument", `filter has no key "${key}"`, {
				hint: `Keys: ${FILTER_NAMES.join(", ")}`,
			});
		const values = Array.isArray(wanted) ? wanted : [wanted];
		return (placed: PlacedField): boolean => values.includes(read(placed));
	});
	return (placed) => tests.every((test) => test(placed));
}

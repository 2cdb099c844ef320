import { type OptionValue, oneOf, TAKES } from "../../errors.ts";
import type { AbortOptions } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import type { ArrangeOptions } from "./arrange.ts";

/** The conventions that a store can be arranged by. */
export type ArrangeConvention = "geozarr" | "ome";

/** The option `arrange` of other functions: a convention, or one with its options. */
export type Arrangement =
	| ArrangeConvention
	| ({ convention: ArrangeConvention } & Omit<ArrangeOptions, keyof AbortOptions>);

/** What a convention is named by. */
export const CONVENTIONS: OptionValue = oneOf("geozarr", "ome");

/** What the option `arrange` takes. */
export const ARRANGEMENT: OptionValue = {
	text: '"geozarr", "ome" or an object with one of them as convention',
	accepts: (value) =>
		CONVENTIONS.accepts(value) ||
		(TAKES.object.accepts(value) && CONVENTIONS.accepts((value as { convention?: unknown }).convention)),
};

/** What the option `arrange` of another function asks for. Arranging is loaded by those who ask: it is a third of the library. */
export async function arrangeAs(
	store: ManifestStore,
	arrangement: Arrangement,
	{ signal, timeoutMs }: AbortOptions = {},
): Promise<ManifestStore> {
	const { arrange } = await import("./arrange.ts");
	if (typeof arrangement === "string") return arrange(store, arrangement, { signal, timeoutMs });
	const { convention, ...options } = arrangement;
	return arrange(store, convention, { ...options, signal, timeoutMs });
}

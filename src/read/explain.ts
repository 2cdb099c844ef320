import { explainFillModel, type FillReport } from "../fill/explain.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { fillInForce, type MaskArrayOptions } from "./mask-arrays.ts";

/**
 * Why values of an array are missing: every candidate that was found, the role it got, what is emitted, and what other
 * readers will make of it. Plain data. An array that is refused because a fill value does not fit is explained too.
 */
export async function explainFill(
	store: ManifestStore,
	path: string,
	options: MaskArrayOptions & AbortOptions = {},
): Promise<FillReport> {
	return withDeadline("explaining", options, (own) => explain(store, path, own), { url: store.url, path });
}

async function explain(
	store: ManifestStore,
	path: string,
	options: MaskArrayOptions & AbortOptions,
): Promise<FillReport> {
	const node = store.node(path);
	const { array, error: problem } = node?.kind === "unfit" ? node : { array: store.array(path), error: undefined };
	const { description } = array;
	const diagnostics = store.diagnostics.filter((diagnostic) => diagnostic.path === description.path);
	return explainFillModel({
		...description,
		...description.fillRules,
		bigEndian: isBigEndian(description),
		boundedUnits: boundedUnits(store, description, options.signal),
		fill: fillInForce(description.fill, options),
		diagnostics,
		problem,
	});
}

function isBigEndian({ codecs }: ArrayDescription): boolean {
	return codecs.some(({ name, configuration }) => name === "bytes" && configuration?.endian === "big");
}

/** The units of the time whose `bounds` an array is, and which CF lets it leave out (7.1). */
function boundedUnits(
	store: ManifestStore,
	{ path, attributes }: ArrayDescription,
	signal: AbortSignal | undefined,
): string | undefined {
	if (attributes.has("units")) return undefined;
	const end = path.lastIndexOf("/") + 1;
	for (const { path: other, kind } of store.contents()) {
		throwIfOver(signal);
		if (kind !== "array" || other.lastIndexOf("/") + 1 !== end || !other.startsWith(path.slice(0, end))) continue;
		const node = store.node(other);
		if (node?.kind !== "array") continue;
		const { attributes: own } = node.array.description;
		const units = own.get("units")?.values[0];
		if (own.get("bounds")?.values[0] === path.slice(end) && typeof units === "string") return units;
	}
	return undefined;
}

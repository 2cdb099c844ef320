import { boundsOwners } from "../cf/bounds.ts";
import { explainFillModel, type FillReport } from "../fill/explain.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { ManifestGroup } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { textIn } from "../zarr/attributes.ts";
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
		boundedUnits: boundedUnits(store, node?.path ?? path, description),
		fill: fillInForce(description.fill, options),
		diagnostics,
		problem,
	});
}

function isBigEndian({ codecs }: ArrayDescription): boolean {
	return codecs.some(({ name, configuration }) => name === "bytes" && configuration?.endian === "big");
}

/** The units of the time whose `bounds` an array is, and which CF lets it leave out (7.1). */
function boundedUnits(store: ManifestStore, path: string, { attributes }: ArrayDescription): string | undefined {
	if (attributes.has("units")) return undefined;
	const end = path.lastIndexOf("/") + 1;
	const parent = store.node(path.slice(0, end));
	if (parent?.kind !== "group") return undefined;
	const owner = ownersOf(parent.group).get(path.slice(end));
	const node = owner === undefined ? undefined : parent.group.get(owner);
	return node?.kind === "array" ? textIn(node.array.description.attributes, "units") : undefined;
}

/** Looked for once in a group: whoever explains every array of it would go through all of them for each. */
const knownOwners = new WeakMap<ManifestGroup, ReadonlyMap<string, string>>();

function ownersOf(group: ManifestGroup): ReadonlyMap<string, string> {
	const owners = knownOwners.get(group) ?? boundsOwners(group.arrays);
	knownOwners.set(group, owners);
	return owners;
}

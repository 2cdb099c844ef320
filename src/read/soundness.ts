import { chainProblem } from "../codecs/chain-problem.ts";
import { MiraError } from "../errors.ts";
import { descriptionProblem } from "../manifest/description-problem.ts";
import { hasRootArray, type ManifestGroup, pathBelow } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";

/** A node that no store can have. */
type Unsound = {
	parent: ManifestGroup;
	name: string;
	path: `/${string}`;
	problem: string;
	/** True where it cannot even be asked for. */
	isNameless: boolean;
};

/** The code of the diagnostics about what a parser gave and no store can have. */
export const UNSOUND = "unsound-node";

/**
 * Checks what a parser hands over: arrays that contradict themselves are refused with the reason, nodes without a usable name
 * are taken out, each with a diagnostic; the rest of the store can be read. No codec and no reference is loaded for it.
 */
export function refuseUnsound({ group, url, diagnostics }: ManifestStore): void {
	for (const { parent, name, path, problem, isNameless } of [...unsoundBelow(group, "/")]) {
		parent.delete(name);
		const hint = "A document of the store says so, or its parser has a bug";
		if (!isNameless) parent.add(name, new MiraError("bad-metadata", problem, { path, url, hint }));
		const message = `it is ${isNameless ? "left out" : "refused"}: ${problem}`;
		diagnostics.push({ severity: "error", code: UNSOUND, path, message, hint });
	}
}

/** Throws for the first node of a store that other readers would refuse: what is written must be sound. */
export function requireSound({ group, url }: ManifestStore): void {
	for (const { path, problem } of unsoundBelow(group, "/"))
		throw new MiraError("bad-metadata", `this cannot be written: ${problem}`, { path, url });
}

function* unsoundBelow(group: ManifestGroup, path: `/${string}`): IterableIterator<Unsound> {
	for (const [name, node] of group.nodes()) {
		const place = { parent: group, name, path: pathBelow(path, name) };
		const isRootArray = name === "" && path === "/" && node.kind !== "group";
		const naming = isRootArray ? undefined : nameProblem(name, path === "/" && hasRootArray(group));
		const problem =
			naming ??
			(node.kind === "array"
				? (descriptionProblem(node.array.description) ?? chainProblem(node.array.description.codecs))
				: undefined);
		if (problem !== undefined) yield { ...place, problem, isNameless: naming !== undefined };
		else if (node.kind === "group") yield* unsoundBelow(node.group, place.path);
	}
}

/** Why nothing can have that name (Zarr v3, section "Node names"). */
function nameProblem(name: string, isBesideRoot: boolean): string | undefined {
	if (name === "" || name === "." || name === ".." || name.includes("/"))
		return `"${name}" cannot be a name: it is empty, one or two dots, or has a slash`;
	return isBesideRoot ? `an array is the root of the store, and nothing can be beside it` : undefined;
}
